import Screens
import Support

/// A strict scanner of JSON (RFC 8259) over bytes at hand, with the place of everything it meets.
///
/// It rejects what the grammar does not have (comments, trailing commas, leading zeros, control characters and lone
/// surrogates in strings), bad UTF-8 and nesting beyond ``maximumDepth``. Positions are indexes into ``bytes``;
/// ``offset(_:)`` makes file offsets of them. The bytes must be followed by a NUL and 8 more readable bytes.
struct JSONScanner {
  /// The deepest nesting of arrays and objects that is read.
  static let maximumDepth = 256

  let bytes: UnsafePointer<UInt8>
  let end: Int
  /// Whether the text ends where the bytes at hand end.
  let isFinal: Bool
  /// File offset of the first byte at hand.
  let base: Int
  var position: Int
  var keys = KeyTracker()
  /// Whether ``skipValue(depth:)`` rejects an object that names a member twice.
  var rejectsDuplicates = true

  init(_ source: SourceReader, at offset: Int) {
    bytes = UnsafePointer(source.bytes)
    end = source.count
    isFinal = source.isComplete
    base = source.bufferOffset
    position = offset - source.bufferOffset
  }

  /// A scanner of a text's beginning, which may be cut off anywhere unless it is final.
  init(bytes: UnsafePointer<UInt8>, count: Int, isFinal: Bool = false) {
    self.bytes = bytes
    end = count
    self.isFinal = isFinal
    base = 0
    position = 0
  }

  @inline(__always)
  func offset(_ index: Int) -> Int { base + index }

  // MARK: Structure

  /// Moves over white space and returns the byte behind it; 0 at the end of the text.
  @inline(__always)
  mutating func next() throws(ScanStop) -> UInt8 {
    var byte = bytes[position]
    if byte > 0x20 { return byte }
    // One space follows most colons and many commas.
    if byte == 0x20, bytes[position &+ 1] > 0x20 {
      position &+= 1
      return bytes[position]
    }
    while byte <= 0x20 {
      if byte == 0x20 {
        // Indentation comes in runs.
        var others = word(at: position) ^ 0x2020_2020_2020_2020
        while others == 0 {
          position &+= 8
          others = word(at: position) ^ 0x2020_2020_2020_2020
        }
        position &+= others.trailingZeroBitCount &>> 3
      } else if byte == 0x0A || byte == 0x0D {
        position &+= 1
      } else if byte == 0x09 {
        // So does that of editors that write tabs.
        var others = word(at: position) ^ 0x0909_0909_0909_0909
        while others == 0 {
          position &+= 8
          others = word(at: position) ^ 0x0909_0909_0909_0909
        }
        position &+= others.trailingZeroBitCount &>> 3
      } else if position >= end {
        if !isFinal { throw .incomplete }
        return 0
      } else {
        throw unexpected("a JSON value")
      }
      byte = bytes[position]
    }
    return byte
  }

  /// Moves over white space and one byte that has to come.
  @inline(__always)
  mutating func expect(_ wanted: UInt8, _ expectation: StaticString) throws(ScanStop) {
    guard try next() == wanted else { throw unexpected("\(expectation)") }
    position += 1
  }

  /// Behind a member or element: moves over a comma and says that more follows, or over the closing byte.
  @inline(__always)
  mutating func separator(closing: UInt8) throws(ScanStop) -> Bool {
    let byte = try next()
    if byte == UInt8(ascii: ",") {
      let comma = position
      position += 1
      let following = try next()
      if following == closing {
        throw .failure(
          ReadError("JSON allows no comma before \"\(character(closing))\"", at: offset(comma)))
      }
      return true
    }
    guard byte == closing else { throw unexpected("\",\" or \"\(character(closing))\"") }
    position += 1
    return false
  }

  /// What is wrong with a text that goes on behind its value: JSON Lines have a value in each line.
  func unexpectedRest() -> ScanStop {
    guard position < end, position > 0, bytes[position] == UInt8(ascii: "{"), bytes[position - 1] == 0x0A else {
      return unexpected("the end of the text")
    }
    let advice = "use `fiorilint stream` for screens, or `fiorilint merge --json-lines` for partial results"
    return .failure(ReadError("this is JSON Lines, with a value in each line; \(advice)", at: offset(position)))
  }

