import Screens

extension MemberDeclaration {
  /// The member's documentation in a schema: its line of the vocabulary, the unit, and other names of its values.
  ///
  /// - Parameters:
  ///   - frame: how a frame is written.
  ///   - textList: how a list of texts is written.
  func documentation(frame: String, textList: String) -> String {
    let remarks: [String] =
      switch factType {
      case .number(let unit, _): ["In \(unit), without the unit."]
      case .frame: [frame]
      case .textList: [textList]
      case .token(_, let aliases):
        Self.sorted(aliases).map { "`\($0.key.name)` is another name of `\($0.value.name)`." }
      case .text, .count, .boolean, .color, nil: []
      }
    return ([doc] + remarks).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Other spellings of a fact's words, in an order that is the same in every run.
  static func sorted(_ aliases: [Token: Token]) -> [(key: Token, value: Token)] {
    aliases.sorted { $0.key.name < $1.key.name }
  }
}

extension FactType {
  /// The words that a fact of this type can be, other spellings included; empty where it is not one of some words.
  var words: [String] {
    guard case .token(let tokens, let aliases) = self else { return [] }
    return tokens.map(\.name) + MemberDeclaration.sorted(aliases).map(\.key.name)
  }
}
