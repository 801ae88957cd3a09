/// Collections in brackets and braces.
extension YAMLParser {
  /// A list or map that opens at the cursor, up to behind it.
  mutating func flow() throws(YAMLError) -> YAMLNode {
    try descend()
    let start = mark()
    let isMap = cursor.byte == UInt8(ascii: "{")
    let close = isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var keys: Set<String> = []
    cursor.advance()
    while true {
      try skipInFlow(start)
      if cursor.byte == close { break }
      if isMap {
        let entry = try entry(start)
        guard keys.insert(entry.key).inserted else {
          throw error("the key `\(entry.key)` stands here twice", at: (entry.line, entry.column))
        }
        entries.append(entry)
      } else {
        items.append(try flowValue())
      }
      try skipInFlow(start)
      if cursor.byte == close { break }
      guard cursor.byte == UInt8(ascii: ",") else {
        throw error(
          cursor.byte == UInt8(ascii: ":") && !isMap
            ? "a list holds no keys; close it with ], or write {key: value}"
            : "expected , or \(Character(UnicodeScalar(close)))")
      }
      cursor.advance()
    }
    cursor.advance()
    depth -= 1
    return YAMLNode(isMap ? .map(entries) : .list(items), line: start.line, column: start.column)
  }

  private mutating func entry(_ start: (line: Int, column: Int)) throws(YAMLError) -> YAMLEntry {
    let place = mark()
    let key = try scalar(in: -1, isInFlow: true)
    guard cursor.line == place.line else { throw error("a key has to stand on one line", at: place) }
    try skipInFlow(start)
    // Behind a key in quotes the colon needs no space.
    guard cursor.byte == UInt8(ascii: ":") else {
      throw error("expected `:` behind the key `\(key.text)`", at: place)
    }
    cursor.advance()
    try skipInFlow(start)
    if cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: "}") {
      let nothing = YAMLNode(.scalar("", isPlain: true), line: place.line, column: place.column)
      return YAMLEntry(key: key.text, line: place.line, column: place.column, value: nothing)
    }
    return YAMLEntry(key: key.text, line: place.line, column: place.column, value: try flowValue())
  }

  private mutating func flowValue() throws(YAMLError) -> YAMLNode {
    if cursor.byte == UInt8(ascii: "[") || cursor.byte == UInt8(ascii: "{") { return try flow() }
    let start = mark()
    let text = try scalar(in: -1, isInFlow: true)
    return YAMLNode(.scalar(text.text, isPlain: text.isPlain), line: start.line, column: start.column)
  }

  /// Goes over spaces, line breaks and comments.
  private mutating func skipInFlow(_ start: (line: Int, column: Int)) throws(YAMLError) {
    while true {
      cursor.skipSpaces()
      if isAtComment { cursor.skipLine() }
      guard cursor.isAtLineEnd else { return }
      guard !cursor.isAtEnd else { throw error("the bracket that opens here is not closed", at: start) }
      cursor.takeLineBreak()
      if cursor.isAtMarker { throw error("the bracket that opens here is not closed", at: start) }
    }
  }
}
