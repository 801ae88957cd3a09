import Screens

extension JSONScanner {
  /// Reads a string; the position is at its opening quote.
  @inline(__always)
  mutating func string() throws(ScanStop) -> JSONText {
    position += 1
    let start = position
    while true {
      let marks = Self.unusual(in: word(at: position))
      if marks != 0 {
        position += marks.trailingZeroBitCount >> 3
        if bytes[position] == UInt8(ascii: "\"") {
          position += 1
          return JSONText(start: start, end: position - 1, hasEscapes: false)
        }
        return try unusualString(start)
      }
      position += 8
    }
  }

  /// A mark in each of eight bytes that is a quote, a backslash, a control or outside ASCII; the lowest is exact, borrows only disturb
  /// those above it.
  @inline(__always)
  private static func unusual(in chunk: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = chunk ^ 0x2222_2222_2222_2222
    let backslashes = chunk ^ 0x5C5C_5C5C_5C5C_5C5C
    return
      (((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((chunk &- 0x2020_2020_2020_2020) & ~chunk) | chunk) & highs
  }

  /// The rest of a string that holds an escape or a character outside ASCII, or is wrong.
  private mutating func unusualString(_ start: Int) throws(ScanStop) -> JSONText {
    var hasEscapes = false
    while true {
      var byte = bytes[position]
      // What is plain for eight bytes is passed over at once, as in `string()`.
      while byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        let marks = Self.unusual(in: word(at: position))
        position &+= marks == 0 ? 8 : marks.trailingZeroBitCount &>> 3
        byte = bytes[position]
      }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return JSONText(start: start, end: position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        // Quotes and line breaks are nearly all there are where a text holds a document.
        let next = bytes[position + 1]
        if position &+ 12 <= end, next == UInt8(ascii: "\"") || next == UInt8(ascii: "n") {
          position &+= 2
        } else {
          try escape()
        }
      case 0..<0x20:
        if position >= end {
          if !isFinal { throw .incomplete }
          throw failure("the text ends inside a string; expected a closing \"", at: position)
        }
        throw failure("a control character inside a string has to be written as an escape such as \\n", at: position)
      case 0x80...:
        guard let length = utf8Length(at: position) else {
          // A sequence that the bytes at hand cut off may be fine.
          if position + 4 > end, !isFinal { throw .incomplete }
          throw failure("the text is not valid UTF-8 here", at: position)
        }
        position += length
      default: position += 1
      }
    }
  }

  private mutating func escape() throws(ScanStop) {
    if position + 12 > end, !isFinal { throw .incomplete }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(at: position + 2) else {
        throw failure("\\u needs four hexadecimal digits", at: position)
      }
      if unit & 0xFC00 == 0xD800 {
        guard bytes[position + 6] == UInt8(ascii: "\\"), bytes[position + 7] == UInt8(ascii: "u"),
          let low = hexUnit(at: position + 8), low & 0xFC00 == 0xDC00
        else { throw failure("a lone surrogate: the first half of a pair without the second", at: position) }
        position += 12
      } else if unit & 0xFC00 == 0xDC00 {
        throw failure("a lone surrogate: the second half of a pair without the first", at: position)
      } else {
        position += 6
      }
    default: throw failure("an unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: position)
    }
  }

  private func hexUnit(at index: Int) -> UInt32? {
    var unit: UInt32 = 0
    for offset in 0..<4 {
      let byte = bytes[index + offset]
      switch byte {
      case 48...57: unit = unit << 4 | UInt32(byte - 48)
      case 65...70: unit = unit << 4 | UInt32(byte - 55)
      case 97...102: unit = unit << 4 | UInt32(byte - 87)
      default: return nil
      }
    }
    return unit
  }

  private func utf8Length(at index: Int) -> Int? { validUTF8Length(bytes + index) }

  /// The UTF-8 bytes that a string stands for, with its escapes resolved.
  func unescaped(_ text: JSONText) -> [UInt8] {
    // Eight bytes are copied at once, of which those behind an escape are copied again: there has to be room for them.
    [UInt8](unsafeUninitializedCapacity: text.count + 8) { room, count in
      guard let start = room.baseAddress else { return }
      var index = text.start
      while index < text.end {
        let chunk = word(at: index)
        UnsafeMutableRawPointer(start + count).storeBytes(of: chunk, as: UInt64.self)
        let marks = Self.places(ofBackslashIn: chunk)
        let plain = min(marks == 0 ? 8 : marks.trailingZeroBitCount &>> 3, text.end &- index)
        index &+= plain
        count &+= plain
        guard plain < 8, index < text.end else { continue }
        start[count] = simpleEscape(bytes[index + 1])
        count &+= 1
        index &+= 2
        guard bytes[index - 1] == UInt8(ascii: "u") else { continue }
        count &-= 1
        var scalar = hexUnit(at: index) ?? 0xFFFD
        if scalar & 0xFC00 == 0xD800, let low = hexUnit(at: index + 6) {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
          index += 6
        }
        index += 4
        for byte in UTF8.encode(UnicodeScalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
          start[count] = byte
          count &+= 1
        }
      }
    }
  }

  /// A mark in each of eight bytes that is a backslash; the lowest is exact.
  @inline(__always)
  private static func places(ofBackslashIn chunk: UInt64) -> UInt64 {
    let rest = chunk ^ 0x5C5C_5C5C_5C5C_5C5C
    return (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
  }

  /// What a backslash and a character stand for, but for `u`.
  @inline(__always)
  private func simpleEscape(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    default: character
    }
  }

  /// The text that a string stands for.
  func string(of text: JSONText) -> String {
    if text.hasEscapes { return String(decoding: unescaped(text), as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(start: bytes + text.start, count: text.count), as: UTF8.self)
  }

  /// Whether a member's name is `type`, which says the kind of an element.
  @inline(__always)
  func isType(_ text: JSONText) -> Bool {
    if text.hasEscapes { return string(of: text) == "type" }
    guard text.count == 4 else { return false }
    let first = bytes + text.start
    return first[0] == UInt8(ascii: "t") && first[1] == UInt8(ascii: "y") && first[2] == UInt8(ascii: "p")
      && first[3] == UInt8(ascii: "e")
  }

  /// Whether the position is at `"type"`, written without escapes.
  @inline(__always)
  var isAtPlainType: Bool { word(at: position) & 0x0000_FFFF_FFFF_FFFF == 0x0000_2265_7079_7422 }

  /// Gives the bytes that a string stands for.
  @inline(__always)
  func withBytes<Result>(of text: JSONText, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if text.hasEscapes { return unescaped(text).withUnsafeBufferPointer(body) }
    return body(UnsafeBufferPointer(start: bytes + text.start, count: text.count))
  }
}
