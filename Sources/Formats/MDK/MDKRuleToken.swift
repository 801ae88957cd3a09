import Screens
import Support

/// A piece of the script of a rule, as far as one has to tell calls, texts and names apart.
enum MDKRuleToken: Equatable {
  /// An identifier or keyword.
  case word(String)
  /// A text whose value is in the script.
  case text(String)
  /// A text that is put together when the rule runs.
  case computedText
  case arrow
  /// Any other character that is part of the grammar.
  case sign(UInt8)
  /// A number or regular expression.
  case value

  /// Whether it is one of the grammar's characters.
  func isSign(_ character: Unicode.Scalar) -> Bool { self == .sign(UInt8(ascii: character)) }
}

/// Takes the script of a rule apart; comments are left out. Nothing of it is ever run.
struct MDKRuleTokens {
  private(set) var tokens: [MDKRuleToken] = []
  /// Whether the script does what this cannot follow: a computed text that holds code with calls, a text without an
  /// end.
  private(set) var isUnclear = false

  private let bytes: UTF8Text
  private var position = 0

  init(_ bytes: UTF8Text) {
    self.bytes = bytes
    position = ByteOrderMark.length(in: bytes)
    while position < bytes.count { scan() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  private mutating func scan() {
    let first = byte()
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): text(until: first)
    case UInt8(ascii: "=") where byte(1) == UInt8(ascii: ">"):
      tokens.append(.arrow)
      position += 2
    case 48...57:
      position += 1
      while Self.isWord(byte()) || byte() == UInt8(ascii: ".") { position += 1 }
      tokens.append(.value)
    case _ where Self.isWord(first):
      let start = position
      while Self.isWord(byte()) { position += 1 }
      tokens.append(.word(String(decoding: bytes[start..<position], as: UTF8.self)))
    default:
      tokens.append(.sign(first))
      position += 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  /// A comment, a division or a regular expression.
  private mutating func slash() {
    switch byte(1) {
    case UInt8(ascii: "/"):
      while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { position += 1 }
      position += 2
    case _ where isValueExpected: regularExpression()
    default:
      tokens.append(.sign(UInt8(ascii: "/")))
      position += 1
    }
  }

  private var isValueExpected: Bool {
    switch tokens.last {
    case nil, .arrow, .word("return"), .word("typeof"), .word("case"): true
    case .sign(let sign): sign != UInt8(ascii: ")") && sign != UInt8(ascii: "]") && sign != UInt8(ascii: "}")
    default: false
    }
  }

  private mutating func regularExpression() {
    var isInClass = false
    position += 1
    while position < bytes.count, isInClass || byte() != UInt8(ascii: "/") {
      switch byte() {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "\n"):
        isUnclear = true
        return
      default: break
      }
      position += 1
    }
    position += 1
    while Self.isWord(byte()) { position += 1 }
    tokens.append(.value)
  }

  /// A text with its quotes. One with an escape, or with code inside, is computed.
  private mutating func text(until quote: UInt8) {
    position += 1
    let start = position
    var isComputed = false
    while position < bytes.count, byte() != quote {
      if byte() == UInt8(ascii: "\\") {
        isComputed = true
        position += 1
      } else if byte() == UInt8(ascii: "\n"), quote != UInt8(ascii: "`") {
        isUnclear = true
        return
      } else if quote == UInt8(ascii: "`"), byte() == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{") {
        isComputed = true
        position += 1
        passCode()
      }
      position += 1
    }
    guard position < bytes.count else { return isUnclear = true }
    tokens.append(isComputed ? .computedText : .text(String(decoding: bytes[start..<position], as: UTF8.self)))
    position += 1
  }

  /// Passes the code inside a computed text, up to its closing brace. Texts and braces inside it are more than is
  /// followed.
  private mutating func passCode() {
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "}") {
      switch byte() {
      case UInt8(ascii: "{"), UInt8(ascii: "`"), UInt8(ascii: "'"), UInt8(ascii: "\""): isUnclear = true
      default: break
      }
      position += 1
    }
  }
}

extension [MDKRuleToken] {
  /// The index behind the bracket that closes the one at an index; `nil` where none does.
  func index(behindBracket start: Int) -> Int? {
    var depth = 0
    for index in start..<Swift.max(start, count) {
      if self[index].isSign("(") { depth += 1 }
      if self[index].isSign(")") { depth -= 1 }
      if depth <= 0 { return index + 1 }
    }
    return nil
  }
}
