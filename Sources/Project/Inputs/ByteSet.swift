/// A set of bytes, as a class like `[a-z]` in a pattern names it.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// An empty set.
  init() {}

  /// A letter of ASCII in upper and in lower case.
  init(lettersOf byte: UInt8) {
    insert(byte | 0x20)
    insert(byte & 0xDF)
  }

  /// Whether the byte is in the set.
  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word & (1 << UInt64(byte & 63)) != 0
  }

  /// The set without one byte.
  func removing(_ byte: UInt8) -> ByteSet {
    var rest = ByteSet()
    for member in UInt8.min...UInt8.max where member != byte && contains(member) { rest.insert(member) }
    return rest
  }

  /// The set with each letter of ASCII in upper and in lower case.
  private var ignoringCase: ByteSet {
    var set = self
    for byte in UInt8(65)...90 where contains(byte) || contains(byte | 0x20) {
      set.insert(byte)
      set.insert(byte | 0x20)
    }
    return set
  }

  private var inverted: ByteSet {
    var inverse = self
    inverse.words = (~words.0, ~words.1, ~words.2, ~words.3)
    return inverse
  }

  private mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// Reads a class from behind its `[` to behind its `]`; nil where it is not closed or names an unknown class.
  ///
  /// The grammar is that of POSIX bracket expressions as Git reads them: `!` or `^` negates, a `]` at the beginning
  /// is literal. A backslash takes the next byte literally, `[:digit:]` names a class.
  static func parse(_ source: [UInt8], from start: Int, ignoresCase: Bool) -> (set: ByteSet, end: Int)? {
    var index = start
    var set = ByteSet()
    var isNegated = false
    if index < source.count, source[index] == UInt8(ascii: "!") || source[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    let first = index
    var rangeStart: UInt8?
    while index < source.count {
      var byte = source[index]
      if byte == UInt8(ascii: "]"), index > first {
        if ignoresCase { set = set.ignoringCase }
        return (isNegated ? set.inverted : set, index + 1)
      }
      if byte == UInt8(ascii: "["), source[index...].dropFirst().first == UInt8(ascii: ":") {
        guard let close = source[(index + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        if close > index + 2, source[close - 1] == UInt8(ascii: ":") {
          guard let members = namedClass(source[(index + 2)..<(close - 1)]) else { return nil }
          for member in UInt8.min..<128 where members(member) { set.insert(member) }
          rangeStart = nil
          index = close + 1
          continue
        }
      }
      if byte == UInt8(ascii: "-"), let low = rangeStart, index + 1 < source.count,
        source[index + 1] != UInt8(ascii: "]")
      {
        index += 1
        byte = source[index]
        if byte == UInt8(ascii: "\\") {
          index += 1
          guard index < source.count else { return nil }
          byte = source[index]
        }
        if low <= byte { for member in low...byte { set.insert(member) } }
        rangeStart = nil
      } else {
        if byte == UInt8(ascii: "\\") {
          index += 1
          guard index < source.count else { return nil }
          byte = source[index]
        }
        set.insert(byte)
        rangeStart = byte
      }
      index += 1
    }
    return nil
  }

  private static func namedClass(_ name: ArraySlice<UInt8>) -> ((UInt8) -> Bool)? {
    let digit: (UInt8) -> Bool = { (48...57).contains($0) }
    let lower: (UInt8) -> Bool = { (97...122).contains($0) }
    let upper: (UInt8) -> Bool = { (65...90).contains($0) }
    let graph: (UInt8) -> Bool = { (33...126).contains($0) }
    let alnum: (UInt8) -> Bool = { digit($0) || lower($0) || upper($0) }
    return switch String(decoding: name, as: UTF8.self) {
    case "alnum": alnum
    case "alpha": { lower($0) || upper($0) }
    case "blank": { $0 == 9 || $0 == 32 }
    case "cntrl": { $0 < 32 || $0 == 127 }
    case "digit": digit
    case "graph": graph
    case "lower": lower
    case "print": { (32...126).contains($0) }
    case "punct": { graph($0) && !alnum($0) }
    case "space": { (9...13).contains($0) || $0 == 32 }
    case "upper": upper
    case "xdigit": { digit($0) || (65...70).contains($0) || (97...102).contains($0) }
    default: nil
    }
  }
}
