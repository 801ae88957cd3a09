import Support

/// A token of an XML text.
package struct XMLToken: Sendable, Equatable {
  /// What a token is.
  package enum Kind: Sendable {
    /// What is between tags.
    case text
    /// `<` and the name of an element, which may be empty; what is in the tag follows, up to `tagEnd`.
    case tagStart
    /// The name of an attribute.
    case name
    case equals
    /// The value of an attribute, in quotes.
    case value
    /// `>`, or `/>` for an element without content. A tag that is not closed ends with nothing where the next one begins.
    case tagEnd, emptyTagEnd
    /// `/` in a tag, without `>` behind it.
    case slash
    /// `</`, a name and `>`.
    case endTag
    case comment, characterData, instruction
    /// `<!` and what is no comment, such as a document type.
    case declaration
  }

  package let kind: Kind
  package let start: Int
  /// The offset behind it.
  package let end: Int
  /// Whether it has its end: a value its closing quote, a comment its mark.
  package let isClosed: Bool

  package var range: Range<Int> { start..<end }

  /// What is between the marks that it begins and ends with.
  package var content: Range<Int> {
    let (before, behind) =
      switch kind {
      case .text, .name, .equals, .tagEnd, .emptyTagEnd, .slash: (0, 0)
      case .tagStart: (1, 0)
      case .value: (1, 1)
      case .endTag, .declaration: (2, 1)
      case .instruction: (2, 2)
      case .comment: (4, 3)
      case .characterData: (9, 3)
      }
    return start + before..<(isClosed ? end - behind : end)
  }
}

