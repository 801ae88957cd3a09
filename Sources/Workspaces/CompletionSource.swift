import Documents

/// What says what may be written in a document.
package enum CompletionSource {
  /// A schema of the whole, which is YAML.
  case yaml(JSONLiteral)
  /// Of a rule page: a schema of its header, one of examples in JSON, the words behind the fence of one, and a page to
  /// begin with.
  case rulePage(header: JSONLiteral, example: JSONLiteral, traits: [String], draft: String)
  /// A schema of the whole, which is JSON.
  case json(JSONLiteral)
  /// The vocabulary of screen descriptions, in XML.
  case xml
}
