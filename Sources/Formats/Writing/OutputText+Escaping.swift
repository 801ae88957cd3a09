import Screens
import Text

extension OutputText {
  /// U+FFFD.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Appends a text in double quotes, as JSON writes it.
  ///
  /// Escaped is, besides what the grammar asks, whatever a terminal or a build server would obey or an editor not show:
  /// controls, separators of lines, bidirectional controls, `##`.
  mutating func write(json text: UTF8Text) {
    write("\"")
    var plain = 0
    var index = 0
    while index < text.count {
      guard let (scalar, length) = Self.unsafeScalar(text, at: index, isXML: false) else {
        index += 1
        continue
      }
      write(bytes: text[plain..<index])
      index += length
      plain = index
      if let escape = CharacterEscape.json(scalar) {
        write(escape)
      } else {
        write(plain: "\\u" + CharacterEscape.digits(scalar))
      }
    }
    write(bytes: text[plain...])
    write("\"")
  }

  /// Appends a text as XML writes it inside the double quotes of an attribute; see ``write(json:)``.
  ///
  /// - Returns: `false` where XML has no way to write one of its characters: U+FFFD stands for that.
  mutating func write(xml text: UTF8Text) -> Bool {
    var isWhole = true
    var plain = 0
    var index = 0
    while index < text.count {
      guard let (scalar, length) = Self.unsafeScalar(text, at: index, isXML: true) else {
        index += 1
        continue
      }
      write(bytes: text[plain..<index])
      index += length
      plain = index
      if let reference = CharacterEscape.xml(scalar) {
        write(reference)
        continue
      }
      switch scalar {
      case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE: write(plain: "&#\(scalar);")
      default:
        write(bytes: Self.replacement)
        isWhole = false
      }
    }
    write(bytes: text[plain...])
    return isWhole
  }

  /// The character at a byte, where it must not be written as it is.
  ///
  /// - Parameter text: valid UTF-8.
  @inline(__always)
  private static func unsafeScalar(_ text: UTF8Text, at index: Int, isXML: Bool) -> (scalar: UInt16, length: Int)? {
    let byte = text[index]
    switch byte {
    case 0..<0x20, 0x22, 0x7F: return (UInt16(byte), 1)
    case UInt8(ascii: "#"):
      return index + 1 < text.count && text[index + 1] == byte ? (UInt16(byte), 1) : nil
    case UInt8(ascii: "\\"): return isXML ? nil : (UInt16(byte), 1)
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): return isXML ? (UInt16(byte), 1) : nil
    case 0xC2...0xEF: return HarmfulCharacters.beyondASCII(text, at: index)
    default: return nil
    }
  }
}
