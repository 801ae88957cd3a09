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
      guard let columns = view.attribute(.numColumns), let counts = numbers(columns, of: view),
        counts.allSatisfy({ $0 > 1 })
      else { return nil }
      return Arrangement(
        kind: .collectionView, layout: .grid, scrollDirection: .vertical,
        columns: counts.count == 1 ? counts.first : nil, place: view.place(of: columns))
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
    guard name.hasSuffix("GridLayoutManager") else { return nil }
    // A class of the application's own is called by what it does, and may count its columns itself.
    let isOwn = name != "GridLayoutManager" && name != "StaggeredGridLayoutManager"
    var spans: Set<Int> = isOwn ? [] : [1]
    if let attribute = view.attribute(.spanCount) {
      guard let counts = numbers(attribute, of: view) else { return nil }
      spans = counts
    }
    guard spans.allSatisfy({ $0 > 1 }) else { return spans == [1] ? Self.row(isHorizontal, at: place) : nil }
    var arrangement = Arrangement(kind: .collectionView, place: place)
    arrangement.scrollDirection = isHorizontal ? .horizontal : .vertical
    if !name.hasSuffix("StaggeredGridLayoutManager"), !isHorizontal, !spans.isEmpty {
      arrangement.layout = .grid
      // Devices may differ.
      arrangement.columns = spans.count == 1 ? spans.first : nil
    }
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

  /// The numbers that an attribute has on one device or another.
  private func numbers(_ attribute: AndroidView.Attribute, of view: PlacedView) -> Set<Int>? {
    let name = view.reference("@integer/", in: attribute)
    let numbers = name.map { resources?.integers($0) } ?? Int(view.value(of: attribute)).map { [$0] }
    return numbers.flatMap { $0.allSatisfy((1...1000).contains) ? $0 : nil }
  }

  // MARK: Items

  /// Pushes what the items of a list look like, as its editor shows them.
  private func pushItem(of view: PlacedView, in kind: Kind) {
    guard let reference = view.attribute(.listItem), let name = layoutName(reference, of: view),
      view.site.layouts(from: name) == nil, let site = site(named: name, for: view)
    else { return }
    let root = PlacedView(0, in: site)
    if let (cellKind, cell) = cell(in: root) { return pushCell(cellKind, cell, isPrototype: true) }
    guard kind != .group else { return }
    // It is unknown which of its texts is the title.
    var item = ObservedView(at: root.tag)
    item.kind = kind == .collectionView ? .collectionCell : .otherCell
    views.open(item)
    views.set(.prototype, .flag(true), at: root.tag)
    if let image = onlyImage(in: site) {
      var part = ObservedView(at: image.tag)
      (part.role, part.kind) = (.image, .image)
      views.open(part)
      views.setUnknown(.placeholder, at: image.tag)
      views.close()
    }
    views.close()
  }

  /// The one `ImageView` of a layout, where it is shown and all classes are Android's: what the item shows.
  private func onlyImage(in site: AndroidSite) -> PlacedView? {
    let all = site.document.views.indices.map { PlacedView($0, in: site) }
    guard !all.contains(where: \.isOfApplication) else { return nil }
    let images = all.filter { $0.type == .image }
    guard images.count == 1, let image = images.first else { return nil }
    var next: PlacedView? = image
    while let view = next, view.site === site {
      if view.isHidden { return nil }
      next = view.parent
    }
    return image
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
