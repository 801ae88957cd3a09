import Screens

/// The views of a file in document order, each with the index of its parent and of what follows it, and their texts.
///
/// A reader opens and closes them while it parses; the arrays are used for one file after the other.
final class ObservedViews: FlatElements {
  private var all: ContiguousArray<ObservedView> = []
  private var details: ContiguousArray<ObservedDetail> = []
  private var facts: ContiguousArray<ObservedFact> = []
  /// What a design says of each view; empty where there is none.
  private var layers: ContiguousArray<ObservedLayer> = []
  private var texts: ContiguousArray<TextStore.Text> = []
  private var store = TextStore()
  /// The view that is open; -1 for none.
  private(set) var current: Int32 = -1
  /// Whether a view has a kind.
  private(set) var areNamed = false
  /// Whether the file says of a view where it is.
  var isLaidOut = false
  /// What is wrong with views in the file, and where.
  private(set) var problems: [(view: Int32, message: String, place: Range<Int>)] = []

  subscript(index: Int32) -> ObservedView {
    _read { yield all[Int(index)] }
    _modify { yield &all[Int(index)] }
  }

  /// How many there are.
  var count: Int32 { Int32(truncatingIfNeeded: all.count) }

  func end(of index: Int32) -> Int32 { self[index].end }

  /// The views inside one, at any depth, itself left out.
  func descendants(of index: Int32) -> Range<Int32> { index + 1..<max(index + 1, self[index].end) }

  /// Forgets all views, and keeps room for about as many.
  func reset() {
    all.removeAll(keepingCapacity: all.count < 1 << 16)
    details.removeAll(keepingCapacity: details.count < 1 << 16)
    facts.removeAll(keepingCapacity: facts.count < 1 << 16)
    layers.removeAll(keepingCapacity: layers.count < 1 << 16)
    texts.removeAll(keepingCapacity: texts.count < 1 << 16)
    store.removeAll()
    current = -1
    areNamed = false
    isLaidOut = false
    problems.removeAll()
  }

  // MARK: Pushing

  /// Opens a view inside the one that is open.
  func open(_ view: ObservedView) {
    let index = count
    all.append(view)
    self[index].parent = current
    self[index].end = index + 1
    if current >= 0 {
      let outer = self[current]
      self[index].container = outer.isScrolling || outer.role == .cell ? current : outer.container
      if !outer.states.isDisjoint(with: [.inButton, .reacts]) { self[index].states.insert(.inButton) }
    }
    if let kind = view.kind, !kind.isCell, !view.states.contains(.fromAttribute) { areNamed = true }
    current = index
  }

  /// Opens a view of a design inside the one that is open.
  func open(_ view: ObservedView, _ layer: ObservedLayer) {
    layers.append(layer)
    open(view)
  }

  /// What a design says of a view; nothing where there is none.
  func layer(_ index: Int32) -> ObservedLayer { layers.isEmpty ? ObservedLayer() : layers[Int(index)] }

  /// Closes the view that is open; those around it learn what it holds.
  func close() {
    guard current >= 0 else { return }
    self[current].end = count
    let view = self[current]
    current = view.parent
    guard current >= 0 else { return }
    var held = view.states.intersection([.holdsCollection, .holdsCell, .holdsContent])
    switch view.role {
    case .collection, .table: held.insert(.holdsCollection)
    case .cell: held.insert(.holdsCell)
    case .image, .text, .button, .control, .link, .canvas: held.insert(.holdsContent)
    default: if view.states.contains(.reacts) || view.spoken >= 0 { held.insert(.holdsContent) }
    }
    self[current].states.formUnion(held)
  }

  /// The part of a kind that attributes of a view give; `nil` where there is none.
  func givenPart(_ kind: Kind, of index: Int32) -> Int32? {
    children(of: index).first { self[$0].states.contains(.fromAttribute) && self[$0].kind == kind }
  }

