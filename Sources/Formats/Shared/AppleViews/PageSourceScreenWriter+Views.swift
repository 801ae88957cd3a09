import Screens

extension PageSourceScreenWriter {
  /// Writes a view by what its cells look like.
  func write(_ view: PageSourceView) {
    switch view.layout {
    case .list where elements[view.index].kind == .collectionView: writeCollection(view, nil, columns: nil)
    case .list: writeTable(view)
    case .unclear: writeUnclear(view)
    case .horizontalScroll: writeCollection(view, .horizontalScroll, columns: nil)
    case .grid(let columns): writeCollection(view, hasSections(view) ? nil : .grid, columns: columns)
    case .row, .columns: writeCollection(view, nil, columns: nil)
    }
  }

  private func writeTable(_ view: PageSourceView) {
    open(.tableView, as: .content, view.index)
    setID(view.index)
    setFrame(view.index)
    let start = place(view.index)
    builder.setUnknown(.header, at: start)
    builder.setUnknown(.footer, at: start)
    builder.setUnknown(.editing, at: start)
    for item in view.items { writeItem(item, elements[item].kind ?? .otherCell) }
    builder.close()
    writeRest(of: view.index)
  }

  /// A view of which little can be said, and then what it shows.
  private func writeUnclear(_ view: PageSourceView) {
    // Sections are only those that contain other views.
    if elements[view.index].type != .table, !elements[view.index].states.contains(.holdsView) {
      open(.collectionView, as: .content, view.index)
      setID(view.index)
      setFrame(view.index)
      let start = place(view.index)
      for part in [Member.header, .footer, .seeAll, .cells] { builder.setUnknown(part, at: start) }
      builder.close()
    }
    writeContent(of: view.index)
  }

  private func writeCollection(_ view: PageSourceView, _ layout: Token?, columns: Int?) {
    open(.collectionView, as: .content, view.index)
    setID(view.index)
    setFrame(view.index)
    let start = place(view.index)
    if let layout { builder.set(.layout, token: layout, at: start) }
    if layout == .horizontalScroll { builder.set(.scrollDirection, token: .horizontal, at: start) }
    if let columns { builder.set(.columns, number: Double(columns), at: start) }
    writeHeader(of: view)
    for item in view.items { writeItem(item, elements[item].kind ?? .collectionCell) }
    builder.close()
    writeRest(of: view.index)
  }

  /// Writes what is in a view besides its items.
  private func writeRest(of parent: Int32) {
    for child in elements.children(of: parent) where !elements[child].states.contains(.inItem) {
      if elements[child].states.contains(.holdsCell) {
        writeRest(of: child)
      } else {
        writeElement(child)
      }
    }
  }

  /// Whether texts are between the items, as the headers of sections do.
  private func hasSections(_ view: PageSourceView) -> Bool {
    guard let extent = view.extent else { return false }
    for index in view.index..<elements[view.index].end
    where elements[index].type == .text && !elements[index].states.contains(.inItem) {
      guard let frame = elements.frame(index) else { return true }
      if frame.middle > extent.y, frame.middle < extent.bottom { return true }
    }
    return false
  }
}
