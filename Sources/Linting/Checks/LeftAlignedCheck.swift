import Screens

/// Asks that the cells of a row that all fit into the content area begin at its left edge, so far apart.
final class LeftAlignedCheck: ElementCheck, Check {
  static let name = "left-aligned"
  static let summary = "Cells that fit into one row begin at the left edge of the content area, with a fixed gap."
  static let kinds = Kind.having(.cells)
  static let parameters = GapParameters(tolerance: "How much a distance may differ.")

  private let gap: Double
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    (gap, tolerance) = try Self.parameters.values(in: arguments)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let (rows, area) = pass.singleRow(of: element) else { return }
    guard rows.fit(in: area.width, gap: gap, tolerance) else { return pass.notApplicable() }
    let first = rows.cells[0]
    let distance = first.frame.x - area.x
    if distance < -tolerance {
      // The row may be scrolled, and only the visible cells may be given.
      guard let total = element.number(.totalCount) else { return pass.inconclusive(missing: .totalCount, of: element) }
      guard total <= Double(rows.cells.count) else { return pass.inconclusive(missing: .cells, of: element) }
    }
    if abs(distance) > tolerance {
      let message: Message = """
        \(short: first.element) starts \(measured: abs(distance), "offset", unit: pass.unit) \(pass.unit) \
        \(distance < 0 ? "left" : "right") of the left edge of the content area, but all cells fit
        """
      pass.report(
        message.noting(0, .equals, "offset", unit: pass.unit), at: .frame, of: first.element,
        measure: .horizontal(from: area.x, to: first.frame.x, along: first.frame, least: 0, most: 0))
    } else if let wrong = rows.wrongGap(gap, tolerance) {
      pass.report(wrong, asked: gap, of: rows)
    }
  }
}
