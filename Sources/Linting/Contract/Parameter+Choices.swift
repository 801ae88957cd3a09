import Screens
import Support

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
