import Screens

/// The rows of the cells of a view, by their frames alone.
///
/// Two cells are in one row if their vertical extents overlap by at least half of the lower one's height. Cells are
/// compared with the highest cell of the row, so that a staircase is no row. In the same way, two cells of a row are in
/// one column if their horizontal extents overlap by at least half of the narrower one's width. The order of the cells
/// in the description does not matter.
///
/// The memory is used again from view to view. The last view's rows are kept, as its rules ask for them one after
/// another.
package final class CellRows {
  /// A cell with its frame, which is not empty.
  package struct Cell {
    /// The cell.
    package let element: Element
    /// Its frame.
    package let frame: Frame
  }

  /// A row with its cells, from left to right.
  package struct Row {
    /// Places in ``CellRows/cells``.
    package let cells: Range<Int>
    /// How many columns they are in; fewer than cells if some are stacked.
    package let columns: Int
    /// The least y of its cells.
    package let top: Double
    /// The greatest bottom of its cells.
    package let bottom: Double
  }

  /// The cells whose frames are known, row by row, each row from left to right.
  package private(set) var cells: [Cell] = []
  /// The rows, from top to bottom.
  package private(set) var rows: [Row] = []
  /// What is missing where not every cell and its frame is known.
  package private(set) var need: MissingFact?
  /// The number of cells in the fullest row, stacked ones counted once.
  package private(set) var columns = 0
  /// Whether no cells of a row are stacked or overlap by half.
  package private(set) var isPlain = true
  /// What the cells cover; meaningless where there are none.
  package private(set) var edges = Edges()

  private var view: Int32 = -1

  /// Memory for rows, of no view yet.
  package init() {}

  /// Forgets the last view, as places in the tree mean other elements on another screen.
  package func reset() { view = -1 }

  /// Finds the rows of a view.
  package func find(in element: Element) {
    guard element.index != view else { return }
    view = element.index
    cells.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    (columns, isPlain, edges) = (0, true, Edges())
    need = element.isExplicitlyUnknown(.cells) ? MissingFact(.cells, of: element) : nil
    for cell in element.members(.cells) {
      if cell.isPrototype {
        if need == nil { need = MissingFact(.cells, of: element) }
      } else if let frame = cell.frame(), !frame.isEmpty {
        cells.append(Cell(element: cell, frame: frame))
      } else if need == nil {
        need = MissingFact(.frame, of: cell)
      }
    }
    guard !cells.isEmpty else { return }
    sort(0..<cells.count) { $0.frame.y < $1.frame.y }
    var start = 0
    var highest = cells[0].frame
    for index in cells.indices.dropFirst() {
      let frame = cells[index].frame
      if !Self.overlapsByHalf(frame.y, frame.bottom, highest.y, highest.bottom) {
        close(start..<index)
        start = index
        highest = frame
      } else if frame.height > highest.height {
        highest = frame
      }
    }
    close(start..<cells.count)
  }

  private func close(_ range: Range<Int>) {
    sort(range) { $0.frame.x < $1.frame.x }
    var widest = cells[range.lowerBound].frame
    var (top, bottom) = (widest.y, widest.bottom)
    var count = 1
    edges.include(widest)
    for index in range.dropFirst() {
      let frame = cells[index].frame
      (top, bottom) = (min(top, frame.y), max(bottom, frame.bottom))
      edges.include(frame)
      if !Self.overlapsByHalf(frame.x, frame.right, widest.x, widest.right) {
        count += 1
        widest = frame
      } else if frame.width > widest.width {
        widest = frame
      }
    }
    rows.append(Row(cells: range, columns: count, top: top, bottom: bottom))
    columns = max(columns, count)
    isPlain = isPlain && count == range.count
  }

  /// Cells are nearly always in order already; sorting them would cost more than looking.
  private func sort(_ range: Range<Int>, by precedes: (Cell, Cell) -> Bool) {
    var index = range.lowerBound + 1
    while index < range.upperBound, !precedes(cells[index], cells[index - 1]) { index += 1 }
    guard index < range.upperBound else { return }
    cells.withUnsafeMutableBufferPointer { buffer in
      var slice = UnsafeMutableBufferPointer(rebasing: buffer[range])
      slice.sort(by: precedes)
    }
  }

  /// Whether two extents overlap by at least half of the lesser one.
  static func overlapsByHalf(_ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double) -> Bool {
    min(end, otherEnd) - max(start, otherStart) >= min(end - start, otherEnd - otherStart) / 2
  }
}

/// The edges of what several frames cover.
package struct Edges {
  /// The least x.
  package private(set) var left = Double.infinity
  /// The least y.
  package private(set) var top = Double.infinity
  /// The greatest right edge.
  package private(set) var right = -Double.infinity
  /// The greatest bottom edge.
  package private(set) var bottom = -Double.infinity

  /// The edges of nothing.
  package init() {}

  /// The edges of a frame.
  package init(_ frame: Frame) { include(frame) }

  mutating func include(_ frame: Frame) {
    left = min(left, frame.x)
    top = min(top, frame.y)
    right = max(right, frame.right)
    bottom = max(bottom, frame.bottom)
  }
}
