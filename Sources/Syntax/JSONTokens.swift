/// A token of a JSON text.
package struct JSONToken: Sendable, Equatable {
  /// What a token is.
  package enum Kind: Sendable {
    case objectStart, objectEnd, arrayStart, arrayEnd, colon, comma
    /// A text in quotes.
    case string
    /// A number, `true`, `false`, `null`, or anything else that is written without quotes.
    case word
    /// What JSON does not have, but settings do.
    case comment
  }

  package let kind: Kind
  package let start: Int
  /// The offset behind it.
  package let end: Int
  /// Whether it has its end: a string its closing quote, a comment its mark.
  package let isClosed: Bool

  package var range: Range<Int> { start..<end }

  /// What is between the quotes of a string.
  package var content: Range<Int> { start + 1..<(isClosed ? end - 1 : end) }
}

/// The tokens of a JSON text that may be broken anywhere, with their places.
///
/// It skips white space and rejects nothing. The strict scanner of readers shares its functions for strings and escapes
/// (`JSONBytes`).
package struct JSONTokens: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private let hasComments: Bool
  private let stringsEndWithLines: Bool
  /// Behind the last token.
  package private(set) var position: Int

  /// - Parameters:
  ///   - text: has to outlive this.
  ///   - start: where the first token is, or white space before it.
  ///   - hasComments: whether comments are tokens; they are words otherwise.
  ///   - stringsEndWithLines: whether a string without its closing quote ends with its line, and not with the next quote.
  package init(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int = 0, hasComments: Bool = false,
    stringsEndWithLines: Bool = true
  ) {
    self.text = text
    self.stringsEndWithLines = stringsEndWithLines
    self.hasComments = hasComments
    position = start
  }

  /// The next token; `nil` at the end of the text.
  package mutating func next() -> JSONToken? {
    while position < text.count, text[position] <= 0x20 { position += 1 }
    guard position < text.count else { return nil }
    let start = position
    let kind: JSONToken.Kind
    var isClosed = true
    position += 1
    switch text[start] {
    case UInt8(ascii: "{"): kind = .objectStart
    case UInt8(ascii: "}"): kind = .objectEnd
    case UInt8(ascii: "["): kind = .arrayStart
    case UInt8(ascii: "]"): kind = .arrayEnd
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: "\""):
      kind = .string
      isClosed = passString()
    case UInt8(ascii: "/") where isComment(at: start):
      kind = .comment
      isClosed = passComment()
    default:
      kind = .word
      position = endOfWord(from: position)
    }
    return JSONToken(kind: kind, start: start, end: position, isClosed: isClosed)
  }

  /// Moves over a value: a string, a word, or all from a bracket to the one that closes it.
  ///
  /// - Returns: where it is; `nil` where no value is there.
  package mutating func value() -> Range<Int>? {
    guard let first = next() else { return nil }
    switch first.kind {
    case .string, .word: return first.range
    case .objectStart, .arrayStart: break
    default: return nil
    }
    var depth = 1
    while depth > 0, let token = next() {
      switch token.kind {
      case .objectStart, .arrayStart: depth += 1
      case .objectEnd, .arrayEnd: depth -= 1
      default: break
      }
    }
    return first.start..<position
  }

  /// Moves over the name of a member and the colon behind it.
  ///
  /// - Returns: where the name is, with its quotes; `nil` where no name with a colon is there.
  package mutating func memberName() -> Range<Int>? {
    guard let name = next(), name.kind == .string, next()?.kind == .colon else { return nil }
    return name.range
  }

  /// Where a word ends that goes on at an offset.
  package func endOfWord(from offset: Int) -> Int {
    var index = offset
    while index < text.count, text[index] > 0x20, !JSONBytes.isStructure(text[index]), !isComment(at: index) {
      index += 1
    }
    return index
  }

  /// Moves behind a string; the position is behind its opening quote.
  ///
  /// - Returns: whether it has a closing quote.
  private mutating func passString() -> Bool {
    while position < text.count {
      if position + 8 <= text.count, let start = text.baseAddress,
        JSONBytes.unusual(in: UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)) == 0
      {
        position += 8
        continue
      }
      switch text[position] {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"): position = Swift.min(position + 2, text.count)
      case UInt8(ascii: "\n") where stringsEndWithLines: return false
      default: position += 1
      }
    }
    return false
  }

  private func isComment(at index: Int) -> Bool {
    guard hasComments, text[index] == UInt8(ascii: "/"), index + 1 < text.count else { return false }
    return text[index + 1] == UInt8(ascii: "/") || text[index + 1] == UInt8(ascii: "*")
  }

  /// Moves behind a comment; the position is behind its first character.
  private mutating func passComment() -> Bool {
    let isLine = text[position] == UInt8(ascii: "/")
    position += 1
    while position < text.count {
      position += 1
      if isLine {
        if text[position - 1] == UInt8(ascii: "\n") { return true }
      } else if text[position - 1] == UInt8(ascii: "*"), position < text.count, text[position] == UInt8(ascii: "/") {
        position += 1
        return true
      }
    }
    return isLine
  }
}
