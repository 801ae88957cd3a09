/// How drawings look everywhere.
enum DrawingStyle {
  /// The style sheet of a drawing in a file of its own.
  static func standalone(showsFacts: Bool) -> String { "\n" + Palette.styleSheet + sheet(showsFacts) }

  /// What a document brings with it.
  static func document(isForPixels: Bool, showsFacts: Bool) -> String {
    isForPixels ? resolved(showsFacts: showsFacts) : standalone(showsFacts: showsFacts)
  }

  private static func sheet(_ showsFacts: Bool) -> String { showsFacts ? styleSheet + facts : styleSheet }

  /// The same for programs that know no variables of style sheets, as those that make pixels: in light colours.
  static func resolved(showsFacts: Bool) -> String {
    var rules: [String] = []
    for rule in sheet(showsFacts).split(separator: "\n") {
      guard rule.contains("--mark") else {
        rules.append(String(rule))
        continue
      }
      // The class of its marks is on an element around, or is its own class.
      let inner = rule.replacing(".drawing ", with: "")
      guard !inner.contains("{--mark") else { continue }
      for severity in ["error", "warning", "info"] {
        let selectors = inner.prefix { $0 != "{" }
        let declarations = inner.dropFirst(selectors.count).replacing("--mark", with: "--\(severity)")
        rules.append(".\(severity) \(selectors),.\(severity)\(selectors)\(declarations)")
      }
    }
    let text = "\n" + rules.joined(separator: "\n") + "\n"
    return Palette.light.entries.reduce(text) { $0.replacing("var(--\($1.name))", with: $1.value) }
  }

  static let styleSheet = """
    .drawing{font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:none;stroke:none}
    .drawing text{fill:var(--ink);white-space:pre}
    .drawing svg *{vector-effect:non-scaling-stroke}
    .drawing .ground{fill:var(--paper)}
    .drawing .beyond{fill:var(--panel)}
    .drawing .screen{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}
    .drawing .edge{stroke:var(--ink);stroke-width:1.5}
    .drawing .view{fill:var(--panel);fill-opacity:.7;stroke:var(--line)}
    .drawing .area{stroke:var(--wire);stroke-dasharray:1 3}
    .drawing .cell{fill:var(--paper);stroke:var(--wire)}
    .drawing .part{stroke:var(--line);stroke-dasharray:3 2}
    .drawing .image{fill:var(--fill);stroke:var(--wire)}
    .drawing .glyph{fill:var(--wire)}
    .drawing .stroke{stroke:var(--soft);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
    .drawing .unknown{fill:var(--fill)}
    .drawing .control{fill:var(--panel);stroke:var(--accent)}
    .drawing .pill{fill:var(--panel);stroke:var(--wire)}
    .drawing .bold{font-weight:600}
    .drawing .soft{fill:var(--soft)}
    .drawing .loose{fill:var(--soft);font-style:italic}
    .drawing .link{fill:var(--accent)}
    .drawing .middle{text-anchor:middle}
    .drawing .end{text-anchor:end}
    .drawing .error{--mark:var(--error)}
    .drawing .warning{--mark:var(--warning)}
    .drawing .info{--mark:var(--info)}
    .drawing .culprit{stroke:var(--mark);stroke-width:2;vector-effect:non-scaling-stroke}
    .drawing .inherited{stroke-dasharray:6 3}
    .drawing .related{stroke:var(--mark);stroke-width:1;stroke-dasharray:2 3;vector-effect:non-scaling-stroke}
    .drawing .asked{stroke:var(--required);stroke-width:1.5;stroke-dasharray:4 3;vector-effect:non-scaling-stroke}
    .drawing .missing{stroke:var(--required);stroke-width:1;vector-effect:non-scaling-stroke}
    .drawing .hatch{stroke:var(--required);stroke-width:1.2}
    .drawing .measure{stroke:var(--mark);stroke-width:1.2;vector-effect:non-scaling-stroke}
    .drawing .norm{stroke:var(--required);stroke-width:1.2;vector-effect:non-scaling-stroke}
    .drawing .size,.drawing .asked-size{font-weight:600;stroke:var(--paper);stroke-width:.25em;stroke-linejoin:round;paint-order:stroke}
    .drawing .size{fill:var(--mark)}
    .drawing .asked-size{fill:var(--required)}
    .drawing .leader{stroke:var(--mark);stroke-width:1.2;vector-effect:non-scaling-stroke}
    .drawing .badge{fill:var(--mark);stroke:var(--paper);stroke-width:1.5}
    .drawing .number{fill:var(--paper);font-weight:700;text-anchor:middle}
    .drawing .ghost{stroke:var(--line);stroke-dasharray:5 4}
    .drawing .made-up{stroke-dasharray:5 3}

    """

  /// What facts that are written over a drawing look like.
  private static let facts = """
    .drawing .fact{stroke:var(--accent);stroke-width:.75;stroke-dasharray:2 2}
    .drawing .gap{stroke:var(--required);stroke-width:1}
    .drawing .fact-text,.drawing .gap-text{stroke:var(--paper);stroke-width:.25em;stroke-linejoin:round;paint-order:stroke}
    .drawing .fact-text{fill:var(--accent)}
    .drawing .gap-text{fill:var(--required);font-weight:600}

    """
}
