import Support
import Syntax

extension ReadError {
  /// The error of a text that ends too early, with the part that is open there and its line.
  func namingOpenPart(in source: SourceReader) -> ReadError {
    // Of a large file only the end is at hand.
    guard isCutOff, source.bufferOffset == 0 else { return self }
    let text = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    // Behind lines of a log it is unknown what the text is.
    let first = text.first { !XMLTokens.isSpace($0) && $0 < 0x80 }
    guard let first, "<{[".utf8.contains(first) else { return self }
    let isXML = first == UInt8(ascii: "<")
    guard let part = isXML ? Self.openElement(in: text) : Self.openValue(in: text) else { return self }
    var error = self
    error.message = (isXML ? "the XML is not well-formed: " : "") + part
    return error
  }

  /// The innermost object or array that has no end; `nil` where all have one.
  private static func openValue(in text: UnsafeBufferPointer<UInt8>) -> String? {
    var open: [JSONToken] = []
    for token in JSONTokens(text) {
      switch token.kind {
      case .objectStart, .arrayStart: open.append(token)
      case .objectEnd, .arrayEnd: _ = open.popLast()
      default: break
      }
    }
    return open.last.map { token in
      let (mark, noun) = token.kind == .objectStart ? ("}", "object") : ("]", "array")
      return "the text ends before `\(mark)` closes the \(noun) of line \(line(of: token.start, in: text))"
    }
  }

  /// The innermost element that has no end; `nil` where all have one.
  private static func openElement(in text: UnsafeBufferPointer<UInt8>) -> String? {
    var open: [XMLToken] = []
    var tokens = XMLTokens(text)
    while let token = tokens.next() {
      switch token.kind {
      case .tagStart: open.append(token)
      case .emptyTagEnd, .endTag: _ = open.popLast()
      default: break
      }
    }
    return open.last.map { token in
      let name = String(decoding: text[token.content], as: UTF8.self)
      let line = line(of: token.start, in: text)
      return tokens.isInTag || name.isEmpty
        ? "the text ends inside the tag `<\(name)` of line \(line)"
        : "the text ends before `</\(name)>` closes the element of line \(line)"
    }
  }

  private static func line(of offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var position = SourcePosition.start
    position.advance(over: UnsafeBufferPointer(rebasing: text[..<offset]))
    return position.line
  }
}
