/// The only thing that builds trees: readers tell it what they meet, in document order.
///
/// Places are byte offsets in the (UTF-8) text. A builder and its tree belong to one reader.
public final class TreeBuilder {
  /// The tree being built.
  public let tree: ScreenTree
  /// What writes elements and facts into the tree.
  package let writer: TreeWriter
  /// Index of the element that is open; -1 outside any screen.
  package var current: Int32 { writer.current }
  /// Problems met outside any screen; they go to the next one, or to the file's end.
  private var outsideProblems: [Problem] = []
  /// How many of the open screen's problems were met before it.
  private var takenProblems = 0

  /// Whether the file has several texts with trees, so that each screen is one of several.
  var hasSeveralTexts = false

  /// The place of the first problem outside of any screen that is not reported yet; its text has to stay at hand.
  package var firstOutsideProblem: Int? { outsideProblems.first?.range.lowerBound }

  /// A builder that fills a tree.
  package init(tree: ScreenTree) {
    self.tree = tree
    writer = TreeWriter(tree.layout)
  }

  /// Starts a new file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - isXML: whether ranges of facts are those of attribute values, so that the names are before them.
  ///   - nouns: what the file's format calls elements.
  package func startFile(_ source: SourceReader, isXML: Bool = false, nouns: ElementNouns = .standard) {
    tree.source = source
    startText(isXML: isXML, nouns: nouns)
    tree.reset(at: 0)
    tree.ordinal = 0
    tree.isOneOfSeveral = false
    hasSeveralTexts = false
    outsideProblems.removeAll()
  }

  /// Starts a text of another format in the file.
  func startText(isXML: Bool, nouns: ElementNouns) {
    tree.layout.pointee.nouns = nouns
    tree.isXML = isXML
  }

  /// Starts a new screen at a place of the text; what follows is its element.
  public func startScreen(at offset: Int, isOneOfSeveral: Bool) {
    tree.reset(at: offset)
    tree.ordinal += 1
    tree.isOneOfSeveral = isOneOfSeveral || hasSeveralTexts
    takenProblems = outsideProblems.count
    if !outsideProblems.isEmpty {
      tree.remarks.problems = outsideProblems
      outsideProblems.removeAll()
    }
  }

  /// Notes that the file is a part that others include.
  package func setIsPart() { tree.remarks.isPart = true }

  /// Ends the screen, once it was consumed.
  public func finishScreen() {
    tree.reset(at: 0)
  }

  /// Gives up the screen that was begun, to read it again once more of the file is there.
  package func abandonScreen() {
    outsideProblems = Array(tree.problems.prefix(takenProblems))
    tree.ordinal -= 1
    tree.reset(at: 0)
  }

  /// Leaves a tree of one bare element that holds the problems met behind the last screen; says whether there are any.
  package func takeRemainingProblems() -> Bool {
    guard !outsideProblems.isEmpty else { return false }
    startScreen(at: 0, isOneOfSeveral: false)
    open(.screen, as: nil, from: 0, to: 0)
    close()
    return true
  }

  /// How deep the open element lies; the screen is 1.
  package var depth: Int { current < 0 ? 0 : Int(tree.layout.pointee.nodes[Int(current)].depth) }

  /// The kind of the open element.
  public var currentKind: Kind? { writer.currentKind }

  /// The element that is open.
  public var currentElement: Element? { writer.currentElement }

  // MARK: Elements

  /// Opens an element inside the open one.
  ///
  /// - Parameters:
  ///   - member: the part or list it is in; `nil` for the screen.
  ///   - start: the first byte of its `{`, member name or `<`.
  ///   - stop: the end of its start tag, where that is known already.
  @discardableResult
  public func open(_ kind: Kind, as member: Member?, from start: Int, to stop: Int? = nil) -> Int32 {
    writer.open(kind, member?.rawValue ?? WordTable.none, from: start, to: stop ?? start)
    return current
  }

  /// Closes the open element.
  ///
  /// - Parameter stop: the end of its text; `nil` where ``open(_:as:from:to:)`` knew it.
  public func close(at stop: Int? = nil) { writer.close(at: stop ?? -1) }

  // MARK: Facts of the open element

  /// A number or count.
  public func set(_ member: Member, number: Double, at range: Range<Int>) {
    writer.set(member, number: number, at: range)
  }

  /// A number that the true one does not exceed, which is all that is known of it.
  package func set(_ member: Member, limit: Double, at range: Range<Int>) {
    writer.append(member, small: ScreenTree.limit, payload: limit.bitPattern, at: range)
  }

  /// A boolean.
  public func set(_ member: Member, flag: Bool, at range: Range<Int>) { writer.set(member, flag: flag, at: range) }

  /// One of the vocabulary's words.
  public func set(_ member: Member, token: Token, at range: Range<Int>) {
    writer.set(member, token: token.rawValue, at: range)
  }

