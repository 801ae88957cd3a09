import Linting
import Screens

/// Draws the outline of a screen as a tree, a row for each element, with the findings at their elements.
struct OutlineTree {
  private let drawing: ScreenDrawing
  private let findings: [DrawnFinding]

  /// The most rows: more would be no picture to look at.
  static let rowLimit = 300
  private static let width = 440.0
  private static let rowHeight = 22.0
  private static let indentation = 14.0
  /// Room for the badges of a row.
  private static let left = 62.0
  private static let size = 12.5

  init(_ drawing: ScreenDrawing, _ findings: [DrawnFinding]) {
    self.drawing = drawing
    self.findings = findings
  }

  private var rows: Int { min(drawing.elements.count, Self.rowLimit) }

  /// What the picture takes.
  var viewBox: Frame {
    Frame(x: 0, y: 0, width: Self.width, height: Double(rows) * Self.rowHeight + 16)
  }

  func write(to pen: inout DrawingPen) {
    var depths: [Int] = []
    for index in 0..<rows {
      let parent = drawing.elements[index].parent
      depths.append(parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0)
    }
    var marks: [Int: [DrawnFinding]] = [:]
    // What has no row of its own is marked at the last one.
    for finding in findings { marks[min(max(0, finding.mark.element), rows - 1), default: []].append(finding) }
    // Below all badges, so that each of them stays its own.
    for index in 0..<rows {
      for (x, finding) in Self.places(of: marks[index] ?? []) {
        finding.writeReach(x: x, y: Self.middle(of: index), radius: MarkWriter.reach, to: &pen)
      }
    }
    for index in 0..<rows {
      write(drawing.elements[index], depth: depths[index], row: index, marks[index] ?? [], to: &pen)
    }
  }

  private func write(
    _ element: DrawnElement, depth: Int, row: Int, _ findings: [DrawnFinding], to pen: inout DrawingPen
  ) {
    let top = 8 + Double(row) * Self.rowHeight
    let middle = Self.middle(of: row)
    // A tree as deep as a file may be would leave no room for names.
    let x = Self.left + Double(min(depth, 12)) * Self.indentation
    if let worst = findings.map(\.severity).max() {
      let place = Frame(x: 4, y: top + 1, width: Self.width - 8, height: Self.rowHeight - 2)
      pen.group("g", [("class", worst.name)]) { $0.rectangle(place, "row", radius: 4) }
    }
    if depth > 0 {
      let line = x - Self.indentation / 2 - 3
      pen.path([(line, top), (line, middle), (x - 3, middle)], "guide")
    }
    let text = element.text.flatMap { $0.isEmpty ? nil : "“\(DrawnText.oneLine($0))”" }
    pen.texts(
      [DrawnText.oneLine(element.name)], in: Frame(x: x, y: top, width: Self.width - x - 8, height: Self.rowHeight),
      size: Self.size, row == 0 || !findings.isEmpty ? "bold" : "", detail: text)
    for (x, finding) in Self.places(of: findings) {
      finding.writeBadge(x: x, y: middle, radius: Self.badgeRadius, to: &pen)
    }
  }

  private static let badgeRadius = 7.5

  /// Where the badges of a row stand.
  private static func places(of findings: [DrawnFinding]) -> [(x: Double, finding: DrawnFinding)] {
    // The room left of the names holds so many badges side by side; more come closer together.
    let step = min(2.3 * badgeRadius, (left - 22) / Double(max(1, findings.count - 1)))
    return findings.enumerated().map { (14 + Double($0.offset) * step, $0.element) }
  }

  private static func middle(of row: Int) -> Double { 8 + (Double(row) + 0.5) * rowHeight }
}
