import Documents
import Linting
import Screens

/// The picture of one screen as SVG: a wireframe by its frames, or a schematic phone where no frame is known; with the
/// findings marked.
///
/// It holds no style: a page brings ``DrawingStyle``, a file of its own has it inside.
struct ScreenSVG {
  private let schematic: SchematicScreen
  private let findings: [DrawnFinding]
  private let id: String
  private let canvas: DrawingCanvas
  private let showsFacts: Bool

  private var drawing: ScreenDrawing { schematic.drawing }
  /// Whether no frame is known, so that all places are made up.
  var isSchematic: Bool { schematic.isWhole }
  /// Whether the picture is wider than a phone's, and has to be seen by itself.
  var isWide: Bool { canvas.displaySize.width > 520 }

  /// The width and height that it is meant to be seen at, in pixels of a page.
  var displaySize: (width: Double, height: Double) { canvas.displaySize }

  /// The most findings that are marked: more would hide the screen.
  static let markLimit = 150

  /// - Parameters:
  ///   - findings: those on the screen, in the order of their numbers.
  ///   - id: the prefix of the ids of the picture, so that several can be in one page.
  ///   - showsFacts: whether kinds, sizes and gaps are written over it.
  init(_ drawing: ScreenDrawing, _ findings: [DrawnFinding], id: String, showsFacts: Bool = false) {
    self.showsFacts = showsFacts
    schematic = SchematicScreen(drawing)
    self.findings = Array(findings.prefix(Self.markLimit))
    self.id = id
    canvas = DrawingCanvas(schematic.drawing, marked: self.findings.map(\.mark.element))
  }

  /// The ids of the elements that say what the picture shows.
  var names: String { "\(id)-title \(id)-text" }
  /// Whether anything in the picture leads somewhere.
  var hasLinks: Bool { findings.contains { !$0.target.isEmpty } }

  /// Writes the picture as an element of a page.
  func write(to xml: inout XMLWriter) { write(to: &xml, style: nil) }

  /// Writes the picture as a figure of a page holds it.
  func writeCanvas(to xml: inout XMLWriter) {
    var attributes: [(StaticString, String)] = [("class", "canvas"), ("role", "group"), ("aria-labelledby", names)]
    // What scrolls has to be reached by the keyboard, by a link in it if by nothing else.
    if isWide, !hasLinks { attributes.append(("tabindex", "0")) }
    xml.element("div", attributes) { write(to: &$0) }
  }

  /// Writes the picture as a document of its own.
  ///
  /// - Parameter style: the style sheet that it brings.
  func writeDocument(to output: inout ReportBuffer, style: String) {
    var buffer = ReportBuffer()
    swap(&buffer, &output)
    var xml = XMLWriter(buffer)
    xml.declaration()
    write(to: &xml, style: style)
    output = xml.output
  }

  private func write(to xml: inout XMLWriter, style: String?) {
    let (box, size) = (canvas.viewBox, canvas.displaySize)
    var attributes: [(StaticString, String)] = [
      ("class", isSchematic ? "drawing schematic" : "drawing"),
      ("viewBox", "\(box.x.brief) \(box.y.brief) \(box.width.brief) \(box.height.brief)"),
      ("width", size.width.brief), ("height", size.height.brief),
    ]
    // In a page it is what holds the picture that has the role, as HTML wants it.
    if style != nil {
      attributes.insert(("xmlns", "http://www.w3.org/2000/svg"), at: 0)
      attributes += [("role", "group"), ("aria-labelledby", names)]
    }
    xml.element("svg", attributes) { xml in
      xml.line("title", [("id", "\(id)-title")], text: title)
      xml.line("desc", [("id", "\(id)-text")], text: description)
      if let style { xml.element("style", verbatim: style) }
      // Taken and given back, as a copy of a large document would be expensive.
      var pen = DrawingPen(XMLWriter())
      pen.exchange(&xml)
      if style != nil { pen.rectangle(box, "ground") }
      writeWireframe(to: &pen)
      pen.exchange(&xml)
    }
  }

  private func writeWireframe(to pen: inout DrawingPen) {
    let area = canvas.area
    // What reaches beyond the area is cut off there; marks and measures need the margin.
    let place: [(StaticString, String)] = [
      ("x", area.x.brief), ("y", area.y.brief), ("width", area.width.brief), ("height", area.height.brief),
      ("viewBox", "\(area.x.brief) \(area.y.brief) \(area.width.brief) \(area.height.brief)"),
      ("aria-hidden", "true"),
    ]
    pen.group("svg", place) { WireframeWriter(schematic, canvas).write(to: &$0) }
    let room = MarkWriter(schematic, canvas, findings, id: id).write(to: &pen)
    guard showsFacts else { return }
    var facts = FactWriter(schematic, canvas, room: room)
    facts.write(to: &pen)
  }

  /// What the screen is called.
  var title: String { drawing.name.map { "Screen \($0)" } ?? "Screen \(drawing.ordinal)" }

  private var description: String {
    let kind = isSchematic ? "A schematic, since no frame is known" : "A wireframe"
    switch findings.count {
    case 0: return "\(kind)."
    case 1: return "\(kind), with 1 finding marked."
    default: return "\(kind), with \(findings.count) findings marked."
    }
  }

  /// What a reader has to know about the picture, in sentences.
  ///
  /// - Parameter allFindings: how many findings there are to mark.
  func notes(allFindings: Int) -> [String] {
    var notes: [String] = []
    if isSchematic {
      notes.append("Schematic: the file has no frames, so parts are drawn at their usual location.")
    } else if drawing.unit == ScreenDrawing.pixels {
      notes.append("Lengths are in pixels and not measured, since the density of the screen is unknown.")
    } else {
      notes.append("Lengths in \(drawing.unit).")
      if !schematic.placed.isEmpty {
        notes.append("Dashed cells are schematic: code sets their size.")
      }
    }
    if drawing.elements.contains(where: { $0.isOpen && $0.isPrototype }) {
      notes.append("Code or data fills the prototype cells.")
    }
    var parts: [String] = []
    let outside = drawing.elements.count { $0.frame.map { !$0.isEmpty && canvas.visible($0) == nil } ?? false }
    if !undrawn.isEmpty { parts.append("\(SummaryLine.counted(undrawn.count, "element")) without a frame") }
    if outside > 0 { parts.append("\(SummaryLine.counted(outside, "element")) far off the screen") }
    if drawing.omitted > 0 { parts.append("\(SummaryLine.counted(drawing.omitted, "more element"))") }
    if allFindings > findings.count {
      parts.append("the marks of \(SummaryLine.counted(allFindings - findings.count, "finding"))")
    }
    if !parts.isEmpty { notes.append("Not drawn: " + parts.joined(separator: ", ") + ".") }
    return notes
  }

  /// The elements that have no frame and are something to see, by their index.
  var undrawn: [Int] {
    drawing.elements.indices.dropFirst().filter {
      drawing.elements[$0].kind.isVisible && (drawing.elements[$0].frame?.isEmpty ?? true)
    }
  }
}

extension Kind {
  /// Whether it is something to see, and not what happens.
  var isVisible: Bool { self != .tap && self != .dynamicLayout }
}
