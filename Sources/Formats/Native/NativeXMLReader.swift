import Screens
import Support

/// Reads native XML files: builds trees from their elements and attributes.
final class NativeXMLReader: XMLPushParser, ScreenReader {
  private let options: ReaderOptions
  /// The engine owns it; counting references here would cost as much as the reading.
  private unowned(unsafe) var builder: TreeBuilder
  private let noBuilder = TreeBuilder(tree: ScreenTree())
  private var consumer: (any ScreenConsumer)?
  /// How many screens were handed over, and how many of them a second reading of the file has to skip.
  private var consumed = 0
  private var skipped = 0

  /// Elements that are open and not read, because an unknown name is above them or is theirs.
  private var skippedDepth = 0
  private var depth = 0
  private var isInList = false
  /// Which parts and lists the open elements have so far, by depth.
  private let givenMembers = UnsafeMutablePointer<MemberSet>.allocate(capacity: JSONScanner.maximumDepth + 1)
  /// Comments that suppress, in front of the element that they are for.
  private var pending: [(text: String, range: Range<Int>)] = []
  /// What is done for each element and attribute goes past the builder.
  private var writer: TreeWriter

  init(_ options: ReaderOptions) {
    self.options = options
    builder = noBuilder
    writer = noBuilder.writer
    super.init()
  }

