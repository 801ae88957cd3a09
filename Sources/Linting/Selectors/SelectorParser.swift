import Screens
import Text

/// Reads selectors and checks them against the vocabulary.
struct SelectorParser {
  private let bytes: [UInt8]
  private var position = 0
  /// How many selectors lie around what is read.
  private var depth = 0

  private static let maximumDepth = 50

  /// Whether the selector is known to match something.
  private let isTrusted: Bool

  init(_ source: String, isTrusted: Bool) {
    self.isTrusted = isTrusted
    bytes = Array(source.utf8)
  }

  /// A whole selector.
  mutating func selectorList() throws(SelectorError) -> SelectorList {
    let list = try alternatives(inside: nil)
    guard position == bytes.count else { throw unexpected("the end of the selector") }
    return list
  }

  /// - Parameter holder: the compound whose `:has(…)` they stand in, each relative to its element.
  private mutating func alternatives(inside holder: CompoundSelector?) throws(SelectorError) -> SelectorList {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw SelectorError(message: "selectors lie more than \(Self.maximumDepth) deep in each other", offset: position)
    }
    var alternatives = [try complex(inside: holder)]
    while peek == UInt8(ascii: ",") {
      position += 1
      alternatives.append(try complex(inside: holder))
    }
    return SelectorList(alternatives: alternatives)
  }

  private mutating func complex(inside holder: CompoundSelector?) throws(SelectorError) -> ComplexSelector {
    skipSpace()
    var leading = SelectorOperation.Combinator.descendant
    if holder != nil, peek == UInt8(ascii: ">") {
      leading = .child
      position += 1
      skipSpace()
    }
    var subject = try compound()
    // The kinds that are left for the subject where it stands.
    var reach = subject.reachableKinds
    if let holder { reach = try checkNesting(of: subject, in: holder.reachableKinds, leading) }
    var ancestors: [(combinator: SelectorOperation.Combinator, compound: CompoundSelector)] = []
    while true {
      let hadSpace = skipSpace()
      guard let byte = peek, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") else { break }
      let combinator: SelectorOperation.Combinator
      if byte == UInt8(ascii: ">") {
        position += 1
        skipSpace()
        combinator = .child
      } else {
        guard hadSpace else { throw unexpected("a condition, `>`, `,` or the end") }
        combinator = .descendant
      }
      let inner = try compound()
      reach = try checkNesting(of: inner, in: reach, combinator)
      ancestors.insert((combinator, subject), at: 0)
      subject = inner
    }
    return ComplexSelector(leading: leading, subject: subject, ancestors: ancestors)
  }

  // MARK: Compounds

  private mutating func compound() throws(SelectorError) -> CompoundSelector {
    let start = position
    var compound = CompoundSelector(kinds: .max, member: nil, conditions: [], offset: start)
    var isEmpty = false
    if peek == UInt8(ascii: "*") {
      position += 1
    } else if let name = name() {
      try resolve(name, in: &compound)
    } else {
      isEmpty = true
    }
    compound.pieces.append(start..<position)
    while let byte = peek, byte == UInt8(ascii: "[") || byte == UInt8(ascii: ":") {
      isEmpty = false
      let condition = position
      if byte == UInt8(ascii: "[") {
        compound.conditions.append(try fact(of: compound))
      } else {
        compound.conditions.append(try pseudoClass(of: compound))
      }
      compound.pieces.append(condition..<position)
    }
    if isEmpty { throw unexpected("a kind, a part, `*` or a condition") }
    guard compound.reachableKinds != 0 else {
      throw SelectorError(message: "this can never match: no element is of all these kinds", offset: start)
    }
    return compound
  }

  /// A kind's name matches elements of that kind; the name of a part or list, where no kind is called so, its elements.
  private func resolve(_ name: Range<Int>, in compound: inout CompoundSelector) throws(SelectorError) {
    let word = word(name)
    if word != WordTable.none, let kind = Kind(rawValue: WordTable.shared[word].kind) {
      compound.kinds = kind.bit
      return
    }
    guard word != WordTable.none, let part = WordTable.shared.part(word) else {
      let parts = Vocabulary.kinds.flatMap(\.members).filter(\.isPart).map(Self.elementName)
      let name = text(name)
      throw SelectorError(
        message: "unknown kind or part `\(name)`" + advice(name, Kind.allCases.map(\.name) + parts),
        offset: compound.offset)
    }
    compound.member = part.member
    compound.kinds = part.kinds
  }

  /// The name of a part, or of one of a list's elements.
  private static func elementName(_ member: MemberDeclaration) -> String {
    if case .list(_, let element?) = member.role { element } else { member.member.name }
  }

  private enum PseudoClass: String, CaseIterable {
    case not, `is`, has, known
  }

  private mutating func pseudoClass(of compound: CompoundSelector) throws(SelectorError) -> SelectorCondition {
    let start = position
    position += 1
    guard let name = name(), let pseudoClass = PseudoClass.allCases.first(where: { isSpelled(name, $0.rawValue) })
    else {
      throw SelectorError(message: "expected `:not(…)`, `:is(…)`, `:has(…)` or `:known(…)`", offset: start)
    }
    try expect(UInt8(ascii: "("))
    let list = try alternatives(inside: pseudoClass == .has ? compound : nil)
    try expect(UInt8(ascii: ")"))
    switch pseudoClass {
    case .not: return .not(list)
    case .is: return .anyOf(list)
    case .known: return .known(list)
    case .has: return .has(list)
    }
  }

  /// A selector that the vocabulary can never satisfy is a mistake.
  ///
  /// - Returns: the kinds that the inner compound can have there.
  private func checkNesting(
    of inner: CompoundSelector, in kinds: UInt32, _ combinator: SelectorOperation.Combinator
  ) throws(SelectorError) -> UInt32 {
    if isTrusted { return .max }
    let holders = combinator == .child ? kinds : kinds | VocabularyNesting.descendants(of: kinds)
    let found = VocabularyNesting.children(of: holders, as: inner.member) & inner.reachableKinds
    if found != 0 { return found }
    let possible = Kind.allCases.filter { VocabularyNesting.children(of: holders) & $0.bit != 0 }
    throw SelectorError(
      message: "this can never match: nothing of that kind stands there"
        + (possible.isEmpty ? "" : "; possible are \(possible.map(\.name).joined(separator: ", "))"),
      offset: inner.offset)
  }

  // MARK: Conditions

  private mutating func fact(of compound: CompoundSelector) throws(SelectorError) -> SelectorCondition {
    try expect(UInt8(ascii: "["))
    let start = position
    guard let name = name() else { throw unexpected("the name of a fact or part") }
    let table = WordTable.shared
    let word = word(name)
    let found = word == WordTable.none ? nil : table.member(word)
    // What is compared is what the first of the kinds has that have it.
    let owners = found.map { table.kinds(with: $0) & compound.kinds } ?? 0
    guard let member = found, owners != 0,
      let first = Kind(rawValue: UInt8(truncatingIfNeeded: owners.trailingZeroBitCount))
    else {
      let known = Vocabulary.kinds.filter { compound.kinds & $0.kind.bit != 0 }.flatMap(\.members).map(\.member.name)
      let name = text(name)
      throw SelectorError(message: "unknown fact or part `\(name)`" + advice(name, known), offset: start)
    }
    let slot = table.slot(member.rawValue, in: first)
    guard slot.pointee.role.isFact else {
      try expect(UInt8(ascii: "]"))
      return .part(member)
    }
    let comparison = try comparison(of: name)
    let valueStart = position
    let text = try valueText()
    let value: SelectorValue
    if let usual = usualValue(text, slot) {
      value = usual
    } else {
      value = try self.value(text, of: member, in: owners, at: valueStart)
    }
    if comparison != .equal, comparison != .unequal {
      guard case .number = value else {
        throw SelectorError(message: "`\(member.name)` is no number: only = and != compare it", offset: valueStart)
      }
    }
    try expect(UInt8(ascii: "]"))
    // Kinds may differ in what holds where nothing is said; then each element's own kind says it.
    var standard = slot.pointee.standard
    var others = owners & (owners &- 1)
    while others != 0, let kind = Kind(rawValue: UInt8(truncatingIfNeeded: others.trailingZeroBitCount)) {
      if table.slot(member.rawValue, in: kind).pointee.standard != standard { standard = SelectorOperation.ofKind }
      others &= others &- 1
    }
    return .fact(member, comparison, value, defaultValue: standard)
  }

  /// The value that a text is for the first of the kinds; `nil` where it takes a closer look.
  private func usualValue(_ text: Range<Int>, _ slot: UnsafePointer<WordTable.Slot>) -> SelectorValue? {
    switch slot.pointee.role {
    case .text, .color: return .text(self.text(text))
    case .token:
      let word = word(text)
      guard word != WordTable.none, let token = Token(rawValue: WordTable.shared[word].token),
        slot.pointee.allows(token.rawValue)
      else { return nil }
      return .token(token)
    case .boolean: return isSpelled(text, "true") ? .flag(true) : isSpelled(text, "false") ? .flag(false) : nil
    default: return nil
    }
  }

  private mutating func comparison(of name: Range<Int>) throws(SelectorError) -> SelectorOperation.Comparison {
    let first = peek
    let isWithEqual = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "=")
    let comparison: SelectorOperation.Comparison? =
      switch first {
      case UInt8(ascii: "="): .equal
      case UInt8(ascii: "!"): isWithEqual ? .unequal : nil
      case UInt8(ascii: "<"): isWithEqual ? .lessOrEqual : .less
      case UInt8(ascii: ">"): isWithEqual ? .greaterOrEqual : .greater
      default: nil
      }
    guard let comparison else { throw unexpected("=, !=, <, <=, > or >= behind the fact `\(text(name))`") }
    position += isWithEqual && first != UInt8(ascii: "=") ? 2 : 1
    return comparison
  }

  /// Where the text of a value stands, without its quotes.
  private mutating func valueText() throws(SelectorError) -> Range<Int> {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      let start = position
      while let byte = peek, byte != quote { position += 1 }
      let end = position
      guard peek == quote else { throw unexpected("a closing quote") }
      position += 1
      return start..<end
    }
    let start = position
    while let byte = peek, byte != UInt8(ascii: "]") { position += 1 }
    return start..<position
  }

  /// The value that a text is for the first of the kinds for which it is one.
  private func value(
    _ range: Range<Int>, of member: Member, in owners: UInt32, at offset: Int
  ) throws(SelectorError) -> SelectorValue {
    let text = text(range)
    let types = Kind.allCases.filter { owners & $0.bit != 0 }
      .compactMap { Vocabulary.declaration(of: member, in: $0)?.factType }
    for type in types {
      switch type {
      case .text, .color: return .text(text)
      case .boolean: if text == "true" || text == "false" { return .flag(text == "true") }
      case .number, .count: if let number = Double(text), number.isFinite { return .number(number) }
      case .token(let tokens, let aliases):
        if let token = tokens.first(where: { $0.name == text }) { return .token(token) }
        if let spelling = aliases.spellings.first(where: { $0.name == text }), let token = aliases[spelling] {
          return .token(token)
        }
      case .frame, .textList:
        throw SelectorError(message: "`\(member.name)` cannot be compared in a selector", offset: offset)
      }
    }
    let expectation = types.map(\.expectation).joined(separator: ", or ")
    throw SelectorError(message: "`\(member.name)` is \(expectation), never `\(text)`", offset: offset)
  }

  // MARK: Characters

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while peek == 0x20 || peek == 0x0A { position += 1 }
    return position > start
  }

  /// Goes over a name; `nil` where there is none.
  private mutating func name() -> Range<Int>? {
    let start = position
    while let byte = peek, byte &- 48 < 10 || (byte | 0x20) &- 97 < 26 { position += 1 }
    return position > start ? start..<position : nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of a word of the vocabulary, or none.
  private func word(_ range: Range<Int>) -> UInt8 {
    bytes.withUnsafeBufferPointer { WordTable.shared.word(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func isSpelled(_ range: Range<Int>, _ word: String) -> Bool {
    range.count == word.utf8.count && bytes[range].elementsEqual(word.utf8)
  }

  private mutating func expect(_ byte: UInt8) throws(SelectorError) {
    skipSpace()
    guard peek == byte else { throw unexpected("`\(UnicodeScalar(byte))`") }
    position += 1
  }

  private func unexpected(_ expectation: String) -> SelectorError {
    let found = position < bytes.count ? "`\(String(UnicodeScalar(bytes[position])))`" : "the end"
    return SelectorError(message: "expected \(expectation), found \(found)", offset: position)
  }

  private func advice(_ name: String, _ candidates: [String]) -> String {
    suggestion(for: name, among: candidates)
  }
}

extension Kind {
  /// The kind as a bit in a set of kinds.
  @inline(__always)
  var bit: UInt32 { 1 &<< UInt32(rawValue) }
}
