import Screens

/// The arrangement of the cells of a view, by their frames.
enum CellLayout {
  /// One below the other, as wide as the view.
  case list
  /// In one row that reaches beyond the view.
  case horizontalScroll
  /// In one row that ends inside the view: more of them may or may not be scrolled to.
  case row
  /// In rows of equal cells.
  case grid(columns: Int)
  /// In several columns, one way or another.
  case columns
  /// Too few cells, or cells of too different kinds.
  case unclear

  /// Whether all cells are in one row.
  var isRow: Bool {
    switch self {
    case .row, .horizontalScroll: true
    default: false
    }
  }

  /// - Parameters:
  ///   - frames: of the cells, unclipped.
  ///   - bounds: of the view, as far as it is seen; `nil` where they are unknown.
  ///   - tolerance: by how much equal lengths may differ.
  ///   - leastRow: how wide the rows of a list are at least.
  init(_ frames: [Frame], in bounds: Frame?, tolerance: Double = 1, leastRow: Double = 200) {
    guard let extent = Frame(uniting: frames) else {
      self = .unclear
      return
    }
    var frames = frames
    let rows = Self.rows(&frames)
    let columns = rows.map(\.count).max() ?? 0
    let overflows = bounds.map { extent.right > $0.right + tolerance || extent.x < $0.x - tolerance } ?? false
    let (widest, narrowest) = (frames.map(\.width).max() ?? 0, frames.map(\.width).min() ?? 0)
    if rows.count == 1, columns > 1 {
      // Upright pages of the view's width are screens of their own.
      let arePages = bounds.map { widest >= 0.9 * $0.width && extent.height > widest } ?? false
      self = !overflows ? .row : arePages ? .unclear : .horizontalScroll
      return
    }
    guard let bounds, bounds.width > 0 else {
      self = .unclear
      return
    }
    if columns == 1 {
      if widest <= bounds.width / 2 {
        self = rows.count > 1 ? .columns : overflows ? .horizontalScroll : .row
      } else {
        self = rows.count > 1 && !overflows ? .list : .unclear
      }
      return
    }
    let isEven = widest - narrowest <= tolerance && rows.dropLast().allSatisfy { $0.count == columns }
    if overflows {
      // Where only some rows reach beyond the view, they are sections that scroll by themselves.
      let allOverflow = rows.allSatisfy { row in
        frames[row].contains { $0.right > bounds.right + tolerance || $0.x < bounds.x - tolerance }
      }
      self = isEven && allOverflow ? .horizontalScroll : .unclear
      return
    }
    // A list in several columns looks like this, and so do sections of which some are lists.
    let areLikeRows = frames.contains { $0.width >= leastRow && $0.width > 2 * $0.height }
    if areLikeRows || widest > 0.8 * bounds.width {
      self = .unclear
    } else {
      self = isEven ? .grid(columns: columns) : .columns
    }
  }

  /// The frames row by row: two are in one row where they overlap by half of the lower one's height.
  private static func rows(_ frames: inout [Frame]) -> [Range<Int>] {
    frames.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    var rows: [Range<Int>] = []
    var start = 0
    var highest = frames[0]
    for (index, frame) in frames.enumerated() {
      let overlap = min(frame.bottom, highest.bottom) - max(frame.y, highest.y)
      if overlap < min(frame.height, highest.height) / 2 {
        rows.append(start..<index)
        (start, highest) = (index, frame)
      } else if frame.height > highest.height {
        highest = frame
      }
    }
    rows.append(start..<frames.count)
    return rows
  }
}
