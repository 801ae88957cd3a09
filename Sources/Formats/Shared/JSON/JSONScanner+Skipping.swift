import Screens

// Values that are not read.
extension JSONScanner {
  /// Moves over a value that is not read, as strictly as over any other.
  mutating func skipValue(depth: Int) throws(ScanStop) {
    switch try next() {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"):
      try skipObject(depth: depth + 1)
    case UInt8(ascii: "["):
      try checkDepth(depth + 1)
      position += 1
      if try next() == UInt8(ascii: "]") {
        position += 1
        return
      }
      repeat { try skipValue(depth: depth + 1) } while try separator(closing: UInt8(ascii: "]"))
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    case UInt8(ascii: "-"), 48...57: _ = try numberParts()
    default: throw unexpected("a JSON value")
    }
  }

  private mutating func skipObject(depth: Int) throws(ScanStop) {
    try checkDepth(depth)
    position += 1
    if try next() == UInt8(ascii: "}") {
      position += 1
      return
    }
    let mark = keys.count
    repeat {
      let name = try key()
      if rejectsDuplicates { keys.append(name) }
      try skipValue(depth: depth)
    } while try separator(closing: UInt8(ascii: "}"))
    if rejectsDuplicates { try checkKeys(since: mark) }
  }

  /// Moves over a value without asking whether it is one: to the end of its outermost bracket, quote or word. It is for
  /// a look at what a file is, before anybody reads it.
  mutating func passValue() throws(ScanStop) {
    switch try next() {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try passBrackets()
    default: try skipValue(depth: 0)
    }
  }

  private mutating func passBrackets() throws(ScanStop) {
    var depth = 0
    // Not the scanner's own, which would be read from memory and written back for each word.
    var index = position
    repeat {
      var marks = structure(word(at: index))
      while marks == 0 {
        index &+= 8
        marks = structure(word(at: index))
      }
      index &+= marks.trailingZeroBitCount &>> 3
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = try endOfString(at: index)
        // The value of a name and the next name or item are mostly strings too.
        while isAnotherString(at: index) { index = try endOfString(at: index &+ 2) }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default:
        if index >= end {
          position = index
          throw isFinal ? unexpected("\"}\" or \"]\"") : .incomplete
        }
      }
      index &+= 1
    } while depth > 0
    position = index
  }

  /// Whether a colon or a comma, a space and a quote follow.
  @inline(__always)
  private func isAnotherString(at index: Int) -> Bool {
    let next = word(at: index) & 0xFF_FFFF
    return next == 0x22_203A || next == 0x22_202C
  }

  /// A mark in each of eight bytes that is a quote, a bracket, a control (with NUL), or a byte for a closer look. The
  /// lowest is exact; borrows only disturb those above it.
  @inline(__always)
  private func structure(_ chunk: UInt64) -> UInt64 {
    // With this bit turned, a quote and the controls are all that is below 0x21.
    let turned = (chunk ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
    // Square brackets and braces differ in one bit, opening and closing ones in two, which few other characters have besides.
    let brackets = ((chunk | 0x2020_2020_2020_2020) ^ 0x7B7B_7B7B_7B7B_7B7B) & ~0x0606_0606_0606_0606
    return (turned | (brackets &- 0x0101_0101_0101_0101) | chunk) & 0x8080_8080_8080_8080
  }

  /// Rejects an object that names a member twice.
  mutating func checkKeys(since mark: Int) throws(ScanStop) {
    if let second = keys.duplicate(since: mark, in: self) { throw duplicateKey(second) }
    keys.removeAll(since: mark)
  }

  func duplicateKey(_ text: JSONText) -> ScanStop {
    failure("the member \"\(string(of: text).prefix(64))\" is given twice in one object", at: text.start - 1)
  }

  @inline(__always)
  func checkDepth(_ depth: Int) throws(ScanStop) {
    if depth > Self.maximumDepth { throw failure("nested deeper than \(Self.maximumDepth) levels", at: position) }
  }
}

/// Why a scanner stopped: the text is wrong, or the bytes at hand end before the value does.
enum ScanStop: Error {
  /// More of the file has to be read.
  case incomplete
  case failure(ReadError)
}
