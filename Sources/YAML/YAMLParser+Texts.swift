/// Texts: plain, quoted, literal and folded.
extension YAMLParser {
  typealias Text = (text: String, isPlain: Bool)

  /// A plain or quoted text, up to behind it and the spaces that follow.
  ///
  /// - Parameters:
  ///   - parent: further lines of it are indented more.
  ///   - isInFlow: whether it stands in `[]` or `{}`, where a comma ends it.
  mutating func scalar(in parent: Int, isInFlow: Bool = false) throws(YAMLError) -> Text {
    switch cursor.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = cursor.byte == UInt8(ascii: "'") ? try singleQuoted() : try doubleQuoted()
      cursor.skipSpaces()
      return (text, false)
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      throw error(
        "anchors and aliases are not read: write the value out, or put a text with such a beginning in quotes")
    case UInt8(ascii: "!"):
      throw error("tags are not read; put a text that begins with ! in quotes")
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: ">"),
      UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "{"):
      let character = Character(UnicodeScalar(cursor.byte))
      throw error("no text begins with \(character); put it in quotes")
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      let next = cursor.peek(1)
      if YAMLCursor.isSpace(next) || YAMLCursor.endsLine(next) || (isInFlow && Self.endsFlow(next)) {
        let character = Character(UnicodeScalar(cursor.byte))
        throw error("expected a text, not \(character); put it in quotes where it is meant as one")
      }
      return (try plain(in: parent, isInFlow: isInFlow), true)
    default: return (try plain(in: parent, isInFlow: isInFlow), true)
    }
  }

  // MARK: Plain

  private mutating func plain(in parent: Int, isInFlow: Bool) throws(YAMLError) -> String {
    var text: [UInt8] = []
    takePlainLine(into: &text, isInFlow: isInFlow)
    if isAtColon(isInFlow) { return String(decoding: text, as: UTF8.self) }
    // Further lines join it where they are indented more.
    while cursor.isAtLineEnd, !cursor.isAtEnd {
      var next = cursor
      var breaks = 0
      while next.isAtLineEnd, !next.isAtEnd {
        next.takeLineBreak()
        breaks += 1
        next.skipSpaces()
      }
      guard !next.isAtEnd, !next.isAtMarker, next.byte != UInt8(ascii: "#") else { break }
      if isInFlow {
        if Self.endsFlow(next.byte) { break }
      } else if next.indentation <= parent {
        break
      }
      cursor = next
      Self.fold(breaks, into: &text)
      takePlainLine(into: &text, isInFlow: isInFlow)
      if isAtColon(isInFlow), !isInFlow {
        throw error("a `:` in a text of several lines; put the text in quotes, or indent as a map asks")
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isAtColon(_ isInFlow: Bool) -> Bool {
    isAtColon || (isInFlow && cursor.byte == UInt8(ascii: ":") && Self.endsFlow(cursor.peek(1)))
  }

  private static func endsFlow(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "{")
  }

  /// Takes the text up to the end of its line, a comment or a colon, without the spaces at its end.
  private mutating func takePlainLine(into text: inout [UInt8], isInFlow: Bool) {
    var end = text.count
    while !cursor.isAtLineEnd, !isAtComment, !isAtColon(isInFlow), !(isInFlow && Self.endsFlow(cursor.byte)) {
      text.append(cursor.byte)
      if !YAMLCursor.isSpace(cursor.byte) { end = text.count }
      cursor.advance()
    }
    text.removeLast(text.count - end)
  }

  // MARK: Quoted

  private mutating func singleQuoted() throws(YAMLError) -> String {
    let start = mark()
    var text: [UInt8] = []
    cursor.advance()
    while true {
      if cursor.byte == UInt8(ascii: "'") {
        cursor.advance()
        guard cursor.byte == UInt8(ascii: "'") else { return String(decoding: text, as: UTF8.self) }
      } else if cursor.isAtLineEnd {
        try joinLines(into: &text, kept: 0, start)
        continue
      }
      text.append(cursor.byte)
      cursor.advance()
    }
  }

  private mutating func doubleQuoted() throws(YAMLError) -> String {
    let start = mark()
    var text: [UInt8] = []
    // Spaces that an escape wrote stay, also at the end of a line.
    var kept = 0
    cursor.advance()
    while true {
      switch cursor.byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where YAMLCursor.endsLine(cursor.peek(1)):
        cursor.advance()
        kept = text.count
        let before = text.count
        try joinLines(into: &text, kept: kept, start)
        // A break behind a backslash counts for nothing, empty lines after it do.
        if text.count == before + 1, text.last == 0x20 { text.removeLast() }
      case UInt8(ascii: "\\"):
        try takeEscape(into: &text)
        kept = text.count
      case let byte where YAMLCursor.endsLine(byte): try joinLines(into: &text, kept: kept, start)
      case let byte:
        text.append(byte)
        cursor.advance()
      }
    }
  }

  private mutating func takeEscape(into text: inout [UInt8]) throws(YAMLError) {
    let digits: Int
    switch cursor.peek(1) {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case let name:
      guard let scalar = Self.escapes[name] else {
        throw error("unknown escape; expected one of YAML's, as \\n or \\\\")
      }
      text += Array(String(Character(scalar)).utf8)
      cursor.advance(2)
      return
    }
    var number: UInt32 = 0
    for offset in 2..<(2 + digits) {
      guard let digit = Character(UnicodeScalar(cursor.peek(offset))).hexDigitValue else {
        throw error("expected \(digits) hexadecimal digits behind the backslash")
      }
      number = number << 4 | UInt32(digit)
    }
    guard let scalar = UnicodeScalar(number) else { throw error("the escape names no character") }
    text += Array(String(Character(scalar)).utf8)
    cursor.advance(2 + digits)
  }

  private static let escapes: [UInt8: UnicodeScalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", 0x20: " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  /// Goes to the next line of a quoted text.
  private mutating func joinLines(
    into text: inout [UInt8], kept: Int, _ start: (line: Int, column: Int)
  ) throws(YAMLError) {
    while text.count > kept, let last = text.last, YAMLCursor.isSpace(last) { text.removeLast() }
    var breaks = 0
    while cursor.isAtLineEnd {
      guard !cursor.isAtEnd else { throw error("the quotes that open here are not closed", at: start) }
      cursor.takeLineBreak()
      breaks += 1
      if cursor.isAtMarker { throw error("the quotes that open here are not closed", at: start) }
      cursor.skipSpaces()
    }
    Self.fold(breaks, into: &text)
  }

  /// One break becomes a space, each further one stays a break.
  private static func fold(_ breaks: Int, into text: inout [UInt8]) {
    if breaks == 1 {
      text.append(0x20)
    } else {
      text.append(contentsOf: repeatElement(0x0A, count: breaks - 1))
    }
  }
}
