import Screens
import Support

/// A reader of a foreign format in JSON, whose members have a meaning only together. It reads a file to its end before
/// it writes anything.
class JSONScreenReader: QuotableReader {
  final let options: ReaderOptions
  /// The file's values.
  final let json = JSONDocument()

  /// Whether files are what a command prints, with other text around.
  var isPrinted: Bool { false }

  init(_ options: ReaderOptions) {
    self.options = options
  }

  func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? { nil }

  final func readText(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll()
    CommandOutput.blankFront(of: source)
    try json.parse(source, isPrinted: isPrinted)
    try readScreens(of: source, into: builder, for: consumer)
  }

  /// Writes the screens of a file whose values are in ``json``.
  func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {}
}

extension TreeBuilder {
  /// Writes a screen of which nothing is known but that there is one.
  func tellUnknownScreen(at place: Range<Int>, _ options: ReaderOptions) {
    startScreen(at: place.lowerBound, isOneOfSeveral: false)
    open(.screen, as: nil, from: place.lowerBound, to: place.upperBound)
    setUnknown(.content, at: place)
    close()
    supply(options)
  }
}

/// JSON that a command printed between lines about its progress, such as "Running on emulator-5554".
enum CommandOutput {
  /// How many bytes of lines may come first.
  private static let longestFront = 4 << 10

  /// Where the JSON text begins behind lines of a command; `nil` where it begins the text, or there is none.
  static func start(in bytes: UTF8Text) -> Int? {
    var line = ByteOrderMark.length(in: bytes)
    while line < min(bytes.count, longestFront) {
      let end = bytes[line...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if let first = bytes[line..<end].firstIndex(where: { !isXMLSpace($0) }) {
        if isStart(first, in: bytes) {
          return bytes[ByteOrderMark.length(in: bytes)..<first].allSatisfy(isXMLSpace) ? nil : first
        }
        // XML, a comment, and what is left of a merge are no lines of a command; nor is a binary file.
        if "</".utf8.contains(bytes[first]) || bytes[line..<end].contains(0) { return nil }
        if MergeConflict.hasMarker(in: UTF8Text(rebasing: bytes[line..<end])) { return nil }
      }
      line = end + 1
    }
    return nil
  }

  /// Whether an object, or a list of objects, begins at an index, against text in brackets.
  private static func isStart(_ index: Int, in bytes: UTF8Text) -> Bool {
    guard bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") else { return false }
    let next = bytes[(index + 1)...].first { !isXMLSpace($0) }
    return bytes[index] == UInt8(ascii: "{")
      ? next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") : next == UInt8(ascii: "{") || next == UInt8(ascii: "]")
  }

  /// The first byte of the lines behind a value; `nil` where none follow that a command could have printed.
  static func next(behind end: Int, in source: SourceReader) -> UInt8? {
    let rest = UTF8Text(start: UnsafePointer(source.bytes), count: source.count)[end...]
    guard let first = rest.firstIndex(where: { !isXMLSpace($0) }), rest[end..<first].contains(0x0A) else { return nil }
    // A line of a log may begin with a time or a level in brackets.
    if rest[first] == UInt8(ascii: "["), "{[]\"".utf8.contains(rest[(first + 1)...].first { !isXMLSpace($0) } ?? 0) {
      return nil
    }
    // What is left of a merge is a mistake, and so is half of another value.
    if "]},:\"<".utf8.contains(rest[first]) || MergeConflict.hasMarker(in: UTF8Text(rebasing: rest)) { return nil }
    return rest[first]
  }

  /// Replaces the lines in front by spaces, so that places stay what they are.
  static func blankFront(of source: SourceReader) {
    guard source.bufferOffset == 0 else { return }
    let mark = source.markLength
    let bytes = UTF8Text(start: UnsafePointer(source.bytes), count: source.count)
    if let start = start(in: bytes) { source.blank(mark..<start) }
  }
}

extension FileHead {
  /// The beginning of the JSON that a command printed, without the lines before it.
  var commandOutput: FileHead { CommandOutput.start(in: bytes).map { FileHead(self, from: $0) } ?? self }
}

extension SourceReader {
  /// Replaces text at hand by spaces, except ends of lines.
  func blank(_ range: Range<Int>) {
    if !range.isEmpty { isAsStored = false }
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D {
      // A NUL says that the file is no text.
      if bytes[index] != 0 { bytes[index] = 0x20 }
    }
  }
}
