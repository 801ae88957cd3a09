import Documents

/// What says what may be written in a document.
package enum CompletionSource {
  /// A schema of the whole, which is YAML.
  case yaml(JSONLiteral)
  /// A schema of the header of a rule page.
  case pageHeader(JSONLiteral)
  /// A schema of the whole, which is JSON.
  case json(JSONLiteral)
  /// The vocabulary of screen descriptions, in XML.
  case xml
}
