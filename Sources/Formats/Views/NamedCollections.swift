import Screens

/// Finds collections by the names of views.
struct NamedCollections {
  private(set) var all: [Int32: ObservedCollection] = [:]
  private let views: ObservedViews

  /// The most that two rows of a table are apart, in points.
  private static let gap = 16.0
  /// A line between rows is at most so high, in points.
  private static let line = 2.0

  init(_ views: ObservedViews, in screen: ObservedScreen) {
    self.views = views
    for index in screen.views where views[index].role == .collection || views[index].role == .table {
      all[index] = collection(index, in: screen)
    }
    guard !screen.isFragment else { return }
    for index in screen.views { findRows(in: index) }
  }

  private func collection(_ index: Int32, in screen: ObservedScreen) -> ObservedCollection {
    let items = Items(of: index, views)
    let boxes = items.all.compactMap { views[$0].box }
    var shape = ObservedCollection.Shape.table
    if views[index].role == .collection {
      let isPlain = boxes.count == items.all.count && items.views.isEmpty && !items.mayLackSome
      shape = isPlain ? self.shape(of: index, boxes, in: screen) : .collection(layout: nil, columns: nil)
    }
    var collection = ObservedCollection(index: index, items: items.all, shape: shape, extent: Frame(uniting: boxes))
    collection.mayLackItems = items.all.isEmpty || items.mayLackSome
    collection.rest = items.views
    return collection
  }

  private func shape(
    of index: Int32, _ cells: [Frame], in screen: ObservedScreen
  ) -> ObservedCollection.Shape {
    let bounds = views.visibleBox(of: index, isWhole: !screen.isFragment)
    let layout = bounds.map { CellLayout(cells, in: $0) } ?? .unclear
    return switch layout {
    case .horizontalScroll: .collection(layout: .horizontalScroll, columns: nil)
    case .row where scrollsSideways(index): .collection(layout: .horizontalScroll, columns: nil)
    case .grid(let columns): .collection(layout: .grid, columns: columns)
    case .row, .list, .columns, .unclear: .collection(layout: nil, columns: nil)
    }
  }

  /// Whether a prototype scrolls a view, or the one container of it, to the sides.
  private func scrollsSideways(_ index: Int32) -> Bool {
    (index..<views[index].end).contains {
      views.layer($0).flags.contains(.scrollsSideways) && views[$0].role != .cell
    }
  }

  // MARK: Rows without a table

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

  // MARK: Items

  /// What lies in a view, through all containers in it.
  private struct Items {
    private(set) var all: [Int32] = []
    /// Views in the view, which are written by themselves.
    private(set) var views: [Int32] = []
    /// Whether something else is between the items that may be one, or is not in the file.
    private(set) var mayLackSome = false

    private static let around: KindSet = [.header, .footer, .seeAll, .button]

    init(of index: Int32, _ views: ObservedViews) { collect(index, views) }

    private mutating func collect(_ parent: Int32, _ views: ObservedViews) {
      if views.layer(parent).flags.contains(.lacksContent) { mayLackSome = true }
      for child in views.children(of: parent) {
        let view = views[child]
        switch view.role {
        case .text, .image, .drawing: continue
        case .collection, .table: self.views.append(child)
        case .cell: all.append(child)
        default:
          if view.role == .button || view.kind.map(Self.around.contains) ?? false { continue }
          // It may be a cell: what component it is a copy of is not known.
          if views.layer(child).flags.contains(.instance) { mayLackSome = true }
          collect(child, views)
        }
      }
    }
  }
}
