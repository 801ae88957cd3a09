import Linting
import Screens

/// Marks findings in the drawing of a screen: outlines, measures, and badges with numbers.
struct MarkWriter {
  private let schematic: SchematicScreen
  private let canvas: DrawingCanvas
  private let findings: [DrawnFinding]
  private let id: String
  /// Where each badge is.
  private let badges: [(x: Double, y: Double)]
  private let room: LabelLayout

  private var drawing: ScreenDrawing { schematic.drawing }

  /// - Parameter id: what the ids of the drawing begin with.
  init(_ schematic: SchematicScreen, _ canvas: DrawingCanvas, _ findings: [DrawnFinding], id: String) {
    self.schematic = schematic
    self.canvas = canvas
    self.findings = findings
    self.id = id
    var places = BadgeLayout(canvas, Self.texts(of: schematic.drawing))
    badges = findings.map { places.take(at: Self.place(of: $0, in: schematic.drawing, canvas).frame) }
    room = places.room
  }

  /// Where the screen's own texts are, as far as they are likely to reach.
  private static func texts(of drawing: ScreenDrawing) -> LabelLayout {
    var (texts, controls): ([Frame], [Frame]) = ([], [])
    for element in drawing.elements {
      guard let frame = element.frame, let text = element.text, !text.isEmpty else { continue }
      let width = min(frame.width, DrawnText.width(text, size: 15))
      if element.kind.isText {
        texts.append(Frame(x: frame.x, y: frame.y, width: width, height: frame.height))
      } else if [.button, .action, .tag].contains(element.kind) {
        let height = min(frame.height, 20)
        controls.append(
          Frame(
            x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width: width,
            height: height))
      }
    }
    return LabelLayout(texts: texts, controls: controls)
  }

  /// The part of a frame that a finding is marked at, and whether it is that of an element that holds the finding's
  /// own.
  private static func place(
    of finding: DrawnFinding, in drawing: ScreenDrawing, _ canvas: DrawingCanvas
  ) -> (frame: Frame, isInherited: Bool) {
    var next: Int? = finding.mark.element
    var isInherited = false
    while let index = next, index > 0, drawing.elements.indices.contains(index) {
      if let frame = drawing.elements[index].frame.flatMap({ canvas.visible($0) }) { return (frame, isInherited) }
      isInherited = true
      next = drawing.elements[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return (canvas.screen, finding.mark.element != 0)
  }

  /// - Returns: the places that must not be covered now.
  func write(to pen: inout DrawingPen) -> LabelLayout {
    guard !findings.isEmpty else { return room }
    writeHatch(to: &pen)
    var measures = MeasureWriter(canvas, unit: drawing.unit, hatch: "url(#\(id)-hatch)", room: room)
    for finding in findings {
      let (frame, isInherited) = Self.place(of: finding, in: drawing, canvas)
      let related = finding.mark.related.compactMap { frameOfElement($0).flatMap { canvas.visible($0) } }
      pen.group("g", attributes(of: finding, "mark")) { pen in
        for frame in related { pen.rectangle(frame, "related") }
        pen.rectangle(frame, isInherited ? "culprit inherited" : "culprit")
        if let measure = finding.mark.measure, isToScale(finding) {
          measures.write(measure, of: frameOfElement(finding.mark.element), frameOfElement, to: &pen)
        }
      }
    }
    // Below all badges, so that each of them stays its own.
    for (finding, place) in zip(findings, badges) {
      finding.writeReach(x: place.x, y: place.y, radius: BadgeLayout.reach * canvas.scale, to: &pen)
    }
    for (finding, place) in zip(findings, badges) { writeBadge(finding, place, to: &pen) }
    return measures.room
  }

  /// Whether the lengths that a finding is about are those of the drawing: not where places are made up, or in pixels.
  private func isToScale(_ finding: DrawnFinding) -> Bool {
    drawing.unit != ScreenDrawing.pixels
      && !([finding.mark.element] + finding.mark.related).contains(where: schematic.placed.contains)
  }

  private func frameOfElement(_ index: Int) -> Frame? {
    guard drawing.elements.indices.contains(index) else { return nil }
    return index == 0 ? canvas.screen : drawing.elements[index].frame.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func attributes(of finding: DrawnFinding, _ style: String) -> [(StaticString, String)] {
    var attributes: [(StaticString, String)] = [("class", "\(style) \(finding.severity.name)")]
    if !finding.target.isEmpty { attributes.append(("data-finding", finding.target)) }
    return attributes
  }

  private func writeBadge(_ finding: DrawnFinding, _ place: (x: Double, y: Double), to pen: inout DrawingPen) {
    let radius = BadgeLayout.radius * canvas.scale
    let frame = Self.place(of: finding, in: drawing, canvas).frame
    // One that found no room at its element is led to it.
    let (x, y) = (min(max(place.x, frame.x), frame.right), min(max(place.y, frame.y), frame.bottom))
    let isFar = max(abs(place.x - x), abs(place.y - y)) > radius * 1.6
    if isFar {
      pen.group("g", attributes(of: finding, "mark")) { $0.path([(place.x, place.y), (x, y)], "leader") }
    }
    finding.writeBadge(x: place.x, y: place.y, radius: radius, to: &pen)
  }

  /// The pattern that a missing distance is filled with.
  private func writeHatch(to pen: inout DrawingPen) {
    let step = (5 * canvas.scale).brief
    pen.group("defs", []) { pen in
      pen.group(
        "pattern",
        [
          ("id", "\(id)-hatch"), ("width", step), ("height", step), ("patternUnits", "userSpaceOnUse"),
          ("patternTransform", "rotate(45)"),
        ]
      ) { $0.path([(0, 0), (0, 5 * canvas.scale)], "hatch") }
    }
  }
}
