import Screens

/// What the script of a rule does, as far as reading shows it: the actions that it executes, or the one that it
/// returns.
///
/// Nothing is run. A script of which any action is named by code, handed to other functions, or chosen among returned
/// ones is left open.
struct MDKRule {
  /// An action that is executed, with what is laid over it.
  struct Call: Equatable {
    let action: String
    var properties = Properties()
  }

  /// What of an action's properties a script lays over it, as far as it matters.
  struct Properties: Equatable {
    /// `ModalPage`; `nil` where it is not given.
    var isModal: Answer<Bool>?
    /// `PageToOpen`; `nil` where it is not given.
    var page: Answer<String>?
    /// Whether an action follows, such as by `OnSuccess`.
    var hasFollowers = false
  }

  /// A value that is in the script, or is computed.
  enum Answer<Value: Equatable>: Equatable {
    case known(Value)
    case unknown

    var value: Value? {
      if case .known(let value) = self { value } else { nil }
    }
  }

  /// The actions that it may execute, each once; empty where the script does not tell them all.
  private(set) var calls: [Call] = []

  private var tokens: [MDKRuleToken] = []
  private var imports: Set<String> = []
  /// The names of functions that it declares besides the one that is run.
  private let functions: Set<String>
  /// Places of texts whose meaning is known.
  private var usedTexts: Set<Int> = []
  private var returned: [String] = []
  /// Whether anything else may be returned than nothing, or one of ``returned``.
  private var returnsOther = false
  private var isUnclear: Bool

  /// The longest script that is looked into, in bytes.
  static let maximumSize = 256 << 10
  private static let maximumDepth = 16
  /// Real scripts have some hundred; what is understood of one may cost the square of it.
  private static let maximumTokens = 10_000
  /// Words in the names of functions that may open something themselves.
  private static let openers = ["nav", "open", "show", "action", "execute", "display"]
  /// What begins the names of functions that only ask or note something, and those that only show that something is
  /// going on.
  private static let askers = ["get", "set", "is", "has", "can", "showactivityindicator"]
  /// Names of functions that only note something.
  private static let notes: Set<String> = ["debug", "error", "info", "log", "trace", "warn"]
  /// Names of functions that call the function that they are handed.
  private static let continuations = ["then", "catch", "finally"]
  /// Words before a bracket that are no functions, and functions that only compute.
  private static let harmless: Set<String> = [
    "function", "async", "typeof", "void", "String", "Number", "Boolean", "Array", "Object", "Date", "parseInt",
    "parseFloat", "isNaN", "encodeURIComponent", "decodeURIComponent",
  ]

  init(_ script: UTF8Text) {
    let scanned = MDKRuleTokens(script)
    tokens = scanned.tokens
    let declared = MDKRuleFunctions(tokens)
    functions = declared.names
    isUnclear = scanned.isUnclear || tokens.count > Self.maximumTokens || declared.holdUnused
    for index in tokens.indices where !isUnclear { visit(index) }
    defer { tokens = [] }
    let hasOtherPaths = tokens.indices.contains { index in
      if case .text(let text) = tokens[index], !usedTexts.contains(index) { text.hasSuffix(".action") } else { false }
    }
    if calls.isEmpty, returned.count == 1, !returnsOther {
      calls = [Call(action: returned[0])]
    } else if !returned.isEmpty {
      isUnclear = true
    }
    if isUnclear || hasOtherPaths { calls = [] }
  }

  private func token(_ index: Int) -> MDKRuleToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  private mutating func visit(_ index: Int) {
    switch tokens[index] {
    // What comes of a script that is asked for in between may be called in many ways.
    case .word("import") where isCalled(index), .word("require") where isCalled(index): isUnclear = true
    case .word("import"): importNames(index)
    case .word("executeAction"): execution(index)
    case .word("return"), .arrow: result(index)
    case .word(let name):
      if name.lowercased().contains("executeaction") || isOpenerCalled(name, at: index) || isLeft(to: name, at: index) {
        isUnclear = true
      }
    default: return
    }
  }

  private func isCalled(_ index: Int) -> Bool { token(index + 1)?.isSign("(") == true }

  /// Whether a function is called that is elsewhere, and whose name says that it opens something.
  private func isOpenerCalled(_ name: String, at index: Int) -> Bool {
    guard isCalled(index), token(index - 1) != .word("function") else { return false }
    let called = name.lowercased()
    guard Self.openers.contains(where: { called.contains($0) }) else { return false }
    var owner = index
    while token(owner - 1)?.isSign(".") == true, case .word? = token(owner - 2) { owner -= 2 }
    guard case .word(let first)? = token(owner) else { return true }
    if imports.contains(first) { return true }
    return !Self.askers.contains { called.hasPrefix($0) } && !(owner == index && functions.contains(name))
  }

