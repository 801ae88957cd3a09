import Syntax

/// Reads files of any of some formats, one after another, on one thread.
///
/// The buffer, the tree and the readers are used again.
package final class ScreenFileReader {
  /// The file that is being read.
  package let source: SourceReader
  /// What the readers tell what they meet.
  package let builder = TreeBuilder(tree: ScreenTree())
  /// The name of the last file's format; empty where none recognized it.
  package private(set) var formatName = ""
  /// The same as sentences name it.
  package var formatTitle: String { format?.title ?? formatName }
  /// Whether the file is a dump of a running application.
  package var isDump: Bool { format?.isDump ?? false }
  /// Whether that format is XML.
  package private(set) var isXML = false
  /// Where files of that format have suppressions.
  package private(set) var suppressionPlace = SuppressionLocation.configuration
  /// What files of that format can tell.
  package private(set) var supportedFacts = SupportedFacts.all
  /// The last file's format; `nil` where none recognized it.
  package var format: (any ScreenFormat)? { formatIndex.map { formats[$0] } }
  private var formatIndex: Int?
  private let formats: [any ScreenFormat]
  private let readers: [any ScreenReader]

  /// - Parameters:
  ///   - formats: in the order in which they are asked.
  ///   - options: what the user supplies about the screens.
  ///   - limit: the largest file that is read, in bytes.
  ///   - pieceSize: how much of a large file is read at once, in bytes.
  package init(
    _ formats: [any ScreenFormat], _ options: ReaderOptions, limit: Int = 512 << 20, pieceSize: Int = 256 << 10
  ) {
    source = SourceReader(limit: limit, pieceSize: pieceSize)
    source.overlay = options.overlay
    self.formats = formats
    readers = formats.map { $0.makeReader(options) }
  }

  /// Reads a file and gives each of its screens to a consumer; it stays open until the next one, or until its source is
  /// closed.
  ///
  /// - Parameter open: opens the file.
  /// - Throws: a ``ReadError`` where it cannot be opened or read to its end. Screens that were complete have been
  ///   consumed.
  package func read(
    for consumer: any ScreenConsumer, open: (SourceReader) throws(ReadError) -> Void
  ) throws(ReadError) {
    formatName = ""
    isXML = false
    suppressionPlace = .configuration
    supportedFacts = .all
    formatIndex = nil
    builder.startFile(source)
    try open(source)
    do throws(ReadError) {
      try readOpened(for: consumer)
    } catch {
      // What a walk skips is not searched: in most of those files there is nothing to find.
      throw error.isOfOtherKind ? error : error.explained(in: source)
    }
  }

  private func readOpened(for consumer: any ScreenConsumer) throws(ReadError) {
    var head = FileHead(source)
    // White space, comments and declarations before the first element may be as long as they like.
    while !head.isWhole, !XMLProlog.isDecided(head.bytes) {
      guard try source.readMore() else { break }
      head = FileHead(source)
    }
    guard let index = formats.firstIndex(where: { $0.recognizes(head) }) else { throw ReadError("unknown format") }
    let parts = try LogSearch.parts(of: source, head, recognizedBy: index, of: formats)
    start(parts.first?.format ?? index)
    if !parts.isEmpty { return try read(parts, for: consumer) }
    try readers[index].read(source, into: builder, for: consumer)
  }

  /// Starts a file of a format.
  private func start(_ index: Int) {
    builder.startFile(source)
    startText(of: index)
  }

  /// Starts a text of a format in the file.
  private func startText(of index: Int) {
    formatIndex = index
    formatName = formats[index].name
    isXML = formats[index].isXML
    suppressionPlace = formats[index].suppressionPlace
    supportedFacts = formats[index].supportedFacts
    builder.startText(isXML: isXML, nouns: formats[index].nouns)
  }

  /// Reads the parts of a log, each in its own format. The file's format is that of its first screen.
  private func read(_ parts: [LogSearch.Part], for consumer: any ScreenConsumer) throws(ReadError) {
    builder.hasSeveralTexts = parts.count > 1
    var first: Int?
    var refusal: ReadError?
    defer { if let first { startText(of: first) } }
    for part in parts {
      try source.advance(to: part.range)
      startText(of: part.format)
      do throws(ReadError) {
        let (text, start) = (source.text(part.range), part.range.lowerBound)
        try source.readPart(text, for: consumer, at: { $0 + start }) { text, consumer throws(ReadError) in
          try readers[part.format].read(text, into: builder, for: consumer)
        }
        first = first ?? part.format
      } catch {
        // A log may have a line that only looks like a tree.
        guard error.isOfOtherKind else { throw error }
        refusal = refusal ?? error
        refusal?.offset = nil
      }
    }
    if builder.tree.ordinal == 0, let refusal { throw refusal }
  }
}

/// How far the beginning of a file is read before its format is looked for. White space, comments and declarations
/// before the root element of XML may have any length.
package enum XMLProlog {
  /// How much of the root element is looked at, in bytes.
  package static let rootLength = 4096

  /// Whether a text is certainly not XML, or shows where its root element begins.
  static func isDecided(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let isUTF16 =
      text.count > 1
      && (text[0] == 0 || text[1] == 0 || (text[0] | 1 == 0xFF && text[1] | 1 == 0xFF && text[0] != text[1]))
    guard isUTF16 else { return isDecided(bytes: text) }
    return text.filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer { isDecided(bytes: $0) }
  }

  private static func isDecided(bytes text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first(where: { !XMLTokens.isSpace($0) }) else { return false }
    if first != UInt8(ascii: "<") { return true }
    // The name of the root element and its attributes are wanted too.
    let (offset, isOpen) = XMLTokens.endOfProlog(in: text)
    return !isOpen && text.count - offset >= rootLength
  }
}
