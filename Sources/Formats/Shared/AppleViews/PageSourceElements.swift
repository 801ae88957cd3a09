import Screens

/// The elements of one page source in document order, each with the index of its parent and of what follows it.
struct PageSourceElements: FlatElements {
  private(set) var all: [PageSourceElement] = []
  private var texts = TextStore()
  private var open: Int32 = -1
  /// What the user says that names, identifiers and types stand for.
  var kinds = KindNames()
  /// The first element that XCUITest names.
  private(set) var firstOfXCUITest: Int32?

  subscript(index: Int32) -> PageSourceElement {
    get { all[Int(index)] }
    _modify { yield &all[Int(index)] }
  }

  /// How many there are.
  var count: Int32 { Int32(truncatingIfNeeded: all.count) }

  /// The applications that do not lie in another one.
  var applications: [Int32] {
    var found: [Int32] = []
    var index: Int32 = 0
    while index < count {
      guard self[index].type == .application else {
        index += 1
        continue
      }
      found.append(index)
      index = self[index].end
    }
    return found
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: all.count < 1 << 16)
    texts.removeAll()
    open = -1
    firstOfXCUITest = nil
  }

  func start(of index: Int32) -> Int { Int(self[index].start) }

  func end(of index: Int32) -> Int32 { self[index].end }

  /// Gives the bytes of a text.
  func withBytes<Result>(_ text: TextStore.Text, _ body: (UTF8Text) -> Result) -> Result {
    texts.withBytes(of: text, body)
  }

  /// Whether a text begins with one of some words, given in lower case, without regard to case.
  func text(_ text: TextStore.Text?, hasPrefix words: StaticString...) -> Bool {
    text.map { texts.begins($0, with: words) } ?? false
  }

  // MARK: Reading

  mutating func open(_ tag: borrowing XMLStartTag) {
    let reading = PageSourceTag(tag)
    if reading.type != nil, firstOfXCUITest == nil { firstOfXCUITest = count }
    var type = reading.type ?? .other
    var states = reading.states
    let kind = named(reading, tag, &type, &states)
    var element = PageSourceElement(
      type: type, kind: kind, states: states, parent: open, end: count + 1,
      start: UInt32(truncatingIfNeeded: tag.start), stop: UInt32(truncatingIfNeeded: tag.stop))
    if let frame = reading.frame {
      element.frame = frame
      element.frameStart = UInt32(truncatingIfNeeded: reading.framePlace.lowerBound)
      element.frameStop = UInt32(truncatingIfNeeded: reading.framePlace.upperBound)
    }
    // An identifier is not shown, while a text's value is what it shows.
    let shown = reading.hasLabel ? reading.label : type == .text ? reading.value : nil
    if let shown { element.label = texts.keep(shown, of: tag) }
    if let name = reading.name, !name.value.isEmpty { element.name = texts.keep(name, of: tag) }
    open(element)
  }

  /// The element that is open; -1 for none.
  var current: Int32 { open }

  /// Opens an element inside the one that is open.
  mutating func open(_ element: PageSourceElement) {
    open = count
    all.append(element)
  }

  /// What the user says of the element's name, or else of its type; that decides what it is taken for.
  private func named(
    _ reading: PageSourceTag, _ tag: borrowing XMLStartTag, _ type: inout PageSourceType,
    _ states: inout PageSourceElement.States
  ) -> Kind? {
    guard !kinds.isEmpty else { return nil }
    let ofName = reading.name.flatMap { $0.value.isEmpty ? nil : kinds.meaning(of: $0.value) }
    let tagName = tag.name
    switch ofName ?? kinds.meaning(of: tagName) {
    case nil: return nil
    case .nothing?:
      (type, states) = (.other, states.subtracting([.button, .link, .header]))
      return nil
    case .kind(let kind)?:
      switch kind {
      case .collectionView: type = .collection
      case .tableView: type = .table
      case _ where kind.isCell: type = .cell
      case .seeAll, .button: type = .button
      case .header, .label: type = .text
      case .image: type = .image
      default: break
      }
      return kind
    }
  }

  mutating func close() {
    guard open >= 0 else { return }
    self[open].end = count
    let element = self[open]
    open = element.parent
    guard open >= 0 else { return }
    self[open].states.formUnion(element.states.intersection([.holdsView, .holdsCell, .holdsContent]))
    switch element.type {
    case .collection, .table: self[open].states.insert(.holdsView)
    case .cell: self[open].states.insert(.holdsCell)
    case .image, .text, .button, .control, .link, .canvas: self[open].states.insert(.holdsContent)
    default:
      if element.isButton || element.label != nil { self[open].states.insert(.holdsContent) }
    }
  }

  /// Keeps a text.
  ///
  /// - Parameter place: where it is in the file.
  mutating func keep(_ text: UTF8Text, at place: Range<Int>) -> TextStore.Text { texts.keep(text, at: place) }
}
