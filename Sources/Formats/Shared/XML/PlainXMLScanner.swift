import Screens

/// A scanner of the XML that descriptions consist of: elements, attributes with plain values, white space and comments.
///
/// It is several times as fast as a parser of all of XML. It stops at everything that it is not sure of, so that
/// libxml2 reads the file instead. These are references, CDATA, processing instructions, document types, prefixes of
/// elements, names and comments outside ASCII, and anything not well-formed. What it accepts is well-formed, and tests
/// hold it against libxml2.
struct PlainXMLScanner {
  /// What comes next in the document.
  enum Event {
    /// A start tag, in ``PlainXMLScanner/tag``; `isEmpty` where it ends its element too.
    case start(isEmpty: Bool)
    case end
    /// A comment that suppresses, in ``PlainXMLScanner/comment`` and ``PlainXMLScanner/commentStart``.
    case suppression
    case finished
    /// Something that libxml2 has to read.
    case unusual
  }

  enum Stop: Error {
    case unusual
    /// The bytes at hand end.
    case incomplete
  }

  private let source: SourceReader
  let words = WordTable.shared
  let attributes: UnsafeMutablePointer<XMLAttribute>
  var bytes: UnsafePointer<UInt8>
  var count: Int
  private(set) var base: Int
  var position: Int
  var attributeCount = 0
  /// The names of the open elements.
  private var names = OpenNames()
  private(set) var isBehindRoot = false
  /// The values of the tag's attributes in which references were resolved.
  var resolved: [UInt8] = []
  /// In bytes; libxml2 reads the file of a tag that needs more. Twice 64 kB came from the system for each file, at the
  /// cost of reading it, once there were two threads.
  static let resolvedCapacity = 8 << 10
  /// Whether a prefix was met so far, and what prefixes of attributes stand for.
  var hasPrefixes = false
  var prefixes = XMLPrefixes()
  /// What is behind the first word of the comment that was read last and suppresses, and where it begins.
  private(set) var comment = UTF8Text(start: nil, count: 0)
  private(set) var commentStart = 0
  private var tagStart = 0
  private var name = UTF8Text(start: nil, count: 0)
  private var word = WordTable.none

  init(_ source: SourceReader, _ attributes: UnsafeMutablePointer<XMLAttribute>) {
    self.source = source
    self.attributes = attributes
    bytes = UnsafePointer(source.bytes)
    count = source.count
    base = source.bufferOffset
    position = source.markLength
  }

  /// How many elements are open.
  var openElements: Int { names.count }

  /// File offset behind what was read.
  var offset: Int { base + position }

  /// The start tag that was read last.
  var tag: XMLStartTag {
    XMLStartTag(
      name: name, word: word, attributes: UnsafeBufferPointer(start: attributes, count: attributeCount),
      start: base + tagStart, stop: base + position, bytes: bytes, base: base)
  }

  /// Reads on to the next event.
  ///
  /// - Throws: a ``ReadError`` where the file cannot be read.
  mutating func next() throws(ReadError) -> Event {
    while true {
      let start = position
      do throws(Stop) {
        return try event()
      } catch {
        guard error == .incomplete, !source.isComplete else { return .unusual }
      }
      try source.readMore()
      position = start + base - source.bufferOffset
      bytes = UnsafePointer(source.bytes)
      count = source.count
      base = source.bufferOffset
    }
  }

  private mutating func event() throws(Stop) -> Event {
    while true {
      skipSpace()
      guard bytes[position] == UInt8(ascii: "<") else {
        guard position >= count else { throw .unusual }
        guard source.isComplete else { throw .incomplete }
        guard isBehindRoot else { throw .unusual }
        return .finished
      }
      switch bytes[position + 1] {
      case UInt8(ascii: "/"): return try endTag()
      case UInt8(ascii: "!"):
        let start = position
        try skipComment()
        let text = UTF8Text(start: bytes + start + 4, count: position - start - 7)
        if let rest = Self.suppression(in: text) {
          comment = rest
          commentStart = base + start
          return .suppression
        }
      case UInt8(ascii: "?"): try declaration()
      default: return try startTag()
      }
    }
  }

