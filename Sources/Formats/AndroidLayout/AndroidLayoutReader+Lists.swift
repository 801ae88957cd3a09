import Screens

// Lists and what their items look like.
extension AndroidLayoutReader {
  /// How a list shows its items.
  private struct Arrangement {
    var kind: Kind
    var layout: Token?
    var scrollDirection: Token?
    var columns: Int?
    /// Where it is said.
    var place: Range<Int>
  }

  /// Pushes a list of Android's: its kind depends on the arrangement of its items.
  func pushList(_ view: PlacedView) {
    if let arrangement = arrangement(of: view) { return push(view, arrangement) }
    push(view, as: .group) {
      views.setUnknown(.content, at: view.tag)
      pushItem(of: view, in: .group)
    }
  }

  /// Pushes a list that is known to be a collection view or a table view.
  func pushList(_ view: PlacedView, as kind: Kind) {
    let arrangement = arrangement(of: view).flatMap { $0.kind == kind ? $0 : nil }
    push(view, arrangement ?? Arrangement(kind: kind, place: view.tag))
  }

  private func push(_ view: PlacedView, _ arrangement: Arrangement) {
    push(view, as: arrangement.kind) {
      let place = arrangement.place
      if let layout = arrangement.layout { views.set(.layout, .token(layout), at: place) }
      if let direction = arrangement.scrollDirection { views.set(.scrollDirection, .token(direction), at: place) }
      if let columns = arrangement.columns { views.set(.columns, .number(Double(columns)), at: place) }
      pushItem(of: view, in: arrangement.kind)
    }
  }

  private func arrangement(of view: PlacedView) -> Arrangement? {
    switch view.type {
    case .list: return Arrangement(kind: .tableView, place: view.tag)
    case .grid:
      guard let columns = view.attribute(.numColumns), let count = number(columns, of: view), count > 1 else {
        return nil
      }
      return Arrangement(
        kind: .collectionView, layout: .grid, scrollDirection: .vertical, columns: count, place: view.place(of: columns)
      )
    case .recycler: return recyclerArrangement(of: view)
    default: return nil
    }
  }

  /// Without a layout manager in the layout, code sets one, even if the layout has other attributes for it.
  private func recyclerArrangement(of view: PlacedView) -> Arrangement? {
    guard let manager = view.attribute(.layoutManager), let isHorizontal = isHorizontal(view) else { return nil }
    let place = view.place(of: manager)
    let name = view.withValue(of: manager) { name in
      String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name[...], as: UTF8.self)
    }
    if name == "LinearLayoutManager" { return Self.row(isHorizontal, at: place) }
    guard name == "GridLayoutManager" || name == "StaggeredGridLayoutManager" else { return nil }
    var span = 1
    if let attribute = view.attribute(.spanCount) {
      guard let count = number(attribute, of: view) else { return nil }
      span = count
    }
    guard span > 1 else { return Self.row(isHorizontal, at: place) }
    var arrangement = Arrangement(kind: .collectionView, place: place)
    arrangement.scrollDirection = isHorizontal ? .horizontal : .vertical
    if name == "GridLayoutManager", !isHorizontal { (arrangement.layout, arrangement.columns) = (.grid, span) }
    return arrangement
  }

  private static func row(_ isHorizontal: Bool, at place: Range<Int>) -> Arrangement {
    isHorizontal
      ? Arrangement(kind: .collectionView, layout: .horizontalScroll, scrollDirection: .horizontal, place: place)
      : Arrangement(kind: .tableView, place: place)
  }

  /// `nil` where a style, a binding or a resource may say so.
  private func isHorizontal(_ view: PlacedView) -> Bool? {
    if view.attribute(.orientation) == nil { return false }
    return view.says(.orientation, "horizontal") ? true : view.says(.orientation, "vertical") ? false : nil
  }

  private func number(_ attribute: AndroidView.Attribute, of view: PlacedView) -> Int? {
    Int(view.value(of: attribute)).flatMap { (1...1000).contains($0) ? $0 : nil }
  }

  // MARK: Items

  /// Pushes what the items of a list look like, as its editor shows them.
  private func pushItem(of view: PlacedView, in kind: Kind) {
    guard let reference = view.attribute(.listItem), let name = layoutName(reference, of: view),
      !view.site.isInside(name), let site = site(named: name, for: view)
    else { return }
    let root = PlacedView(0, in: site)
    if let (cellKind, cell) = cell(in: root) { return pushCell(cellKind, cell, isPrototype: true) }
    guard kind != .group else { return }
    // It is unknown which of its texts is the title.
    var item = ObservedView(at: root.tag)
    item.kind = kind == .collectionView ? .collectionCell : .otherCell
    views.open(item)
    views.set(.prototype, .flag(true), at: root.tag)
    views.close()
  }

  /// The cell that an item consists of, with nothing but views around it that hold nothing else.
  private func cell(in root: PlacedView) -> (kind: Kind, view: PlacedView)? {
    var view = root
    while true {
      if case .kind(let kind)? = meaning(of: view), kind.isCell { return (kind, view) }
      if case .fiori(let kind) = view.type, kind.isCell { return (kind, view) }
      var children = root.document.children(of: view.index).filter { root.document.views[$0].type != .nothing }
        .makeIterator()
      guard let only = children.next(), children.next() == nil else { return nil }
      view = PlacedView(only, in: root.site)
    }
  }
}
