/// Cuts an expression into its pieces.
struct Lexer {
  let bytes: [UInt8]
  var position = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// All pieces, the end last.
  mutating func lexemes() throws(ConditionError) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    while true {
      skipSpace()
      let start = position
      let kind = try next()
      lexemes.append(Lexeme(kind: kind, range: start..<position))
      if kind == .end { return lexemes }
    }
  }

  func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func skipSpace() {
    while let byte = byte() {
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        while let byte = self.byte(), byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func next() throws(ConditionError) -> Lexeme.Kind {
    guard let byte = byte() else { return .end }
    if let literal = try text() { return literal }
    if byte.isNameStart { return .name(name()) }
    if byte.isDigit || (byte == UInt8(ascii: ".") && self.byte(1)?.isDigit == true) { return try number() }
    if byte == UInt8(ascii: "`") { return try quotedName() }
    return try symbol()
  }

  private mutating func name() -> String {
    let start = position
    while let byte = byte(), byte.isNameStart || byte.isDigit { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedName() throws(ConditionError) -> Lexeme.Kind {
    let start = position
    position += 1
    while let byte = byte(), byte != UInt8(ascii: "`") {
      guard byte.isNameStart || byte.isDigit || [0x2D, 0x2E, 0x2F, 0x20].contains(byte) else {
        throw ConditionError(
          "a name in backticks has letters, digits, `_`, `-`, `.`, `/` and spaces", at: position..<position + 1)
      }
      position += 1
    }
    guard byte() != nil, position > start + 1 else {
      throw ConditionError("expected a name and a closing backtick", at: start..<position)
    }
    position += 1
    return .quotedName(String(decoding: bytes[start + 1..<position - 1], as: UTF8.self))
  }

  private static let symbols = [
    "&&", "||", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "!", "?", ":", ".", ",", "(", ")", "[", "]",
    "{", "}",
  ]

  private mutating func symbol() throws(ConditionError) -> Lexeme.Kind {
    for symbol in Self.symbols where bytes[position...].starts(with: symbol.utf8) {
      position += symbol.utf8.count
      return .symbol(symbol)
    }
    let advice: [UInt8: String] = [
      UInt8(ascii: "="): "`==`", UInt8(ascii: "&"): "`&&`", UInt8(ascii: "|"): "`||`",
    ]
    let expectation = advice[bytes[position]] ?? "an operator, a name or a value"
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let found = String(decoding: bytes[position..<end], as: UTF8.self)
    throw ConditionError("expected \(expectation), found `\(found)`", at: position..<end)
  }

  // MARK: Numbers

  private mutating func number() throws(ConditionError) -> Lexeme.Kind {
    let start = position
    if byte() == UInt8(ascii: "0"), byte(1).map({ $0 | 0x20 }) == UInt8(ascii: "x"), byte(2)?.isHexDigit == true {
      position += 2
      let digits = position
      while let byte = byte(), byte.isHexDigit { position += 1 }
      return try whole(String(decoding: bytes[digits..<position], as: UTF8.self), radix: 16, from: start)
    }
    skipDigits()
    var isDouble = false
    if byte() == UInt8(ascii: "."), byte(1)?.isDigit == true {
      isDouble = true
      position += 1
      skipDigits()
    }
    if byte().map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
      if byte(isSigned ? 2 : 1)?.isDigit == true {
        isDouble = true
        position += isSigned ? 2 : 1
        skipDigits()
      }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isDouble else { return try whole(text, radix: 10, from: start) }
    guard let double = Double(text), double.isFinite else {
      throw ConditionError("this number is too large", at: start..<position)
    }
    return .double(double)
  }

  private mutating func whole(_ digits: String, radix: Int, from start: Int) throws(ConditionError) -> Lexeme.Kind {
    let isUnsigned = byte().map { $0 | 0x20 } == UInt8(ascii: "u")
    if isUnsigned { position += 1 }
    guard let magnitude = UInt64(digits, radix: radix), isUnsigned || magnitude <= Int64.min.magnitude else {
      throw ConditionError("this number is too large", at: start..<position)
    }
    return isUnsigned ? .uint(magnitude) : .int(magnitude)
  }

  private mutating func skipDigits() {
    while let byte = byte(), byte.isDigit { position += 1 }
  }
}

extension UInt8 {
  var isDigit: Bool { self &- 48 < 10 }
  var isNameStart: Bool { (self | 0x20) &- 97 < 26 || self == UInt8(ascii: "_") }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 97 < 6 }
}

/// A piece of an expression that its grammar is made of.
struct Lexeme: Equatable {
  /// What the piece is.
  enum Kind: Equatable {
    case name(String)
    /// A name in backticks, which only a field can have.
    case quotedName(String)
    /// The magnitude; a minus before it belongs to the grammar.
    case int(UInt64)
    case uint(UInt64)
    case double(Double)
    case string(String)
    case bytes([UInt8])
    /// An operator or a bracket.
    case symbol(String)
    case end
  }

  var kind: Kind
  /// Where it is, in bytes.
  var range: Range<Int>

  /// What error messages call it.
  var description: String {
    switch kind {
    case .name(let name), .quotedName(let name): "`\(name)`"
    case .int, .uint, .double: "a number"
    case .string: "a string"
    case .bytes: "bytes"
    case .symbol(let symbol): "`\(symbol)`"
    case .end: "the end"
    }
  }
}
