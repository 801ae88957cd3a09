import Screens
import Support

extension JSONScanner {
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
}

/// Powers of ten that are exact doubles.
let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]
