import Screens
import Support

// What brackets ask of an element: its facts.
extension SelectorParser {
  mutating func fact(of compound: CompoundSelector) throws(SelectorError) -> SelectorCondition {
    try expect(UInt8(ascii: "["))
    let start = position
    guard let name = name() else { throw unexpected("the name of a fact or part") }
    let table = WordTable.shared
    let word = word(name)
    let found = word == WordTable.none ? nil : table.member(word)
    // What is compared is what the first of the kinds has that have it.
    let owners = found.map { table.kinds(with: $0).intersection(compound.kinds) } ?? []
    guard let member = found, let first = owners.first else {
      throw unknownMember(text(name), found, of: compound.kinds, at: start)
    }
    let slot = table.slot(member.rawValue, in: first)
    guard slot.pointee.role.isFact else {
      try expect(UInt8(ascii: "]"))
      return .part(member)
    }
    if slot.pointee.role == .frame {
      throw SelectorError(
        message: "`\(member.name)` cannot be compared in a selector; use `width`, `height` or a condition",
        offset: start)
    }
    if peek == UInt8(ascii: "]") {
      throw SelectorError(
        message: "`\(member.name)` is a fact, not a part; compare it, such as [\(member.name)=…]", offset: start)
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
        throw SelectorError(message: "`\(member.name)` is not a number; compare it with = or !=", offset: valueStart)
      }
    }
    try expect(UInt8(ascii: "]"))
    // Kinds may differ in their defaults; then each element's own kind gives its default.
    var standard = slot.pointee.standard
    for kind in owners where table.slot(member.rawValue, in: kind).pointee.standard != standard {
      standard = SelectorOperation.ofKind
    }
    return .fact(member, comparison, value, defaultValue: standard)
  }

  /// - Parameter member: what has the name in other kinds; `nil` where nothing has it.
  private func unknownMember(_ name: String, _ member: Member?, of kinds: KindSet, at offset: Int) -> SelectorError {
    let owners = Vocabulary.kinds.filter { kinds.contains($0.kind) }
    let advice = advice(name, owners.flatMap(\.members).map(\.member.name))
    guard let member else { return SelectorError(message: "unknown fact or part `\(name)`" + advice, offset: offset) }
    let declaration = Vocabulary.kinds.lazy.flatMap(\.members).first { $0.member == member }
    let noun = declaration?.isPart ?? false ? "part" : "fact"
    let subject =
      owners.count > 3
      ? "none of these elements has a \(noun) `\(name)`"
      : "\(owners.map(\.kind.name).words(last: "and")) \(owners.count == 1 ? "has" : "have") no \(noun) `\(name)`"
    return SelectorError(message: subject + advice, offset: offset)
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
    guard let comparison else { throw unexpected("=, !=, <, <=, > or >= after the fact `\(text(name))`") }
    position += isWithEqual && first != UInt8(ascii: "=") ? 2 : 1
    return comparison
  }

  /// The range of the text of a value, without its quotes.
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
    _ range: Range<Int>, of member: Member, in owners: KindSet, at offset: Int
  ) throws(SelectorError) -> SelectorValue {
    let text = text(range)
    let types = owners.compactMap { Vocabulary.declaration(of: member, in: $0)?.factType }
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
    // Most kinds expect the same.
    let expectation = types.map(\.expectation).unique.joined(separator: ", or ")
    let words = types.flatMap { type -> [String] in
      switch type {
      case .token(let tokens, let aliases): tokens.map(\.name) + aliases.spellings.map(\.name)
      case .boolean: ["true", "false"]
      default: []
      }
    }
    throw SelectorError(
      message: "`\(member.name)` cannot be `\(text)`; expected \(expectation)\(advice(text, words))", offset: offset)
  }
}
