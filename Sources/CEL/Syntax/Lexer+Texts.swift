extension Lexer {
  /// A string or bytes, where one begins here; `nil` where none does.
  mutating func text() throws(ConditionError) -> Lexeme.Kind? {
    var isRaw = false
    var isBytes = false
    var prefix = 0
    while prefix < 2, let letter = byte(prefix).map({ $0 | 0x20 }) {
      if letter == UInt8(ascii: "r"), !isRaw {
        isRaw = true
      } else if letter == UInt8(ascii: "b"), !isBytes {
        isBytes = true
      } else {
        break
      }
      prefix += 1
    }
    guard let quote = byte(prefix), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position
    position += prefix
    let isTriple = byte(1) == quote && byte(2) == quote
    position += isTriple ? 3 : 1
    var content: [UInt8] = []
    while true {
      guard let byte = byte(), isTriple || (byte != 0x0A && byte != 0x0D) else {
        throw ConditionError("expected a closing quote", at: start..<position)
      }
      if byte == quote, !isTriple || (self.byte(1) == quote && self.byte(2) == quote) { break }
      if byte == UInt8(ascii: "\\"), !isRaw {
        try escape(isBytes, &content)
      } else {
        content.append(byte)
        position += 1
      }
    }
    position += isTriple ? 3 : 1
    return isBytes ? .bytes(content) : .string(String(decoding: content, as: UTF8.self))
  }

  private mutating func escape(_ isBytes: Bool, _ content: inout [UInt8]) throws(ConditionError) {
    let start = position
    position += 1
    guard let letter = byte() else { throw ConditionError("expected a closing quote", at: start..<position) }
    position += 1
    if let plain = Self.escapes[letter] { return content.append(plain) }
    let code: UInt32
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): code = try digits(2, radix: 16, from: start)
    case UInt8(ascii: "u") where !isBytes: code = try digits(4, radix: 16, from: start)
    case UInt8(ascii: "U") where !isBytes: code = try digits(8, radix: 16, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      position -= 1
      code = try digits(3, radix: 8, from: start)
    default:
      throw ConditionError(
        "unknown escape; a backslash is written `\\\\`", at: start..<position)
    }
    if isBytes {
      content.append(UInt8(truncatingIfNeeded: code))
    } else if let scalar = Unicode.Scalar(code) {
      content.append(contentsOf: String(Character(scalar)).utf8)
    } else {
      throw ConditionError("this is not a Unicode scalar", at: start..<position)
    }
  }

  private mutating func digits(_ count: Int, radix: Int, from start: Int) throws(ConditionError) -> UInt32 {
    let end = min(position + count, bytes.count)
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    guard text.utf8.count == count, text.utf8.allSatisfy(\.isHexDigit), let code = UInt32(text, radix: radix) else {
      throw ConditionError("expected \(count) \(radix == 8 ? "octal" : "hexadecimal") digits", at: start..<end)
    }
    position = end
    return code
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11, UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "?"): UInt8(ascii: "?"), UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "`"): UInt8(ascii: "`"),
  ]
}
