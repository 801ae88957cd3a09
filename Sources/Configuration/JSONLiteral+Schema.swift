import Documents

/// Pieces of the schema of configurations.
extension JSONLiteral {
  /// One or more texts, which the definition `texts` of the schema says.
  package static let texts: JSONLiteral = ["$ref": "#/$defs/texts"]

  /// One of some words.
  package static func words(_ words: [String]) -> JSONLiteral { ["enum": .array(words.map { .text($0) })] }

  /// One value or the other.
  static func either(_ one: JSONLiteral, _ other: JSONLiteral) -> JSONLiteral { ["anyOf": [one, other]] }

  /// A value, or a list of such values.
  package static func oneOrMore(_ item: JSONLiteral) -> JSONLiteral {
    .either(item, ["type": "array", "items": item, "minItems": 1])
  }
}
