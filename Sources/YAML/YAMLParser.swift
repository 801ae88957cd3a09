/// Reads a document's bytes: the collections that indentation makes.
struct YAMLParser {
  var cursor: YAMLCursor
  // How many collections are open.
  var depth = 0

  init(_ bytes: [UInt8]) {
    cursor = YAMLCursor(bytes)
  }

  mutating func document() throws(YAMLError) -> YAMLNode? {
    try checkBytes()
    try skipToContent()
    if cursor.byte == UInt8(ascii: "%"), cursor.indentation == 0 { throw error("directives are not read") }
    if cursor.isAtMarker, cursor.byte == UInt8(ascii: "-") {
      cursor.advance(3)
      cursor.skipSpaces()
      try skipToContent()
    }
    guard !cursor.isAtEnd, !cursor.isAtMarker else {
      try end()
      return nil
    }
    let node = try blockNode(in: -1)
    try skipToContent()
    try end()
    return node
  }

  private mutating func end() throws(YAMLError) {
    if cursor.isAtMarker, cursor.byte == UInt8(ascii: ".") {
      cursor.advance(3)
      try skipToContent()
    }
    if cursor.isAtEnd { return }
    throw error(
      cursor.isAtMarker
        ? "a second document begins; expected one" : "expected a key or `-` that is indented as its neighbours are")
  }

  // MARK: Block collections

