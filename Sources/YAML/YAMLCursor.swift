/// A position in the bytes of a document, which knows its line and column.
struct YAMLCursor {
  let bytes: [UInt8]
  private(set) var position = 0
  /// From 1.
  private(set) var line = 1
  /// Where the line begins.
  private(set) var lineStart = 0
  // Up to where the columns of the line are counted: a long line is counted once.
  private var counted = (position: 0, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { startLine(at: 3) }
  }

  /// The byte at the position; 0 at the end.
  var byte: UInt8 { peek(0) }

  var isAtEnd: Bool { position >= bytes.count }

  /// Whether the line is over here.
  var isAtLineEnd: Bool { Self.endsLine(byte) }

  /// How many bytes stand before the position in its line.
  var indentation: Int { position - lineStart }

  /// A byte that stands so many behind the position; 0 behind the end. No document that is read has a zero byte.
  func peek(_ offset: Int) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0 }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  mutating func advance(_ count: Int = 1) { position += count }

  mutating func skipSpaces() {
    while Self.isSpace(byte) { position += 1 }
  }

  mutating func skipLine() {
    while !isAtLineEnd { position += 1 }
  }

  /// Goes behind the line break at the position, where there is one.
  mutating func takeLineBreak() {
    guard !isAtEnd else { return }
    position += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
    startLine(at: position)
    line += 1
  }

  /// Whether `---` or `...` stands here at the beginning of a line.
  var isAtMarker: Bool {
    guard indentation == 0, byte == 0x2D || byte == 0x2E, peek(1) == byte, peek(2) == byte else { return false }
    return Self.endsLine(peek(3)) || Self.isSpace(peek(3))
  }

  /// The column of the position, from 1, in Unicode scalars.
  mutating func column() -> Int {
    if counted.position < lineStart || counted.position > position { counted = (lineStart, 1) }
    while counted.position < position {
      // A byte order mark was passed over, and continuation bytes belong to a scalar that was counted.
      if counted.position >= bytes.count || bytes[counted.position] & 0xC0 != 0x80 { counted.column += 1 }
      counted.position += 1
    }
    return counted.column
  }

  private mutating func startLine(at start: Int) {
    position = start
    lineStart = start
    counted = (start, 1)
  }
}
