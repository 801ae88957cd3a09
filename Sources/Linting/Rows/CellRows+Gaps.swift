import Screens

extension CellRows {
  /// The distance from a cell to the next one in its row; less than 0 where they overlap.
  func gap(after index: Int) -> Double { cells[index + 1].frame.x - cells[index].frame.right }

  /// The distance from a row to the next one; less than 0 where they overlap.
  func gap(belowRow index: Int) -> Double { rows[index + 1].top - rows[index].bottom }

  /// The first cell that is not a gap away from the next one in its row, and how many more there are.
  ///
  /// If frames are unknown, a gap that has room for another cell is not counted. If cells are stacked, only those count
  /// that cover each other.
  func wrongGap(_ asked: Double, _ tolerance: Double) -> (index: Int, more: Int)? {
    var wrong: (index: Int, more: Int)?
    for row in rows {
      var index = row.cells.lowerBound
      while index + 1 < row.cells.upperBound {
        let gap = gap(after: index)
        if abs(gap - asked) > tolerance, need == nil || gap < 2 * asked, isPlain || isCovered(index + 1, tolerance) {
          if let first = wrong { wrong = (first.index, first.more + 1) } else { wrong = (index, 0) }
        }
        index += 1
      }
    }
    return wrong
  }

  /// Whether a cell and the one before it in its row cover each other.
  private func isCovered(_ index: Int, _ tolerance: Double) -> Bool {
    let (left, right) = (cells[index - 1].frame, cells[index].frame)
    return left.right > right.x + tolerance && min(left.bottom, right.bottom) > max(left.y, right.y) + tolerance
  }

  /// Whether the cells of the one row, a gap apart, are not wider than an area.
  func fit(in width: Double, gap: Double, _ tolerance: Double) -> Bool {
    var sum = gap * Double(cells.count - 1)
    for cell in cells { sum += cell.frame.width }
    return sum <= width + tolerance
  }

  /// Whether a row holds as many cells as fit in one. Every row but the last does. The last does if it is as full as
  /// another, or as `columns` says.
  func isComplete(row index: Int, of view: Element) -> Bool {
    if index + 1 < rows.count { return true }
    if let asked = view.number(.columns) { return Double(rows[index].columns) >= asked }
    return rows.count > 1 && rows[index].columns == columns
  }

  /// Whether some cell of a row and one of the next row cover each other; both rows have to be plain.
  func overlap(belowRow index: Int, _ tolerance: Double) -> Bool {
    var first = rows[index + 1].cells.lowerBound
    let end = rows[index + 1].cells.upperBound
    for above in cells[rows[index].cells].lazy.map(\.frame) {
      // In a plain row right edges are in order, as left ones are.
      while first < end, cells[first].frame.right <= above.x { first += 1 }
      var lower = first
      while lower < end, cells[lower].frame.x < above.right {
        let below = cells[lower].frame
        if min(above.right, below.right) - max(above.x, below.x) > tolerance, above.bottom > below.y + tolerance {
          return true
        }
        lower += 1
      }
    }
    return false
  }

  /// What a message says of two neighbours that are not as far apart as is asked.
  func describe(_ wrong: (index: Int, more: Int), asked: Double, _ unit: String) -> Message {
    let gap = gap(after: wrong.index)
    let name = cells[wrong.index + 1].element.shortProseName
    let names: Message = "\(short: cells[wrong.index].element) and \(name)"
    let more =
      wrong.more == 0 ? "" : wrong.more == 1 ? " (1 more pair differs)" : " (\(wrong.more) more pairs differ)"
    let overlap: Message = "\(names) overlap by \(-gap) \(unit)"
    let problem: Message =
      gap < 0
      ? overlap.noting(gap, .measured, "spacing", unit: unit)
      : "\(names) are \(measured: gap, "spacing", unit: unit) \(unit) apart"
    return problem.limited(to: "\(required: asked, "spacing", unit: unit) \(unit) are needed\(more)")
  }
}
