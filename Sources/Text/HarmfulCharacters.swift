/// Characters that are more than text to a reader. A terminal, editor, page or build server obeys them, or shows
/// something else.
///
/// This is the one list; every writer of what an input supplied escapes them, and tests hold each writer against it.
/// What only one kind of document obeys, such as `<` or `##[`, is for its writer to know.
package enum HarmfulCharacters {
  /// The characters, by scalar, in their order.
  package static let ranges: [ClosedRange<UInt16>] = [
    0x0000...0x001F,  // controls (C0)
    0x007F...0x009F,  // DEL, controls (C1)
    0x061C...0x061C, 0x200E...0x200F,  // marks of direction
    0x2028...0x202E,  // separators of lines and paragraphs, embeddings and overrides of direction
    0x2066...0x2069,  // isolates of direction
    0xFFFE...0xFFFF,  // what XML forbids
  ]

  /// What those beyond ASCII begin with in UTF-8; a test holds it against ``ranges``.
  @inlinable
  package static var firstBytes: (UInt8, UInt8, UInt8, UInt8) { (0xC2, 0xD8, 0xE2, 0xEF) }

  /// Whether a character is one of them.
  package static func contains(_ scalar: UInt16) -> Bool { ranges.contains { $0.contains(scalar) } }

  /// The character beyond ASCII at a byte, where it is one of them.
  ///
  /// - Parameter bytes: valid UTF-8, which may be cut off.
  package static func beyondASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt16, length: Int)? {
    let byte = bytes[index]
    let length = byte < 0xE0 ? 2 : 3
    // Four bytes make a character beyond all of these.
    guard byte >= 0xC0, byte < 0xF0, index + length <= bytes.count else { return nil }
    var scalar = UInt16(byte & (length == 2 ? 0x1F : 0x0F))
    for next in bytes[(index + 1)..<(index + length)] { scalar = scalar << 6 | UInt16(next & 0x3F) }
    return contains(scalar) ? (scalar, length) : nil
  }
}
