/// Reads YAML 1.2 as people write configurations in it.
///
/// Read are block and flow collections, plain and quoted texts, literal and folded texts, and comments; one document
/// a text. Refused, with their place, are anchors, aliases, tags, directives, complex keys and keys that stand twice:
/// what they say can be written out, and without them a document is never larger than its text.
///
/// Source: YAML 1.2.2, https://yaml.org/spec/1.2.2/.
public enum YAMLDocument {
  /// How deep collections may nest.
  static let maximumDepth = 100

  /// The document's node; `nil` where there is none, as in a text of comments.
  ///
  /// - Throws: a ``YAMLError`` at the first place that is not understood.
  public static func read(_ text: String) throws(YAMLError) -> YAMLNode? {
    try read(bytes: Array(text.utf8))
  }

  /// The same for the bytes of a file, which have to be UTF-8; a byte order mark counts for nothing.
  public static func read(bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    var parser = YAMLParser(bytes)
    return try parser.document()
  }
}
