import Screens

extension InterfaceBuilderScreenWriter {
  // MARK: Collection views

  mutating func writeCollection(_ index: Int32) {
    let cells = elements.children(of: index).filter { elements[$0].tag == .collectionCell }
    let items = cells.filter { !holdsView($0) }
    open(.collectionView, as: .content, index)
    setID(index)
    setFrame(index)
    writeLayout(of: index, items)
    writeHeader(of: index)
    // Code may register others, but what is drawn here is there.
    if items.isEmpty {
      builder.setUnknown(.cells, at: elements[index].place)
    } else {
      let isList = items.count == 1 && elements[index].states.isDisjoint(with: [.hasClass, .paging])
      for item in items { writeCollectionCell(item, as: .cells, isItem: isList && !fills(item, index)) }
    }
    builder.close()
    writeSections(cells)
  }

  /// Whether a cell takes all the room of its view, as a page does, or a notice that there are no items.
  private func fills(_ cell: Int32, _ view: Int32) -> Bool {
    guard let frame = elements[cell].frame, let outer = elements[view].frame else { return false }
    return frame.width >= outer.width - 1 && frame.height >= outer.height - 1
  }

  /// The layout by the direction that a flow layout scrolls in; unknown where pages are turned.
  private func writeLayout(of index: Int32, _ items: [Int32]) {
    guard let layout = elements.flowLayout(of: index), !elements[index].states.contains(.paging) else { return }
    let place = elements[layout].place
    if elements[layout].states.contains(.horizontal) {
      builder.set(.layout, token: .horizontalScroll, at: place)
      builder.set(.scrollDirection, token: .horizontal, at: place)
    } else {
      builder.set(.scrollDirection, token: .vertical, at: place)
      // Cells of tables may be in columns here, which is another variation.
      if items.allSatisfy({ kind(ofCell: $0, .collectionCell) == .collectionCell }) {
        builder.set(.layout, token: .grid, at: place)
      }
    }
  }

  private mutating func writeHeader(of index: Int32) {
    let place = elements[index].place
    var seeAll: Int32?
    let views = elements.children(of: index).filter { elements[$0].tag == .reusableView }
    if let header = views.first(where: { elements[$0].role == .sectionHeader }) {
      open(.header, as: .header, header)
      if let text = onlyText(in: header) { setText(.text, text) }
      setFrame(header)
      builder.close()
      seeAll = self.seeAll(in: header)
    } else {
      builder.setUnknown(.header, at: place)
    }
    if let footer = views.first(where: { elements[$0].role == .sectionFooter }) {
      open(.footer, as: .footer, footer)
      setFrame(footer)
      if let button = self.seeAll(in: footer) {
        writeSeeAll(button)
      } else {
        builder.setUnknown(.seeAll, at: elements[footer].place)
      }
      builder.close()
    } else {
      builder.setUnknown(.footer, at: place)
    }
    if let seeAll { writeSeeAll(seeAll) } else { builder.setUnknown(.seeAll, at: place) }
  }

  /// The text of a view that shows one, where code cannot change it.
  private func onlyText(in view: Int32) -> TextStore.Text? {
    var found: Int32?
    for index in view..<elements[view].end where elements[index].tag == .label {
      guard found == nil else { return nil }
      found = index
    }
    guard let found, !isPlaceholder(found), elements[found].states.isDisjoint(with: [.hidden, .varies]) else {
      return nil
    }
    return elements[found].text
  }

  private func seeAll(in view: Int32) -> Int32? {
    (view..<elements[view].end).first { index in
      guard elements[index].tag == .button, let text = elements[index].text else { return false }
      return !elements[index].states.contains(.hidden) && elements.texts.begins(text, with: SeeAllText.prefixes)
    }
  }

  private mutating func writeSeeAll(_ button: Int32) {
    open(.seeAll, as: .seeAll, button)
    // Code that reaches it may put the number of items there.
    if let text = elements[button].text, !isPlaceholder(button) { setText(.text, text) }
    setFrame(button)
    if !writeSegue(.segue, of: button) { builder.setUnknown(.tap, at: elements[button].place) }
    builder.close()
  }

  // MARK: Tables

  mutating func writeTable(_ index: Int32) {
    var sections: [Int32] = []
    var cells: [Int32] = []
    for child in elements.children(of: index) {
      if elements[child].tag == .tableCell { cells.append(child) }
      guard elements[child].tag == .tableSection else { continue }
      sections.append(child)
      for cell in elements.children(of: child) where elements[cell].tag == .tableCell { cells.append(cell) }
    }
    let rows = cells.filter { !holdsView($0) && !elements[$0].states.contains(.hidden) }
    open(.tableView, as: .content, index)
    setID(index)
    setFrame(index)
    writeStyle(of: index)
    writeHeader(ofTable: index, sections)
    // A cell that is hidden may be shown, and one that is not drawn here registered.
    if rows.isEmpty { builder.setUnknown(.cells, at: elements[index].place) }
    for row in rows { writeRow(row, as: .cells) }
    builder.close()
    for child in elements.children(of: index)
    where elements[child].role == .tableHeader || elements[child].role == .tableFooter {
      write(child)
    }
    writeSections(cells)
  }

  private func writeStyle(of index: Int32) {
    let place = elements[index].place
    switch elements[index].style {
    case .plain: builder.set(.style, token: .plain, at: place)
    case .grouped: builder.set(.style, token: .grouped, at: place)
    case .insetGrouped: builder.set(.style, token: .insetGrouped, at: place)
    default: break
    }
    if elements[index].states.contains(.noSelection) {
      builder.set(.selection, token: .none, at: place)
    } else if elements[index].states.contains(.multipleSelection) {
      builder.set(.selection, token: .multiple, at: place)
    }
  }

  /// The header of the only section of a static table.
  private func writeHeader(ofTable index: Int32, _ sections: [Int32]) {
    let place = elements[index].place
    if sections.count == 1, let section = sections.first, let text = elements[section].text {
      open(.header, as: .header, section)
      setText(.text, text)
      builder.close()
    } else {
      builder.setUnknown(.header, at: place)
    }
    builder.setUnknown(.footer, at: place)
  }

  // MARK: Sections

  /// Whether a cell is a section with a view of its own, and no item.
  private func holdsView(_ cell: Int32) -> Bool {
    (cell + 1..<max(cell + 1, elements[cell].end)).contains {
      elements[$0].tag == .collectionView || elements[$0].tag == .tableView
    }
  }

  /// Writes what is in cells that hold views, besides the view that they are cells of.
  private mutating func writeSections(_ cells: [Int32]) {
    for cell in cells where holdsView(cell) && !elements[cell].states.contains(.hidden) { writeContent(of: cell) }
  }
}
