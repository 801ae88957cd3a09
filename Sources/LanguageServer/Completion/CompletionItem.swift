import Documents

/// What may be written at a place.
struct CompletionItem: Equatable {
  /// What it is, by the protocol's numbers.
  enum Kind: Int {
    case property = 10
    case value = 12
  }

  let label: String
  let kind: Kind
  /// Its documentation; empty if it needs none.
  var documentation = ""
  /// What is written.
  let text: String

  /// The item as messages have it.
  ///
  /// - Parameter range: what it takes the place of.
  func value(_ range: JSONLiteral) -> JSONLiteral {
    .members(
      ("label", .text(label)), ("kind", .integer(kind.rawValue)), ("filterText", .text(text)),
      ("documentation", documentation.isEmpty ? nil : .text(documentation)),
      ("textEdit", ["range": range, "newText": .text(text)]))
  }
}