  deinit { givenMembers.deallocate() }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    self.builder = builder
    writer = builder.writer
    self.consumer = consumer
    (consumed, skipped) = (0, 0)
    (skippedDepth, depth, isInList) = (0, 0, false)
    pending.removeAll()
    defer {
      self.consumer = nil
      self.builder = noBuilder
      writer = noBuilder.writer
    }
    try parse(source)
    if !pending.isEmpty { dropPending() }
  }

  override func restart() {
    skipped = consumed
    (skippedDepth, depth, isInList) = (0, 0, false)
    pending.removeAll()
    builder.startFile(source, isXML: true)
  }

  override func start(_ tag: borrowing XMLStartTag) {
    depth += 1
    if depth > JSONScanner.maximumDepth {
      return refuse(ReadError("nested deeper than \(JSONScanner.maximumDepth) levels", at: tag.start))
    }
    if skippedDepth > 0 {
      skippedDepth += 1
    } else if writer.current < 0 {
      startOutermost(tag)
    } else {
      startInner(tag)
    }
    if !pending.isEmpty { takePending() }
  }

  private func startOutermost(_ tag: borrowing XMLStartTag) {
    let name = tag.name
    let range = tag.range
    if depth == 1, name.elementsEqual("screens".utf8) {
      isInList = true
      for attribute in tag.attributes where !attribute.isForeign {
        builder.report(
          .unknownName, "unknown attribute \(quoted(attribute.name)) of screens", at: tag.range(of: attribute))
      }
      return
    }
    givenMembers[depth] = MemberSet()
    let first = pending.first?.range.lowerBound ?? range.lowerBound
    source.discard(upTo: min(first, builder.firstOutsideProblem ?? first))
    builder.startScreen(at: range.lowerBound, isOneOfSeveral: isInList)
    let kind = self.kind(name)
    builder.open(.screen, as: nil, from: range.lowerBound, to: range.upperBound)
    guard let kind else {
      reportUnknownElement(name, of: nil, at: range)
      skippedDepth = 1
      return
    }
    if kind != .screen { builder.open(kind, as: .content, from: range.lowerBound, to: range.upperBound) }
    readAttributes(of: kind, tag)
  }

  private func startInner(_ tag: borrowing XMLStartTag) {
    guard let parent = writer.currentKind else { return }
    guard tag.word != WordTable.none, let child = words.child(tag.word, of: parent) else {
      reportUnknownElement(tag.name, of: parent, at: tag.range)
      skippedDepth = 1
      return
    }
    if !givenMembers[depth - 1].insert(child.member.rawValue),
      words.slot(child.member.rawValue, in: parent).pointee.role == .part
    {
      builder.report(.invalidValue, "\(parent.name) has more than one `\(child.member.name)`", at: tag.range)
      skippedDepth = 1
      return
    }
    givenMembers[depth] = MemberSet()
    writer.open(child.kind, child.member.rawValue, from: tag.start, to: tag.stop)
    readAttributes(of: child.kind, tag)
  }

  override func end() {
    if !pending.isEmpty { dropPending() }
    depth -= 1
    if skippedDepth > 0 {
      skippedDepth -= 1
    } else {
      writer.close()
    }
    // A screen ends with its outermost element, which may be one of its elements without the screen around it.
    if skippedDepth == 0, depth == (isInList ? 1 : 0), !writer.isEmpty { finishScreen() }
  }

  private func finishScreen() {
    while builder.current >= 0 { builder.close() }
    builder.supply(options)
    if skipped > 0 {
      skipped -= 1
    } else {
      consumed += 1
      consumer?.consume(builder.tree, from: source)
    }
    builder.finishScreen()
    source.discard(upTo: offset)
  }

  override func text(at range: Range<Int>) {
    guard skippedDepth == 0 else { return }
    let kind = builder.currentKind
    let takesText = kind.map { Vocabulary.declaration(of: .text, in: $0) != nil } ?? false
    let advice = takesText ? "use the attribute text" : "expected elements"
    builder.report(.unknownName, "text inside <\(kind?.name ?? "screens")> is ignored; \(advice)", at: range)
  }

  // MARK: Suppressions

  override func suppression(_ text: UTF8Text, at range: Range<Int>) {
    if skippedDepth == 0 { pending.append((String(decoding: text, as: UTF8.self), range)) }
  }

  private func takePending() {
    guard skippedDepth == 0, writer.current >= 0 else { return dropPending() }
    for comment in pending {
      if let first = comment.text.utf8.first, !isXMLSpace(first) {
        let word = comment.text.utf8.prefix { !isXMLSpace($0) }.prefix(64)
        builder.report(
          .invalidSuppression,
          "unknown comment `\(Suppression.name)\(String(decoding: word, as: UTF8.self))`; write "
            + "`\(Suppression.name) rule: reason` before the element", at: comment.range)
      } else {
        builder.suppress(comment.text, at: comment.range)
      }
    }
    pending.removeAll()
  }

  private func dropPending() {
    for comment in pending {
      builder.report(
        .invalidSuppression, "the suppression applies to nothing; put it before an element of a screen",
        at: comment.range)
    }
    pending.removeAll()
  }

  // MARK: Attributes

  private func readAttributes(of kind: Kind, _ tag: borrowing XMLStartTag) {
    for attribute in tag.attributes {
      guard let member = words.member(raw: attribute.member), !attribute.isForeign else {
        readOtherAttribute(attribute, of: kind, tag.range(of: attribute))
        continue
      }
      let slot = words.slot(member.rawValue, in: kind)
      if let range = attribute.valueRange {
        // The start of its name is found when it is needed; see `ScreenTree.range(of:in:)`.
        if writer.set(member, slot, written: attribute.value, at: range, words: words) { continue }
      }
      readUnusualAttribute(attribute, member, slot, of: kind, tag)
    }
  }

  /// An attribute whose value libxml2 gives as a copy, or that is not simply right.
  private func readUnusualAttribute(
    _ attribute: XMLAttribute, _ member: Member, _ slot: UnsafePointer<WordTable.Slot>, of kind: Kind,
    _ tag: borrowing XMLStartTag
  ) {
    let range = tag.range(of: attribute)
    if slot.pointee.role.isFact {
      attribute.withResolvedValue { builder.set(member, slot, written: $0, at: range, words: words) }
    } else {
      reportUnknownAttribute(attribute, of: kind, range)
    }
  }

  private func readOtherAttribute(_ attribute: XMLAttribute, of kind: Kind, _ range: Range<Int>) {
    if attribute.isForeign { return }
    if attribute.name.equals(Suppression.name) {
      return attribute.withResolvedValue { builder.suppress(String(decoding: $0, as: UTF8.self), at: range) }
    }
    guard attribute.name.elementsEqual("unknown".utf8) else {
      return reportUnknownAttribute(attribute, of: kind, range)
    }
    attribute.withResolvedValue { value in
      for name in value.split(whereSeparator: isXMLSpace) {
        let text = String(decoding: name, as: UTF8.self)
        if let declaration = Vocabulary[kind].members.first(where: { $0.member.name == text }) {
          builder.setUnknown(declaration.member, at: range)
        } else {
          builder.report(
            .unknownName,
            "`unknown` names \"\(text.prefix(60))\", which \(kind.name) does not have"
              + advice(for: text, among: Vocabulary[kind].members.map(\.member.name)),
            at: range)
        }
      }
    }
  }

  private func reportUnknownAttribute(_ attribute: XMLAttribute, of kind: Kind, _ range: Range<Int>) {
    let name = String(decoding: attribute.name, as: UTF8.self)
    let facts = Vocabulary[kind].members.filter { !$0.isPart }.map(\.member.name)
    builder.report(
      .unknownName,
      "unknown attribute \(quoted(attribute.name)) of \(kind.name)"
        + (elementAdvice(for: name, in: kind)
          ?? advice(for: name, among: facts, hidden: ["unknown", "\(Suppression.name)"])),
      at: range)
  }

  /// What to write for an attribute that has the name of a part; `nil` for any other.
  private func elementAdvice(for name: String, in kind: Kind) -> String? {
    guard let member = Vocabulary.member(named: name, in: [kind]),
      case .part(let part)? = Vocabulary.declaration(of: member, in: kind)?.role
    else { return nil }
    let text = Vocabulary.declaration(of: .text, in: part) == nil ? "" : " text=\"…\""
    return "; write it as an element: <\(name)\(text)/>"
  }

  private func reportUnknownElement(_ name: UTF8Text, of parent: Kind?, at range: Range<Int>) {
    let text = String(decoding: name, as: UTF8.self)
    let known = parent?.elementNames ?? ["screen"]
    let place = parent.map { " inside \($0.name)" } ?? ""
    let advice =
      parent != nil && Vocabulary.declaration(named: text, in: parent) != nil
      ? "; write it as an attribute" : advice(for: text, among: known)
    // Where a screen is expected, nothing else of it is read.
    builder.report(
      parent == nil ? .invalidValue : .unknownName, "unknown element \(quoted(name))\(place)" + advice, at: range)
  }

  private func kind(_ name: UTF8Text) -> Kind? {
    guard let start = name.baseAddress else { return nil }
    let word = words.word(start, count: name.count)
    return word == WordTable.none ? nil : Kind(rawValue: words[word].kind)
  }
}

extension Vocabulary {
  /// The declaration of a fact by its name.
  fileprivate static func declaration(named name: String, in kind: Kind?) -> MemberDeclaration? {
    kind.flatMap { Vocabulary[$0].members.first { !$0.isPart && $0.member.name == name } }
  }
}
