import Screens

/// Finds the views that show items, by what the format knows of its views.
struct CollectionFinder {
  private(set) var all: [Int32: ObservedCollection] = [:]
  private let views: ObservedViews
  private let screen: ObservedScreen
  private let evidence: ViewTraits.Evidence

  /// What a view shows, where that is items.
  private struct Items {
    /// In document order.
    var all: [Int32] = []
    var layout = CellLayout.unclear
    /// Whether something else that is there, or is not in the file, may be an item.
    var mayLackSome = false
    /// What else in the view is written, where that was looked at to find them.
    var rest: [Int32] = []
    /// What they show, where that was looked at to find them.
    var cells: [CellContent] = []
    /// What the file says to be around them.
    var surroundings = Surroundings()
  }

  init(_ views: ObservedViews, _ clipping: Clipping, in screen: ObservedScreen, by evidence: ViewTraits.Evidence) {
    (self.views, self.screen, self.evidence) = (views, screen, evidence)
    for index in screen.views {
      let items: Items? =
        switch evidence {
        case .typed: typedItems(of: index)
        case .look: seenItems(of: index, clipping.edges(around: index))
        case .declared: declaredItems(of: index)
        case .named: namedItems(of: index)
        }
      if let items = items.flatMap(known) { keep(items, of: index) }
    }
    for (index, collection) in all {
      guard case .collection(.grid?, let columns) = collection.shape, hasSections(index, collection.extent) else {
        continue
      }
      all[index]?.shape = .collection(layout: nil, columns: columns)
    }
    if evidence == .named, !screen.isFragment {
      for index in screen.views { findRows(in: index) }
    }
  }

  /// The items without those that the user says are no elements; `nil` where no other is left.
  private func known(_ items: Items) -> Items? {
    func isLeftOut(_ index: Int32) -> Bool { views[index].states.contains(.noElement) }
    guard items.all.contains(where: isLeftOut) else { return items }
    var items = items
    items.all.removeAll(where: isLeftOut)
    items.cells.removeAll { isLeftOut($0.index) }
    return items.all.isEmpty ? nil : items
  }

