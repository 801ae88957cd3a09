import RulePages
import Screens
import Support

/// The parameters that a page gives to a check, read with their types.
public struct Arguments: Sendable {
  private let entries: [PageEntry]
  private let rule: String
  /// Where the page names the check.
  private let place: PageLocation
  /// The selector of the elements that the check is called with.
  public let subject: Selector
  /// The kinds of element that the check is called with.
  public let kinds: [Kind]

  /// Whether the page says what to do about a finding.
  let hasAdvice: Bool
  /// Whether they were read before without a mistake.
  private let isTrusted: Bool

  init(_ source: RuleCase, rule: String, subject: Selector, isTrusted: Bool = false) {
    self.isTrusted = isTrusted
    entries = source.parameters
    self.rule = rule
    place = source.checkPlace
    hasAdvice = source.advice != nil
    self.subject = subject
    kinds = Array(subject.subjectKinds)
  }

  /// Rejects parameters that the check does not have.
  ///
  /// - Parameter others: the names of others that are used; `nil` for a check that has a use for none.
  func check(
    against parameters: [any CheckParameter], and others: [String]? = nil, of name: String
  ) throws(RuleError) {
    let known = parameters.map(\.name) + (others ?? [])
    for entry in entries where !known.contains(entry.key) {
      let advice = suggestion(for: entry.key, among: known)
      if others != nil, advice.isEmpty {
        let key = entry.key
        throw error("the condition does not use `parameters.\(key)`; remove `\(key)`, or use it", entry.value)
      }
      let list = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
      throw error("check `\(name)` has no parameter `\(entry.key)`; \(list)\(advice)", entry.value)
    }
  }

  /// A number, 0 or more; where it is not given, what the parameter says holds then, or `nil`.
  public func number(_ parameter: Parameter<Double>) throws(RuleError) -> Double? {
    guard let value = value(parameter.name) else { return parameter.value }
    guard case .number(let number) = value.content, number >= 0, number.isFinite else {
      throw error("`\(parameter.name)` must be a number (0 or more), not \(value.kindAndText)", value)
    }
    return number
  }

  /// A number, 0 or more; where it is not given, what the parameter says holds then, or 0.
  public func value(of parameter: Parameter<Double>) throws(RuleError) -> Double { try number(parameter) ?? 0 }

  /// A list of numbers, 0 or more; empty where it is not given.
  public func numbers(_ parameter: Parameter<[Double]>) throws(RuleError) -> [Double] {
    try numbers(named: parameter.name)
  }

  /// The numbers among the values of a fact.
  func numbers(_ parameter: Parameter<[FactValue]>) throws(RuleError) -> [Double] {
    try numbers(named: parameter.name)
  }

  private func numbers(named name: String) throws(RuleError) -> [Double] {
    guard let value = value(name) else { return [] }
    guard case .list(let items) = value.content else {
      throw error("`\(name)` must be a list of numbers, not \(value.kindAndText)", value)
    }
    if items.isEmpty { throw empty(name, value) }
    var numbers: [Double] = []
    for item in items {
      guard case .number(let number) = item.content, number >= 0, number.isFinite else {
        throw error("`\(name)` must list numbers (0 or more), not \(item.kindAndText)", item)
      }
      numbers.append(number)
    }
    return numbers
  }

  private func empty(_ name: String, _ value: PageValue) -> RuleError {
    error("`\(name)` is an empty list; remove it, or list at least one value", value)
  }

  /// `true` or `false`; `false` where it is not given.
  public func flag(_ parameter: Parameter<Bool>) throws(RuleError) -> Bool {
    let name = parameter.name
    guard let value = value(name) else { return false }
    guard case .flag(let flag) = value.content else {
      throw error("`\(name)` must be true or false, not \(value.kindAndText)", value)
    }
    return flag
  }

  /// A list of `true` or `false` among the values of a fact; empty where it is not given.
  func flags(_ parameter: Parameter<[FactValue]>) throws(RuleError) -> [Bool] {
    let name = parameter.name
    guard let value = value(name) else { return [] }
    guard case .list(let items) = value.content else { throw error("`\(name)` must be a list, not `\(value)`", value) }
    var flags: [Bool] = []
    for item in items {
      guard case .flag(let flag) = item.content else {
        throw error("`\(name)` must list true or false, not \(item.kindAndText)", item)
      }
      flags.append(flag)
    }
    return flags
  }