  @inline(__always)
  mutating func skipSpace() {
    while true {
      let byte = bytes[position]
      if byte == 0x20 {
        // Indentation comes in runs; the text is followed by zeros.
        let block = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self).littleEndian
        position &+= (block ^ 0x2020_2020_2020_2020).trailingZeroBitCount &>> 3
      } else if byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position &+= 1
      } else {
        return
      }
    }
  }

  /// What to throw at a byte that was not expected.
  func surprise() -> Stop { position >= count ? .incomplete : .unusual }

  /// Near the end of the bytes at hand a character may only be cut off.
  func surpriseNear() -> Stop { source.isComplete ? .unusual : .incomplete }

  // MARK: Tags

  private mutating func startTag() throws(Stop) -> Event {
    guard !isBehindRoot else { throw .unusual }
    tagStart = position
    position &+= 1
    let length = try nameLength()
    name = UTF8Text(start: bytes + position, count: length)
    word = words.word(padded: bytes + position, count: length)
    position &+= length
    attributeCount = 0
    if hasPrefixes { prefixes.startTag(depth: names.count) }
    if !resolved.isEmpty { resolved.removeAll(keepingCapacity: true) }
    var seen = MemberSet()
    while true {
      // Most attributes follow one space.
      if bytes[position] == 0x20, (bytes[position &+ 1] | 0x20) &- 97 < 26 {
        position &+= 1
        try attribute(&seen)
        continue
      }
      let before = position
      skipSpace()
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position &+= 1
        if hasPrefixes { try resolvePrefixes() }
        names.append(UTF8Text(start: bytes + (tagStart &+ 1), count: name.count))
        return .start(isEmpty: false)
      }
      if byte == UInt8(ascii: "/") {
        guard bytes[position &+ 1] == UInt8(ascii: ">") else {
          position &+= 1
          throw surprise()
        }
        position &+= 2
        if hasPrefixes { try resolvePrefixes() }
        isBehindRoot = names.isEmpty
        return .start(isEmpty: true)
      }
      guard position > before else { throw surprise() }
      try attribute(&seen)
    }
  }

  private mutating func endTag() throws(Stop) -> Event {
    guard let open = names.last else { throw .unusual }
    let start = position &+ 2
    guard names.isLast(open, at: bytes + start) else {
      throw start &+ open.count > count ? .incomplete : .unusual
    }
    position = start &+ open.count
    if bytes[position] != UInt8(ascii: ">") {
      skipSpace()
      guard bytes[position] == UInt8(ascii: ">") else { throw surprise() }
    }
    position &+= 1
    names.removeLast()
    isBehindRoot = names.isEmpty
    return .end
  }

  /// The length of the ASCII name that begins here.
  ///
  /// - Parameter mayBePrefix: whether a colon may follow it.
  @inline(__always)
  mutating func nameLength(mayBePrefix: Bool = false) throws(Stop) -> Int {
    // Nearly all names are of letters; of eight at once it takes a third of the time.
    let letters = letterCount(bytes + position)
    if letters > 0, letters < 16 {
      let next = bytes[position &+ letters]
      if next == UInt8(ascii: "=") || next == 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") {
        return letters
      }
    }
    var index = position
    guard isNameStart(bytes[index]) else { throw surprise() }
    index &+= 1
    while isNameStart(bytes[index]) || bytes[index] &- 48 < 10 || bytes[index] == 0x2D || bytes[index] == 0x2E {
      index &+= 1
    }
    // A prefix, or a letter outside ASCII, or the end of what is at hand.
    let next = bytes[index]
    guard next != UInt8(ascii: ":") || mayBePrefix, next < 0x80, next != 0 else {
      let isCut = index >= count
      throw isCut ? .incomplete : .unusual
    }
    return index &- position
  }

  @inline(__always)
  private func isNameStart(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte == 0x5F }
}

// The text between tags.
extension PlainXMLScanner {
  /// What is behind the first word of a comment that suppresses; `nil` for another comment.
  static func suppression(in comment: UTF8Text) -> UTF8Text? {
    var start = 0
    while start < comment.count, isXMLSpace(comment[start]) { start += 1 }
    let text = UTF8Text(rebasing: comment[start...])
    guard text.begins(with: Suppression.name) else { return nil }
    return UTF8Text(rebasing: text[Suppression.name.utf8CodeUnitCount...])
  }

  mutating func skipComment() throws(Stop) {
    guard rest.begins(with: "<!--") else { throw position + 4 > count ? .incomplete : .unusual }
    var index = position + 4
    while bytes[index] != UInt8(ascii: "-") || bytes[index + 1] != UInt8(ascii: "-") {
      let byte = bytes[index]
      guard byte < 0x7F, byte >= 0x20 || isXMLSpace(byte) else {
        let isCut = index >= count
        throw isCut ? .incomplete : .unusual
      }
      index += 1
    }
    guard bytes[index + 2] == UInt8(ascii: ">") else { throw index + 2 >= count ? .incomplete : .unusual }
    position = index + 3
  }

  /// The XML declaration of a text in UTF-8, at the very beginning.
  mutating func declaration() throws(Stop) {
    guard openElements == 0, !isBehindRoot, base == 0, position == 0 || position == 3 else { throw .unusual }
    let length = XMLDeclaration.length(in: rest)
    guard length > 0 else { throw .unusual }
    position += length
  }

  /// What is at hand and not read yet.
  private var rest: UTF8Text { UTF8Text(start: bytes + position, count: max(0, count - position)) }
}
