import RulePages
import Screens
import Support

/// A parameter of a check without its type, as documentation shows it.
package protocol CheckParameter: Sendable {
  /// The parameter's key in a page's `with:`.
  var name: String { get }
  /// What it says, in a sentence.
  var doc: String { get }
  /// What its values are, in words: `number`, `names of parts`, `one of left, right`.
  var type: String { get }
  /// The unit of its numbers, as `pt or dp`; `nil` where they have none.
  var unit: String? { get }
  /// What holds where it is not given; `nil` where it says nothing then, or has to be given.
  var standard: String? { get }
  /// Whether a page has to give it.
  var need: ParameterNeed { get }
  /// The words that its values, or their elements, can be; empty where they are not of a few.
  var choices: [String] { get }
  /// Whether its value is a selector.
  var isSelector: Bool { get }
}

/// Whether a page has to give a parameter.
package enum ParameterNeed: Sendable {
  case optional, required
  /// At least one parameter of this kind is required.
  case oneOfSeveral
}

extension CheckParameter {
  /// What holds where it is not given, in words: `0.5`, `required`; empty where it says nothing then.
  package var standardInWords: String {
    switch need {
    case .required: "required"
    case .oneOfSeveral: "at least one is required"
    case .optional: standard ?? (type == "true or false" ? "false" : "")
    }
  }

  /// What it says, with its unit and default, in one sentence.
  package var summary: String {
    let end = (unit.map { ", in \($0)" } ?? "") + (standard.map { " (default: \($0))" } ?? "")
    return end.isEmpty ? doc : doc.dropLast() + end + "."
  }
}

extension Check {
  /// The stored properties of ``parameters``, in their order.
  package static var parameterList: [any CheckParameter] {
    // Documentation and mistakes ask for it; the checks of built-in pages are made without.
    Mirror(reflecting: parameters).children.compactMap { $0.value as? any CheckParameter }
  }
}

extension Check {
  /// The kinds that it can check, in words: `collectionView and tableView`; `nil` where it can check all.
  package static var kindsInWords: String? {
    let others = Kind.allCases.filter { !kinds.contains($0) }
    if others.isEmpty { return nil }
    let names = { (kinds: [Kind]) in kinds.map { "`\($0.name)`" }.words(last: "and") }
    return others.count < kinds.count ? "all kinds but \(names(others))" : names(kinds)
  }
}

extension Kind {
  /// The kinds that have a fact or part, or one of several.
  static func having(_ members: Member...) -> [Kind] {
    allCases.filter { kind in members.contains { WordTable.shared.kinds(with: $0).contains(kind) } }
  }
}

extension Parameter {
  /// Whether its value is a selector.
  package var isSelector: Bool { Value.self == Selector.self }

  /// The words that its values can be.
  package var choices: [String] {
    if !words.isEmpty { return words }
    if Value.self == Bool.self { return ["true", "false"] }
    if Value.self == Kind.self || Value.self == [Kind].self { return Vocabulary.kinds.map(\.kind.name) }
    let declarations = Vocabulary.kinds.flatMap(\.members)
    var names: [String] = []
    if let fact {
      names = declarations.filter { $0.member == fact }.flatMap { $0.factType?.choices ?? [] }
    } else if Value.self == Member.self || Value.self == [Member].self {
      names = declarations.filter(role.allows).map(\.member.name)
    }
    return names.unique
  }
}

/// A parameter of a check, named, typed and documented once; ``Arguments`` reads what a page gives for it.
///
/// ```swift
/// let minWidth = Parameter<Double>("minWidth", "The least width.", unit: "pt or dp")
/// ```
public struct Parameter<Value: Sendable>: CheckParameter {
  /// Its key in a page's `with:`.
  package let name: String
  /// What it says, in a sentence.
  package let doc: String
  /// What its values are, in words.
  package let type: String
  /// The unit of its numbers; `nil` where they have none.
  package private(set) var unit: String?
  /// What holds where it is not given, in words; `nil` where nothing does.
  package private(set) var standard: String?
  /// What holds where it is not given; `nil` where the check itself says it.
  private(set) var value: Value?
  /// The words that a text has to be one of; any text where there are none.
  private(set) var words: [String] = []
  /// What the members are that it names.
  private(set) var role = MemberRole.any
  /// Whether a page has to give it.
  package private(set) var need = ParameterNeed.optional
  /// The fact whose words its values are; `nil` where another parameter names it, or none is needed.
  private(set) var fact: Member?

