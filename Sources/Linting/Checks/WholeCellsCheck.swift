import Screens

/// Asks that a row shows whole cells only, as many as fit.
final class WholeCellsCheck: ElementCheck, Check {
  static let name = "whole-cells"
  static let summary = "No cell of a row is cut off by the content area, and no further one would fit."
  static let kinds = Kind.having(.cells)
  static let parameters = GapParameters(tolerance: "How much a cell may reach beyond the content area.")

  private let gap: Double
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    (gap, tolerance) = try Self.parameters.values(in: arguments)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let (rows, area) = pass.singleRow(of: element) else { return }
    var last: Frame?
    var next: Frame?
    var isUniform = true
    for cell in rows.cells {
      let seen = min(cell.frame.right, area.right) - max(cell.frame.x, area.x)
      if seen <= tolerance {
        // Beyond the edge a cell is not shown at all.
        if next == nil, cell.frame.x >= area.right - tolerance { next = cell.frame }
      } else if seen < cell.frame.width - tolerance {
        return pass.report(
          """
          \(short: cell.element) is cut off (\(measured: seen, "width", unit: pass.unit) of its \
          \(required: cell.frame.width, "width", unit: pass.unit) \(pass.unit) are visible), but \
          \(element.shortProseName) does not scroll
          """,
          at: .frame, of: cell.element,
          measure: .horizontal(
            from: max(cell.frame.x, area.x), to: min(cell.frame.right, area.right), along: cell.frame,
            least: cell.frame.width))
      } else {
        if let last, abs(last.width - cell.frame.width) > tolerance { isUniform = false }
        last = cell.frame
      }
    }
    guard let last, next != nil || isUniform else { return pass.notApplicable() }
    let width = next?.width ?? last.width
    let room = area.right - last.right
    guard gap + width <= room + tolerance else { return }
    if next == nil {
      let count = Double(rows.cells.count)
      if let most = element.number(.maxItemCount), most <= count { return }
      guard let total = element.number(.totalCount) else { return pass.inconclusive(missing: .totalCount, of: element) }
      guard total > count else { return }
    }
    let message: Message = """
      \(subject: element) leaves \(measured: room, "room", unit: pass.unit) \(pass.unit) free
      """
    pass.report(
      message.noting(gap + width, .max, "room", unit: pass.unit)
        .limited(to: "another \(element.noun(of: .cells).singular) (\(width) \(pass.unit)) fits"), at: element,
      measure: .horizontal(from: last.right + gap, to: last.right + gap + width, along: last))
  }
}
