import Support

/// Why an input could not be read, with its place where there is one.
public struct ReadError: Error, Sendable, Hashable {
  /// What is wrong and what was expected, one sentence without a final period.
  public var message: String
  /// Byte offset in the (UTF-8) text; `nil` where the error has no place, as for a file that is missing.
  public var offset: Int?
  /// Whether nothing shows that the file is meant as a screen, such as a manifest or settings. A walk through a folder
  /// skips it, even if it has another error too.
  package var isOfOtherKind = false
  /// Whether the text ends too early.
  package var isCutOff = false
  /// What the file is, as in "Interface Builder for macOS", where its format is known and not supported; `nil` for all
  /// others.
  package private(set) var unsupportedFormat: String?

  /// An error with its message and the byte offset of its place, where it has one.
  public init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }

  /// An error about a file of a known format that is not supported: it fails where it is named, and a walk skips it.
  ///
  /// - Parameters:
  ///   - format: what the file is, in a few words without an article.
  ///   - message: what the file is and what to do, one sentence without a final period.
  package init(unsupported format: String, _ message: String, at offset: Int? = nil) {
    self.init(message, at: offset)
    isOfOtherKind = true
    unsupportedFormat = format
  }
}

extension ReadError {
  /// Whether it names an unresolved merge conflict.
  package var namesMergeConflict: Bool { message == MergeConflict.message }

  /// The error that a text is read with. Where an unresolved merge conflict keeps it from being read, that is said, at
  /// its first marker. Where the text ends too early, it says what is open there.
  package func explained(in source: SourceReader) -> ReadError {
    let text = UnsafeBufferPointer(start: source.bytes, count: source.count)
    guard let start = MergeConflict.start(in: text, stoppingAt: offset.map { $0 - source.bufferOffset }) else {
      return namingOpenPart(in: source)
    }
    var error = self
    error.message = MergeConflict.message
    error.offset = source.bufferOffset + start
    return error
  }
}