  /// A node whose first character stands at the cursor.
  ///
  /// - Parameter parent: the indentation of the collection that it is in; -1 for the document.
  mutating func blockNode(in parent: Int) throws(YAMLError) -> YAMLNode {
    try descend()
    defer { depth -= 1 }
    if isAtDash { return try list(at: cursor.indentation) }
    let start = mark()
    switch cursor.byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"):
      return try value(in: parent)
    default:
      let indentation = cursor.indentation
      let text = try scalar(in: parent)
      if isAtColon {
        guard cursor.line == start.line else { throw error("a key has to stand on one line") }
        return try map(at: indentation, firstKey: text.text, start)
      }
      return YAMLNode(.scalar(text.text, isPlain: text.isPlain), line: start.line, column: start.column)
    }
  }

  private mutating func list(at indentation: Int) throws(YAMLError) -> YAMLNode {
    let start = mark()
    var items: [YAMLNode] = []
    repeat {
      let dash = mark()
      cursor.advance()
      cursor.skipSpaces()
      if cursor.isAtLineEnd || isAtComment {
        items.append(try nested(in: indentation, orNothingAt: dash, allowsListBeside: false))
      } else {
        items.append(try blockNode(in: indentation))
        try skipToContent()
      }
    } while cursor.indentation == indentation && isAtDash && !isAtDocumentEnd
    try expectEnd(of: indentation)
    return YAMLNode(.list(items), line: start.line, column: start.column)
  }

  private mutating func map(
    at indentation: Int, firstKey: String, _ start: (line: Int, column: Int)
  ) throws(YAMLError) -> YAMLNode {
    var entries: [YAMLEntry] = []
    var keys: Set<String> = []
    var (key, place) = (firstKey, start)
    while true {
      guard keys.insert(key).inserted else { throw error("the key `\(key)` stands here twice", at: place) }
      cursor.advance()
      cursor.skipSpaces()
      let value: YAMLNode
      if cursor.isAtLineEnd || isAtComment {
        value = try nested(in: indentation, orNothingAt: place, allowsListBeside: true)
      } else {
        if isAtDash { throw error("a list begins on a line of its own") }
        value = try self.value(in: indentation)
        if isAtColon { throw error("a second `:` in a line; put the text in quotes, or the map on lines of its own") }
        try skipToContent()
      }
      entries.append(YAMLEntry(key: key, line: place.line, column: place.column, value: value))
      guard cursor.indentation == indentation, !isAtDocumentEnd, !isAtDash else { break }
      place = mark()
      key = try scalar(in: indentation).text
      guard isAtColon, cursor.line == place.line else { throw error("expected `:` behind the key", at: place) }
    }
    try expectEnd(of: indentation)
    return YAMLNode(.map(entries), line: start.line, column: start.column)
  }

  /// What stands on the lines below a key or dash; nothing where they are not indented more.
  private mutating func nested(
    in indentation: Int, orNothingAt place: (line: Int, column: Int), allowsListBeside: Bool
  ) throws(YAMLError) -> YAMLNode {
    try skipToContent()
    let isBeside = allowsListBeside && cursor.indentation == indentation && isAtDash
    guard !isAtDocumentEnd, cursor.indentation > indentation || isBeside else {
      return YAMLNode(.scalar("", isPlain: true), line: place.line, column: place.column)
    }
    let node = try blockNode(in: isBeside ? indentation - 1 : indentation)
    try skipToContent()
    return node
  }

  /// A value that begins behind its key and is no block collection.
  private mutating func value(in parent: Int) throws(YAMLError) -> YAMLNode {
    let start = mark()
    switch cursor.byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let node = try flow()
      cursor.skipSpaces()
      if isAtColon { throw error("a list or map cannot be a key") }
      return node
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return YAMLNode(.scalar(try blockText(in: parent), isPlain: false), line: start.line, column: start.column)
    default:
      let text = try scalar(in: parent)
      return YAMLNode(.scalar(text.text, isPlain: text.isPlain), line: start.line, column: start.column)
    }
  }

  // MARK: Places

  func error(_ message: String, at place: (line: Int, column: Int)) -> YAMLError {
    YAMLError(line: place.line, column: place.column, message: message)
  }

  mutating func error(_ message: String) -> YAMLError { error(message, at: mark()) }

  mutating func mark() -> (line: Int, column: Int) { (cursor.line, cursor.column()) }

  /// Whether `- ` stands here.
  private var isAtDash: Bool {
    cursor.byte == UInt8(ascii: "-") && (YAMLCursor.isSpace(cursor.peek(1)) || YAMLCursor.endsLine(cursor.peek(1)))
  }

  /// Whether `: ` stands here.
  var isAtColon: Bool {
    cursor.byte == UInt8(ascii: ":") && (YAMLCursor.isSpace(cursor.peek(1)) || YAMLCursor.endsLine(cursor.peek(1)))
  }

  /// Whether a comment begins here, which takes a space before it.
  var isAtComment: Bool {
    cursor.byte == UInt8(ascii: "#")
      && (cursor.indentation == 0 || YAMLCursor.isSpace(cursor.bytes[cursor.position - 1]))
  }

  private var isAtDocumentEnd: Bool { cursor.isAtEnd || cursor.isAtMarker }

  mutating func descend() throws(YAMLError) {
    depth += 1
    if depth > YAMLDocument.maximumDepth {
      throw error("lists and maps are nested more than \(YAMLDocument.maximumDepth) deep")
    }
  }

  /// What follows a collection belongs to one around it.
  private mutating func expectEnd(of indentation: Int) throws(YAMLError) {
    if !isAtDocumentEnd, cursor.indentation > indentation {
      throw error("this line is indented more than what it stands beside")
    }
  }

  /// Goes over the rest of the line, empty lines and comments to the next thing that counts.
  mutating func skipToContent() throws(YAMLError) {
    if cursor.indentation > 0 {
      cursor.skipSpaces()
      if isAtComment { cursor.skipLine() }
      guard cursor.isAtLineEnd else {
        // Only a line's first thing may follow nothing but spaces.
        if cursor.bytes[cursor.lineStart..<cursor.position].allSatisfy({ $0 == 0x20 }) { return }
        throw error("expected the end of the line")
      }
      cursor.takeLineBreak()
    }
    while !cursor.isAtEnd {
      while cursor.byte == 0x20 { cursor.advance() }
      let hasTab = cursor.byte == 0x09
      if hasTab { cursor.skipSpaces() }
      if cursor.byte == UInt8(ascii: "#") { cursor.skipLine() }
      guard cursor.isAtLineEnd else {
        if hasTab { throw error("a tab where spaces indent") }
        return
      }
      cursor.takeLineBreak()
    }
  }

  /// Refuses what is no UTF-8 and what no text may hold.
  private mutating func checkBytes() throws(YAMLError) {
    guard String(validating: cursor.bytes, as: UTF8.self) != nil else {
      throw YAMLError(line: 1, column: 1, message: "the text is not UTF-8")
    }
    guard
      let position = cursor.bytes.firstIndex(where: {
        $0 == 0x7F || ($0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D)
      })
    else { return }
    while cursor.position < position {
      if cursor.isAtLineEnd { cursor.takeLineBreak() } else { cursor.advance() }
    }
    throw error("a control character, which no text may hold")
  }
}
