import Screens

/// The collections of a file that says of views what they are: cells, headers and footers are directly in them.
struct DeclaredCollections {
  private let views: ObservedViews
  private let indices: [Int32]

  init(_ views: ObservedViews, in screen: ObservedScreen) {
    self.views = views
    indices = screen.views.filter { views[$0].role == .collection || views[$0].role == .table }
  }

  /// The collections, and what is around them, by their index.
  var all: ([Int32: ObservedCollection], [Int32: Surroundings]) {
    var collections: [Int32: ObservedCollection] = [:]
    var surroundings: [Int32: Surroundings] = [:]
    for index in indices { (collections[index], surroundings[index]) = collection(index) }
    return (collections, surroundings)
  }

  private func collection(_ index: Int32) -> (ObservedCollection, Surroundings) {
    let shape = views[index].role == .table ? ObservedCollection.Shape.table : .collection(layout: nil, columns: nil)
    var items: [Int32] = []
    var rest: [Int32] = []
    var around = Surroundings()
    for child in views.children(of: index) {
      switch views[child].kind {
      case .header?: (around.header, around.seeAll) = (child, seeAll(in: child))
      case .footer?: (around.footerView, around.footer) = (child, seeAll(in: child))
      case let kind? where views[child].role == .cell && kind.isCell: items.append(child)
      // Sections, which are no cells themselves, and what is above and below the rows of a table.
      default: rest.append(child)
      }
    }
    var collection = ObservedCollection(index: index, items: items, shape: shape)
    // Code may have more, but what is drawn here is there.
    collection.mayLackItems = items.isEmpty
    collection.rest = rest
    return (collection, around)
  }

  private func seeAll(in view: Int32) -> Int32? { views.children(of: view).first { views[$0].kind == .seeAll } }
}
