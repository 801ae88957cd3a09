import Screens
import Support

/// Reads selectors and checks them against the vocabulary.
struct SelectorParser {
  let bytes: [UInt8]
  var position = 0
  /// How many selectors lie around what is read.
  private var depth = 0

  private static let maximumDepth = 50

  /// Whether the selector is known to match something.
  let isTrusted: Bool

  /// Whether compounds record where their conditions are.
  private let keepsPieces: Bool

  /// - Parameter keepsPieces: whether they are needed to explain which conditions do not match.
  init(_ source: String, isTrusted: Bool, keepsPieces: Bool = true) {
    self.keepsPieces = keepsPieces
    self.isTrusted = isTrusted
    bytes = Array(source.utf8)
  }

  /// A whole selector.
  mutating func selectorList() throws(SelectorError) -> SelectorList {
    let list = try alternatives(isRelative: false)
    guard position == bytes.count else { throw unexpected("the end of the selector") }
    if !isTrusted { try checkReach(of: list) }
    return list
  }

  /// - Parameter isRelative: whether they are in `:has(…)`, each relative to the element outside.
  private mutating func alternatives(isRelative: Bool) throws(SelectorError) -> SelectorList {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw SelectorError(message: "selectors are nested deeper than \(Self.maximumDepth)", offset: position)
    }
    var alternatives = [try complex(isRelative: isRelative)]
    while peek == UInt8(ascii: ",") {
      position += 1
      alternatives.append(try complex(isRelative: isRelative))
    }
    return SelectorList(alternatives: alternatives)
  }

  private mutating func complex(isRelative: Bool) throws(SelectorError) -> ComplexSelector {
    skipSpace()
    var leading = SelectorOperation.Combinator.descendant
    if isRelative, peek == UInt8(ascii: ">") {
      leading = .child
      position += 1
      skipSpace()
    }
    var subject = try compound()
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
      ancestors.insert((combinator, subject), at: 0)
      subject = inner
    }
    return ComplexSelector(leading: leading, subject: subject, ancestors: ancestors)
  }

  // MARK: Compounds

  private mutating func compound() throws(SelectorError) -> CompoundSelector {
    let start = position
    var compound = CompoundSelector(kinds: .all, member: nil, conditions: [], offset: start)
    var isEmpty = false
    if peek == UInt8(ascii: "*") {
      position += 1
    } else if let name = name() {
      try resolve(name, in: &compound)
    } else {
      isEmpty = true
    }
    if keepsPieces { compound.pieces.append(start..<position) }
    while let byte = peek, byte == UInt8(ascii: "[") || byte == UInt8(ascii: ":") {
      isEmpty = false
      let condition = position
      if byte == UInt8(ascii: "[") {
        compound.conditions.append(try fact(of: compound))
      } else {
        compound.conditions.append(try pseudoClass())
      }
      if keepsPieces { compound.pieces.append(condition..<position) }
    }
    if isEmpty { throw unexpected("a kind, a part, `*` or a condition") }
    return compound
  }

  /// A kind's name matches elements of that kind; the name of a part or list, where no kind is called so, its elements.
  private func resolve(_ name: Range<Int>, in compound: inout CompoundSelector) throws(SelectorError) {
    let word = word(name)
    if word != WordTable.none, let kind = Kind(rawValue: WordTable.shared[word].kind) {
      compound.kinds = KindSet(kind)
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

  private mutating func pseudoClass() throws(SelectorError) -> SelectorCondition {
    let start = position
    position += 1
    guard let name = name(), let pseudoClass = PseudoClass.allCases.first(where: { isSpelled(name, $0.rawValue) })
    else {
      let found = position > start + 1 ? text(start + 1..<position) : ""
      let advice = suggestion(
        nearest(to: found, among: PseudoClass.allCases.map(\.rawValue)).map { "`:\($0)(…)`" })
      throw SelectorError(
        message: "expected `:not(…)`, `:is(…)`, `:has(…)` or `:known(…)`\(advice)", offset: start)
    }
    try expect(UInt8(ascii: "("))
    let list = try alternatives(isRelative: pseudoClass == .has)
    try expect(UInt8(ascii: ")"))
    switch pseudoClass {
    case .not: return .not(list)
    case .is: return .anyOf(list)
    case .known: return .known(list)
    case .has: return .has(list)
    }
  }

  // MARK: Characters

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = position
    while peek == 0x20 || peek == 0x0A { position += 1 }
    return position > start
  }

  /// Goes over a name; `nil` where there is none.
  mutating func name() -> Range<Int>? {
    let start = position
    while let byte = peek, byte &- 48 < 10 || (byte | 0x20) &- 97 < 26 { position += 1 }
    return position > start ? start..<position : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of a word of the vocabulary, or none.
  func word(_ range: Range<Int>) -> UInt8 {
    bytes.withUnsafeBufferPointer { WordTable.shared.word(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func isSpelled(_ range: Range<Int>, _ word: String) -> Bool {
    range.count == word.utf8.count && bytes[range].elementsEqual(word.utf8)
  }

  mutating func expect(_ byte: UInt8) throws(SelectorError) {
    skipSpace()
    guard peek == byte else { throw unexpected("`\(UnicodeScalar(byte))`") }
    position += 1
  }

  func unexpected(_ expectation: String) -> SelectorError {
    let found = position < bytes.count ? "`\(String(UnicodeScalar(bytes[position])))`" : "the end"
    return SelectorError(message: "expected \(expectation), found \(found)", offset: position)
  }

  func advice(_ name: String, _ candidates: [String]) -> String {
    suggestion(for: name, among: candidates)
  }
}
