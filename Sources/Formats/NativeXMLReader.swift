import Screens

/// Reads native XML files: builds trees from their elements and attributes.
final class NativeXMLReader: XMLPushParser, ScreenReader {
  private let options: ReaderOptions
  private let words = WordTable.shared
  @exclusivity(unchecked) private var builder = TreeBuilder(tree: ScreenTree())
  @exclusivity(unchecked) private var consumer: (any ScreenConsumer)?

  /// Elements that are open and not read, because an unknown name stands above them or is theirs.
  @exclusivity(unchecked) private var skippedDepth = 0
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var isInList = false
  /// Which parts and lists the open elements have so far, a bit for each member, by depth.
  @exclusivity(unchecked) private var givenMembers = [UInt128](repeating: 0, count: JSONScanner.maximumDepth + 1)

  init(_ options: ReaderOptions) {
    self.options = options
    super.init()
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    self.builder = builder
    self.consumer = consumer
    (skippedDepth, depth, isInList) = (0, 0, false)
    defer { self.consumer = nil }
    try parse(source)
  }

  override func start(_ tag: borrowing XMLStartTag) {
    depth += 1
    if depth > JSONScanner.maximumDepth {
      return refuse(ReadError("nested deeper than \(JSONScanner.maximumDepth) levels", at: tag.start))
    }
    if skippedDepth > 0 {
      skippedDepth += 1
    } else if builder.current < 0 {
      startOutermost(tag)
    } else {
      startInner(tag)
    }
  }

  private func startOutermost(_ tag: borrowing XMLStartTag) {
    let name = UTF8Text(terminated: tag.name)
    let range = tag.range
    if depth == 1, name.elementsEqual("screens".utf8) {
      isInList = true
      for index in 0..<tag.count {
        guard let attribute = tag[index], !attribute.isForeign else { continue }
        builder.report(
          .unknownName, "unknown attribute \(quoted(attribute.nameText)) of screens", at: tag.range(of: attribute))
      }
      return
    }
    givenMembers[depth] = 0
    source.discard(upTo: range.lowerBound)
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
    guard let parent = builder.currentKind else { return }
    let word = self.word(tag.name)
    guard word != WordTable.none, let child = words.child(word, of: parent) else {
      reportUnknownElement(UTF8Text(terminated: tag.name), of: parent, at: tag.range)
      skippedDepth = 1
      return
    }
    let part: UInt128 = 1 << UInt128(child.member.rawValue)
    if words.slot(child.member.rawValue, in: parent).pointee.role == .part, givenMembers[depth - 1] & part != 0 {
      builder.report(.invalidValue, "\(parent.name) has more than one `\(child.member.name)`", at: tag.range)
      skippedDepth = 1
      return
    }
    givenMembers[depth - 1] |= part
    givenMembers[depth] = 0
    builder.open(child.kind, as: child.member, from: tag.start, to: tag.stop)
    readAttributes(of: child.kind, tag)
  }

  override func end() {
    depth -= 1
    if skippedDepth > 0 {
      skippedDepth -= 1
    } else if builder.current >= 0 {
      builder.close()
    }
    // A screen ends with its outermost element, which may be one of its elements without the screen around it.
    if skippedDepth == 0, depth == (isInList ? 1 : 0), builder.tree.count > 0 { finishScreen() }
  }

  private func finishScreen() {
    while builder.current >= 0 { builder.close() }
    builder.supply(options)
    consumer?.consume(builder.tree, from: source)
    builder.finishScreen()
    source.discard(upTo: offset)
  }

  override func text(_ text: UTF8Text, at offset: Int) {
    guard skippedDepth == 0 else { return }
    let parent = builder.currentKind?.name ?? "screens"
    builder.report(
      .unknownName, "text inside \(parent) is not read: texts are attributes, as in text=\"…\"",
      at: offset..<offset + text.count)
  }

  // MARK: Attributes

  private func readAttributes(of kind: Kind, _ tag: borrowing XMLStartTag) {
    for index in 0..<tag.count {
      guard let attribute = tag[index] else { continue }
      let word = self.word(attribute.name)
      guard word != WordTable.none, let member = words.member(word), !attribute.isForeign else {
        readOtherAttribute(attribute, of: kind, tag.range(of: attribute))
        continue
      }
      let slot = words.slot(member.rawValue, in: kind)
      if !slot.pointee.role.isFact {
        reportUnknownAttribute(attribute, of: kind, tag.range(of: attribute))
      } else if let range = tag.valueRange(of: attribute) {
        // Where its name begins is found when somebody asks; see `ScreenTree.range(of:in:)`.
        builder.set(member, slot, written: attribute.value, at: range, words: words)
      } else {
        let range = tag.range(of: attribute)
        attribute.withResolvedValue { builder.set(member, slot, written: $0, at: range, words: words) }
      }
    }
  }

  private func readOtherAttribute(_ attribute: XMLAttribute, of kind: Kind, _ range: Range<Int>) {
    if attribute.isForeign { return }
    guard attribute.nameText.elementsEqual("unknown".utf8) else {
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
              + suggestion(for: text, among: Vocabulary[kind].members.map(\.member.name)),
            at: range)
        }
      }
    }
  }

  private func reportUnknownAttribute(_ attribute: XMLAttribute, of kind: Kind, _ range: Range<Int>) {
    let facts = Vocabulary[kind].members.filter { !$0.isPart }.map(\.member.name)
    builder.report(
      .unknownName,
      "unknown attribute \(quoted(attribute.nameText)) of \(kind.name)"
        + suggestion(for: String(decoding: attribute.nameText, as: UTF8.self), among: facts + ["unknown"]),
      at: range)
  }

  private func reportUnknownElement(_ name: UTF8Text, of parent: Kind?, at range: Range<Int>) {
    let text = String(decoding: name, as: UTF8.self)
    let known: [String]
    if let parent {
      known = Vocabulary[parent].members.flatMap { member in
        switch member.role {
        case .fact: [String]()
        case .part: [member.member.name]
        case .list(let kinds, let element): element.map { [$0] } ?? kinds.map(\.name)
        }
      }
    } else {
      known = ["screen"]
    }
    let place = parent.map { "inside \($0.name)" } ?? "where a screen is expected"
    let advice =
      parent != nil && Vocabulary.declaration(named: text, in: parent) != nil
      ? "; write it as an attribute" : suggestion(for: text, among: known)
    builder.report(.unknownName, "unknown element \(quoted(name)) \(place)" + advice, at: range)
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
