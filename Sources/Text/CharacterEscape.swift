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
