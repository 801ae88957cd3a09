import Syntax

/// A place in a tag of an XML text, which need not be whole.
struct XMLCursor {
  /// The names of the elements around the tag, the outermost first.
  private(set) var parents: [String] = []
  /// The name of the element whose tag it is, as far as it is written.
  private(set) var element = ""
  /// The names of its attributes, those behind the place too.
  private(set) var attributes: [String] = []
  /// The attribute in whose value the place lies.
  private(set) var attribute: String?
  /// Whether the place is where the element's name is.
  private(set) var isInName = false
  /// What is being written there already.
  private(set) var replaced: Range<Int>

  private let offset: Int

  /// The place at an offset; `nil` where it lies in no tag that begins an element.
  init?(in text: [UInt8], at offset: Int) {
    self.offset = offset
    replaced = offset..<offset
    guard text.withUnsafeBufferPointer({ scan($0) }) else { return nil }
  }

  /// Goes through the text up to the tag, and through that.
  ///
  /// - Returns: whether the offset lies in one.
  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var tokens = XMLTokens(text)
    while let token = tokens.next(), token.start < offset {
      switch token.kind {
      case .tagStart: if isIn(token, &tokens, text) { return true }
      case .endTag:
        guard token.isClosed, token.end <= offset else { return false }
        _ = parents.popLast()
      case .text: break
      default: guard token.isClosed, token.end <= offset else { return false }
      }
    }
    return false
  }

  /// Passes a tag.
  ///
  /// - Returns: whether the offset lies in it.
  private mutating func isIn(
    _ start: XMLToken, _ tokens: inout XMLTokens, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    func word(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    let name = start.content.lowerBound..<Self.wordEnd(from: start.content.lowerBound, in: text)
    element = word(name)
    attributes = []
    attribute = nil
    isInName = offset <= name.upperBound
    var isFound = isInName
    if isInName { replaced = name }
    while tokens.isInTag, let token = tokens.next() {
      switch token.kind {
      case .name:
        for range in Self.words(of: token, in: text) {
          if !isFound, range.lowerBound <= offset, offset <= range.upperBound {
            (isFound, replaced) = (true, range)
          } else {
            attributes.append(word(range))
          }
        }
      case .value where !isFound && token.start < offset && offset <= (token.isClosed ? token.end - 1 : token.end):
        (isFound, attribute) = (true, attributes.last)
        replaced = token.start + 1..<Self.wordEnd(from: offset, in: text)
      case .tagEnd, .emptyTagEnd:
        // A tag that is not closed yet ends where the next one begins.
        if isFound || (token.isClosed ? offset < token.end : offset <= token.end) { return true }
        if token.kind == .tagEnd { parents.append(element) }
      default: break
      }
    }
    return tokens.isInTag
  }

  /// The words of a name: in examples of rule pages, `↓` is before it.
  private static func words(of name: XMLToken, in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = name.start
    while start < name.end {
      let end = wordEnd(from: start, in: text)
      if end > start { words.append(start..<end) }
      start = max(end, start + 1)
    }
    return words
  }

  private static func wordEnd(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    text[start...].firstIndex { !($0 &- 48 < 10 || ($0 | 0x20) &- 97 < 26 || $0 == UInt8(ascii: "-")) } ?? text.count
  }
}
