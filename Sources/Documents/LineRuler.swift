/// The length of the last line of a document, which is measured only when it is needed.
struct LineRuler {
  /// The longest line, in characters, that is written where it can be broken.
  private static let width = 120

  /// The length of the line, in Unicode scalars, up to the byte that was measured last.
  private var length = 0
  /// How many bytes were measured.
  private var measured = 0

  /// Whether so many characters more have room in the last line.
  mutating func hasRoom(for count: Int, behind document: ReportBuffer) -> Bool {
    measure(document)
    return length + count <= Self.width
  }

  /// Gets ready for a document that forgets what was written.
  mutating func startOver(behind document: ReportBuffer) {
    measure(document)
    measured = 0
  }

  private mutating func measure(_ document: ReportBuffer) {
    var length = length
    document.bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes[measured...] {
        if byte == 0x0A {
          length = 0
        } else if byte & 0xC0 != 0x80 {
          length += 1
        }
      }
    }
    self.length = length
    measured = document.bytes.count
  }
}
