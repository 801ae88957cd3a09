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
    guard position < end, bytes[position] == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "[") else {
      return unexpected("the end of the text")
    }
    let noun = bytes[position] == UInt8(ascii: "{") ? "object" : "array"
    let advice =
      "`fiorilint stream` reads JSON Lines of screens, and `fiorilint merge --json-lines` those of partial results"
    return .failure(
      ReadError("a second \(noun) begins here; a file holds one value (\(advice))", at: offset(position)))
  }

  /// What is wrong at the present position, where something else was expected.
  func unexpected(_ expectation: String) -> ScanStop {
    guard position < end else {
      if !isFinal { return .incomplete }
      var error = ReadError("the text ends here; expected \(expectation)", at: offset(end))
      error.isCutOff = true
      return .failure(error)
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

  // MARK: Literals and names

  /// Moves over `true`, `false` or `null`.
  mutating func literal(_ text: StaticString) throws(ScanStop) {
    let length = text.utf8CodeUnitCount
    for index in 0..<length where bytes[position + index] != text.utf8Start[index] {
      if position + index >= end, !isFinal { throw .incomplete }
      throw unexpected("a JSON value")
    }
    position += length
  }

  /// Reads a member's name and the colon behind it.
  @inline(__always)
  mutating func key() throws(ScanStop) -> JSONText {
    guard try next() == UInt8(ascii: "\"") else { throw unexpected("a member name in double quotes") }
    let name = try string()
    try expect(UInt8(ascii: ":"), "\":\" after the member name")
    return name
  }
}
