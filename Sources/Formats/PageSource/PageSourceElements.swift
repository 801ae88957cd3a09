import Screens

/// The elements of one page source in document order, each with the index of its parent and of what follows it.
struct PageSourceElements {
  private(set) var all: [PageSourceElement] = []
  private var texts: [UInt8] = []
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
    texts.removeAll(keepingCapacity: texts.count < 1 << 20)
    open = -1
    firstOfXCUITest = nil
  }

  func start(of index: Int32) -> Int { Int(self[index].start) }

  /// The elements directly inside one, in document order.
  func children(of index: Int32) -> some Sequence<Int32> {
    let end = self[index].end
    return sequence(state: index + 1) { (next: inout Int32) -> Int32? in
      guard next < end else { return nil }
      defer { next = all[Int(next)].end }
      return next
    }
  }

  /// The bytes of a text; `body` is not called where there is none.
  func withBytes<Result>(_ text: PageSourceElement.Text, _ body: (UTF8Text) -> Result) -> Result {
    texts.withUnsafeBufferPointer {
      body(UTF8Text(rebasing: $0[Int(text.first)..<Int(text.first) + Int(text.count)]))
    }
  }

  /// Whether a text begins with one of some words, in lower case, in whatever case it is written.
  func text(_ text: PageSourceElement.Text?, hasPrefix words: StaticString...) -> Bool {
    guard let text else { return false }
    return withBytes(text) { bytes in
      words.contains { word in
        word.withUTF8Buffer { word in
          guard bytes.count >= word.count, word.indices.allSatisfy({ lower(bytes[$0]) == word[$0] }) else {
            return false
          }
          return bytes.count == word.count || lower(bytes[word.count]) &- 97 >= 26
        }
      }
    }
  }

  private func lower(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 0x20 : byte }

  // MARK: Reading

  mutating func open(_ tag: borrowing XMLStartTag) {
    let parent = open
    let reading = PageSourceTag(tag)
    if reading.type != nil, firstOfXCUITest == nil { firstOfXCUITest = count }
    var type = reading.type ?? .other
    var states = reading.states
    let kind = named(reading, tag, &type, &states)
    var element = PageSourceElement(
      type: type, kind: kind, states: states, parent: parent, end: count + 1,
      start: UInt32(truncatingIfNeeded: tag.start), stop: UInt32(truncatingIfNeeded: tag.stop))
    if let frame = reading.frame {
      element.frame = frame
      element.frameStart = UInt32(truncatingIfNeeded: reading.framePlace.lowerBound)
      element.frameStop = UInt32(truncatingIfNeeded: reading.framePlace.upperBound)
    }
    // An identifier is not shown, while a text's value is what it shows.
    let shown = reading.hasLabel ? reading.label : type == .text ? reading.value : nil
    if let shown { element.label = keep(shown, tag) }
    if let name = reading.name, !name.value.isEmpty { element.name = keep(name, tag) }
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

  private mutating func keep(_ attribute: XMLAttribute, _ tag: borrowing XMLStartTag) -> PageSourceElement.Text {
    let first = texts.count
    attribute.withResolvedValue { texts.append(contentsOf: $0) }
    let place: Range<Int>
    if let range = attribute.valueRange { place = range } else { place = tag.range(of: attribute) }
    return PageSourceElement.Text(
      first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: texts.count - first),
      start: UInt32(truncatingIfNeeded: place.lowerBound), stop: UInt32(truncatingIfNeeded: place.upperBound))
  }
}
