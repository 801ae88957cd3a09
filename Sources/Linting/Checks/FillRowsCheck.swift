import Screens

/// Asks that the cells of each row reach from the left to the right edge of the content area, so far apart, none
/// beyond.
///
/// The last row may be incomplete; then only cells that reach beyond the edges are wrong in it.
final class FillRowsCheck: ElementCheck, Check {
  static let name = "fill-rows"
  static let summary = "The cells of each row fill the content area from left to right, with a fixed gap."
  static let kinds = Kind.having(.cells)
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
    if let need = rows.need { return pass.inconclusive(missing: need.member, of: need.element) }
    guard let area = pass.contentArea(of: element) else { return }
    for index in rows.rows.indices {
      let row = rows.rows[index]
      let (first, last) = (rows.cells[row.cells.lowerBound], rows.cells[row.cells.upperBound - 1])
      let isComplete = rows.isComplete(row: index, of: element)
      let left = RowEnd(side: .left, cell: first, start: area.x, end: first.frame.x)
      let right = RowEnd(side: .right, cell: last, start: last.frame.right, end: area.right)
      if left.room < -tolerance || (isComplete && left.room > tolerance) {
        return report(left, ofRow: index, of: element, &pass)
      }
      if right.room < -tolerance || (isComplete && right.room > tolerance) {
        return report(right, ofRow: index, of: element, &pass)
      }
    }
  }

  /// The outermost cell of a row at one edge of the content area, and what is between them.
  private struct RowEnd {
    enum Side: String {
      case left, right
    }

    let side: Side
    let cell: CellRows.Cell
    let start: Double
    let end: Double

    /// More than 0 is room that is left, less is what reaches beyond.
    var room: Double { end - start }
  }

  private func report(_ end: RowEnd, ofRow row: Int, of element: Element, _ pass: inout Pass) {
    let (cell, edge) = (end.cell, "the \(end.side.rawValue) edge of the content area")
    let name = end.room < 0 ? "excess" : "room"
    let room: Message = "\(measured: abs(end.room), name, unit: pass.unit) \(pass.unit)"
    let message: Message =
      end.room < 0
      ? "\(short: cell.element) extends \(room) beyond \(edge)"
      : "row \(row + 1) of \(short: element) leaves \(room) free at \(edge)"
    let allowed: Message =
      "\(required: 0, end.room < 0 ? .max : .equals, name, unit: pass.unit) \(pass.unit) are allowed"
    pass.report(
      message.limited(to: allowed), at: .frame, of: cell.element,
      measure: .horizontal(from: end.start, to: end.end, along: cell.frame, least: 0, most: 0))
  }
}
