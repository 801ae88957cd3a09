import CLibXML2
import Screens
import Support

/// libxml2's SAX2 interface, fed with pieces of a file: no network, no document type, no entities but the predefined
/// ones.
///
/// A reader of an XML format is a subclass that says what it does with start tags, end tags and text. One parser serves
/// all files of a thread; its dictionary of names lives on between them.
class XMLPushParser {
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// Attributes of one element beyond which libxml2's time grows with their square.
  static let maximumAttributes = 1000
  private static let pieceSize = 64 << 10
  private static let options = Int32(
    XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOWARNING.rawValue)

  final var context: xmlParserCtxtPtr?
  /// The file being read.
  private(set) var source: SourceReader
  // What the file has at hand, which stays while libxml2 works on a piece of it.
  final var bytes: UnsafeMutablePointer<UInt8>
  final var byteCount = 0
  final var base = 0
  /// The attributes of the current tag.
  final let attributes = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: maximumAttributes)
  /// Where the scanner of plain XML is; negative while libxml2 parses.
  private var plainOffset = -1
  /// Why parsing cannot go on.
  final var failure: ReadError?
  /// Behind the last tag, as a file offset: text is searched from there.
  final var searchStart = 0
  /// Whether the text since the last tag was reported.
  final var isInText = false
  final let words = WordTable.shared

  init() {
    source = SourceReader(limit: 0, pieceSize: 0)
    bytes = source.bytes
  }

  deinit {
    free()
    attributes.deallocate()
  }

  // MARK: What a reader does

  /// A start tag; valid during the call.
  func start(_ tag: borrowing XMLStartTag) {}

  /// An end tag, or the end of an empty element.
  func end() {}

  /// Text that is not only white space, once between two tags; the place is that of its first character.
  func text(at range: Range<Int>) {}

  /// A comment that suppresses: what is behind its first word; valid during the call.
  func suppression(_ text: UTF8Text, at range: Range<Int>) {}

  /// The file is read again from its beginning: what was reported so far counts for nothing.
  func restart() {}

  // MARK: What a reader can ask

  /// Where the parser is: behind the last byte that it took.
  final var offset: Int { plainOffset >= 0 ? plainOffset : max(0, xmlByteConsumed(context)) }

  /// Ends parsing with an error.
  final func refuse(_ error: ReadError) {
    if failure == nil { failure = error }
    xmlStopParser(context)
  }

  /// Parses a file.
  ///
  /// - Throws: a ``ReadError`` with its place where the file is not well-formed, has a document type, or the reader
  ///   refuses it.
  final func parse(_ source: SourceReader) throws(ReadError) {
    try XMLEncoding.makeUTF8(source)
    self.source = source
    failure = nil
    if try parsePlainly() { return }
    try source.rewind()
    restart()
    guard Self.isReady, prepare() else { throw ReadError("out of memory") }
    searchStart = 0
    isInText = false
    if source.isComplete, source.bufferOffset == 0 { return try parseWhole() }
    var fed = 0
    while true {
      let available = source.count - fed
      let piece = min(available, Self.pieceSize)
      let isLast = source.isComplete && piece == available
      look()
      try checkAttributes(from: fed, count: piece)
      xmlParseChunk(
        context, UnsafeRawPointer(bytes + fed).assumingMemoryBound(to: CChar.self), Int32(piece), isLast ? 1 : 0)
      if let failure { throw failure }
      try refuseNUL(in: fed..<fed + piece)
      fed += piece
      if isLast { return }
      if fed == source.count {
        let before = source.bufferOffset
        try source.readMore()
        fed -= source.bufferOffset - before
      }
    }
  }

  /// Reads a file of plain XML without libxml2.
  ///
  /// - Returns: `false` where the file is not plain, or not well-formed: libxml2 has to read it, and knows best what is
  ///   wrong.
  private func parsePlainly() throws(ReadError) -> Bool {
    var scanner = PlainXMLScanner(source, attributes)
    defer { plainOffset = -1 }
    while true {
      switch try scanner.next() {
      case .start(let isEmpty):
        plainOffset = scanner.offset
        start(scanner.tag)
        if isEmpty, failure == nil { end() }
      case .end:
        plainOffset = scanner.offset
        end()
      case .suppression:
        plainOffset = scanner.offset
        suppression(scanner.comment, at: scanner.commentStart..<scanner.offset)
      case .finished:
        look()
        try refuseNUL(in: 0..<byteCount)
        return true
      case .unusual: return false
      }
      if let failure { throw failure }
    }
  }

  /// Parses a file that is at hand as a whole, which spares libxml2 its looks for the ends of pieces.
  private func parseWhole() throws(ReadError) {
    look()
    var start = 0
    while byteCount - start >= Self.pieceSize {
      try checkAttributes(from: start, count: Self.pieceSize)
      start += Self.pieceSize
    }
    let text = UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
    xmlCtxtReadMemory(context, text, Int32(clamping: byteCount), nil, nil, Self.options)
    if let failure { throw failure }
    try refuseNUL(in: 0..<byteCount)
  }

  /// A NUL ends the text for libxml2, and what is behind it would count for nothing.
  private func refuseNUL(in range: Range<Int>) throws(ReadError) {
    guard !range.isEmpty, let zero = memchr(bytes + range.lowerBound, 0, range.count) else { return }
    throw ReadError(
      "the XML is not well-formed: there is a NUL after the document; remove it and the rest",
      at: base + (UnsafeRawPointer(zero) - UnsafeRawPointer(bytes)))
  }

  private func look() {
    bytes = source.bytes
    byteCount = source.count
    base = source.bufferOffset
  }

  private func free() {
    if let context { xmlFreeParserCtxt(context) }
    context = nil
  }

  private func prepare() -> Bool {
    // Names of hostile files would pile up in the dictionary.
    if let context, xmlDictSize(context.pointee.dict) > 4096 { free() }
    if let context {
      if xmlCtxtResetPush(context, nil, 0, nil, nil) == 0 {
        setOptions(context)
        return true
      }
      free()
    }
    var events = Self.events
    context = xmlCreatePushParserCtxt(&events, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    guard let context else { return false }
    setOptions(context)
    return true
  }

  private func setOptions(_ context: xmlParserCtxtPtr) {
    xmlCtxtUseOptions(context, Self.options)
  }

  /// Refuses a start tag with very many attributes before libxml2 meets it. Such a tag leaves a piece without any `<`.
  private func checkAttributes(from start: Int, count: Int) throws(ReadError) {
    guard count == Self.pieceSize, memchr(bytes + start, 0x3C, count) == nil else { return }
    var tag = start
    while tag > 0, bytes[tag] != 0x3C { tag -= 1 }
    // Comments and the like may hold any number of quotes.
    guard bytes[tag] == 0x3C, bytes[tag + 1] != 0x21, bytes[tag + 1] != 0x3F else { return }
    var attributes = 0
    var quote: UInt8 = 0
    for index in tag..<start + count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote {
          quote = 0
          attributes += 1
        }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return
      }
    }
    if attributes > Self.maximumAttributes {
      throw ReadError("an element with more than \(Self.maximumAttributes) attributes", at: base + tag)
    }
  }
}

/// What reads the elements of a foreign XML format: it counts how deep they are nested, and refuses what is nested too
/// deeply.
class NestedXMLParser: XMLPushParser {
  /// How deep the current tag lies; the root is 1.
  final private(set) var depth = 0

  /// A start tag, no deeper than `JSONScanner.maximumDepth`; valid during the call.
  func openElement(_ tag: borrowing XMLStartTag) {}

  /// The end of the innermost element.
  func closeElement() {}

  override func restart() { depth = 0 }

  final override func start(_ tag: borrowing XMLStartTag) {
    depth += 1
    guard depth <= JSONScanner.maximumDepth else {
      return refuse(ReadError("nested deeper than \(JSONScanner.maximumDepth) levels", at: tag.start))
    }
    openElement(tag)
  }

  final override func end() {
    depth -= 1
    closeElement()
  }
}
