/// How the site of the rules looks: as the HTML report, and with examples side by side.
enum SiteStyle {
  static let text = PageStyle.text + styleSheet

  private static let styleSheet = """
    .rules{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr));gap:.75rem}
    .rules li{border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem;overflow-wrap:anywhere}
    .rules a{display:inline-block;min-height:1.5rem;font-weight:600}
    .sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr));gap:0 1.5rem}
    .sides section{min-width:0}
    .sides figure{margin:0 0 1.5rem}
    figcaption p{color:var(--ink)}
    .masthead nav + h1{margin-top:.75rem}
    dt{margin-top:.4rem}
    dd{margin:0 0 0 1.2rem}

    """
}
