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

/// What documents write for characters that cannot be in them as they are.
package enum CharacterEscape {
  /// The short escape of a JSON text (RFC 8259, 7); `nil` where it has none, and `\u` and ``digits(_:)`` stand for the
  /// character.
  package static func json(_ unit: UInt16) -> StaticString? {
    switch unit {
    case 0x22: #"\""#
    case 0x5C: #"\\"#
    case 0x08: #"\b"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0C: #"\f"#
    case 0x0D: #"\r"#
    default: nil
    }
  }

  /// The reference to an entity that every XML document has; `nil` where there is none.
  package static func xml(_ unit: UInt16) -> StaticString? {
    switch unit {
    case 0x22: "&quot;"
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    default: nil
    }
  }

  /// The four hexadecimal digits, in capitals, that are behind `\u` in JSON and in YAML.
  package static func digits(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
