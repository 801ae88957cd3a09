import Screens

// Collection views, tables, and their cells.
extension InterfaceBuilderViews {
  // MARK: Collection views

  mutating func pushCollection(_ index: Int32) {
    let cells = elements.children(of: index).filter { elements[$0].tag == .collectionCell }
    let items = cells.filter { !holdsView($0) }
    openCollection(index, .collection)
    setLayout(of: index, items)
    pushSurroundings(of: index)
    let isList = items.count == 1 && elements[index].states.isDisjoint(with: [.hasClass, .paging])
    for cell in cells {
      if holdsView(cell) || fills(cell, index) {
        pushSection(cell)
      } else {
        pushCell(cell, isItem: isList && !standsForNothing(cell))
      }
    }
    views.close()
  }

  private func openCollection(_ index: Int32, _ role: ViewRole) {
    var view = view(index, role: role)
    view.id = id(of: index)
    open(view, index)
    setLengths(of: index)
  }

  /// Whether a cell takes nearly all the room of its view, as a page does, or a notice that there are no items. Bars may
  /// cover the rest.
  private func fills(_ cell: Int32, _ view: Int32) -> Bool {
    guard let frame = elements[cell].frame, let outer = elements[view].frame else { return false }
    return frame.width >= outer.width - 1 && frame.height >= 0.9 * outer.height
  }

  /// The layout by the direction that a flow layout scrolls in; unknown where pages are turned.
  private func setLayout(of index: Int32, _ items: [Int32]) {
    guard let layout = elements.flowLayout(of: index), !elements[index].states.contains(.paging) else { return }
    let place = elements[layout].place
    if elements[layout].states.contains(.horizontal) {
      views.set(.layout, .token(.horizontalScroll), at: place)
      views.set(.scrollDirection, .token(.horizontal), at: place)
    } else {
      views.set(.scrollDirection, .token(.vertical), at: place)
      // Cells of tables may be in columns here, which is another variation.
      if items.allSatisfy({ kind(ofCell: $0) == .collectionCell }) { views.set(.layout, .token(.grid), at: place) }
    }
  }

  // MARK: Headers and See All

  private func pushSurroundings(of index: Int32) {
    let around = elements.children(of: index).filter { elements[$0].tag == .reusableView }
    if let header = around.first(where: { elements[$0].role == .sectionHeader }) { pushSurroundings(header, .header) }
    if let footer = around.first(where: { elements[$0].role == .sectionFooter }) { pushSurroundings(footer, .footer) }
  }

