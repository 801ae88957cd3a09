/// The only thing that builds trees: readers tell it what they meet, in document order.
///
/// Places are byte offsets in the (UTF-8) text. A builder and its tree belong to one reader.
public final class TreeBuilder {
  /// The tree being built.
  public let tree: ScreenTree
  @exclusivity(unchecked) @usableFromInline var openIndex: Int32 = -1
  /// Index of the element that is open; -1 outside any screen.
  @inlinable public var current: Int32 { openIndex }
  /// Problems met outside any screen; they go to the next one, or to the file's end.
  private var outsideProblems: [Problem] = []

  public init(tree: ScreenTree) {
    self.tree = tree
  }

  /// Starts a new file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - isXML: whether ranges of facts are those of attribute values, so that the names stand before them.
  public func startFile(_ source: SourceReader, isXML: Bool = false) {
    tree.source = source
    tree.isXML = isXML
    tree.reset(at: 0)
    tree.ordinal = 0
    tree.isOneOfSeveral = false
    openIndex = -1
    outsideProblems.removeAll()
  }

  /// Starts a new screen at a place of the text; what follows is its element.
  public func startScreen(at offset: Int, isOneOfSeveral: Bool) {
    tree.reset(at: offset)
    tree.ordinal += 1
    tree.isOneOfSeveral = isOneOfSeveral
    openIndex = -1
    if !outsideProblems.isEmpty {
      tree.problems = outsideProblems
      outsideProblems.removeAll()
    }
  }

  /// Ends the screen, once it was consumed.
  public func finishScreen() {
    tree.reset(at: 0)
    openIndex = -1
  }

  /// Gives up the screen that was begun, to read it again once more of the file is there.
  public func abandonScreen() {
    tree.ordinal -= 1
    openIndex = -1
  }

  /// Leaves a tree of one bare element that holds the problems met behind the last screen; says whether there are any.
  public func takeRemainingProblems() -> Bool {
    guard !outsideProblems.isEmpty else { return false }
    startScreen(at: 0, isOneOfSeveral: false)
    open(.screen, as: nil, from: 0, to: 0)
    close()
    return true
  }

  /// How deep the open element lies; the screen is 1.
  @inlinable public var depth: Int { current < 0 ? 0 : Int(tree.layout.pointee.nodes[Int(current)].depth) }

  /// The kind of the open element.
  @inlinable public var currentKind: Kind? { current < 0 ? nil : tree.layout.pointee.nodes[Int(current)].kind }

  /// The element that is open.
  @inlinable public var currentElement: Element? { current < 0 ? nil : tree[Int(current)] }

  // MARK: Elements

  /// Opens an element inside the open one.
  ///
  /// - Parameters:
  ///   - member: the part or list it stands in; `nil` for the screen.
  ///   - start: the first byte of its `{`, member name or `<`.
  ///   - stop: the end of its start tag, where that is known already.
  @discardableResult
  @inlinable
  public func open(_ kind: Kind, as member: Member?, from start: Int, to stop: Int? = nil) -> Int32 {
    let index = Int(tree.layout.pointee.count)
    if index == tree.nodeCapacity { tree.growNodes() }
    let first = relative(start)
    let nodes = tree.layout.pointee.nodes
    var ordinal: Int32 = 1
    if current >= 0 { ordinal = self.ordinal(of: kind, member?.rawValue ?? WordTable.none, at: index) }
    (nodes + index).initialize(
      to: ScreenTree.Node(
        kind: kind, member: member?.rawValue ?? WordTable.none, depth: UInt16(truncatingIfNeeded: depth + 1),
        parent: current, ordinal: ordinal, start: first, stop: stop.map(relative) ?? first))
    tree.layout.pointee.count = Int32(index + 1)
    openIndex = Int32(index)
    return current
  }

  /// Closes the open element.
  ///
  /// - Parameter stop: the end of its text; `nil` where ``open(_:as:from:to:)`` knew it.
  @inlinable
  public func close(at stop: Int? = nil) {
    guard current >= 0 else { return }
    let node = tree.layout.pointee.nodes + Int(current)
    node.pointee.end = tree.layout.pointee.count
    if let stop { node.pointee.stop = relative(stop) }
    openIndex = node.pointee.parent
  }

  /// Counts siblings of one name. The last sibling is nearly always of the same name; only the first of a name looks further.
  @usableFromInline
  func ordinal(of kind: Kind, _ member: UInt8, at index: Int) -> Int32 {
    let nodes = tree.layout.pointee.nodes
    var sibling = index - 1
    while sibling > current {
      while nodes[sibling].parent != current { sibling = Int(nodes[sibling].parent) }
      if nodes[sibling].member == member, nodes[sibling].kind == kind { return nodes[sibling].ordinal + 1 }
      sibling -= 1
    }
    return 1
  }

  // MARK: Facts of the open element

  /// A number or count.
  @inlinable
  public func set(_ member: Member, number: Double, at range: Range<Int>) {
    append(member, payload: number.bitPattern, at: range)
  }

  /// A boolean.
  @inlinable
  public func set(_ member: Member, flag: Bool, at range: Range<Int>) { append(member, small: flag ? 1 : 0, at: range) }

  /// One of the vocabulary's words.
  @inlinable
  public func set(_ member: Member, token: Token, at range: Range<Int>) {
    append(member, small: token.rawValue, at: range)
  }

