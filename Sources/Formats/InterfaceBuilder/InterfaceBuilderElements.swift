import Screens
import Support

/// The objects of one document in document order, and how they hang together.
struct InterfaceBuilderElements: FlatElements {
  /// A name of an element; those of one element are a chain.
  private struct Name {
    let role: InterfaceBuilderElement.NameRole
    let text: TextStore.Text
    let previous: Int32
  }

  var all: [InterfaceBuilderElement] = []
  var constraints: [InterfaceBuilderConstraint] = []
  /// The colours and fonts of those of which something is said.
  var looks: [InterfaceBuilderAppearance] = []
  private(set) var connections: [InterfaceBuilderConnection] = []
  private var names: [Name] = []
  private(set) var texts = TextStore()
  /// Elements by the hashes of their object ids, and of those of guides whose edges are known; -1 where two have one.
  private var ids: [UInt64: Int32] = [:]
  /// What the guides among them are.
  private var guides: [UInt64: InterfaceBuilderGuide] = [:]
  /// The margins that the document sets, by element.
  var margins: [Int32: InterfaceBuilderMargins] = [:]
  /// What the document leaves out of its views as it is.
  var excluded: [UInt64] = []
  /// The elements that are open, what lies between them left out.
  var open: Int32 = -1
  /// Whether views are placed by constraints.
  var usesAutoLayout = false
  /// The size of the screen that the document was drawn for, in points; `nil` where the device is not known.
  var deviceSize: (width: Double, height: Double)?

  subscript(index: Int32) -> InterfaceBuilderElement {
    get { all[Int(index)] }
    _modify { yield &all[Int(index)] }
  }

  /// How many there are.
  var count: Int32 { Int32(truncatingIfNeeded: all.count) }

  func end(of index: Int32) -> Int32 { self[index].end }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: all.count < 1 << 14)
    constraints.removeAll(keepingCapacity: constraints.count < 1 << 14)
    looks.removeAll(keepingCapacity: looks.count < 1 << 14)
    connections.removeAll(keepingCapacity: connections.count < 1 << 14)
    names.removeAll(keepingCapacity: names.count < 1 << 14)
    ids.removeAll(keepingCapacity: ids.count < 1 << 14)
    guides.removeAll()
    margins.removeAll()
    excluded.removeAll()
    texts.removeAll()
    open = -1
    usesAutoLayout = false
    deviceSize = nil
  }

  // MARK: References

  /// The hash of an object id, by which others refer to it; never 0.
  static func hash(_ id: UTF8Text) -> UInt64 {
    var hash = FNV1a()
    hash.combine(id)
    return hash.value == 0 ? 1 : hash.value
  }

  /// Notes what an object id stands for. One that stands for two elements stands for none.
  mutating func note(id: UTF8Text, of index: Int32) {
    let hash = Self.hash(id)
    if ids.updateValue(index, forKey: hash) != nil { ids[hash] = -1 }
  }

  /// Notes a guide of an element.
  mutating func note(_ guide: InterfaceBuilderGuide, id: UTF8Text, of index: Int32) {
    note(id: id, of: index)
    guides[Self.hash(id)] = guide
  }

  /// What guide has an object id, by its hash; `nil` where it is that of an element.
  func guide(_ hash: UInt64) -> InterfaceBuilderGuide? { guides.isEmpty ? nil : guides[hash] }

  /// The element with an object id, or with a guide that has it, by its hash.
  func element(_ hash: UInt64) -> Int32? {
    guard let index = ids[hash], index >= 0 else { return nil }
    return index
  }

  mutating func note(_ kind: InterfaceBuilderConnection.Kind, _ tag: borrowing XMLStartTag, to destination: UInt64) {
    note(kind, .unknown, tag, to: destination)
  }

  mutating func note(
    _ kind: InterfaceBuilderConnection.Kind, _ transition: InterfaceBuilderConnection.Transition,
    _ tag: borrowing XMLStartTag, to destination: UInt64
  ) {
    guard open >= 0 else { return }
    var connection = InterfaceBuilderConnection(
      kind: kind, transition: transition, owner: open, destination: destination, place: tag.range,
      previous: self[open].lastConnection)
    if kind == .outlet, let name = tag.attributes.first(where: { $0.name.equals("property") }) {
      connection.name = texts.keep(name, of: tag)
    }
    connections.append(connection)
    self[open].lastConnection = Int32(truncatingIfNeeded: connections.count - 1)
  }

  /// The last connection of a kind that an element has.
  func connection(_ kind: InterfaceBuilderConnection.Kind, of index: Int32) -> InterfaceBuilderConnection? {
    var next = self[index].lastConnection
    while next >= 0 {
      let connection = connections[Int(next)]
      if connection.kind == kind { return connection }
      next = connection.previous
    }
    return nil
  }

  /// Whether the document says what a tap on an element does: by an action, a segue or a gesture.
  func isWired(_ index: Int32) -> Bool {
    self[index].states.contains(.reacts) || connection(.segue, of: index) != nil
      || connection(.otherSegue, of: index) != nil
  }

  /// Whether an outer view takes no touches, so that nothing inside it gets one until code lets it.
  func isOutOfReach(_ index: Int32) -> Bool {
    var outer = self[index].parent
    while outer >= 0 {
      if self[outer].states.contains(.untouchable) { return true }
      outer = self[outer].parent
    }
    return false
  }

  /// The frame of a button that has no text, as the dots that show a page.
  func dotFrame(of index: Int32) -> Frame? {
    self[index].tag == .button && self[index].text?.isEmpty ?? true ? self[index].frame : nil
  }

  // MARK: Texts

  func string(_ text: TextStore.Text) -> String { texts.withBytes(of: text) { String(decoding: $0, as: UTF8.self) } }

  mutating func keep(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag) -> TextStore.Text {
    texts.keep(attribute, of: tag)
  }

  /// Notes a name of the open element, unless it is blank.
  mutating func note(
    _ role: InterfaceBuilderElement.NameRole, _ attribute: XMLAttribute, of tag: borrowing XMLStartTag
  ) {
    guard open >= 0, !attribute.value.allSatisfy(isXMLSpace) else { return }
    names.append(Name(role: role, text: texts.keep(attribute, of: tag), previous: self[open].lastName))
    self[open].lastName = Int32(truncatingIfNeeded: names.count - 1)
  }

  /// The first of some names that an element has.
  func name(of index: Int32, _ roles: InterfaceBuilderElement.NameRole...) -> TextStore.Text? {
    var best: (rank: Int, text: TextStore.Text)?
    var next = self[index].lastName
    while next >= 0 {
      let name = names[Int(next)]
      if let rank = roles.firstIndex(of: name.role), rank <= best?.rank ?? .max { best = (rank, name.text) }
      next = name.previous
    }
    return best?.text
  }

  /// Whether an element lies in another one, at any depth.
  func isInside(_ index: Int32, of outer: Int32) -> Bool { index > outer && index < self[outer].end }
}