  /// - Throws: a ``ReadError`` where the file says of no view where it is.
  ///
  /// - Parameters:
  ///   - platform: the platform whose screen it is.
  ///   - frame: what of a view says where it is.
  func requireLayout(on platform: String, _ frame: String) throws(ReadError) {
    guard count > 0, !isLaidOut else { return }
    throw ReadError(
      unsupported: "\(platform) screens without frames",
      "this is a screen of \(platform) without places and sizes, which is not supported; expected \(frame) of each element",
      at: self[0].place.lowerBound)
  }

  // MARK: Details

  /// What else the file says of a view; `nil` where that is nothing.
  func detail(of index: Int32) -> ObservedDetail? {
    let detail = self[index].detail
    return detail < 0 ? nil : details[Int(detail)]
  }

  func fact(_ index: Int32) -> ObservedFact { facts[Int(index)] }

  /// Whether the file gives a view a fact.
  func hasFact(_ member: Member, _ index: Int32) -> Bool {
    detail(of: index)?.facts.contains { fact($0).member == member } ?? false
  }

  /// Gives the open view a fact.
  func append(_ fact: ObservedFact) {
    guard current >= 0 else { return }
    withDetail {
      // A fact that is given once a child is open would be the child's.
      assert(Int($0.facts.upperBound) == facts.count)
      $0.facts = $0.facts.lowerBound..<$0.facts.upperBound + 1
    }
    facts.append(fact)
  }

  /// Changes the detail of the open view, which gets one where it has none.
  func withDetail(_ change: (inout ObservedDetail) -> Void) {
    guard current >= 0 else { return }
    if self[current].detail < 0 {
      self[current].detail = Int32(truncatingIfNeeded: details.count)
      let first = Int32(truncatingIfNeeded: facts.count)
      details.append(ObservedDetail(facts: first..<first))
    }
    change(&details[Int(self[current].detail)])
  }

  /// Says what is wrong with a view; the index of one that is about to be opened is ``count``.
  func report(_ message: String, at place: Range<Int>, on view: Int32) { problems.append((view, message, place)) }

  // MARK: Places

  /// Whether a view is above another one, or at its left in the same line; the order of the file where a box is unknown.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    guard let first = self[left].box, let second = self[right].box else { return left < right }
    return (first.y, first.x, Double(left)) < (second.y, second.x, Double(right))
  }

  // MARK: Texts

  /// Keeps a text.
  ///
  /// - Parameter place: where it is in the file.
  func keep(_ text: UTF8Text, at place: Range<Int>) -> Int32 { add(store.keep(text, at: place)) }

  /// Keeps the value of an attribute, its references resolved.
  func keep(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag) -> Int32 {
    add(store.keep(attribute, of: tag))
  }

  private func add(_ text: TextStore.Text) -> Int32 {
    texts.append(text)
    return Int32(truncatingIfNeeded: texts.count - 1)
  }

  /// Gives the bytes of a text, and where it is in the file; `nil` where there is none.
  func withText<Result>(_ text: Int32, _ body: (UTF8Text, Range<Int>) -> Result) -> Result? {
    guard text >= 0 else { return nil }
    let text = texts[Int(text)]
    return store.withBytes(of: text) { body($0, text.place) }
  }

  /// Whether a text is more than white space.
  func isShown(_ text: Int32) -> Bool {
    withText(text) { bytes, _ in bytes.contains { !isXMLSpace($0) } } ?? false
  }

  /// Whether a text begins with one of some words, given in lower case, without regard to case.
  func text(_ text: Int32, begins words: [StaticString]) -> Bool {
    text >= 0 && store.begins(texts[Int(text)], with: words)
  }
}

/// Elements of a document in an array, in document order: each knows what follows it, so that its content is a range.
protocol FlatElements {
  /// Index behind the last element inside one.
  func end(of index: Int32) -> Int32
}

extension FlatElements {
  /// The elements directly inside one, in document order.
  func children(of index: Int32) -> some Sequence<Int32> {
    let end = end(of: index)
    return sequence(state: index + 1) { (next: inout Int32) -> Int32? in
      guard next < end else { return nil }
      defer { next = self.end(of: next) }
      return next
    }
  }
}
