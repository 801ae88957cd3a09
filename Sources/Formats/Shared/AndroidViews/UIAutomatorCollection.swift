import Screens

/// A collection that was found among the views of a dump.
struct UIAutomatorCollection {
  /// The view that scrolls.
  let index: Int
  /// In the order of the dump, each with a frame that is not empty.
  private(set) var cells: [UIAutomatorCell]
  /// `nil` where the places of the cells do not tell.
  private(set) var layout: Token?

  /// Looks whether a view is a collection.
  ///
  /// - Parameter clip: what cuts off the view itself.
  init?(_ index: Int, clip: PixelBounds, in document: UIAutomatorDocument) {
    let node = document.nodes[index]
    // What the user calls something else is no collection, however it looks.
    if let kind = node.kind, kind != .collectionView { return nil }
    let isNamed = node.type.holdsCells
    guard isNamed || (node.type == .other && node.flags.contains(.scrollable)), let bounds = node.seen else {
      return nil
    }
    let children = Self.items(of: index, in: document)
    guard children.count >= (isNamed ? 2 : 3), Self.isBesideAnother(children, document) else { return nil }
    self.index = index
    cells = children.compactMap { UIAutomatorCell($0, in: document) }
    guard !cells.contains(where: { $0.isForeign || document.nodes[$0.index].flags.contains(.selected) }) else {
      return nil
    }
    let shape = Shape(cells)
    findWhole(bounds, clip, shape)
    for place in cells.indices {
      if let cuts = document.nodes[cells[place].index].cuts { cells[place].cuts = cuts }
    }
    guard isUniform, looksLikeCollection(document, node) else { return nil }
    layout = layout(of: node, bounds, shape)
  }

  /// The views that may be cells: the children, or where a scroll view holds one thing alone, that thing's.
  private static func items(of index: Int, in document: UIAutomatorDocument) -> [Int] {
    var children = document.seenChildren(of: index)
    guard document.nodes[index].type != .collection else { return children }
    while children.count == 1, let only = children.first {
      let node = document.nodes[only]
      if node.type.holdsCells || node.type == .list || node.flags.contains(.scrollable) { return [] }
      children = document.seenChildren(of: only)
    }
    return children
  }

  private static func isBesideAnother(_ children: [Int], _ document: UIAutomatorDocument) -> Bool {
    zip(children, children.dropFirst()).contains { first, second in
      guard let first = document.nodes[first].bounds, let second = document.nodes[second].bounds else { return false }
      return first.isBeside(second) && !first.isAboveOrBelow(second)
    }
  }

  // MARK: Whole cells

  private mutating func findWhole(_ bounds: PixelBounds, _ clip: PixelBounds, _ shape: Shape) {
    let widths = Extents(cells.map { ($0.bounds.left, $0.bounds.right) }, in: (bounds.left, bounds.right))
    let heights = Extents(cells.map { ($0.bounds.top, $0.bounds.bottom) }, in: (bounds.top, bounds.bottom))
    for place in cells.indices {
      let cell = cells[place].bounds
      // A row does not scroll up and down: what reaches its upper and lower edge fills it.
      let isHighEnough = shape.isRow || heights.isWhole(place)
      var cuts = cell.axes(cutBy: clip)
      if !widths.isWhole(place) { cuts.insert(.horizontal) }
      if !isHighEnough { cuts.insert(.vertical) }
      cells[place].cuts = cuts
    }
  }

  /// Cells of one collection are equally wide; a header among them, or sections of a form, are not.
  private var isUniform: Bool {
    let widths = cells.filter(\.isWhole).map(\.bounds.width)
    guard let first = widths.first else { return false }
    return widths.allSatisfy { PixelBounds.isSame($0, first) } && cells.allSatisfy { $0.bounds.width <= first + 2 }
  }

  private func looksLikeCollection(_ document: UIAutomatorDocument, _ node: UIAutomatorNode) -> Bool {
    if node.type == .fioriCollection || node.kind == .collectionView { return true }
    let whole = cells.filter(\.isWhole)
    let alike = whole.filter { $0.looksLikeCollectionCell(document) }
    return 2 * alike.count > whole.count
  }

  // MARK: Layout

  private func layout(of node: UIAutomatorNode, _ bounds: PixelBounds, _ shape: Shape) -> Token? {
    let cut = cells.contains { !$0.isWhole && ($0.bounds.left <= bounds.left || $0.bounds.right >= bounds.right) }
    if shape.isRow {
      if node.type == .row || node.type == .pager { return .horizontalScroll }
      guard node.flags.contains(.scrollable) else { return nil }
      // What is hardly higher than its one row would show too little of a second one to scroll up and down.
      let height = cells.map(\.bounds.height).max() ?? 0
      return cut || 3 * Int(bounds.height) < 4 * Int(height) ? .horizontalScroll : nil
    }
    // Rows are filled first where the view scrolls up and down, columns where it scrolls to the sides.
    guard node.type != .row, node.type != .pager, shape.isGrid, !cut else { return nil }
    return .grid
  }

  /// How the cells follow each other.
  private struct Shape {
    /// All are beside each other.
    var isRow = true
    /// Each is right of the one before, or begins a new row.
    var isGrid = true

    init(_ cells: [UIAutomatorCell]) {
      for (cell, next) in zip(cells, cells.dropFirst()) {
        let isRightOf = cell.bounds.isBeside(next.bounds) && next.bounds.left >= cell.bounds.right
        let isBelow = next.bounds.top >= cell.bounds.bottom && next.bounds.left <= cell.bounds.left
        if !isRightOf { isRow = false }
        if !isRightOf && !isBelow { isGrid = false }
      }
      // The second is below the first if columns are filled.
      if cells.count > 1, !cells[0].bounds.isBeside(cells[1].bounds) { isGrid = false }
    }
  }

  /// The cells' extents in one direction, some of which the edges of the view may cut.
  private struct Extents {
    private let extents: [(start: Int32, end: Int32)]
    private let area: (start: Int32, end: Int32)
    /// The size of those that reach no edge, where it is one.
    private var size: Int32?
    /// Whether all reach an edge, are equal, and both edges are reached, by different ones.
    private var isFilled = false

    init(_ extents: [(start: Int32, end: Int32)], in area: (start: Int32, end: Int32)) {
      self.extents = extents
      self.area = area
      let inner = extents.filter { $0.start > area.start && $0.end < area.end }.map { $0.end - $0.start }
      if let first = inner.first {
        size = inner.allSatisfy { PixelBounds.isSame($0, first) } ? first : nil
      } else if let first = extents.first.map({ $0.end - $0.start }) {
        isFilled =
          extents.allSatisfy { PixelBounds.isSame($0.end - $0.start, first) }
          && extents.contains { $0.start <= area.start && $0.end < area.end }
          && extents.contains { $0.end >= area.end && $0.start > area.start }
      }
    }

    func isWhole(_ index: Int) -> Bool {
      let extent = extents[index]
      if extent.start > area.start, extent.end < area.end { return true }
      return isFilled || size.map { PixelBounds.isSame($0, extent.end - extent.start) } == true
    }
  }
}