/// The tokens of an XML text that may be broken anywhere, with their places.
///
/// It rejects nothing. A tag without its `>`, and a value without its quote, end where the next tag begins: no value has
/// a `<`. White space in tags is skipped. Readers have libxml2, and the strict `PlainXMLScanner` in front of it.
package struct XMLTokens: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  /// Behind the last token.
  package private(set) var position: Int
  /// Whether the position is in a tag.
  package private(set) var isInTag: Bool

  /// - Parameters:
  ///   - text: has to outlive this.
  ///   - start: where the first token is.
  ///   - isInTag: whether that is in a tag, behind the name of its element.
  package init(_ text: UnsafeBufferPointer<UInt8>, from start: Int = 0, isInTag: Bool = false) {
    self.text = text
    position = start
    self.isInTag = isInTag
  }

  /// The next token; `nil` at the end of the text.
  package mutating func next() -> XMLToken? {
    if isInTag {
      while position < text.count, text[position] <= 0x20 { position += 1 }
      guard position < text.count else { return nil }
      if text[position] != UInt8(ascii: "<") { return inTag() }
      isInTag = false
      return XMLToken(kind: .tagEnd, start: position, end: position, isClosed: false)
    }
    guard position < text.count else { return nil }
    let start = position
    if text[start] == UInt8(ascii: "<") { return markup() }
    position = index(of: UInt8(ascii: "<"), from: start) ?? text.count
    return XMLToken(kind: .text, start: start, end: position, isClosed: true)
  }

  /// Whether a byte is white space in XML.
  @inlinable @inline(__always)
  package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Where what may be before the root element ends: white space, declarations, comments, instructions
  /// and a document type.
  ///
  /// - Returns: the offset, and whether the text may have more of them behind its end.
  package static func endOfProlog(in text: UnsafeBufferPointer<UInt8>) -> (offset: Int, isOpen: Bool) {
    var tokens = XMLTokens(text)
    while true {
      while tokens.position < text.count, isSpace(text[tokens.position]) { tokens.position += 1 }
      let start = tokens.position
      guard start < text.count else { return (start, true) }
      guard start + 1 < text.count, text[start] == UInt8(ascii: "<"),
        text[start + 1] == UInt8(ascii: "?") || text[start + 1] == UInt8(ascii: "!"), let token = tokens.next()
      else { return (start, false) }
      if !token.isClosed { return (text.count, true) }
    }
  }

  // MARK: Tags

  private mutating func inTag() -> XMLToken {
    let start = position
    let kind: XMLToken.Kind
    var isClosed = true
    position += 1
    switch text[start] {
    case UInt8(ascii: ">"):
      kind = .tagEnd
      isInTag = false
    case UInt8(ascii: "/") where position < text.count && text[position] == UInt8(ascii: ">"):
      kind = .emptyTagEnd
      position += 1
      isInTag = false
    case UInt8(ascii: "/"): kind = .slash
    case UInt8(ascii: "="): kind = .equals
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      kind = .value
      isClosed = passValue(text[start])
    default:
      kind = .name
      passName()
    }
    return XMLToken(kind: kind, start: start, end: position, isClosed: isClosed)
  }

  private mutating func passValue(_ quote: UInt8) -> Bool {
    while position < text.count {
      if text[position] == quote {
        position += 1
        return true
      }
      if text[position] == UInt8(ascii: "<") { return false }
      position += 1
    }
    return false
  }

  private mutating func passName() {
    while position < text.count, !Self.endsName(text[position]) { position += 1 }
  }

  /// Whether a byte is no part of a name.
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  // MARK: Outside of tags

  private mutating func markup() -> XMLToken {
    let start = position
    let kind: XMLToken.Kind
    var isClosed = true
    if begins("<!--") {
      kind = .comment
      // Two dashes are those of the beginning, and no part of the end.
      isClosed = pass("-->", from: start + 4)
    } else if begins("<![CDATA[") {
      kind = .characterData
      isClosed = pass("]]>", from: start + 9)
    } else if begins("<?") {
      kind = .instruction
      isClosed = pass("?>", from: start + 2)
    } else if begins("<!") {
      kind = .declaration
      isClosed = passDeclaration()
    } else if begins("</") {
      kind = .endTag
      isClosed = pass(">", from: start + 2)
    } else {
      kind = .tagStart
      position += 1
      passName()
      isInTag = true
    }
    return XMLToken(kind: kind, start: start, end: position, isClosed: isClosed)
  }

  private func begins(_ mark: StaticString) -> Bool {
    guard let start = text.baseAddress, text.count - position >= mark.utf8CodeUnitCount else { return false }
    return memcmp(start + position, mark.utf8Start, mark.utf8CodeUnitCount) == 0
  }

  /// Moves behind a mark.
  ///
  /// - Returns: whether it is there; the position is the end of the text otherwise.
  private mutating func pass(_ mark: StaticString, from offset: Int) -> Bool {
    position = offset
    while position < text.count, let next = index(of: mark.utf8Start[0], from: position) {
      position = next
      if begins(mark) {
        position += mark.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    position = text.count
    return false
  }

  /// Moves behind what begins with `<!`, such as a document type with declarations in brackets.
  private mutating func passDeclaration() -> Bool {
    position += 2
    var depth = 0
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        position += 1
        return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = index(of: byte, from: position + 1) else {
          position = text.count
          return false
        }
        position = end
      case UInt8(ascii: "<") where begins("<!--"):
        guard pass("-->", from: position + 4) else { return false }
        continue
      case UInt8(ascii: "<") where begins("<?"):
        guard pass("?>", from: position + 2) else { return false }
        continue
      default: break
      }
      position += 1
    }
    return false
  }

  private func index(of byte: UInt8, from offset: Int) -> Int? {
    guard let start = text.baseAddress, offset < text.count,
      let found = memchr(start + offset, Int32(byte), text.count - offset)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}

/// What references of XML stand for.
package enum XMLReference {
  /// The character of one of the five predefined entities, or of a number; `nil` where XML has no such character, or
  /// the document would have to declare the entity.
  ///
  /// - Parameter name: what is between `&` and `;`.
  package static func character(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard name.count > 1 else { return nil }
    if name[0] == UInt8(ascii: "#") { return character(ofNumber: name) }
    for (entity, character) in entities where name.count == entity.utf8CodeUnitCount {
      if entity.withUTF8Buffer({ $0.elementsEqual(name) }) { return character }
    }
    return nil
  }

  private static func character(ofNumber name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    let isHex = name[1] == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHex ? 2 : 1), as: UTF8.self)
    guard digits.utf8.first != UInt8(ascii: "+"), let value = UInt32(digits, radix: isHex ? 16 : 10) else { return nil }
    guard value >= 0x20 || value == 9 || value == 10 || value == 13, value & 0xFFFE != 0xFFFE else { return nil }
    return Unicode.Scalar(value)
  }

  private static let entities: [(StaticString, Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]
}
