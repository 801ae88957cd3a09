import Support

/// Reads YAML as people write configurations and rule pages in it: one document a text, by libyaml.
///
/// Aliases stand for what their anchors name, and `<<` takes over the keys of maps; what they make of a text is
/// bounded. Refused, with their place, are keys that are no texts, keys that are twice, a second document, and tags but
/// `!!str`.
package enum YAMLDocument {
  /// How deep collections may nest, aliases included.
  static let maximumDepth = 100
  /// How many values aliases may stand for in all.
  static let maximumCopies = 10_000

  /// The document's node; `nil` where there is none, as in a text of comments.
  ///
  /// - Throws: a ``YAMLError`` at the first place that is not understood.
  package static func read(_ text: String) throws(YAMLError) -> YAMLNode? {
    try read(bytes: Array(text.utf8))
  }

  /// The same for the bytes of a file, which have to be UTF-8; a byte order mark counts for nothing.
  package static func read(bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw YAMLError(line: 1, column: 1, message: "the text is not UTF-8")
    }
    let text = ByteOrderMark.dropped(from: bytes)
    var composer = YAMLComposer(YAMLEvents(text))
    do throws(YAMLError) {
      return try composer.document()
    } catch {
      throw conflict(in: Array(text), insteadOf: error) ?? error
    }
  }

  /// An unresolved merge conflict that keeps a text from being read; `nil` where there is none.
  private static func conflict(in text: [UInt8], insteadOf error: YAMLError) -> YAMLError? {
    let starts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
    // A key that lacks its colon shows only in the line behind it.
    let start = text.withUnsafeBufferPointer { text in
      [error.line - 1, error.line - 2].lazy.filter(starts.indices.contains)
        .compactMap { MergeConflict.start(in: text, stoppingAt: starts[$0]) }.first
    }
    guard let start else { return nil }
    return YAMLError(
      line: starts.count { $0 <= start }, column: 1, message: MergeConflict.message, kind: .mergeConflict)
  }
}