  private mutating func keep(_ items: Items, of index: Int32) {
    var collection = ObservedCollection(
      index: index, items: items.all, shape: shape(items.layout, of: index),
      extent: Frame(uniting: items.all.compactMap { views[$0].box }))
    (collection.mayLackItems, collection.rest) = (items.mayLackSome, items.rest)
    (collection.cells, collection.surroundings) = (items.cells, items.surroundings)
    if case .list = items.layout { collection.isList = true }
    all[index] = collection
    if case .unclear = collection.shape { return }
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

  /// Whether the role of a view says that it shows items.
  private func isCollection(_ index: Int32) -> Bool {
    views[index].role == .collection || views[index].role == .table
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
    var items = Items(layout: .list)
    let isMixed = collectTyped(in: index, &items)
    if items.all.isEmpty { return nil }
    if isMixed {
      items.layout = .unclear
    } else if view.role != .table {
      let bounds = view.box ?? screen.width.map { Frame(x: 0, y: 0, width: $0, height: 0) }
      items.layout = CellLayout(items.all.compactMap { views[$0].box }, in: bounds)
    }
    return items
  }

  /// Adds the innermost cells with content that lie in a view and in no other one.
  ///
  /// - Returns: whether something else is in the view: other views, or cells without content.
  private func collectTyped(in parent: Int32, _ items: inout Items) -> Bool {
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
      default: if holdsCell, collectTyped(in: child, &items) { isMixed = true }
      }
    }
    return isMixed
  }

  // MARK: Items that the file declares

  /// Cells, headers and footers are directly in the view.
  private func declaredItems(of index: Int32) -> Items? {
    guard isCollection(index) else { return nil }
    var items = Items(layout: views[index].role == .table ? .list : .columns)
    func seeAll(in view: Int32) -> Int32? { views.children(of: view).first { views[$0].kind == .seeAll } }
    for child in views.children(of: index) {
      switch views[child].kind {
      case .header?: (items.surroundings.header, items.surroundings.seeAll) = (child, seeAll(in: child))
      case .footer?: (items.surroundings.footerView, items.surroundings.footer) = (child, seeAll(in: child))
      case let kind? where views[child].role == .cell && kind.isCell: items.all.append(child)
      // Sections, which are no cells themselves, and what is above and below the rows of a table.
      default: items.rest.append(child)
      }
    }
    // Code may have more, but what is drawn here is there.
    items.mayLackSome = items.all.isEmpty
    return items
  }

  // MARK: Items by the names of views

  private static let around: KindSet = [.header, .footer, .seeAll, .button]

  private func namedItems(of index: Int32) -> Items? {
    guard isCollection(index) else { return nil }
    var items = Items(layout: views[index].role == .table ? .list : .columns)
    collectNamed(in: index, &items)
    let boxes = items.all.compactMap { views[$0].box }
    if views[index].role == .collection, boxes.count == items.all.count, items.rest.isEmpty, !items.mayLackSome {
      items.layout = layout(of: index, boxes)
    }
    items.mayLackSome = items.mayLackSome || items.all.isEmpty
    return items
  }

  /// Adds what lies in a view, through all containers in it.
  private func collectNamed(in parent: Int32, _ items: inout Items) {
    if views.layer(parent).flags.contains(.lacksContent) { items.mayLackSome = true }
    for child in views.children(of: parent) {
      let view = views[child]
      switch view.role {
      case .text, .image, .drawing: continue
      case .collection, .table: items.rest.append(child)
      case .cell: items.all.append(child)
      default:
        if view.role == .button || view.kind.map(Self.around.contains) ?? false { continue }
        // It may be a cell: what component it is a copy of is not known.
        if views.layer(child).flags.contains(.instance) { items.mayLackSome = true }
        collectNamed(in: child, &items)
      }
    }
  }

  private func layout(of index: Int32, _ cells: [Frame]) -> CellLayout {
    guard let bounds = views.visibleBox(of: index, isWhole: !screen.isFragment) else { return .columns }
    let layout = CellLayout(cells, in: bounds)
    return switch layout {
    case .row where scrollsSideways(index): .horizontalScroll
    // It is named a collection view, wherever its cells are.
    case .list, .unclear: .columns
    default: layout
    }
  }

  /// Whether a prototype scrolls a view, or the one container of it, to the sides.
  private func scrollsSideways(_ index: Int32) -> Bool {
    (index..<views[index].end).contains {
      views.layer($0).flags.contains(.scrollsSideways) && views[$0].role != .cell
    }
  }

  // MARK: Rows without a table

  /// The most that two rows of a table are apart, in points.
  private static let gap = 16.0
  /// A line between rows is at most so high, in points.
  private static let line = 2.0

  /// Finds rows that follow each other in one container, one below the other and equally wide, as those of a table.
  private mutating func findRows(in parent: Int32) {
    guard views[parent].role != .cell, all[parent] == nil else { return }
    var rows: [Int32] = []
    var lines: [Int32] = []
    for child in views.children(of: parent) {
      if !rows.isEmpty, isLine(child) {
        lines.append(child)
        continue
      }
      let isRow = views[child].role == .cell && views[child].kind != .collectionCell && views[child].box != nil
      if isRow, rows.last.map({ follows(child, $0) }) ?? true {
        rows.append(child)
      } else {
        join(rows, lines)
        rows.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
      }
    }
    join(rows, lines)
  }

  private mutating func join(_ rows: [Int32], _ lines: [Int32]) {
    for line in lines { views[line].states.insert(.claimed) }
    guard let first = rows.first, rows.count > 1 else { return }
    all[first] = ObservedCollection(index: first, items: rows, shape: .rows)
    for row in rows.dropFirst() { views[row].states.insert(.claimed) }
  }

  private func isLine(_ index: Int32) -> Bool {
    views.layer(index).flags.contains(.line) && !views[index].states.contains(.reacts)
      && views[index].box.map { $0.height <= Self.line } ?? true
  }

  private func follows(_ row: Int32, _ last: Int32) -> Bool {
    guard let box = views[row].box, let last = views[last].box else { return false }
    return box.y >= last.bottom - 1 && box.y <= last.bottom + Self.gap && abs(box.x - last.x) <= 1
      && abs(box.width - last.width) <= 1
  }
}
