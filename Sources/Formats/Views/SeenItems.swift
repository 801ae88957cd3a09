import Screens

/// The items of a view that is a collection by its class and by the look of what it holds.
struct SeenItems {
  /// In document order, each with a box.
  private(set) var cells: [SeenCell]
  private(set) var layout = CellLayout.unclear

  /// - Parameter clip: what cuts off the view itself.
  /// - Returns: `nil` where what the view holds does not look like items.
  init?(of index: Int32, clip: Clipping.Edges, in views: ObservedViews) {
    let view = views[index]
    // What the user calls something else is no collection, however it looks.
    if let kind = view.kind, kind != .collectionView { return nil }
    let isNamed = view.role.holdsCells
    guard isNamed || (view.role == .container && view.states.contains(.scrolls)), let bounds = views.seen(index) else {
      return nil
    }
    let children = Self.items(of: index, in: views)
    guard children.count >= (isNamed ? 2 : 3), Self.isBesideAnother(children, views) else { return nil }
    cells = children.compactMap { SeenCell($0, in: views) }
    guard !cells.contains(where: { $0.isForeign || views[$0.index].states.contains(.selected) }) else { return nil }
    let boxes = cells.map(\.box)
    // What cuts off cells hides how far they reach. That they look like cells is known, so that wide ones are no rows.
    layout = CellLayout(boxes, in: boxes.reduce(bounds) { $0.united($1) }, tolerance: 2, leastRow: .infinity)
    findWhole(bounds, clip)
    for place in cells.indices {
      if let cuts = views[cells[place].index].cuts { cells[place].cuts = cuts }
    }
    guard isUniform, looksLikeCollection(views, view) else { return nil }
    layout = layout(of: view, bounds)
  }

  /// The views that may be cells: the children, or where a scroll view holds one thing alone, that thing's.
  private static func items(of index: Int32, in views: ObservedViews) -> [Int32] {
    var children = views.seenChildren(of: index)
    guard views[index].role != .collection || views[index].states.contains(.declared) else { return children }
    while children.count == 1, let only = children.first {
      let role = views[only].role
      if role.holdsCells || role == .list || views[only].states.contains(.scrolls) { return [] }
      children = views.seenChildren(of: only)
    }
    return children
  }

  private static func isBesideAnother(_ children: [Int32], _ views: ObservedViews) -> Bool {
    zip(children, children.dropFirst()).contains { first, second in
      guard let first = views[first].box, let second = views[second].box else { return false }
      return first.isBeside(second) && !first.isAboveOrBelow(second)
    }
  }

  // MARK: Whole cells

  private mutating func findWhole(_ bounds: Frame, _ clip: Clipping.Edges) {
    let widths = Extents(cells.map { ($0.box.x, $0.box.right) }, in: (bounds.x, bounds.right))
    let heights = Extents(cells.map { ($0.box.y, $0.box.bottom) }, in: (bounds.y, bounds.bottom))
    for place in cells.indices {
      // A row does not scroll up and down: what reaches its upper and lower edge fills it.
      let isHighEnough = layout.isRow || heights.isWhole(place)
      var cuts = clip.axes(cutting: cells[place].box)
      if !widths.isWhole(place) { cuts.insert(.horizontal) }
      if !isHighEnough { cuts.insert(.vertical) }
      cells[place].cuts = cuts
    }
  }

  /// Cells of one collection are equally wide; a header among them, or sections of a form, are not.
  private var isUniform: Bool {
    let widths = cells.filter(\.isWhole).map(\.box.width)
    guard let first = widths.first else { return false }
    return widths.allSatisfy { isSame($0, first) } && cells.allSatisfy { $0.box.width <= first + 2 }
  }

  private func looksLikeCollection(_ views: ObservedViews, _ view: ObservedView) -> Bool {
    if view.role == .collection && view.states.contains(.declared) || view.kind == .collectionView { return true }
    let whole = cells.filter(\.isWhole)
    let alike = whole.filter { $0.looksLikeCollectionCell(views) }
    return 2 * alike.count > whole.count
  }

  // MARK: Layout

  /// The layout, given how the view scrolls.
  private func layout(of view: ObservedView, _ bounds: Frame) -> CellLayout {
    let isSideways = view.role == .row || view.role == .pager
    let cut = cells.contains { !$0.isWhole && ($0.box.x <= bounds.x || $0.box.right >= bounds.right) }
    if layout.isRow {
      // What is hardly higher than its one row would show too little of a second one to scroll up and down.
      let height = cells.map(\.box.height).max() ?? 0
      let mayScroll = view.states.contains(.scrolls) && (cut || 3 * bounds.height < 4 * height)
      return isSideways || mayScroll ? .horizontalScroll : .row
    }
    // Rows are filled first where the view scrolls up and down, columns where it scrolls to the sides.
    if case .grid = layout, !isSideways, !cut, cells[0].box.isBeside(cells[1].box) { return layout }
    return .columns
  }

  /// The cells' extents in one direction, some of which the edges of the view may cut.
  private struct Extents {
    private let extents: [(start: Double, end: Double)]
    private let area: (start: Double, end: Double)
    /// The size of those that reach no edge, where it is one.
    private var size: Double?
    /// Whether all reach an edge, are equal, and both edges are reached, by different ones.
    private var isFilled = false

    init(_ extents: [(start: Double, end: Double)], in area: (start: Double, end: Double)) {
      self.extents = extents
      self.area = area
      let inner = extents.filter { $0.start > area.start && $0.end < area.end }.map { $0.end - $0.start }
      if let first = inner.first {
        size = inner.allSatisfy { isSame($0, first) } ? first : nil
      } else if let first = extents.first.map({ $0.end - $0.start }) {
        isFilled =
          extents.allSatisfy { isSame($0.end - $0.start, first) }
          && extents.contains { $0.start <= area.start && $0.end < area.end }
          && extents.contains { $0.end >= area.end && $0.start > area.start }
      }
    }

    func isWhole(_ index: Int) -> Bool {
      let extent = extents[index]
      if extent.start > area.start, extent.end < area.end { return true }
      return isFilled || size.map { isSame($0, extent.end - extent.start) } == true
    }
  }
}
