import Screens
import Support

/// A text that a file holds beside others, mostly in quotes and with escapes.
///
/// It is in an answer of WebDriver or of an agent's tool (MCP) in JSON, a string of a debugger, or a part of a log.
struct QuotedText {
  /// What the quotes hold.
  private(set) var bytes: [UInt8] = []
  /// Where bytes without escapes begin: in ``bytes`` and in the file.
  private var runs: [(inner: Int, outer: Int)] = []

  /// The text that a file holds; `nil` where it holds none.
  ///
  /// - Parameter limit: how many of its bytes are needed.
  init?(in file: UTF8Text, upTo limit: Int = .max) {
    guard let start = Self.start(in: file) else { return nil }
    var index = start + 1
    runs.append((0, index))
    while index < file.count, file[index] != UInt8(ascii: "\""), bytes.count < limit {
      if file[index] == UInt8(ascii: "\\"), index + 1 < file.count {
        index = unescape(file, at: index)
        runs.append((bytes.count, index))
      } else {
        bytes.append(file[index])
        index += 1
      }
    }
  }

  /// A part of a file as it is.
  init(_ range: Range<Int>, of source: SourceReader) {
    bytes = Array(UTF8Text(start: UnsafePointer(source.bytes) + range.lowerBound, count: range.count))
    runs = [(0, range.lowerBound)]
  }

  /// The place in the file of a byte of the text.
  func place(of offset: Int) -> Int {
    let next = runs.partitioningIndex { $0.inner > offset }
    guard next > 0 else { return offset }
    return runs[next - 1].outer + offset - runs[next - 1].inner
  }

  // MARK: Where it is

  /// How many bytes of a text show what it is.
  static let longestBeginning = 64 << 10

  /// Whether a file may hold such a text, by its first byte.
  static func mayBegin(_ file: UTF8Text) -> Bool {
    let first = file[ByteOrderMark.length(in: file)...].first { !isXMLSpace($0) }
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "{")
  }

  /// Where the text's first quote is: it begins the file, or the value of a member that answers have.
  private static func start(in file: UTF8Text) -> Int? {
    let mark = ByteOrderMark.length(in: file)
    guard let first = file[mark...].firstIndex(where: { !isXMLSpace($0) }) else { return nil }
    if file[first] == UInt8(ascii: "\"") { return first }
    guard file[first] == UInt8(ascii: "{") else { return nil }
    return start(in: JSONOutline(UTF8Text(rebasing: file[first...]), isWhole: false), depth: 0).map { first + $0 }
  }

  private static let members: [StaticString] = ["value", "result", "data", "content", "text"]

  /// The place of the value of the first of the members that is a text, or has one in it.
  private static func start(in object: JSONOutline, depth: Int) -> Int? {
    for name in members {
      guard let member = object.member(named: name) else { continue }
      if member.first == UInt8(ascii: "\"") { return member.value }
      if depth < 2, let start = start(in: object.outline(of: member), depth: depth + 1) { return start }
    }
    return nil
  }

  // MARK: Escapes

  /// Takes an escape of JSON or Swift.
  ///
  /// - Returns: the index behind it.
  private mutating func unescape(_ file: UTF8Text, at index: Int) -> Int {
    let letter = file[index + 1]
    switch letter {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "0"): bytes.append(0x20)
    case UInt8(ascii: "u"): return unescapeScalar(file, at: index + 2)
    // Every other character stands for itself.
    default: bytes.append(letter)
    }
    return index + 2
  }

  /// Takes a character by its number: four digits, of which two may be halves of one, or some in braces.
  private mutating func unescapeScalar(_ file: UTF8Text, at start: Int) -> Int {
    func number(_ range: Range<Int>) -> UInt32? {
      guard range.upperBound <= file.count, !range.isEmpty, range.count <= 8 else { return nil }
      return UInt32(String(decoding: file[range], as: UTF8.self), radix: 16)
    }
    var (value, end) = (number(start..<start + 4), start + 4)
    if start < file.count, file[start] == UInt8(ascii: "{"),
      let close = file[start...].prefix(10).firstIndex(of: UInt8(ascii: "}"))
    {
      (value, end) = (number(start + 1..<close), close + 1)
    } else if let high = value, high >> 10 == 0x36, end + 6 <= file.count, file[end] == UInt8(ascii: "\\"),
      let low = number(end + 2..<end + 6), low >> 10 == 0x37
    {
      (value, end) = (0x1_0000 + (high & 0x3FF) << 10 + low & 0x3FF, end + 6)
    }
    guard let scalar = value.flatMap(Unicode.Scalar.init) else {
      bytes.append(UInt8(ascii: "?"))
      return min(end, file.count)
    }
    bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
    return end
  }

  // MARK: Reading

  /// Reads the text, so that all places are those in the file.
  ///
  /// - Throws: what the body throws, at its place in the file.
  func read(
    as file: SourceReader, for consumer: any ScreenConsumer,
    _ body: (SourceReader, any ScreenConsumer) throws(ReadError) -> Void
  ) throws(ReadError) {
    let text = bytes
    let result: Result<Void, ReadError> = text.withUnsafeBytes { text in
      do throws(ReadError) {
        return .success(try file.readPart(text, for: consumer, at: place, body))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}

extension FileHead {
  /// Gives a body the beginning of the text that the file holds in quotes; `nil` where there is none.
  func withQuotedText<Result>(_ body: (FileHead) -> Result) -> Result? {
    guard let text = QuotedText(in: bytes, upTo: QuotedText.longestBeginning) else { return nil }
    // Scanners look at some bytes behind the text.
    return (text.bytes + Array(repeating: 0, count: SourceReader.padding)).withUnsafeBufferPointer {
      body(FileHead(self, with: UnsafeBufferPointer(rebasing: $0.prefix(text.bytes.count))))
    }
  }
}

/// A reader of a format whose text may be the file itself, or a text that the file holds beside others.
protocol QuotableReader: ScreenReader {
  /// The text that a file holds; `nil`: it is the file itself.
  func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText?

  /// Reads the text.
  func readText(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError)
}

extension QuotableReader {
  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    guard let quoted = try quotedText(in: source) else { return try readText(source, into: builder, for: consumer) }
    try quoted.read(as: source, for: consumer) { (text, consumer) throws(ReadError) in
      try self.readText(text, into: builder, for: consumer)
    }
  }
}

extension SourceReader {
  /// Rejects a text with the markers of a merge conflict, for formats that allow other text around a dump: there,
  /// markers keep nothing from being read.
  func rejectMergeConflict() throws(ReadError) {
    let bytes = UTF8Text(start: UnsafePointer(self.bytes), count: count)
    if let start = MergeConflict.start(in: bytes, stoppingAt: nil) ?? MergeConflict.leftover(in: bytes) {
      throw ReadError(MergeConflict.message, at: bufferOffset + start)
    }
  }
}
