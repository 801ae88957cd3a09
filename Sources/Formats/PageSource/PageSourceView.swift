import Screens

/// A view of a page source that shows items, and what its cells look like.
struct PageSourceView {
  /// How the items stand.
  enum Layout {
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
    /// Too few items, or items of too different kinds.
    case unclear
  }

  /// The view in the page source.
  let index: Int32
  /// The cells that show one item each.
  private(set) var items: [Int32] = []
  private(set) var layout = Layout.unclear
  /// What the items cover, as far as their frames are known.
  private(set) var extent: Frame?
  /// Whether something else stands in the view: other views, or cells without content.
  private var isMixed = false
  /// Whether the view has anything that shows an item.
  var isEmpty: Bool { items.isEmpty }

  init(_ index: Int32, in elements: PageSourceElements, width: Double?) {
    self.index = index
    collect(index, elements)
    guard !isMixed, !items.isEmpty else { return }
    layout = elements[index].type == .table ? .list : judge(elements, screenWidth: width)
  }

  /// Finds the innermost cells with content that lie in the view and in no other one.
  private mutating func collect(_ parent: Int32, _ elements: PageSourceElements) {
    for child in elements.children(of: parent) {
      let element = elements[child]
      switch element.type {
      case .collection, .table: isMixed = true
      case .scroll where element.states.contains(.holdsCell): isMixed = true
      case .cell where element.states.contains(.holdsView): isMixed = true
      case .cell where element.states.contains(.holdsCell): collect(child, elements)
      case .cell:
        if element.states.contains(.holdsContent) || element.label != nil { items.append(child) }
      default: if element.states.contains(.holdsCell) { collect(child, elements) }
      }
    }
  }

  private mutating func judge(_ elements: PageSourceElements, screenWidth: Double?) -> Layout {
    var frames = items.compactMap { elements.frame($0) }
    guard var extent = frames.first else { return .unclear }
    for frame in frames { extent = extent.united(frame) }
    self.extent = extent
    let bounds = elements.frame(index) ?? screenWidth.map { Frame(x: 0, y: 0, width: $0, height: 0) }
    let rows = Self.rows(&frames)
    let columns = rows.map(\.count).max() ?? 0
    let overflows = bounds.map { extent.right > $0.right + 1 || extent.x < $0.x - 1 } ?? false
    let (widest, narrowest) = (frames.map(\.width).max() ?? 0, frames.map(\.width).min() ?? 0)
    if rows.count == 1, columns > 1 {
      // Upright pages of the view's width are screens of their own.
      let arePages = bounds.map { widest >= 0.9 * $0.width && extent.height > widest } ?? false
      return !overflows ? .row : arePages ? .unclear : .horizontalScroll
    }
    guard let bounds, bounds.width > 0 else { return .unclear }
    if columns == 1 {
      if widest <= bounds.width / 2 { return rows.count > 1 ? .columns : overflows ? .horizontalScroll : .row }
      return rows.count > 1 && !overflows ? .list : .unclear
    }
    let isEven = widest - narrowest <= 1 && rows.dropLast().allSatisfy { $0.count == columns }
    if overflows {
      // Where only some rows reach beyond the view, they are sections that scroll by themselves.
      let allOverflow = rows.allSatisfy { row in
        frames[row].contains { $0.right > bounds.right + 1 || $0.x < bounds.x - 1 }
      }
      return isEven && allOverflow ? .horizontalScroll : .unclear
    }
    // A list in several columns looks like this, and so do sections of which some are lists.
    let areLikeRows = frames.contains { $0.width >= 200 && $0.width > 2 * $0.height }
    if areLikeRows || widest > 0.8 * bounds.width { return .unclear }
    return isEven ? .grid(columns: columns) : .columns
  }

  /// The frames row by row: two stand in one row where they overlap by half of the lower one's height.
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

extension Frame {
  /// The least frame that holds both.
  func united(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  /// The middle, from the top.
  var middle: Double { y + height / 2 }
  /// The middle, from the left.
  var middleX: Double { x + width / 2 }
}
