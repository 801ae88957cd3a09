import Screens

/// Reads selectors and checks them against the vocabulary.
struct SelectorParser {
  private let bytes: [UInt8]
  private var position = 0

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
      try resolve(name, at: start, in: &compound)
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
  private func resolve(_ name: String, at start: Int, in compound: inout CompoundSelector) throws(SelectorError) {
    if let kind = Vocabulary.kind(named: name) {
      compound.kinds = kind.bit
      return
    }
    var kinds: UInt32 = 0
    for declaration in Vocabulary.kinds {
      for member in declaration.members where member.isPart && Self.spellings(of: member).contains(name) {
        compound.member = member.member
        for kind in member.kinds { kinds |= kind.bit }
      }
    }
    guard kinds != 0 else {
      let parts = Vocabulary.kinds.flatMap(\.members).filter(\.isPart).compactMap { Self.spellings(of: $0).last }
      throw SelectorError(
        message: "unknown kind or part `\(name)`" + advice(name, Kind.allCases.map(\.name) + parts), offset: start)
    }
    compound.kinds = kinds
  }

  /// The names of a part; of a list also that of one of its elements, last.
  private static func spellings(of member: MemberDeclaration) -> [String] {
    if case .list(_, let element?) = member.role { [member.member.name, element] } else { [member.member.name] }
  }

  private mutating func pseudoClass(of compound: CompoundSelector) throws(SelectorError) -> SelectorCondition {
    let start = position
    position += 1
    guard let name = name(), ["not", "is", "has", "known"].contains(name) else {
      throw SelectorError(message: "expected `:not(…)`, `:is(…)`, `:has(…)` or `:known(…)`", offset: start)
    }
    try expect("(")
    let list = try alternatives(inside: name == "has" ? compound : nil)
    try expect(")")
    switch name {
    case "not": return .not(list)
    case "is": return .anyOf(list)
    case "known": return .known(list)
    default: return .has(list)
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
    try expect("[")
    let start = position
    guard let name = name() else { throw unexpected("the name of a fact or part") }
    let declarations = declarations(of: name, in: compound.kinds)
    guard let declaration = declarations.first else {
      let known = Vocabulary.kinds.filter { compound.kinds & $0.kind.bit != 0 }.flatMap(\.members).map(\.member.name)
      throw SelectorError(message: "unknown fact or part `\(name)`" + advice(name, known), offset: start)
    }
    guard declaration.factType != nil else {
      try expect("]")
      return .part(declaration.member)
    }
    let comparison = try comparison(of: name)
    let valueStart = position
    let text = try value()
    let value = try self.value(text, of: declarations.compactMap(\.factType), name, at: valueStart)
    if comparison != .equal, comparison != .unequal {
      guard case .number = value else {
        throw SelectorError(message: "`\(name)` is no number: only = and != compare it", offset: valueStart)
      }
    }
    try expect("]")
    let standards = Set(
      Kind.allCases.lazy.filter { compound.kinds & $0.bit != 0 }
        .map { WordTable.shared.slot(declaration.member.rawValue, in: $0).pointee }
        .filter { $0.role != .undeclared }.map(\.standard))
    let standard = standards.count == 1 ? standards.first : nil
    return .fact(declaration.member, comparison, value, defaultValue: standard ?? SelectorOperation.ofKind)
  }

  /// What a fact or part is in those of some kinds that have it.
  private func declarations(of name: String, in kinds: UInt32) -> [MemberDeclaration] {
    let word = WordTable.shared.word(name)
    guard word != WordTable.none, let member = WordTable.shared.member(word) else { return [] }
    var declarations: [MemberDeclaration] = []
    for kind in Kind.allCases where kinds & kind.bit != 0 {
      guard WordTable.shared.slot(member.rawValue, in: kind).pointee.role != .undeclared,
        let declaration = Vocabulary.declaration(of: member, in: kind)
      else { continue }
      declarations.append(declaration)
    }
    return declarations
  }

  private mutating func comparison(of name: String) throws(SelectorError) -> SelectorOperation.Comparison {
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
    guard let comparison else { throw unexpected("=, !=, <, <=, > or >= behind the fact `\(name)`") }
    position += isWithEqual && first != UInt8(ascii: "=") ? 2 : 1
    return comparison
  }

  private mutating func value() throws(SelectorError) -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      let start = position
      while let byte = peek, byte != quote { _ = byte; position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      guard peek == quote else { throw unexpected("a closing quote") }
      position += 1
      return text
    }
    let start = position
    while let byte = peek, byte != UInt8(ascii: "]") { _ = byte; position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func value(
    _ text: String, of types: [FactType], _ name: String, at offset: Int
  ) throws(SelectorError) -> SelectorValue {
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
        throw SelectorError(message: "`\(name)` cannot be compared in a selector", offset: offset)
      }
    }
    let expectation = types.map(\.expectation).joined(separator: ", or ")
    throw SelectorError(message: "`\(name)` is \(expectation), never `\(text)`", offset: offset)
  }

  // MARK: Characters

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while peek == 0x20 || peek == 0x0A { position += 1 }
    return position > start
  }

  private mutating func name() -> String? {
    let start = position
    while let byte = peek, byte &- 48 < 10 || (byte | 0x20) &- 97 < 26 { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func expect(_ character: Character) throws(SelectorError) {
    skipSpace()
    guard let byte = peek, character.asciiValue == byte else { throw unexpected("`\(character)`") }
    position += 1
  }

  private func unexpected(_ expectation: String) -> SelectorError {
    let found = position < bytes.count ? "`\(String(UnicodeScalar(bytes[position])))`" : "the end"
    return SelectorError(message: "expected \(expectation), found \(found)", offset: position)
  }

  private func advice(_ name: String, _ candidates: [String]) -> String {
    nearest(to: name, among: candidates).map { " (did you mean `\($0)`?)" } ?? ""
  }
}

extension Kind {
  /// The kind as a bit in a set of kinds.
  @inline(__always)
  var bit: UInt32 { 1 &<< UInt32(rawValue) }
}
