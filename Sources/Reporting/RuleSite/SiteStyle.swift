/// How the site of the rules looks.
enum SiteStyle {
  static let text = PageStyle.text + frame + content

  /// The text on each page. The site of the documentation has its own.
  private static let frame = """
    main.page{max-width:54rem}
    main h1{font-size:2rem;font-weight:600;margin:2rem 0 .8rem}
    main h2{font-size:1.5rem;font-weight:600;margin:2.5rem 0 .8rem}
    main p{margin:.8rem 0}
    main p,main li{overflow-wrap:anywhere}
    main pre{background:var(--panel);border-radius:.3rem;margin:.6rem 0;padding:.6rem .8rem;overflow-x:auto}
    main pre code{font-size:1em}
    main :not(pre) code{background:var(--panel);border-radius:.2rem;padding:.05em .3em}
    td:first-child code{white-space:nowrap}

    """

  /// The classes that the site of the documentation uses too, one rule of CSS in a line.
  private static let content = """
    .fl-labels{display:flex;flex-wrap:wrap;gap:.4em .5em;align-items:center}
    .fl-label{border:1px solid var(--line);border-radius:1.1em;padding:0 .75em;font-size:.8125em;line-height:2;color:var(--soft)}
    .fl-label.fl-error{color:var(--error)}
    .fl-label.fl-warning{color:var(--warning)}
    .fl-label.fl-info{color:var(--info)}
    .fl-small{font-size:.875em;color:var(--soft)}
    .fl-filters{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:.75em;align-items:end;background:var(--panel);border:1px solid var(--line);border-radius:.5em;padding:.75em;margin:1em 0}
    .fl-filters[hidden],.fl-group[hidden],.fl-rules li[hidden]{display:none}
    .fl-filters label{font-size:.8125em;color:var(--soft)}
    .fl-filters select,.fl-filters input{display:block;box-sizing:border-box;width:100%;min-height:3em;margin-top:.2em;padding:.2em .5em;font:inherit;font-size:1.15em;color:var(--ink);background:var(--paper);border:1px solid var(--wire);border-radius:.3em}
    .fl-filters :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    .fl-filters output{grid-column:1/-1;font-size:.875em}
    .fl-rules{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19em,100%),1fr));gap:.75em}
    .fl-rules li{border:1px solid var(--line);border-radius:.5em;padding:.6em .9em;display:flex;flex-direction:column;gap:.5em;min-width:0}
    .fl-rules a{font-weight:600;text-decoration:none}
    .fl-rules a:hover{text-decoration:underline}
    .fl-rules .fl-labels{font-size:.875em;margin:auto 0 0}
    .fl-rules .fl-labels code{background:none;padding:0;flex-basis:100%}
    .fl-examples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19em,100%),1fr));gap:1em;align-items:start}
    .fl-example{border:1px solid var(--line);border-top:.25em solid var(--error);border-radius:.5em;padding:.6em .9em;min-width:0}
    .fl-prefer .fl-example{border-top-color:var(--required)}
    .fl-example p{font-size:.9375em;margin:.25em 0 .6em}
    .fl-example figure{margin:0 0 .5em;display:block;width:100%;max-width:none}
    .fl-example .canvas{overflow:auto;text-align:center;background:var(--paper);border:1px solid var(--line);border-radius:.4em}
    .fl-example .canvas + .canvas{margin-top:.5em}
    .fl-example .canvas .drawing{display:block;margin:0 auto;max-width:100%;max-height:27em;height:auto;width:auto}
    .fl-example ol{font-size:.9em;margin:.4em 0;padding-left:1.4em;overflow-wrap:anywhere}
    .fl-example li{margin:0 0 .25em}
    .fl-example details{margin:.5em 0 0;border:1px solid var(--line);border-radius:.3em;font-size:.8125em}
    .fl-example summary{cursor:pointer;padding:.4em .6em;font-weight:400}
    .fl-example details pre{margin:0;padding:0;background:none;overflow:auto;max-height:30em}
    .fl-example details pre code{display:block;white-space:pre-wrap;padding:.6em;background:var(--panel)}
    .fl-example mark{background:none;color:var(--error);font-weight:700}
    .fl-selector code{display:block;background:var(--panel);padding:.5em .75em;border-radius:.3em;overflow-wrap:anywhere}
    .fl-table{overflow-x:auto;margin:.8em 0}
    @media (max-width:40em){.fl-filters{grid-template-columns:repeat(2,minmax(0,1fr))}}
    @media print{.fl-filters{display:none}.fl-example{break-inside:avoid}}

    """
}