  /// What a fact is in the kinds that the check is called with.
  func role(of fact: Member) -> WordTable.Slot.Role {
    kinds.map { WordTable.shared.slot(fact.rawValue, in: $0).pointee.role }.first { $0 != .undeclared } ?? .undeclared
  }

  /// A text, one of the parameter's words where it has some; `nil` where it is not given.
  public func text(_ parameter: Parameter<String>) throws(RuleError) -> String? {
    guard let text = try text(named: parameter.name) else { return nil }
    guard parameter.words.isEmpty || parameter.words.contains(text) else {
      throw wrong(parameter, "must be \(parameter.type), not \(text)\(suggestion(for: text, among: parameter.words))")
    }
    return text
  }

  private func text(named name: String) throws(RuleError) -> String? {
    guard let value = value(name) else { return nil }
    guard case .text(let text) = value.content else { throw error("`\(name)` must be a text, not `\(value)`", value) }
    return text
  }

  /// A list of texts; empty where it is not given.
  public func texts(_ parameter: Parameter<[String]>) throws(RuleError) -> [String] {
    try texts(named: parameter.name)
  }

  /// The texts among the values of a fact.
  func texts(_ parameter: Parameter<[FactValue]>) throws(RuleError) -> [String] { try texts(named: parameter.name) }

  private func texts(named name: String) throws(RuleError) -> [String] {
    guard let value = value(name) else { return [] }
    guard case .list(let items) = value.content else {
      throw error("`\(name)` must be a list of names, not `\(value)`", value)
    }
    if items.isEmpty { throw empty(name, value) }
    var texts: [String] = []
    for item in items { texts.append(item.description) }
    return texts
  }

  /// The name of a fact, part or list that one of the kinds has; `nil` where it is not given.
  ///
  /// - Parameter kinds: the kinds to look in; those that the check is called with where it is not given.
  public func member(_ parameter: Parameter<Member>, in kinds: [Kind]? = nil) throws(RuleError) -> Member? {
    guard let text = try text(named: parameter.name) else { return nil }
    return try member(named: text, parameter.role, parameter: parameter.name, in: kinds ?? self.kinds)
  }

  /// A list of names of facts, parts or lists; empty where it is not given.
  public func members(_ parameter: Parameter<[Member]>, in kinds: [Kind]? = nil) throws(RuleError) -> [Member] {
    var members: [Member] = []
    for text in try texts(named: parameter.name) {
      members.append(try member(named: text, parameter.role, parameter: parameter.name, in: kinds ?? self.kinds))
    }
    return members
  }

  /// A list of paths such as `footer/seeAll`; empty where it is not given.
  func paths(_ parameter: Parameter<[PartPath]>) throws(RuleError) -> [PartPath] {
    let name = parameter.name
    var paths: [PartPath] = []
    for text in try texts(named: name) {
      var kinds = self.kinds
      var members: [Member] = []
      for step in text.split(separator: "/") {
        let member = try member(named: String(step), .part, parameter: name, in: kinds)
        members.append(member)
        kinds = kinds.flatMap { Vocabulary.declaration(of: member, in: $0)?.kinds ?? [] }
      }
      if members.isEmpty { throw error("`\(name)` must name parts", value(name)) }
      paths.append(PartPath(members))
    }
    return paths
  }

  /// A list of words that the parameter's fact can have; empty where it is not given.
  ///
  /// - Parameter kinds: the kinds that have the fact; those that the check is called with where it is not given.
  public func tokens(_ parameter: Parameter<[Token]>, in kinds: [Kind]? = nil) throws(RuleError) -> [Token] {
    guard let fact = parameter.fact else { return [] }
    return try tokens(named: parameter.name, of: fact, in: kinds ?? self.kinds)
  }

  /// The words among the values of a fact.
  func tokens(_ parameter: Parameter<[FactValue]>, of fact: Member) throws(RuleError) -> [Token] {
    try tokens(named: parameter.name, of: fact, in: kinds)
  }

