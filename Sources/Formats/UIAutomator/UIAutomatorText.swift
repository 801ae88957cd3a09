import Screens

/// What dumps write though XML forbids it.
enum UIAutomatorText {
  /// Replaces what no XML text can hold by question marks. These are control characters, bytes that are not UTF-8, and
  /// references to control characters and halves of surrogate pairs, as older Androids write emoji. Everything else
  /// keeps its place.
  static func repair(_ source: SourceReader) {
    let bytes = source.bytes
    var index = 0
    while index < source.count {
      // Eight bytes at once, which nearly always are plain; a NUL and more than that follow the text.
      while isPlain(UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)) { index += 8 }
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), bytes[index + 1] == UInt8(ascii: "#") {
        index = repairReference(bytes, index)
      } else if byte < 0x20 {
        if !isXMLSpace(byte) { bytes[index] = UInt8(ascii: "?") }
        index += 1
      } else if byte < 0x80 {
        index += 1
      } else if let length = validUTF8Length(bytes + index), !isNoncharacter(bytes + index) {
        index += length
      } else {
        bytes[index] = UInt8(ascii: "?")
        index += 1
      }
    }
  }

  /// Whether eight bytes are ASCII, and neither control characters nor the beginning of a reference.
  @inline(__always)
  private static func isPlain(_ bytes: UInt64) -> Bool {
    let references = bytes ^ 0x2626_2626_2626_2626
    let marks =
      ((references &- 0x0101_0101_0101_0101) & ~references) | ((bytes &- 0x2020_2020_2020_2020) & ~bytes) | bytes
    return marks & 0x8080_8080_8080_8080 == 0
  }

  /// U+FFFE and U+FFFF.
  private static func isNoncharacter(_ bytes: UnsafePointer<UInt8>) -> Bool {
    bytes[0] == 0xEF && bytes[1] == 0xBF && bytes[2] >= 0xBE
  }

  private static func repairReference(_ bytes: UnsafeMutablePointer<UInt8>, _ start: Int) -> Int {
    var index = start + 2
    let isHex = bytes[index] == UInt8(ascii: "x")
    if isHex { index += 1 }
    var value: UInt32 = 0
    let digits = index
    while index - digits < 9, let digit = digit(bytes[index]), isHex || digit < 10 {
      value = min(value &* (isHex ? 16 : 10) &+ digit, 0x11_0000)
      index += 1
    }
    guard index > digits, bytes[index] == UInt8(ascii: ";") else { return start + 2 }
    let isAllowed =
      value >= 0x20 ? Unicode.Scalar(value) != nil && value != 0xFFFE && value != 0xFFFF : [9, 10, 13].contains(value)
    if !isAllowed { for place in start...index { bytes[place] = UInt8(ascii: "?") } }
    return index + 1
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 48...57: UInt32(byte - 48)
    case 65...70: UInt32(byte - 55)
    case 97...102: UInt32(byte - 87)
    default: nil
    }
  }
}
