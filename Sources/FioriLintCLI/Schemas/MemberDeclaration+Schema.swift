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
        aliases.sortedSpellings.map { "`\($0.name)` is another name of `\(aliases[$0]?.name ?? "")`." }
      case .text, .count, .boolean, .color, nil: []
      }
    return ([doc] + remarks).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension TokenAliases {
  fileprivate var sortedSpellings: [Token] { spellings.sorted { $0.name < $1.name } }
}

extension FactType {
  /// What a colour looks like, as a regular expression.
  static let colorPattern = "accent([1-9]|10)|#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?|" + Color.names.joined(separator: "|")

  /// The words that a fact of this type can be, other spellings included; empty where it is not one of some words.
  var words: [String] {
    guard case .token(let tokens, let aliases) = self else { return [] }
    return tokens.map(\.name) + aliases.sortedSpellings.map(\.name)
  }
}
