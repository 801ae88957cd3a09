/// The functions that the script of a rule declares besides the one that is run.
struct MDKRuleFunctions {
  /// Their names.
  private(set) var names: Set<String> = []
  /// Whether one of them is never called, so that what it does is not what the rule does; or belongs to a class, which
  /// is no rule.
  private(set) var holdUnused = false

  private let tokens: [MDKRuleToken]

  init(_ tokens: [MDKRuleToken]) {
    self.tokens = tokens
    for index in tokens.indices {
      if tokens[index] == .word("class"), token(index - 1)?.isSign(".") != true { holdUnused = true }
      if let name = declared(at: index) { names.insert(name) }
    }
    if names.isEmpty { return }
    var uses: [String: Int] = [:]
    for case .word(let name) in tokens where names.contains(name) { uses[name, default: 0] += 1 }
    holdUnused = holdUnused || uses.contains { $0.value == 1 }
  }

  private func token(_ index: Int) -> MDKRuleToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The name of a function that is declared at a token: `function name` as a statement, or `const name = …` with a
  /// function behind it.
  private func declared(at index: Int) -> String? {
    switch tokens[index] {
    case .word("function"):
      let next = token(index + 1)?.isSign("*") == true ? index + 2 : index + 1
      guard isStatement(index), case .word(let name)? = token(next) else { return nil }
      return name
    case .word("const"), .word("let"), .word("var"):
      guard case .word(let name)? = token(index + 1), token(index + 2)?.isSign("=") == true, isFunction(index + 3)
      else { return nil }
      return name
    default: return nil
    }
  }

  /// Whether `function` begins a statement, and neither a value nor what the rule exports.
  private func isStatement(_ index: Int) -> Bool {
    let before = token(index - 1) == .word("async") ? index - 2 : index - 1
    switch token(before) {
    case .word("default"), .word("return"), .arrow: return false
    case .sign(let sign): return Self.ends.contains(sign)
    default: return true
    }
  }

  /// What a statement is behind.
  private static let ends = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")")]

  /// Whether a function is there as a value: `function …`, `name => …` or `(…) => …`.
  private func isFunction(_ index: Int) -> Bool {
    let next = token(index) == .word("async") ? index + 1 : index
    if token(next) == .word("function") { return true }
    if case .word? = token(next) { return token(next + 1) == .arrow }
    guard token(next)?.isSign("(") == true else { return false }
    return tokens.index(behindBracket: next).flatMap(token) == .arrow
  }
}