  /// Whether a function from elsewhere is called there, or handed on to be called once something is done. Its effect is
  /// left open for any name. The exceptions are functions that only ask or note something, and actions that are
  /// executed once it is done.
  private mutating func isLeft(to name: String, at index: Int) -> Bool {
    guard imports.contains(name), token(index - 1)?.isSign(".") != true else { return false }
    if token(index - 1)?.isSign("=") == true, case .word(let other)? = token(index - 2) { imports.insert(other) }
    var next = index + 1
    var called = name
    while token(next)?.isSign(".") == true, case .word(let member)? = token(next + 1) {
      called = member
      next += 2
    }
    guard token(next)?.isSign("(") == true else {
      let isHandedOn =
        token(index - 1)?.isSign("(") == true && Self.continuations.contains { token(index - 2) == .word($0) }
      return token(index - 1) == .word("new") || isHandedOn
    }
    let word = called.lowercased()
    if Self.askers.contains(where: word.hasPrefix) || Self.notes.contains(word) { return false }
    return !isFollowedByExecution(bracket: next)
  }

  /// Whether an action is executed once the call is done whose bracket opens there:
  /// `f(c).then(() => c.executeAction(…))`.
  private func isFollowedByExecution(bracket: Int) -> Bool {
    guard let next = tokens.index(behindBracket: bracket) else { return false }
    return token(next)?.isSign(".") == true && token(next + 1) == .word("then") && executes(from: next + 2)
  }

  /// `import Name, {One, Two as Three} from '…'`
  private mutating func importNames(_ index: Int) {
    var next = index + 1
    while let token = token(next), !token.isSign(";"), token != .word("from"), token != .word("import") {
      if case .word(let name) = token, name != "as" { imports.insert(name) }
      if case .text = token { return }
      next += 1
    }
  }

  // MARK: Actions that are executed

  private mutating func execution(_ index: Int) {
    guard token(index + 1)?.isSign("(") == true else { return isUnclear = true }
    var next = index + 2
    switch token(next) {
    case .text(let path):
      usedTexts.insert(next)
      next += 1
      add(Call(action: path), endingAt: next)
    case let token? where token.isSign("{"):
      var object = MDKRuleObject(tokens, at: next)
      guard let call = object.call() else { return isUnclear = true }
      usedTexts.formUnion(object.usedTexts)
      add(call, endingAt: object.next)
    default: isUnclear = true
    }
  }

  private mutating func add(_ call: Call, endingAt index: Int) {
    guard call.action.hasSuffix(".action"), let end = token(index), end.isSign(")") || end.isSign(",") else {
      return isUnclear = true
    }
    if !calls.contains(call) { calls.append(call) }
  }

  // MARK: Actions that are returned

  private mutating func result(_ index: Int) {
    let start = token(index + 1) == .word("await") ? index + 2 : index + 1
    switch token(start) {
    case .text(let path) where path.hasSuffix(".action"):
      guard isEnd(start + 1) else { return isUnclear = true }
      usedTexts.insert(start)
      returned.append(path)
    case .computedText: isUnclear = true
    case .word(let name) where imports.contains(name) || isUnknownFunction(name, at: start):
      // What a function from elsewhere does is left open, unless an action is executed once it is done.
      if !executes(from: start) { isUnclear = true }
    case nil, .text(""), .word("null"), .word("undefined"), .word("true"), .word("false"): return
    case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "}")): return
    default: if tokens[index] == .word("return") { returnsOther = true }
    }
  }

  private func isUnknownFunction(_ name: String, at index: Int) -> Bool {
    token(index + 1)?.isSign("(") == true && !functions.contains(name) && !Self.harmless.contains(name)
  }

  /// Whether an expression that began before can end here.
  private func isEnd(_ index: Int) -> Bool {
    switch token(index) {
    case nil, .word: true
    case let token?: token.isSign(";") || token.isSign("}") || token.isSign(")")
    }
  }

  private func executes(from index: Int) -> Bool {
    var depth = 0
    var next = index
    while let token = token(next), depth >= 0, depth > 0 || !token.isSign(";") && token != .word("return") {
      if token == .word("executeAction") { return true }
      if token.isSign("(") || token.isSign("[") || token.isSign("{") { depth += 1 }
      if token.isSign(")") || token.isSign("]") || token.isSign("}") { depth -= 1 }
      next += 1
    }
    return false
  }
}