  /// Pushes a header or footer with its See All.
  private func pushSurroundings(_ index: Int32, _ kind: Kind) {
    var view = view(index, role: .container)
    view.kind = kind
    let text = kind == .header ? onlyText(in: index) : nil
    if let text { view.text = keep(text) }
    open(view, index)
    if let text { setEmptyText(.text, text) }
    setLengths(of: index)
    if let button = seeAll(in: index) {
      var view = self.view(button, role: .button)
      view.kind = .seeAll
      // Code that reaches it may put the number of items there.
      if let text = elements[button].text, !isPlaceholder(button) { view.text = keep(text) }
      open(view, button)
      setLengths(of: button)
      pushTap(of: button)
      views.close()
    }
    views.close()
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
      return !elements[index].states.contains(.hidden) && elements.texts.withBytes(of: text, SeeAllText.matches)
    }
  }

  // MARK: Tables

  mutating func pushTable(_ index: Int32) {
    openCollection(index, .table)
    setStyle(of: index)
    let sections = elements.children(of: index).filter { elements[$0].tag == .tableSection }
    if sections.count == 1, let section = sections.first { pushHeader(ofSection: section) }
    for child in elements.children(of: index) {
      switch elements[child].tag {
      case .tableCell: pushRow(child)
      case .tableSection:
        for cell in elements.children(of: child) where elements[cell].tag == .tableCell { pushRow(cell) }
      default:
        if elements[child].role == .tableHeader || elements[child].role == .tableFooter { push(child, .content) }
      }
    }
    views.close()
  }

  /// A cell that is hidden may be shown.
  private mutating func pushRow(_ cell: Int32) {
    if elements[cell].states.contains(.hidden) { return }
    if holdsView(cell) { pushSection(cell) } else { pushCell(cell, isItem: true) }
  }

  private func setStyle(of index: Int32) {
    let place = elements[index].place
    switch elements[index].style {
    case .plain: views.set(.style, .token(.plain), at: place)
    case .grouped: views.set(.style, .token(.grouped), at: place)
    case .insetGrouped: views.set(.style, .token(.insetGrouped), at: place)
    default: break
    }
    if elements[index].states.contains(.noSelection) {
      views.set(.selection, .token(.none), at: place)
    } else if elements[index].states.contains(.multipleSelection) {
      views.set(.selection, .token(.multiple), at: place)
    }
  }

  /// The header of the only section of a static table.
  private func pushHeader(ofSection section: Int32) {
    guard let text = elements[section].text else { return }
    var view = ObservedView(at: elements[section].place)
    (view.kind, view.states) = (.header, .fromAttribute)
    view.text = keep(text)
    views.open(view, ObservedLayer())
    setEmptyText(.text, text)
    views.close()
  }

  // MARK: Sections

  /// Whether a cell is a section with a view of its own, and no item.
  private func holdsView(_ cell: Int32) -> Bool {
    (cell + 1..<max(cell + 1, elements[cell].end)).contains {
      elements[$0].tag == .collectionView || elements[$0].tag == .tableView
    }
  }

  /// Pushes a cell that holds a view of its own, a page, or a notice that there are no items: it is no element itself.
  private mutating func pushSection(_ cell: Int32) {
    if elements[cell].states.contains(.hidden) { return }
    open(view(cell, role: .cell), cell, isNamed: false)
    pushChildren(of: cell, .content)
    views.close()
  }

  // MARK: Cells

  /// - Parameter isItem: whether it is sure that it shows an item. One of several prototypes may be seen while items
  ///   are loaded, or be a header; the view may be a calendar, a bar of tabs, or turn pages. What such a cell lacks, it
  ///   need not have.
  mutating func pushCell(_ index: Int32, isItem: Bool) {
    let element = elements[index]
    let kind = kind(ofCell: index)
    var view = view(index, role: .cell)
    view.kind = kind
    view.id = id(of: index)
    if element.states.contains(.varies) { view.states.insert(.mayHoldMore) }
    let isPrototype = elements.isPrototype(index)
    var layer = ObservedLayer()
    if isItem { layer.flags.insert(.item) }
    let segue = elements.connection(.segue, of: index)
    // Without a segue a tap may do anything that the delegate says, unless taps are switched off.
    let isRow = isItem || element.tag == .tableCell
    if segue == nil, isUntapped(index) || isRow && element.states.contains(.untouchable) {
      layer.flags.insert(.lacksTap)
    }
    let cell = views.count
    views.open(view, layer)
    setLengths(of: index)
    if isPrototype || element.tag == .collectionCell { views.set(.prototype, .flag(true), at: start(index)) }
    pushChildren(of: index, .cell(view: cell, setsTexts: isPrototype && element.states.contains(.styled)))
    if kind == .objectCell { pushAccessory(of: index) }
    pushTap(of: index)
    views.close()
  }

  /// What a cell is, by the user's word, then by its class.
  private func kind(ofCell index: Int32) -> Kind {
    let ordinary = elements[index].tag == .collectionCell ? Kind.collectionCell : .otherCell
    switch meaning(of: index) {
    case .kind(let kind) where kind.isCell: return kind
    case .nothing: return ordinary
    default: break
    }
    guard let name = elements.name(of: index, .customClass) else { return ordinary }
    return elements.texts.withBytes(of: name) { FioriClasses.kind(ios: $0) } ?? ordinary
  }

  /// Whether a prototype is by its names what is seen where there are no items, or not yet.
  private func standsForNothing(_ cell: Int32) -> Bool {
    let roles: [InterfaceBuilderElement.NameRole] = [.reuseIdentifier, .customClass, .userLabel]
    return roles.contains { role in
      guard let name = elements.name(of: cell, role) else { return false }
      let word = elements.string(name).lowercased()
      return Self.namesOfNothing.contains { word.contains($0) }
    }
  }

  private static let namesOfNothing = [
    "empty", "nodata", "noresult", "nocontent", "noitem", "loading", "placeholder", "skeleton", "spinner", "shimmer",
  ]

  // MARK: Taps

  /// Whether no row of the table can be selected.
  private func isUntapped(_ cell: Int32) -> Bool {
    elements.table(of: cell).map { elements[$0].states.contains(.noSelection) } ?? false
  }

  /// Pushes what the accessory of an object cell is, where its type says it.
  private func pushAccessory(of cell: Int32) {
    let control: Token
    switch elements[cell].accessory {
    case .disclosure: control = .chevron
    case .detail, .detailDisclosure: control = .info
    case .checkmark: control = .other
    default: return
    }
    var view = ObservedView(at: elements[cell].place)
    (view.kind, view.states) = (.accessory, .fromAttribute)
    views.open(view, ObservedLayer())
    views.set(.control, .token(control), at: start(cell))
    if control == .info {
      if elements.connection(.accessorySegue, of: cell) == nil { views.setUnknown(.tap, at: elements[cell].place) }
      pushTap(.accessorySegue, of: cell)
    }
    views.close()
  }

  /// Pushes the tap that opens another scene, if there is one.
  private func pushTap(_ kind: InterfaceBuilderConnection.Kind = .segue, of index: Int32) {
    guard let segue = elements.connection(kind, of: index) else { return }
    var view = ObservedView(at: segue.place)
    (view.kind, view.states) = (.tap, .fromAttribute)
    views.open(view, ObservedLayer())
    switch segue.transition {
    case .modal: views.set(.transition, .token(.modal), at: segue.place)
    case .push:
      // A controller that holds others is not pushed, but shown in another way.
      let target = elements.element(segue.destination)
      if !(target.map { elements[$0].states.contains(.container) } ?? false) {
        views.set(.transition, .token(.push), at: segue.place)
      }
    case .unknown: break
    }
    views.close()
  }
}