  /// A word that the parameter's fact can have; `nil` where it is not given.
  public func token(_ parameter: Parameter<Token>, in kinds: [Kind]? = nil) throws(RuleError) -> Token? {
    guard let fact = parameter.fact, let text = try text(named: parameter.name) else { return nil }
    return try token(text, parameter.name, of: fact, in: kinds ?? self.kinds)
  }

  private func tokens(named name: String, of fact: Member, in kinds: [Kind]) throws(RuleError) -> [Token] {
    var tokens: [Token] = []
    for text in try texts(named: name) { tokens.append(try token(text, name, of: fact, in: kinds)) }
    return tokens
  }

  private func token(_ text: String, _ name: String, of fact: Member, in kinds: [Kind]) throws(RuleError) -> Token {
    let allowed = kinds.flatMap { kind -> [Token] in
      if case .token(let tokens, _)? = Vocabulary.declaration(of: fact, in: kind)?.factType { tokens } else { [] }
    }
    guard !allowed.isEmpty else {
      let owners = kinds.map { "`\($0.name)`" }.words(last: "or")
      throw error("`\(name)` lists words of `\(fact.name)`, which \(owners) does not have", value(name))
    }
    do throws(UnknownName) {
      return try allowed.token(named: text, of: fact)
    } catch let unknown {
      throw error(unknown.message, value(name))
    }
  }

  /// A list of kinds; empty where it is not given.
  public func kinds(_ parameter: Parameter<[Kind]>) throws(RuleError) -> [Kind] {
    var kinds: [Kind] = []
    for text in try texts(named: parameter.name) { kinds.append(try kind(named: text, parameter.name)) }
    return kinds
  }

  /// A kind; `nil` where it is not given.
  public func kind(_ parameter: Parameter<Kind>) throws(RuleError) -> Kind? {
    guard let text = try text(named: parameter.name) else { return nil }
    return try kind(named: text, parameter.name)
  }

  private func kind(named text: String, _ name: String) throws(RuleError) -> Kind {
    guard let kind = Kind.allCases.first(where: { $0.name == text }) else {
      let advice = suggestion(for: text, among: Kind.allCases.map(\.name))
      throw error("unknown kind `\(text)`" + advice, value(name))
    }
    return kind
  }

  /// A selector; `nil` where it is not given.
  public func selector(_ parameter: Parameter<Selector>) throws(RuleError) -> Selector? {
    let name = parameter.name
    guard let text = try text(named: name) else { return nil }
    do throws(SelectorError) {
      return try Selector(text, isTrusted: isTrusted)
    } catch let selectorError {
      throw error("in `\(name)`: \(selectorError.description(in: text))", value(name))
    }
  }

  /// The error of a parameter that has to be given.
  public func missing(_ parameter: Parameter<some Sendable>) -> RuleError {
    error("the check needs the parameter `\(parameter.name)`", nil)
  }

  /// The error of a check's parameters of which at least one has to be given.
  func missingOne(of parameters: [any CheckParameter]) -> RuleError {
    let names = parameters.filter { $0.need == .oneOfSeveral }.map { "`\($0.name)`" }
    return error("the check needs one of the parameters \(names.words(last: "or"))", nil)
  }

  /// The error of a parameter whose value makes no sense.
  public func wrong(_ parameter: Parameter<some Sendable>, _ message: String) -> RuleError {
    wrong(named: parameter.name, message)
  }

  func wrong(named name: String, _ message: String) -> RuleError { error("`\(name)` \(message)", value(name)) }

  private func member(
    named text: String, _ role: MemberRole, parameter: String, in kinds: [Kind]
  ) throws(RuleError) -> Member {
    do throws(UnknownName) {
      return try role.member(named: text, in: kinds)
    } catch let unknown {
      throw error("`\(parameter)` \(unknown.message)", value(parameter))
    }
  }

  /// What is given besides some parameters.
  func others(besides names: [String]) -> [PageEntry] { entries.filter { !names.contains($0.key) } }

  private func value(_ name: String) -> PageValue? { entries.first { $0.key == name }?.value }

  func error(_ message: String, _ value: PageValue?) -> RuleError {
    RuleError(
      rule: rule, line: value?.line ?? place.line, column: value?.column ?? place.column, message: message)
  }
}
