import Documents
import Linting
import Screens

/// The picture of one screen as SVG: a wireframe by its frames, or its outline as a tree where no frame is known; with the findings
/// marked.
///
/// It holds no style: a page brings ``DrawingStyle``, a file of its own has it inside.
struct ScreenSVG {
  private let drawing: ScreenDrawing
  private let findings: [DrawnFinding]
  private let id: String
  /// Whether no frame is known, so that the picture is a tree.
  let isTree: Bool
  private let canvas: DrawingCanvas

  /// The most findings that are marked: more would hide the screen.
  static let markLimit = 150

  /// - Parameters:
  ///   - findings: those on the screen, in the order of their numbers.
  ///   - id: what the ids of the picture begin with, so that several can stand in one page.
  init(_ drawing: ScreenDrawing, _ findings: [DrawnFinding], id: String) {
    self.drawing = drawing
    self.findings = Array(findings.prefix(Self.markLimit))
    self.id = id
    isTree = !drawing.elements.contains { $0.frame.map { !$0.isEmpty } ?? false }
    canvas = DrawingCanvas(drawing, marked: self.findings.map(\.mark.element))
  }

  /// Writes the picture as an element of a page.
  func write(to xml: inout XMLWriter) { write(to: &xml, isStandalone: false) }

  /// Writes the picture as a document of its own.
  func writeDocument(to output: inout ReportBuffer) {
    var buffer = ReportBuffer()
    swap(&buffer, &output)
    var xml = XMLWriter(buffer)
    xml.declaration()
    write(to: &xml, isStandalone: true)
    output = xml.output
  }

  private func write(to xml: inout XMLWriter, isStandalone: Bool) {
    let tree = OutlineTree(drawing, findings)
    let box = isTree ? tree.viewBox : canvas.viewBox
    var attributes: [(StaticString, String)] = [
      ("class", "drawing"), ("viewBox", "\(box.x.brief) \(box.y.brief) \(box.width.brief) \(box.height.brief)"),
      ("width", box.width.brief), ("height", box.height.brief), ("role", "group"),
      ("aria-labelledby", "\(id)-title \(id)-text"),
    ]
    if isStandalone { attributes.insert(("xmlns", "http://www.w3.org/2000/svg"), at: 0) }
    xml.element("svg", attributes) { xml in
      xml.line("title", [("id", "\(id)-title")], text: title)
      xml.line("desc", [("id", "\(id)-text")], text: description)
      if isStandalone { xml.element("style", verbatim: DrawingStyle.standalone) }
      // Taken and given back, as a copy of a large document would be expensive.
      var pen = DrawingPen(XMLWriter())
      pen.exchange(&xml)
      if isStandalone { pen.rectangle(box, "ground") }
      if isTree {
        tree.write(to: &pen)
      } else {
        writeWireframe(to: &pen)
      }
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
    pen.group("svg", place) { WireframeWriter(drawing, canvas).write(to: &$0) }
    MarkWriter(drawing, canvas, findings, id: id).write(to: &pen)
  }

  private var title: String { drawing.name.map { "Screen \($0)" } ?? "Screen \(drawing.ordinal)" }

  private var description: String {
    let kind = isTree ? "Its outline, as no frame is known" : "A wireframe drawn from its frames"
    switch findings.count {
    case 0: return "\(kind)."
    case 1: return "\(kind), with 1 finding marked."
    default: return "\(kind), with \(findings.count) findings marked."
    }
  }

  /// What a reader has to know about what the picture does not show; `nil` where it shows everything.
  func note(allFindings: Int) -> String? {
    var parts: [String] = []
    if !isTree {
      let frameless = drawing.elements.dropFirst().filter { $0.kind.isVisible && ($0.frame?.isEmpty ?? true) }.count
      let outside = drawing.elements.filter { $0.frame.map { !$0.isEmpty && canvas.visible($0) == nil } ?? false }.count
      if frameless > 0 { parts.append("\(SummaryLine.counted(frameless, "element")) without a frame") }
      if outside > 0 { parts.append("\(SummaryLine.counted(outside, "element")) far off the screen") }
    }
    let rest = drawing.omitted + (isTree ? max(0, drawing.elements.count - OutlineTree.rowLimit) : 0)
    if rest > 0 { parts.append("\(SummaryLine.counted(rest, "more element"))") }
    if allFindings > findings.count {
      parts.append("the marks of \(SummaryLine.counted(allFindings - findings.count, "finding"))")
    }
    return parts.isEmpty ? nil : "Not drawn: " + parts.joined(separator: ", ") + "."
  }

  /// The elements that have no frame and are something to see, by their index.
  var undrawn: [Int] {
    isTree
      ? []
      : drawing.elements.indices.dropFirst().filter {
        drawing.elements[$0].kind.isVisible && (drawing.elements[$0].frame?.isEmpty ?? true)
      }
  }
}

extension Kind {
  /// Whether it is something to see, and not what happens.
  var isVisible: Bool { self != .tap && self != .dynamicLayout }
}
