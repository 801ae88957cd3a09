import Screens

// Lists and what their items look like.
extension AndroidLayoutScreenWriter {
  /// How a list shows its items.
  private struct Arrangement {
    var kind: Kind
    var layout: Token?
    var scrollDirection: Token?
    var columns: Int?
    /// Where it is said.
    var place: Range<Int>
  }

  /// Writes a list of Android's: its kind depends on the arrangement of its items.
  func writeList(_ index: Int, _ site: AndroidSite) {
    if let arrangement = arrangement(of: index, site) { return write(arrangement, index, site) }
    element(.group, as: .content, index, site) {
      facts(of: .group, index, site)
      writeItem(of: index, in: .group, site)
      builder.setUnknown(.content, at: site.tag(of: index))
    }
  }

  /// Writes a list that is known to be a collection view or a table view.
  func writeList(_ kind: Kind, _ index: Int, _ site: AndroidSite) {
    var arrangement = arrangement(of: index, site) ?? Arrangement(kind: kind, place: site.tag(of: index))
    if arrangement.kind != kind { arrangement = Arrangement(kind: kind, place: site.tag(of: index)) }
    write(arrangement, index, site)
  }

  private func write(_ arrangement: Arrangement, _ index: Int, _ site: AndroidSite) {
    let kind = arrangement.kind
    element(kind, as: .content, index, site) {
      facts(of: kind, index, site)
      let place = arrangement.place
      if let layout = arrangement.layout { builder.set(.layout, token: layout, at: place) }
      if kind == .collectionView, let direction = arrangement.scrollDirection {
        builder.set(.scrollDirection, token: direction, at: place)
      }
      if let columns = arrangement.columns { builder.set(.columns, number: Double(columns), at: place) }
      writeItem(of: index, in: kind, site)
      // An adapter fills it, and code adds what is around it.
      for part in Vocabulary[kind].members where part.isPart {
        builder.setUnknown(part.member, at: site.tag(of: index))
      }
      if kind == .tableView { builder.setUnknown(.editing, at: site.tag(of: index)) }
    }
  }

  private func arrangement(of index: Int, _ site: AndroidSite) -> Arrangement? {
    switch site.document.views[index].type {
    case .list: return Arrangement(kind: .tableView, place: site.tag(of: index))
    case .grid:
      guard let columns = site.document.attribute(.numColumns, of: index), let count = number(columns, site), count > 1
      else { return nil }
      return Arrangement(
        kind: .collectionView, layout: .grid, scrollDirection: .vertical, columns: count, place: site.place(of: columns)
      )
    case .recycler: return recyclerArrangement(of: index, site)
    default: return nil
    }
  }

  /// Without a layout manager in the layout, code sets one, even if the layout has other attributes for it.
  private func recyclerArrangement(of index: Int, _ site: AndroidSite) -> Arrangement? {
    let document = site.document
    guard let manager = document.attribute(.layoutManager, of: index),
      let isHorizontal = isHorizontal(index, site)
    else { return nil }
    let place = site.place(of: manager)
    let name = document.withText(manager.value) { name in
      String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name[...], as: UTF8.self)
    }
    if name == "LinearLayoutManager" { return Self.row(isHorizontal, at: place) }
    guard name == "GridLayoutManager" || name == "StaggeredGridLayoutManager" else { return nil }
    var span = 1
    if let attribute = document.attribute(.spanCount, of: index) {
      guard let count = number(attribute, site) else { return nil }
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
  private func isHorizontal(_ index: Int, _ site: AndroidSite) -> Bool? {
    guard let orientation = site.document.attribute(.orientation, of: index) else { return false }
    return site.document.withText(orientation.value) { text in
      text.elementsEqual("horizontal".utf8) ? true : text.elementsEqual("vertical".utf8) ? false : nil
    }
  }

  private func number(_ attribute: AndroidView.Attribute, _ site: AndroidSite) -> Int? {
    Int(site.document.text(attribute.value)).flatMap { (1...1000).contains($0) ? $0 : nil }
  }

  // MARK: Items

  /// Writes what the items of a list look like, as its editor shows them.
  private func writeItem(of index: Int, in kind: Kind, _ site: AndroidSite) {
    guard let reference = site.document.attribute(.listItem, of: index), let name = layoutName(reference, site),
      !site.isInside(name), let item = self.site(named: name, in: site, index)
    else { return }
    let member: Member = kind == .group ? .content : .cells
    if let (cellKind, root) = cell(in: item) { return writeCell(cellKind, as: member, root, item, isPrototype: true) }
    guard kind != .group, let root = item.document.views.indices.first else { return }
    // It is unknown which of its texts is the title.
    let cellKind: Kind = kind == .collectionView ? .collectionCell : .otherCell
    element(cellKind, as: .cells, root, item) {
      builder.set(.prototype, flag: true, at: item.tag(of: root))
      for part in Vocabulary[cellKind].members where part.isPart {
        builder.setUnknown(part.member, at: item.tag(of: root))
      }
    }
  }

  /// The cell that an item consists of, with nothing but views around it that hold nothing else.
  private func cell(in item: AndroidSite) -> (kind: Kind, index: Int)? {
    var index = 0
    while index < item.document.views.count {
      if case .kind(let kind)? = meaning(of: index, item), kind.isCell { return (kind, index) }
      let type = item.document.views[index].type
      if case .fiori(let kind) = type, kind.isCell { return (kind, index) }
      var children = item.document.children(of: index).filter { item.document.views[$0].type != .nothing }
        .makeIterator()
      guard let only = children.next(), children.next() == nil else { return nil }
      index = only
    }
    return nil
  }
}