  private init(_ name: String, _ doc: String, type: String) {
    (self.name, self.doc, self.type) = (name, doc, type)
  }
}

extension Parameter {
  /// The same parameter, documented as one that each page has to give. The check throws
  /// ``Arguments/missing(_:)`` where a page does not.
  public var required: Parameter { needed(.required) }

  /// The same parameter, documented as one of several, of which each page has to give at least one.
  public var oneOfSeveral: Parameter { needed(.oneOfSeveral) }

  private func needed(_ need: ParameterNeed) -> Parameter {
    var parameter = self
    parameter.need = need
    return parameter
  }
}

extension Parameter where Value == Double {
  /// A number, 0 or more; what holds where it is not given is a value, or, where the check itself says it, words.
  public init(
    _ name: String, _ doc: String, unit: String? = nil, default value: Double? = nil, otherwise standard: String? = nil
  ) {
    self.init(name, doc, type: "number")
    (self.unit, self.standard, self.value) = (unit, value?.brief ?? standard, value)
  }
}

extension Parameter where Value == [Double] {
  /// Numbers, 0 or more.
  public init(_ name: String, _ doc: String, unit: String? = nil) {
    self.init(name, doc, type: "list of numbers")
    self.unit = unit
  }
}

extension Parameter where Value == Bool {
  /// True or false; false where it is not given.
  public init(_ name: String, _ doc: String) { self.init(name, doc, type: "true or false") }
}

extension Parameter where Value == String {
  /// A text, or one of some words; `standard` says what holds where it is not given.
  public init(_ name: String, _ doc: String, oneOf words: [String] = [], otherwise standard: String? = nil) {
    var type = words.isEmpty ? "text" : "one of "
    // Joined by hand: for what the library's own asks of the types, a start would pay as for two small files.
    for (index, word) in words.enumerated() {
      if index > 0 { type += ", " }
      type += word
    }
    self.init(name, doc, type: type)
    (self.standard, self.words) = (standard, words)
  }
}

extension Parameter where Value == [String] {
  /// Texts.
  public init(_ name: String, _ doc: String) { self.init(name, doc, type: "list of texts") }
}

extension Parameter where Value == [FactValue] {
  /// Values of a fact that another parameter names.
  package init(_ name: String, _ doc: String) { self.init(name, doc, type: "list of values of the fact") }
}

extension Parameter where Value == Member {
  /// The name of a fact, part or list; `standard` says what holds where it is not given.
  public init(_ name: String, _ doc: String, _ role: MemberRole, otherwise standard: String? = nil) {
    self.init(name, doc, type: "name of a \(role.noun)")
    (self.role, self.standard) = (role, standard)
  }
}

extension Parameter where Value == [Member] {
  /// The names of facts, parts or lists.
  public init(_ name: String, _ doc: String, _ role: MemberRole) {
    self.init(name, doc, type: "list of names of a \(role.noun)")
    self.role = role
  }
}

extension Parameter where Value == [PartPath] {
  /// Paths to parts, such as `footer/seeAll`.
  package init(_ name: String, _ doc: String) { self.init(name, doc, type: "list of paths to parts") }
}

extension Parameter where Value == Token {
  /// A word that a fact can have.
  public init(_ name: String, _ doc: String, of fact: Member) {
    self.init(name, doc, type: "word of `\(fact.name)`")
    self.fact = fact
  }
}

extension Parameter where Value == [Token] {
  /// Words that a fact can have; `standard` says what holds where none is given.
  public init(_ name: String, _ doc: String, of fact: Member, otherwise standard: String? = nil) {
    self.init(name, doc, type: "list of words of `\(fact.name)`")
    (self.fact, self.standard) = (fact, standard)
  }
}

extension Parameter where Value == Kind {
  /// A kind of element; `standard` says what holds where it is not given.
  public init(_ name: String, _ doc: String, otherwise standard: String? = nil) {
    self.init(name, doc, type: "kind")
    self.standard = standard
  }
}

extension Parameter where Value == [Kind] {
  /// Kinds of element.
  public init(_ name: String, _ doc: String) { self.init(name, doc, type: "list of kinds") }
}

extension Parameter where Value == Selector {
  /// A selector.
  public init(_ name: String, _ doc: String) { self.init(name, doc, type: "selector") }
}

// MARK: What it says of an element
