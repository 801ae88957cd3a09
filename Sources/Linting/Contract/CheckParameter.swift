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
  /// The words that its values, or their elements, can be; empty where they are not of a few.
  var choices: [String] { get }
  /// Whether its value is a selector.
  var isSelector: Bool { get }
}

extension CheckParameter {
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
