import Support

/// A place in a text as people and editors count it; lines and columns start at 1.
///
/// Lines end with LF or CRLF. A byte order mark at the beginning of the text counts for nothing.
package struct SourcePosition: Sendable, Hashable, Codable {
  /// From 1.
  package var line: Int
  /// In Unicode scalars.
  package var column: Int
  /// In UTF-16 code units, as SARIF and editors count.
  package var utf16Column: Int
  /// In UTF-8 bytes, as rdjson counts.
  package var byteColumn: Int

  /// A place of its line and its three columns, all from 1.
  package init(line: Int, column: Int, utf16Column: Int, byteColumn: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.byteColumn = byteColumn
  }

  /// The place of a text's first byte.
  package static let start = SourcePosition(line: 1, column: 1, utf16Column: 1, byteColumn: 1)

  /// Moves behind some more bytes of the text (UTF-8).
  package mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    guard var next = bytes.baseAddress else { return }
    let end = next + bytes.count
    let firstLine = line
    // Only the last line's characters have to be counted.
    while let newline = memchr(next, 0x0A, end - next) {
      next = UnsafePointer(newline.assumingMemoryBound(to: UInt8.self)) + 1
      line += 1
    }
    if line > firstLine { (column, utf16Column, byteColumn) = (1, 1, 1) }
    advance(inLine: UnsafeBufferPointer(start: next, count: end - next))
  }

  /// Moves behind some more bytes of the line.
  package mutating func advance(inLine bytes: UnsafeBufferPointer<UInt8>) {
    guard var next = bytes.baseAddress else { return }
    let end = next + bytes.count
    byteColumn += bytes.count
    while next < end {
      // Most text is plain, and each byte of it a column. The last few bytes are looked at together with some before them.
      var plain = next
      while end - plain >= 8, Self.isPlain(plain) { plain += 8 }
      if plain > next, end - plain < 8, Self.isPlain(end - 8) { plain = end }
      column += plain - next
      utf16Column += plain - next
      next = plain
      guard next < end else { return }
      // Continuation bytes belong to the scalar that has been counted; four-byte scalars are two UTF-16 units.
      if next.pointee & 0xC0 != 0x80 {
        column += 1
        utf16Column += next.pointee >= 0xF0 ? 2 : 1
      }
      next += 1
    }
  }

  /// Whether eight bytes are ASCII.
  private static func isPlain(_ bytes: UnsafePointer<UInt8>) -> Bool {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
  }
}