  /// What is wrong at the present position, where something else was expected.
  func unexpected(_ expectation: String) -> ScanStop {
    guard position < end else {
      if !isFinal { return .incomplete }
      return .failure(ReadError("the text ends here; expected \(expectation)", at: offset(end)))
    }
    let byte = bytes[position]
    if byte == UInt8(ascii: "/"), position + 1 == end, !isFinal { return .incomplete }
    var found = "\"\(character(byte))\""
    if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*") {
      return .failure(ReadError("comments are not allowed in JSON; expected \(expectation)", at: offset(position)))
    }
    if byte == UInt8(ascii: "\"") {
      // Quotes in quotes are hard to see.
      found = "a quotation mark"
    } else if byte < 0x20 || byte == 0x7F {
      found = "the control character 0x\(hex(byte))"
    } else if byte >= 0x80 {
      found = "a character outside ASCII"
    }
    return .failure(ReadError("expected \(expectation), found \(found)", at: offset(position)))
  }

  private func character(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }

  private func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  func failure(_ message: String, at index: Int) -> ScanStop { .failure(ReadError(message, at: offset(index))) }

  @inline(__always)
  func word(at index: Int) -> UInt64 { UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self) }

  // MARK: Literals and numbers

  /// Moves over `true`, `false` or `null`.
  mutating func literal(_ text: StaticString) throws(ScanStop) {
    let length = text.utf8CodeUnitCount
    for index in 0..<length where bytes[position + index] != text.utf8Start[index] {
      if position + index >= end, !isFinal { throw .incomplete }
      throw unexpected("a JSON value")
    }
    position += length
  }

  /// Reads a number; one beyond the range of a double is infinite.
  @inline(__always)
  mutating func number() throws(ScanStop) -> Double {
    // Nearly always it is a short whole number.
    var index = position
    var value = 0
    var digit = bytes[index] &- 48
    while digit < 10 {
      value = value &* 10 &+ Int(digit)
      index &+= 1
      digit = bytes[index] &- 48
    }
    let length = index &- position
    let next = bytes[index]
    if length > 0, length < 16, length == 1 || bytes[position] != 48, next != UInt8(ascii: "."),
      next | 0x20 != UInt8(ascii: "e"), index < end
    {
      position = index
      return Double(value)
    }
    return try unusualNumber()
  }

  /// A number with few digits, one decimal and one space before it at most; `nil` for another.
  ///
  /// - Parameters:
  ///   - index: where it begins; moves behind the byte that follows it.
  ///   - closing: the byte that has to follow it.
  @inline(__always)
  func shortNumber(at index: inout Int, before closing: UInt8) -> Double? {
    if bytes[index] == 0x20 { index &+= 1 }
    let start = index
    var value = Int(bytes[index]) &- 48
    guard value >= 0, value < 10 else { return nil }
    index &+= 1
    var digit = bytes[index] &- 48
    if value == 0, digit < 10 { return nil }
    while digit < 10 {
      value = value &* 10 &+ Int(digit)
      index &+= 1
      digit = bytes[index] &- 48
    }
    var number = Double(value)
    if bytes[index] == UInt8(ascii: ".") {
      let decimal = bytes[index &+ 1] &- 48
      guard decimal < 10 else { return nil }
      // Both are exact, so that the quotient is the nearest double.
      number = Double(value &* 10 &+ Int(decimal)) / 10
      index &+= 2
    }
    // 15 digits are exact; a NUL follows the bytes at hand, and it never ends a number.
    guard bytes[index] == closing, index &- start < 16 else { return nil }
    index &+= 1
    return number
  }

  private mutating func unusualNumber() throws(ScanStop) -> Double {
    let start = position
    let parts = try numberParts()
    // Up to 2^53 and 10^22 both factors are exact, so that one rounding gives the nearest double; 19 digits fit.
    if parts.digits <= 19, parts.mantissa <= 1 << 53, parts.scale >= -22, parts.scale <= 22 {
      let mantissa = Double(parts.mantissa)
      let value = parts.scale < 0 ? mantissa / powersOfTen[-parts.scale] : mantissa * powersOfTen[parts.scale]
      return parts.isNegative ? -value : value
    }
    // In place, without a copy: the program never leaves the locale "C". It ends elsewhere where it takes `0x` for more.
    var stop: UnsafeMutablePointer<CChar>?
    let value = UnsafeRawPointer(bytes + start).withMemoryRebound(to: CChar.self, capacity: position - start + 1) {
      strtod($0, &stop)
    }
    if stop.map({ UnsafeRawPointer($0) }) == UnsafeRawPointer(bytes + position) { return value }
    let text = String(decoding: UnsafeBufferPointer(start: bytes + start, count: position - start), as: UTF8.self)
    return Double(text) ?? (parts.isNegative ? -.infinity : .infinity)
  }

  /// Moves over a number, and says what it is made of: digits, of which more than 19 do not fit, and a power of ten.
  @inline(__always)
  mutating func numberParts() throws(ScanStop) -> (
    isNegative: Bool, mantissa: UInt64, digits: Int, scale: Int
  ) {
    let start = position
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let firstDigit = bytes[position]
    guard isDigit(firstDigit) else { throw unexpected("a digit") }
    while isDigit(bytes[position]) {
      mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 48)
      digits += 1
      position += 1
    }
    if firstDigit == 48, digits > 1 { throw failure("a number does not begin with 0", at: start) }
    if bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard isDigit(bytes[position]) else { throw unexpected("a digit after the decimal point") }
      while isDigit(bytes[position]) {
        mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 48)
        digits += 1
        scale -= 1
        position += 1
      }
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      var isNegativeExponent = false
      if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
        isNegativeExponent = bytes[position] == UInt8(ascii: "-")
        position += 1
      }
      guard isDigit(bytes[position]) else { throw unexpected("a digit of the exponent") }
      var exponent = 0
      while isDigit(bytes[position]) {
        exponent = min(exponent * 10 + Int(bytes[position] - 48), 100_000)
        position += 1
      }
      scale += isNegativeExponent ? -exponent : exponent
    }
    if position >= end, !isFinal { throw .incomplete }
    return (isNegative, mantissa, digits, scale)
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Reads a member's name and the colon behind it.
  @inline(__always)
  mutating func key() throws(ScanStop) -> JSONText {
    guard try next() == UInt8(ascii: "\"") else { throw unexpected("a member name in double quotes") }
    let name = try string()
    try expect(UInt8(ascii: ":"), "\":\" after the member name")
    return name
  }
}

/// Powers of ten that are exact doubles.
let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]
