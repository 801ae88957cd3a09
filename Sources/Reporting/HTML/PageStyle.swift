/// How the HTML report looks.
///
/// It holds neither `<` nor `&`, so that the page is the same to a reader of HTML and of XML.
enum PageStyle {
  /// The whole style sheet of the page, drawings included.
  static let text = "\n" + Palette.styleSheet + styleSheet + DrawingStyle.styleSheet

  private static let styleSheet = """
    :root{--bar:#0a4a8c}
    @media (prefers-color-scheme:dark){:root{--bar:#1c2f45}}
    *,*::before,*::after{box-sizing:border-box}
    [hidden]{display:none !important}
    html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .page{max-width:84rem;margin:0 auto;padding:0 1rem 3rem}
    .bar{background:var(--bar);color:#fff}
    .bar .page{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;padding:.75rem 1rem}
    .bar a{color:#fff;text-decoration:none;padding:.1rem 0}
    .bar a:hover{text-decoration:underline}
    .bar a:focus-visible{outline-color:#fff}
    a{color:var(--accent);text-underline-offset:.15em}
    a:focus-visible,select:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
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
    .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8.5rem,30%),1fr));gap:.75rem;margin:1.25rem 0}
    .tiles div{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
    .tiles dt{font-size:.85rem;color:var(--soft)}
    .tiles dd{margin:0;font-size:1.5rem;font-weight:700;font-variant-numeric:tabular-nums}
    .tiles .error dd,.level.error{color:var(--error)}
    .tiles .warning dd,.level.warning{color:var(--warning)}
    .tiles .info dd,.level.info{color:var(--info)}
    #filter>summary,.rest>summary{display:inline-block;min-height:2.75rem;padding:.6rem 1rem;border:1px solid var(--wire);border-radius:.375rem;font-weight:600}
    .rest{margin:1.5rem 0}
    .filters{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.75rem;align-items:end;margin:.75rem 0}
    .filters label{display:block;font-size:.85rem;color:var(--soft)}
    .filters select,.filters input,button{display:block;width:100%;min-height:2.75rem;margin-top:.2rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--wire);border-radius:.375rem;padding:.35rem .5rem}
    .filters p{margin:0;grid-column:1/-1;font-size:.9rem}
    #more{width:auto;min-width:12rem;font:inherit}
    .gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:1rem;list-style:none;margin:1rem 0;padding:0}
    .tile{position:relative;display:flex;flex-direction:column;gap:.15rem;border:1px solid var(--line);border-top:.3rem solid var(--line);border-radius:.5rem;padding:.6rem;min-width:0;overflow-wrap:anywhere}
    .tile.error{border-top-color:var(--error)}
    .tile.warning{border-top-color:var(--warning)}
    .tile.info{border-top-color:var(--info)}
    .tile.clean{border-top-color:var(--required)}
    .tile a{font-weight:600;color:var(--ink);text-decoration:none}
    .tile a::after{content:"";position:absolute;top:0;right:0;bottom:0;left:0;border-radius:.5rem}
    .tile:hover a{text-decoration:underline}
    .tile a:focus-visible{outline:none}
    .tile a:focus-visible::after{outline:3px solid var(--accent);outline-offset:2px}
    .thumb{display:block;align-self:center;height:11rem;width:auto;max-width:100%;margin-bottom:.4rem;background:var(--paper);border:1px solid var(--wire);border-radius:.4rem}
    span.thumb{width:7rem;display:grid;place-items:center;color:var(--soft);font-size:.85rem}
    .thumb .v{fill:var(--panel)}
    .thumb .c{fill:var(--paper);stroke:var(--line)}
    .thumb .i{fill:var(--fill);stroke:var(--wire);stroke-width:.6}
    .thumb .t{fill:var(--wire)}
    .thumb .m{fill:none;stroke:var(--error);stroke-width:2}
    .warning .thumb .m{stroke:var(--warning)}
    .info .thumb .m{stroke:var(--info)}
    .tile .level{white-space:nowrap}
    .account{border:1px solid var(--line);border-radius:.5rem;padding:.6rem 1rem;overflow-wrap:anywhere}
    .account dl{margin:.4rem 0 0}
    .account dt{font-weight:700;margin-top:.5rem}
    .account dd{margin:0}
    .legend{margin:0 0 1rem}
    article.screen{border-top:1px solid var(--line);padding:1.5rem 0 2rem}
    .place{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
    .split{display:grid;gap:1.25rem;margin-top:1rem}
    figure{margin:0;min-width:0}
    .canvas{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
    .canvas .drawing{display:block;max-width:100%;height:auto;margin:0 auto}
    .wide .canvas .drawing{max-width:none}
    figcaption{font-size:.85rem;color:var(--soft);margin-top:.4rem;overflow-wrap:anywhere}
    .card{border:1px solid var(--line);border-left:.3rem solid var(--mark);border-radius:.5rem;padding:.8rem 1rem;margin:0 0 1rem;overflow-wrap:anywhere}
    .card.error{--mark:var(--error)}
    .card.warning{--mark:var(--warning)}
    .card.info{--mark:var(--info)}
    .level{font-weight:700;font-size:.8rem;text-transform:uppercase;letter-spacing:.04em}
    .tags{display:flex;flex-wrap:wrap;gap:.25rem .75rem;font-size:.875rem;margin:.3rem 0;padding:0;list-style:none}
    .found{list-style:none;margin:.6rem 0 0;padding:0}
    .found li{padding:.5rem 0 .5rem 2.6rem;min-height:2.75rem;position:relative;border-top:1px solid var(--line)}
    .found li:target{background:var(--panel)}
    .found .number{position:absolute;left:.1rem;top:.6rem;min-width:1.75rem;height:1.75rem;padding:0 .3rem;border-radius:.9rem;background:var(--mark);color:var(--paper);font-weight:700;font-size:.85rem;line-height:1.75rem;text-align:center;text-decoration:none}
    .found a.number::after{content:"";position:absolute;top:-.5rem;left:-.5rem;min-width:2.75rem;min-height:2.75rem}
    .warning .found .number,.info .found .number{border-radius:.25rem}
    .source{margin:.35rem 0 0;padding:.4rem .6rem;background:var(--panel);border-radius:.3rem;white-space:pre-wrap;overflow-wrap:anywhere}
    .source mark{background:none;color:inherit;text-decoration:underline;text-decoration-color:var(--mark);text-decoration-thickness:.1em;text-underline-offset:.25em}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:.9rem}
    caption{text-align:left;font-weight:700;padding:.75rem 0 .4rem}
    th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
    td.count,th.count{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
    td.bad{color:var(--error);font-weight:700}
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
    .split{grid-template-columns:minmax(20rem,29rem) minmax(0,1fr)}
    .split.bare,.split.wide{grid-template-columns:minmax(0,1fr)}
    }
    @media (min-width:60rem) and (min-height:62rem){
    .split:not(.wide) figure{position:sticky;top:1rem;align-self:start}
    }
    @media (max-width:30rem){
    .split{margin-left:-1rem;margin-right:-1rem}
    .cards,figcaption,figure details{padding:0 1rem}
    .canvas{border-width:1px 0;border-radius:0}
    .gallery{grid-template-columns:repeat(2,minmax(0,1fr));gap:.6rem}
    }
    @media screen{.many article.screen{content-visibility:auto;contain-intrinsic-size:auto 60rem}.many .tile{content-visibility:auto;contain-intrinsic-size:auto 18rem}}
    @media print{
    .skip,.bar,.filters,#more,.legend,article details.place{display:none !important}
    .page{max-width:none;padding:0}
    html{font-size:9.5pt}
    .split{grid-template-columns:40% minmax(0,1fr)}
    .split.bare,.split.wide{grid-template-columns:minmax(0,1fr)}
    figure{position:static}
    .canvas .drawing,.wide .canvas .drawing{max-width:100%;max-height:20cm}
    .gallery{grid-template-columns:repeat(6,1fr)}
    .thumb{height:5rem}
    figure,.tile,.found li,tr{break-inside:avoid}
    h2,h3,h4{break-after:avoid}
    .tiles div,.source,.found .number{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
}
