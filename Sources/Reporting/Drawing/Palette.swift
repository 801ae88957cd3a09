/// The colours of drawings and of the HTML report, as sRGB in hexadecimal.
///
/// Texts keep to a contrast of 4.5 to 1 and marks to 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11); a test computes it.
struct Palette: Sendable {
  /// Behind everything.
  let paper: String
  /// Behind panels, which are apart from the paper.
  let panel: String
  /// Texts.
  let ink: String
  /// Texts that are beside the point.
  let softInk: String
  /// Lines between things.
  let line: String
  /// The outlines of a wireframe.
  let wire: String
  /// What a wireframe's images and unknown texts are filled with.
  let fill: String
  /// Links and the focus.
  let accent: String
  let error: String
  let warning: String
  let info: String
  /// What is asked for.
  let required: String

  static let light = Palette(
    paper: "#ffffff", panel: "#f4f6f8", ink: "#1c2630", softInk: "#525e6b", line: "#d3d9e0", wire: "#8592a0",
    fill: "#e6eaef", accent: "#0a58a8", error: "#b3001b", warning: "#8a5200", info: "#0a58a8", required: "#0b6b4a")
  static let dark = Palette(
    paper: "#13171c", panel: "#1c2229", ink: "#e8ecf1", softInk: "#a9b4c1", line: "#39434f", wire: "#77859a",
    fill: "#2c353f", accent: "#84bcff", error: "#ff8d92", warning: "#f3ba4d", info: "#84bcff", required: "#5fd3a6")

  /// The names of the colours as style sheets use them, with their values.
  var entries: [(name: String, value: String)] {
    [
      ("paper", paper), ("panel", panel), ("ink", ink), ("soft", softInk), ("line", line), ("wire", wire),
      ("fill", fill), ("accent", accent), ("error", error), ("warning", warning), ("info", info),
      ("required", required),
    ]
  }

  private var declarations: String { entries.map { "--\($0.name):\($0.value)" }.joined(separator: ";") }

  /// The style sheet that gives the colours their names; paper has no dark side.
  static let styleSheet = """
    :root{color-scheme:light dark;\(light.declarations)}
    @media (prefers-color-scheme:dark){:root{\(dark.declarations)}}
    @media print{:root{color-scheme:light;\(light.declarations)}}

    """
}