  /// A frame.
  public func set(_ member: Member, frame: Frame, at range: Range<Int>) { writer.set(member, frame: frame, at: range) }

  /// A text.
  public func set(_ member: Member, text: String, at range: Range<Int>) {
    var text = text
    text.withUTF8 { writer.set(member, text: $0, at: range) }
  }

  /// A text, given as UTF-8.
  package func set(_ member: Member, text: UnsafeBufferPointer<UInt8>, at range: Range<Int>) {
    writer.set(member, text: text, at: range)
  }

  /// Notes that the frames of the screen are rounded, so that their measures may be off by so much, in pt or dp.
  package func setPrecision(_ precision: Double) { tree.layout.pointee.precision = precision }

  /// A list of texts.
  public func set(_ member: Member, texts: [String], at range: Range<Int>) {
    let layout = tree.layout
    let first = layout.pointee.textRefCount
    for var text in texts {
      if layout.pointee.textRefCount == layout.pointee.textRefCapacity { layout.pointee.growTextRefs() }
      layout.pointee.textRefs[layout.pointee.textRefCount] = text.withUTF8 { writer.keep($0) }
      layout.pointee.textRefCount += 1
    }
    writer.append(member, payload: UInt64(first) << 32 | UInt64(texts.count), at: range)
  }

  /// A fact or part that is there, or may be there, and whose value the description does not tell.
  public func setUnknown(_ member: Member, at range: Range<Int>) { writer.setUnknown(member, at: range) }

  /// Makes all parts and lists of the open element unknown that were not added. A format without words for them calls
  /// it before it closes an element.
  public func setOthersUnknown(at range: Range<Int>) {
    guard let element = currentElement else { return }
    let layout = tree.layout
    var known: Set<UInt8> = []
    var index = element.index + 1
    while index < layout.pointee.count {
      let node = layout.pointee.nodes[Int(index)]
      if node.parent == element.index { known.insert(node.member) }
      index = max(index + 1, node.end)
    }
    for declaration in Vocabulary[element.kind].members where declaration.isPart {
      let member = declaration.member
      if !known.contains(member.rawValue), element.entry(member) == nil { setUnknown(member, at: range) }
    }
  }

  /// Sets the facts of the screen that the user supplies because the description does not say them; a given value
  /// stays.
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
    tree.layout.pointee.open = 0
    let start = tree.baseOffset + Int(tree.layout.pointee.nodes[0].start)
    set(start..<start)
    tree.layout.pointee.open = open
  }

  // MARK: What people call things

  /// What people call the open element, where its id is one that a tool has given: a title, a label, a name in code.
  ///
  /// - Returns: whether the text names anything; a blank one does not.
  @discardableResult
  package func name(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard current >= 0, let first = text.first else { return false }
    if first <= 0x20 || first >= 0x80, String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace) { return false }
    tree.layout.pointee.names[current] = writer.keep(text)
    return true
  }

  /// Keeps the id that a tool has given to the open element, for messages beside its name.
  package func toolID(_ text: UnsafeBufferPointer<UInt8>) {
    if current >= 0, !text.isEmpty { tree.layout.pointee.toolIDs[current] = writer.keep(text) }
  }

  /// Gives the open element a noun, which messages use in place of that of its kind.
  package func setNoun(_ noun: ElementNoun) {
    if current >= 0 { tree.layout.pointee.ownNouns[current] = noun }
  }

  /// Says what of an element would tell whether people can tap it, for those of which that is unknown: an action, a
  /// gesture.
  package func expectTaps(by evidence: String) { tree.remarks.tapEvidence = evidence }

  /// Says that a running application was looked at: the cells of a view are copies of one prototype, which is in code.
  package func expectCopies() { tree.remarks.showsCopies = true }

  // MARK: Problems

  /// Records a problem at a place of an element that is in the tree already, by its index.
  package func report(_ kind: Problem.Kind, _ message: String, at range: Range<Int>, on element: Int) {
    tree.remarks.problems.append(Problem(kind: kind, message: message, range: tree.withName(range), element: element))
  }

  /// Notes that the open element reacts to taps beyond its frame, which is unknown for that reason.
  package func setLargerTarget() { tree.remarks.largerTargets.append(current) }

  /// Notes how much of the screen the file shows, in the unit of its lengths.
  package func setWindow(width: Double, height: Double) { tree.remarks.window = (width, height) }

  /// Notes what is wrong at a place.
  public func report(_ kind: Problem.Kind, _ message: String, at range: Range<Int>) {
    let problem = Problem(kind: kind, message: message, range: tree.withName(range), element: max(0, Int(current)))
    if current < 0 {
      outsideProblems.append(problem)
    } else {
      tree.remarks.problems.append(problem)
    }
  }
}
