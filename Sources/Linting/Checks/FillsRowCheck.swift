import Screens

/// Asks that the cells of each row reach from the left to the right edge of the content area, so far apart, none
/// beyond.
///
/// The last row may be incomplete; then only cells that reach beyond the edges are wrong in it.
final class FillsRowCheck: ElementCheck, Check {
  static let name = "fills-row"
  static let summary = "The cells of each row fill the content area from left to right, so far apart."
  static let parameters = GapParameters(tolerance: "How much a distance may differ.")

  private let gap: Double
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    (gap, tolerance) = try Self.parameters.values(in: arguments)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let rows = pass.rows(of: element)
    guard rows.need != nil || !rows.cells.isEmpty else { return pass.notApplicable() }
    if let wrong = rows.wrongGap(gap, tolerance) {
      return pass.report(wrong, asked: gap, of: rows)
    }
    guard rows.isPlain else { return pass.notApplicable() }
    if let need = rows.need { return pass.undecided(need.member, of: need.element) }
    guard let area = pass.contentArea(of: element) else { return }
    for index in rows.rows.indices {
      let row = rows.rows[index]
      let (first, last) = (rows.cells[row.cells.lowerBound], rows.cells[row.cells.upperBound - 1])
      let isComplete = rows.isComplete(row: index, of: element)
      // More than 0 is room that is left, less is what reaches beyond.
      let (left, right) = (first.frame.x - area.x, area.right - last.frame.right)
      if left < -tolerance || (isComplete && left > tolerance) {
        return report(left, "left", first, area, row: index, element, &pass)
      }
      if right < -tolerance || (isComplete && right > tolerance) {
        return report(right, "right", last, area, row: index, element, &pass)
      }
    }
  }

  private func report(
    _ room: Double, _ side: String, _ cell: CellRows.Cell, _ area: Frame, row: Int, _ element: Element,
    _ pass: inout Pass
  ) {
    let (start, end) = side == "left" ? (area.x, cell.frame.x) : (cell.frame.right, area.right)
    pass.report(
      room < 0
        ? "\(cell.element.shortDesignation) reaches \(-room) \(pass.unit) beyond the \(side) edge of the content area"
        : "row \(row + 1) of \(element.shortDesignation) leaves \(room) \(pass.unit) free at the \(side) edge of "
          + "the content area",
      at: .frame, of: cell.element,
      measure: .horizontal(from: start, to: end, along: cell.frame, least: 0, most: 0))
  }
}
