/// How the HTML report looks.
///
/// It holds neither `<` nor `&`, so that the page is the same to a reader of HTML and of XML.
enum PageStyle {
  /// The whole style sheet of the page, drawings included.
  static let text = "\n" + Palette.styleSheet + styleSheet + DrawingStyle.styleSheet

  private static let styleSheet = """
    *,*::before,*::after{box-sizing:border-box}
    [hidden]{display:none !important}
    html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .page{max-width:84rem;margin:0 auto;padding:0 1rem 3rem}
    a{color:var(--accent);text-underline-offset:.15em}
    a:focus-visible,select:focus-visible,button:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
    .skip{position:absolute;left:-100vw;background:var(--paper);padding:.5rem 1rem;z-index:2}
    .skip:focus{left:.5rem;top:.5rem}
    h1,h2,h3,h4{line-height:1.25;margin:0}
    h1{font-size:1.6rem}
    h2{font-size:1.3rem;margin:2.5rem 0 1rem}
    h3{font-size:1.15rem;overflow-wrap:anywhere}
    h4{font-size:1rem}
    p{margin:.4rem 0}
    code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.85em}
    code{overflow-wrap:anywhere}
    bdi{overflow-wrap:anywhere}
    .soft{color:var(--soft)}
    .small{font-size:.875rem}
    .masthead{padding:1.5rem 0 .5rem}
    .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,30%),1fr));gap:.75rem;margin:1.25rem 0}
    .tiles div{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
    .tiles dt{font-size:.85rem;color:var(--soft)}
    .tiles dd{margin:0;font-size:1.5rem;font-weight:650;font-variant-numeric:tabular-nums}
    .tiles .error dd,.level.error{color:var(--error)}
    .tiles .warning dd,.level.warning{color:var(--warning)}
    .tiles .info dd,.level.info{color:var(--info)}
    .contents{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
    .filters{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;align-items:end;margin:1rem 0}
    .filters label{display:block;font-size:.85rem;color:var(--soft)}
    .filters select,.filters button{display:block;width:100%;min-height:2.75rem;margin-top:.2rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--wire);border-radius:.375rem;padding:.35rem .5rem}
    .filters p{margin:0;grid-column:1/-1;font-size:.9rem}
    article.screen{border-top:1px solid var(--line);padding:1.5rem 0 2rem}
    .place{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
    .split{display:grid;gap:1.25rem;margin-top:1rem}
    figure{margin:0;min-width:0}
    figure .drawing{display:block;width:100%;height:auto;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;margin:0 auto}
    figcaption{font-size:.85rem;color:var(--soft);margin-top:.4rem;overflow-wrap:anywhere}
    .card{border:1px solid var(--line);border-left:.3rem solid var(--mark);border-radius:.5rem;padding:.8rem 1rem;margin:0 0 1rem;overflow-wrap:anywhere}
    .card.error{--mark:var(--error)}
    .card.warning{--mark:var(--warning)}
    .card.info{--mark:var(--info)}
    .level{font-weight:650;font-size:.8rem;text-transform:uppercase;letter-spacing:.04em}
    .why{color:var(--soft);font-size:.925rem}
    .tags{display:flex;flex-wrap:wrap;gap:.25rem .75rem;font-size:.875rem;margin:.3rem 0;padding:0;list-style:none}
    .found{list-style:none;margin:.6rem 0 0;padding:0}
    .found li{padding:.5rem 0 .5rem 2.6rem;position:relative;border-top:1px solid var(--line)}
    .found li:target{background:var(--panel)}
    .found .number{position:absolute;left:.1rem;top:.6rem;min-width:1.75rem;height:1.5rem;padding:0 .3rem;border-radius:.75rem;background:var(--mark);color:var(--paper);font-weight:700;font-size:.85rem;line-height:1.5rem;text-align:center;text-decoration:none}
    .warning .found .number,.info .found .number{border-radius:.25rem}
    .source{margin:.35rem 0 0;padding:.4rem .6rem;background:var(--panel);border-radius:.3rem;white-space:pre-wrap;overflow-wrap:anywhere}
    .source mark{background:none;color:inherit;text-decoration:underline;text-decoration-color:var(--mark);text-decoration-thickness:.1em;text-underline-offset:.25em}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:.9rem}
    caption{text-align:left;font-weight:650;padding:.75rem 0 .4rem}
    th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
    td.count,th.count{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
    td.bad{color:var(--error);font-weight:650}
    tbody th{font-weight:400}
    tr:target{background:var(--panel)}
    .rule-page{border-top:1px solid var(--line);padding:1rem 0}
    .rule-page:target{background:var(--panel)}
    details summary{cursor:pointer}
    .plain{padding-left:1.2rem;overflow-wrap:anywhere}
    .drawing .reach{fill:none;pointer-events:all}
    .drawing .badge-group:target .badge,.drawing .on .badge{stroke:var(--ink);stroke-width:2.5}
    .drawing .off{display:none}
    .picked .mark{opacity:.15}
    .picked .badge-group{opacity:.35}
    .picked .mark.on,.picked .badge-group.on{opacity:1}
    @media (min-width:60rem){
    .split{grid-template-columns:minmax(20rem,30rem) minmax(0,1fr)}
    .split.bare{grid-template-columns:minmax(0,1fr)}
    figure{position:sticky;top:1rem;align-self:start}
    figure .drawing{width:auto;max-width:100%;max-height:calc(100vh - 5rem)}
    }
    @media screen{.many .split{content-visibility:auto;contain-intrinsic-size:auto 50rem}}
    @media print{
    .skip,.contents,.filters{display:none !important}
    .page{max-width:none;padding:0}
    html{font-size:9.5pt}
    .split{grid-template-columns:40% minmax(0,1fr)}
    .split.bare{grid-template-columns:minmax(0,1fr)}
    figure{position:static}
    figure .drawing{max-height:22cm}
    figure,.found li,tr{break-inside:avoid}
    h2,h3,h4{break-after:avoid}
    .tiles div,.source,.found .number{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
}
