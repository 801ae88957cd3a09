import Screens

/// Finds the views that show items.
struct CollectionFinder {
  private(set) var all: [Int32: ObservedCollection] = [:]
  private let views: ObservedViews
  private let screenWidth: Double?

  /// What a view shows, where that is items.
  private struct Items {
    /// In document order.
    var all: [Int32]
    var layout: CellLayout
    /// What they show, where that was looked at to find them.
    var cells: [CellContent] = []
  }

  init(_ views: ObservedViews, _ clipping: Clipping, in screen: ObservedScreen, by evidence: ViewTraits.Evidence) {
    self.views = views
    screenWidth = screen.width
    for index in screen.views {
      let items: Items? =
        switch evidence {
        case .typed: typedItems(of: index)
        case .look: seenItems(of: index, clipping.edges(around: index))
        case .declared, .named: nil
        }
      if let items { keep(items, of: index) }
    }
    for (index, collection) in all {
      guard case .collection(.grid?, let columns) = collection.shape, hasSections(index, collection.extent) else {
        continue
      }
      all[index]?.shape = .collection(layout: nil, columns: columns)
    }
  }

  private mutating func keep(_ items: Items, of index: Int32) {
    let shape = shape(items.layout, of: index)
    var collection = ObservedCollection(
      index: index, items: items.all, shape: shape, extent: Frame(uniting: items.all.compactMap { views[$0].box }),
      cells: items.cells)
    if case .list = items.layout { collection.isList = true }
    all[index] = collection
    if case .unclear = shape { return }
    for item in items.all {
      for inner in item..<views[item].end { views[inner].states.insert(.inItem) }
    }
  }

  private func shape(_ layout: CellLayout, of index: Int32) -> ObservedCollection.Shape {
    switch layout {
    // Items one below the other are rows of a table, unless the user says otherwise.
    case .list: views[index].kind == .collectionView ? .collection(layout: nil, columns: nil) : .table
    case .unclear: .unclear
    case .horizontalScroll: .collection(layout: .horizontalScroll, columns: nil)
    case .grid(let columns): .collection(layout: .grid, columns: columns)
    case .row, .columns: .collection(layout: nil, columns: nil)
    }
  }

  /// Whether texts are between the items, as the headers of sections do.
  private func hasSections(_ index: Int32, _ extent: Frame?) -> Bool {
    guard let extent else { return false }
    for inner in index..<views[index].end
    where views[inner].role == .text && views[inner].states.isDisjoint(with: [.inItem, .unseen]) {
      guard let box = views[inner].box else { return true }
      if box.middle > extent.y, box.middle < extent.bottom { return true }
    }
    return false
  }

  // MARK: Items by their look

  private func seenItems(of index: Int32, _ clip: Clipping.Edges) -> Items? {
    guard let seen = SeenItems(of: index, clip: clip, in: views) else { return nil }
    let norm = SeenCellNorm(seen.cells)
    return Items(all: seen.cells.map(\.index), layout: seen.layout, cells: seen.cells.map { $0.content(like: norm) })
  }

  // MARK: Items by the types of views

  /// The items of a collection view, a table, or a row of its own inside a collection view.
  private func typedItems(of index: Int32) -> Items? {
    let view = views[index]
    guard view.states.contains(.holdsCell), view.states.isDisjoint(with: [.system, .opaque]) else { return nil }
    switch view.role {
    case .collection, .table: break
    case .scroller: guard view.container >= 0, views[view.container].role == .collection else { return nil }
    default: return nil
    }
    var items = Items(all: [], layout: .list)
    let isMixed = collect(index, &items)
    if items.all.isEmpty { return nil }
    if isMixed {
      items.layout = .unclear
    } else if view.role != .table {
      let bounds = view.box ?? screenWidth.map { Frame(x: 0, y: 0, width: $0, height: 0) }
      items.layout = CellLayout(items.all.compactMap { views[$0].box }, in: bounds)
    }
    return items
  }

  /// Adds the innermost cells with content that lie in a view and in no other one.
  ///
  /// - Returns: whether something else is in the view: other views, or cells without content.
  private func collect(_ parent: Int32, _ items: inout Items) -> Bool {
    var isMixed = false
    for child in views.children(of: parent) {
      let view = views[child]
      let holdsCell = view.states.contains(.holdsCell)
      switch view.role {
      case .collection, .table: isMixed = true
      case .scroller where holdsCell: isMixed = true
      case .cell where view.states.contains(.holdsCollection): isMixed = true
      case .cell where !holdsCell:
        if view.states.contains(.holdsContent) || view.spoken >= 0 { items.all.append(child) }
      default: if holdsCell, collect(child, &items) { isMixed = true }
      }
    }
    return isMixed
  }
}
