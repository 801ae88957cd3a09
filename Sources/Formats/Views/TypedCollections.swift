import Screens

/// Finds collections by the types of views.
struct TypedCollections {
  private(set) var all: [Int32: ObservedCollection] = [:]
  private let views: ObservedViews
  private let screenWidth: Double?

  init(_ views: ObservedViews, in screen: ObservedScreen) {
    self.views = views
    screenWidth = screen.width
    for index in screen.views where isCollection(index) {
      let items = Items(of: index, views)
      guard !items.all.isEmpty else { continue }
      let collection = collection(index, items)
      all[index] = collection
      if case .unclear = collection.shape { continue }
      for item in items.all {
        for inner in item..<views[item].end { views[inner].states.insert(.inItem) }
      }
    }
    for (index, collection) in all {
      guard case .collection(.grid?, let columns) = collection.shape, hasSections(index, collection.extent) else {
        continue
      }
      all[index]?.shape = .collection(layout: nil, columns: columns)
    }
  }

  /// Whether a view shows items: a collection view, a table, or a row of its own inside a collection view.
  private func isCollection(_ index: Int32) -> Bool {
    let view = views[index]
    guard view.states.contains(.holdsCell), view.states.isDisjoint(with: [.system, .opaque]) else { return false }
    switch view.role {
    case .collection, .table: return true
    case .scroller: return view.container >= 0 && views[view.container].role == .collection
    default: return false
    }
  }

  private func collection(_ index: Int32, _ items: Items) -> ObservedCollection {
    let boxes = items.all.compactMap { views[$0].box }
    let extent = Frame(uniting: boxes)
    var layout = CellLayout.list
    if items.isMixed {
      layout = .unclear
    } else if views[index].role != .table {
      let bounds = views[index].box ?? screenWidth.map { Frame(x: 0, y: 0, width: $0, height: 0) }
      layout = CellLayout(boxes, in: bounds)
    }
    var collection = ObservedCollection(
      index: index, items: items.all, shape: shape(layout, of: index), extent: extent)
    if case .list = layout { collection.isList = true }
    return collection
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
    where views[inner].role == .text && !views[inner].states.contains(.inItem) {
      guard let box = views[inner].box else { return true }
      if box.middle > extent.y, box.middle < extent.bottom { return true }
    }
    return false
  }

  /// The innermost cells with content that lie in a view and in no other one.
  private struct Items {
    private(set) var all: [Int32] = []
    /// Whether something else is in the view: other views, or cells without content.
    private(set) var isMixed = false
    private let views: ObservedViews

    init(of index: Int32, _ views: ObservedViews) {
      self.views = views
      collect(index)
    }

    private mutating func collect(_ parent: Int32) {
      for child in views.children(of: parent) {
        let view = views[child]
        switch view.role {
        case .collection, .table: isMixed = true
        case .scroller where view.states.contains(.holdsCell): isMixed = true
        case .cell where view.states.contains(.holdsCollection): isMixed = true
        case .cell where view.states.contains(.holdsCell): collect(child)
        case .cell: if view.states.contains(.holdsContent) || view.spoken >= 0 { all.append(child) }
        default: if view.states.contains(.holdsCell) { collect(child) }
        }
      }
    }
  }
}