  /// A frame.
  @inlinable
  public func set(_ member: Member, frame: Frame, at range: Range<Int>) {
    if tree.frameCount == tree.frameCapacity { tree.growFrames() }
    (tree.layout.pointee.frames + tree.frameCount).initialize(to: frame)
    append(member, payload: UInt64(tree.frameCount), at: range)
    tree.frameCount += 1
  }

  /// A text, given as UTF-8.
  @inlinable
  public func set(_ member: Member, text: UnsafeBufferPointer<UInt8>, at range: Range<Int>) {
    append(member, payload: keep(text), at: range)
  }

  /// A text.
  public func set(_ member: Member, text: String, at range: Range<Int>) {
    var text = text
    text.withUTF8 { append(member, payload: keep($0), at: range) }
  }

  /// A list of texts.
  public func set(_ member: Member, texts: [String], at range: Range<Int>) {
    let first = tree.textRefCount
    for var text in texts {
      if tree.textRefCount == tree.textRefCapacity { tree.growTextRefs() }
      tree.layout.pointee.textRefs[tree.textRefCount] = text.withUTF8 { keep($0) }
      tree.textRefCount += 1
    }
    append(member, payload: UInt64(first) << 32 | UInt64(texts.count), at: range)
  }

  /// A fact or part that is there, or may be there, and whose value the description does not tell.
  @inlinable
  public func setUnknown(_ member: Member, at range: Range<Int>) { append(member, isKnown: false, at: range) }

  /// Sets the facts of the screen that the user supplies because the description does not say them; a given value stays.
  public func supply(_ options: ReaderOptions) {
    if let platform = options.platform { supply(.platform) { set(.platform, token: platform, at: $0) } }
    for trait in options.traits {
      switch trait {
      case .token(let member, let token): supply(member) { set(member, token: token, at: $0) }
      case .flag(let member, let flag): supply(member) { set(member, flag: flag, at: $0) }
      }
    }
  }

  private func supply(_ member: Member, _ set: (Range<Int>) -> Void) {
    guard tree.count > 0, !tree.root.isKnown(member) else { return }
    // An entry that says "unknown" would be found first.
    if let entry = tree.root.entry(member) {
      let entries = tree.layout.pointee.entries
      entries[entry - UnsafePointer(entries)].member = WordTable.none
    }
    let open = current
    openIndex = 0
    let start = tree.baseOffset + Int(tree.layout.pointee.nodes[0].start)
    set(start..<start)
    openIndex = open
  }

  // MARK: Problems

  /// Notes what is wrong at a place.
  public func report(_ kind: Problem.Kind, _ message: String, at range: Range<Int>) {
    let problem = Problem(kind: kind, message: message, range: range, element: max(0, Int(current)))
    if current < 0 {
      outsideProblems.append(problem)
    } else {
      tree.problems.append(problem)
    }
  }

  // MARK: Storage

  @inlinable
  @inline(__always)
  func relative(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: max(0, offset - tree.baseOffset)) }

  @inlinable
  @inline(__always)
  func append(
    _ member: Member, isKnown: Bool = true, small: UInt8 = 0, payload: UInt64 = 0, at range: Range<Int>
  ) {
    guard current >= 0 else { return }
    if tree.entryCount == tree.entryCapacity { tree.growEntries() }
    let index = Int32(tree.entryCount)
    (tree.layout.pointee.entries + tree.entryCount).initialize(
      to: ScreenTree.Entry(
        member: member.rawValue, isKnown: isKnown, small: small, start: relative(range.lowerBound),
        stop: relative(range.upperBound), payload: payload))
    tree.entryCount += 1
    let node = tree.layout.pointee.nodes + Int(current)
    if node.pointee.firstFact < 0 {
      node.pointee.firstFact = index
    } else {
      tree.layout.pointee.entries[Int(node.pointee.lastFact)].next = index
    }
    node.pointee.lastFact = index
  }

  @inlinable
  @inline(__always)
  func keep(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if tree.textCount + text.count > tree.textCapacity { tree.growTexts(by: text.count) }
    let offset = tree.textCount
    if let source = text.baseAddress {
      (tree.layout.pointee.texts + offset).update(from: source, count: text.count)
    }
    tree.textCount += text.count
    return UInt64(offset) << 32 | UInt64(text.count)
  }
}

extension ScreenTree {
  @usableFromInline
  func growNodes() {
    layout.pointee.nodes = Self.grown(layout.pointee.nodes, count: count, capacity: &nodeCapacity)
  }

  @usableFromInline
  func growEntries() {
    layout.pointee.entries = Self.grown(layout.pointee.entries, count: entryCount, capacity: &entryCapacity)
  }

  @usableFromInline
  func growFrames() {
    layout.pointee.frames = Self.grown(layout.pointee.frames, count: frameCount, capacity: &frameCapacity)
  }

  fileprivate func growTextRefs() {
    layout.pointee.textRefs = Self.grown(layout.pointee.textRefs, count: textRefCount, capacity: &textRefCapacity)
  }

  @usableFromInline
  func growTexts(by count: Int) {
    layout.pointee.texts = Self.grown(
      layout.pointee.texts, count: textCount, capacity: &textCapacity, atLeast: textCount + count)
  }

  private static func grown<Item>(
    _ items: UnsafeMutablePointer<Item>, count: Int, capacity: inout Int, atLeast minimum: Int = 0
  ) -> UnsafeMutablePointer<Item> {
    capacity = max(capacity * 2, minimum)
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: capacity)
    larger.moveInitialize(from: items, count: count)
    items.deallocate()
    return larger
  }
}
