/// What single bytes and escapes of JSON are, for the tolerant tokens and for the strict scanner of readers.
@usableFromInline package enum JSONBytes {
  /// A mark in each of eight bytes that is a quote, a backslash, a control or outside ASCII; the lowest is exact,
  /// borrows only disturb those above it.
  @inlinable @inline(__always)
  package static func unusual(in chunk: UInt64) -> UInt64 {
    // With this bit turned, a quote and the controls are all that is below 0x21.
    let turned = (chunk ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
    let backslashes = (chunk ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
    return (turned | backslashes | chunk) & 0x8080_8080_8080_8080
  }

  /// Whether a byte is a token by itself, or begins a string.
  @inlinable
  package static func isStructure(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// The four hexadecimal digits at an address; `nil` where others are there.
  @inlinable
  package static func hexUnit(_ digits: UnsafePointer<UInt8>) -> UInt32? {
    var unit: UInt32 = 0
    for offset in 0..<4 {
      let byte = digits[offset]
      switch byte {
      case 48...57: unit = unit << 4 | UInt32(byte - 48)
      case 65...70: unit = unit << 4 | UInt32(byte - 55)
      case 97...102: unit = unit << 4 | UInt32(byte - 87)
      default: return nil
      }
    }
    return unit
  }

  /// What a backslash and a character stand for, but for `u`; `nil` where JSON has no such escape.
  @inlinable @inline(__always)
  package static func simpleEscape(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): character
    default: nil
    }
  }

  /// The character of two halves of a surrogate pair, or of a unit that is none.
  @inlinable
  package static func scalar(_ unit: UInt32, _ low: UInt32?) -> Unicode.Scalar? {
    guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) }
    guard let low, low & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }
}
