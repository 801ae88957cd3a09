import Linting
import Screens

/// Marks findings in the drawing of a screen: outlines, measures, and badges with numbers.
struct MarkWriter {
  private let drawing: ScreenDrawing
  private let canvas: DrawingCanvas
  private let findings: [DrawnFinding]
  private let id: String
  /// Where each badge stands.
  private let badges: [(x: Double, y: Double)]
  private let room: LabelRoom

  /// - Parameter id: what the ids of the drawing begin with.
  init(_ drawing: ScreenDrawing, _ canvas: DrawingCanvas, _ findings: [DrawnFinding], id: String) {
    self.drawing = drawing
    self.canvas = canvas
    self.findings = findings
    self.id = id
    var room = LabelRoom()
    badges = findings.map { finding in
      let frame = Self.place(of: finding, in: drawing, canvas).frame
      return Self.badgePlace(at: frame, canvas, &room)
    }
    self.room = room
  }

  /// The part of a frame that a finding is marked at, and whether it is that of an element that holds the finding's own.
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

  /// The top left corner, or the next place right of it, then below, that no other badge has taken.
  private static func badgePlace(
    at frame: Frame, _ canvas: DrawingCanvas, _ room: inout LabelRoom
  ) -> (x: Double, y: Double) {
    let radius = badgeRadius * canvas.scale
    // A badge would cover what is small, and stands outside of it.
    let outside = frame.width < 80 ? radius * 0.7 : 0
    let left = canvas.clamped(x: frame.x - outside)
    var (x, y) = (left, canvas.clamped(y: frame.y - outside))
    for _ in 0..<48 {
      let taken = Frame(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      if room.take(taken) { break }
      x += radius * 1.1
      if x + radius > canvas.viewBox.right { (x, y) = (left, min(y + 2 * radius, canvas.viewBox.bottom - radius)) }
    }
    return (x, y)
  }

  private static let badgeRadius = 8.5
  /// Half of 44 pt in a drawing that a laptop's window shows at two thirds of its size.
  static let reach = 33.0
  /// How high a laptop's window shows a drawing at most, in pixels.
  private static let windowHeight = 630.0

  func write(to pen: inout DrawingPen) {
    guard !findings.isEmpty else { return }
    writeHatch(to: &pen)
    var measures = MeasureWriter(canvas, unit: drawing.unit, hatch: "url(#\(id)-hatch)", room: room)
    for finding in findings {
      let (frame, isInherited) = Self.place(of: finding, in: drawing, canvas)
      let related = finding.mark.related.compactMap { frameOfElement($0).flatMap { canvas.visible($0) } }
      pen.group("g", attributes(of: finding, "mark")) { pen in
        for frame in related { pen.rectangle(frame, "related") }
        pen.rectangle(frame, isInherited ? "culprit inherited" : "culprit")
        if let measure = finding.mark.measure {
          measures.write(measure, of: frameOfElement(finding.mark.element), frameOfElement, to: &pen)
        }
      }
    }
    // Below all badges, so that each of them stays its own.
    for (finding, place) in zip(findings, badges) {
      finding.writeReach(
        x: place.x, y: place.y, radius: max(Self.reach * canvas.scale, 22 * canvas.viewBox.height / Self.windowHeight),
        to: &pen)
    }
    for (finding, place) in zip(findings, badges) { writeBadge(finding, place, to: &pen) }
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
    finding.writeBadge(x: place.x, y: place.y, radius: Self.badgeRadius * canvas.scale, to: &pen)
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
