import Screens

/// A parameter of a check, whatever its type: what documentation says of it.
public protocol CheckParameter: Sendable {
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
}

extension CheckParameter {
  /// What it says, with its unit and what holds where it is not given, in one sentence.
  public var summary: String {
    let end = (unit.map { ", in \($0)" } ?? "") + (standard.map { "; \($0) unless given" } ?? "")
    return end.isEmpty ? doc : doc.dropLast() + end + "."
  }
}

/// A parameter of a check, named, typed and documented once; ``Arguments`` reads what a page gives for it.
///
/// ```swift
/// static let minWidth = Parameter<Double>("minWidth", "The least width.", unit: "pt or dp")
/// ```
public struct Parameter<Value: Sendable>: CheckParameter {
  /// The parameter's key in a page's `with:`.
  public let name: String
  /// What it says, in a sentence.
  public let doc: String
  /// What its values are, in words.
  public let type: String
  /// The unit of its numbers; `nil` where they have none.
  public let unit: String?
  /// What holds where it is not given; `nil` where it says nothing then, or has to be given.
  public let standard: String?
  /// The same, as a value; `nil` where the check itself says what holds.
  let value: Value?
  /// What the members are that it names.
  let role: MemberRole
  /// The fact whose words its values are; `nil` where another parameter names it, or none is needed.
  let fact: Member?

  private init(
    _ name: String, _ doc: String, _ type: String, unit: String? = nil, standard: String? = nil, value: Value? = nil,
    role: MemberRole = .any, fact: Member? = nil
  ) {
    self.name = name
    self.doc = doc
    self.type = type
    self.unit = unit
    self.standard = standard
    self.value = value
    self.role = role
    self.fact = fact
  }
}

/// A value that a fact of any type can have.
public enum FactValue: Sendable {}

extension Parameter where Value == Double {
  /// A number, 0 or more.
  ///
  /// - Parameters:
  ///   - value: what holds where it is not given.
  ///   - standard: the same in words, where the check itself says it.
  public init(
    _ name: String, _ doc: String, unit: String? = nil, default value: Double? = nil, otherwise standard: String? = nil
  ) {
    self.init(name, doc, "number", unit: unit, standard: value?.brief ?? standard, value: value)
  }
}

extension Parameter where Value == [Double] {
  /// Numbers, 0 or more.
  public init(_ name: String, _ doc: String, unit: String? = nil) {
    self.init(name, doc, "list of numbers", unit: unit)
  }
}

extension Parameter where Value == Bool {
  /// True or false; false where it is not given.
  public init(_ name: String, _ doc: String) { self.init(name, doc, "true or false") }
}

extension Parameter where Value == String {
  /// A text, or one of some words.
  ///
  /// - Parameter standard: what holds where it is not given, in words.
  public init(_ name: String, _ doc: String, oneOf words: [String] = [], otherwise standard: String? = nil) {
    var type = words.isEmpty ? "text" : "one of "
    // Joined by hand: for what the library's own asks of the types, a start would pay as for two small files.
    for (index, word) in words.enumerated() {
      if index > 0 { type += ", " }
      type += word
    }
    self.init(name, doc, type, standard: standard)
  }
}

extension Parameter where Value == [String] {
  /// Texts.
  public init(_ name: String, _ doc: String) { self.init(name, doc, "list of texts") }
}

extension Parameter where Value == [FactValue] {
  /// Values of a fact that another parameter names.
  public init(_ name: String, _ doc: String) { self.init(name, doc, "list of values of the fact") }
}

extension Parameter where Value == Member {
  /// The name of a fact, part or list.
  ///
  /// - Parameter standard: what holds where it is not given, in words.
  public init(_ name: String, _ doc: String, _ role: MemberRole, otherwise standard: String? = nil) {
    self.init(name, doc, "name of a \(role.noun)", standard: standard, role: role)
  }
}

extension Parameter where Value == [Member] {
  /// The names of facts, parts or lists.
  public init(_ name: String, _ doc: String, _ role: MemberRole) {
    self.init(name, doc, "list of names of a \(role.noun)", role: role)
  }
}

extension Parameter where Value == [PartPath] {
  /// Paths to parts, such as `footer/seeAll`.
  public init(_ name: String, _ doc: String) { self.init(name, doc, "list of paths to parts") }
}

extension Parameter where Value == Token {
  /// A word that a fact can have.
  public init(_ name: String, _ doc: String, of fact: Member) {
    self.init(name, doc, "word of `\(fact.name)`", fact: fact)
  }
}

extension Parameter where Value == [Token] {
  /// Words that a fact can have.
  ///
  /// - Parameter standard: what holds where none is given, in words.
  public init(_ name: String, _ doc: String, of fact: Member, otherwise standard: String? = nil) {
    self.init(name, doc, "list of words of `\(fact.name)`", standard: standard, fact: fact)
  }
}

extension Parameter where Value == Kind {
  /// A kind of element.
  ///
  /// - Parameter standard: what holds where it is not given, in words.
  public init(_ name: String, _ doc: String, otherwise standard: String? = nil) {
    self.init(name, doc, "kind", standard: standard)
  }
}

extension Parameter where Value == [Kind] {
  /// Kinds of element.
  public init(_ name: String, _ doc: String) { self.init(name, doc, "list of kinds") }
}

extension Parameter where Value == Selector {
  /// A selector.
  public init(_ name: String, _ doc: String) { self.init(name, doc, "selector") }
}

extension MemberRole {
  fileprivate var noun: String {
    switch self {
    case .fact: "fact"
    case .part: "part"
    case .list: "list"
    case .any: "fact or part"
    }
  }
}
