import CLibXML2
import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// libxml2's SAX2 interface, fed with pieces of a file: no network, no document type, no entities but the predefined ones.
///
/// A reader of an XML format is a subclass that says what it does with start tags, end tags and text. One parser serves all files of a
/// thread; its dictionary of names lives on between them.
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

  @exclusivity(unchecked) private var context: xmlParserCtxtPtr?
  /// The file being read.
  @exclusivity(unchecked) private(set) var source: SourceReader
  // What the file has at hand, which stays while libxml2 works on a piece of it.
  @exclusivity(unchecked) private var bytes: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var byteCount = 0
  @exclusivity(unchecked) private var base = 0
  /// The attributes of the tag being told.
  private let attributes = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: maximumAttributes)
  /// Where the scanner of plain XML stands; negative while libxml2 parses.
  @exclusivity(unchecked) private var plainOffset = -1
  /// Why parsing cannot go on.
  @exclusivity(unchecked) private var failure: ReadError?
  /// Behind the last tag, as a file offset: text is searched from there.
  @exclusivity(unchecked) private var searchStart = 0
  /// Whether the text since the last tag was told.
  @exclusivity(unchecked) private var isInText = false
  private let words = WordTable.shared

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

  /// A comment that suppresses: what stands behind its first word; valid during the call.
  func suppression(_ text: UTF8Text, at range: Range<Int>) {}

  /// The file is read again from its beginning: what was told so far counts for nothing.
  func restart() {}

  // MARK: What a reader can ask

  /// Where the parser stands: behind the last byte that it took.
  final var offset: Int { plainOffset >= 0 ? plainOffset : max(0, xmlByteConsumed(context)) }

  /// Ends parsing with an error.
  final func refuse(_ error: ReadError) {
    if failure == nil { failure = error }
    xmlStopParser(context)
  }

  /// Parses a file.
  ///
  /// - Throws: a ``ReadError`` with its place where the file is not well-formed, has a document type, or the reader refuses it.
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
  /// - Returns: `false` where the file is not plain, or not well-formed: libxml2 has to read it, and knows best what is wrong.
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
      case .finished: return true
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
    var sax = xmlSAXHandler()
    sax.initialized = XML_SAX2_MAGIC
    sax.startElementNs = tellStart
    sax.endElementNs = tellEnd
    sax.characters = tellCharacters
    // Where both are the same, libxml2 does not look which it is.
    sax.ignorableWhitespace = tellCharacters
    sax.cdataBlock = tellCharacters
    sax.comment = tellComment
    sax.internalSubset = tellDocumentType
    sax.serror = tellError
    context = xmlCreatePushParserCtxt(&sax, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
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

  // MARK: What libxml2 tells

  @inline(__always)
  fileprivate final func startElement(
    _ name: UnsafePointer<UInt8>, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int32
  ) {
    guard failure == nil, let input = context?.pointee.input else { return }
    // The parser stands behind the last attribute.
    let consumed = min(offset - base, byteCount)
    // No `<` can stand inside a tag, so the one before is the tag's own.
    var start = consumed - 1
    while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
    let stop = consumed + (bytes[consumed] == UInt8(ascii: "/") ? 2 : 1)
    searchStart = base + stop
    isInText = false
    guard count <= Self.maximumAttributes else {
      return refuse(ReadError("an element with more than \(Self.maximumAttributes) attributes", at: base + start))
    }
    for index in 0..<Int(count) {
      guard let attributes, let attributeName = attributes[index * 5], let first = attributes[index * 5 + 3],
        let end = attributes[index * 5 + 4]
      else { return }
      // A plain value is a piece of the parser's own input, whose distance to its present place is that in the text.
      let isPlain = first >= input.pointee.base && first <= input.pointee.cur
      let name = UTF8Text(terminated: attributeName)
      let word = words.word(name)
      (self.attributes + index).initialize(
        to: XMLAttribute(
          name: name, member: word == WordTable.none ? WordTable.none : words[word].member,
          isResolved: false,
          namespaceStart: attributes[index * 5 + 2],
          value: UTF8Text(start: first, count: end - first),
          valueStart: isPlain ? base + consumed - (input.pointee.cur - first) : -1))
    }
    let name = UTF8Text(terminated: name)
    self.start(
      XMLStartTag(
        name: name, word: words.word(name),
        attributes: UnsafeBufferPointer(start: self.attributes, count: Int(count)), start: base + start,
        stop: base + max(start, stop), bytes: UnsafePointer(bytes), base: base))
  }

  fileprivate final func endElement() {
    isInText = false
    end()
  }

  fileprivate final func characters(_ text: UTF8Text) {
    guard failure == nil, !isInText else { return }
    for byte in text where !isXMLSpace(byte) {
      isInText = true
      let start = textStart(before: min(offset(behind: text) - base, byteCount))
      return self.text(at: base + start..<base + start + (validUTF8Length(bytes + start) ?? 1))
    }
  }

  /// libxml2 tells plain text before it goes on behind it, and everything else afterwards.
  private func offset(behind text: UTF8Text) -> Int {
    guard let input = context?.pointee.input, let start = text.baseAddress, start >= input.pointee.cur,
      start < input.pointee.end
    else { return offset }
    return offset + (start - input.pointee.cur) + text.count
  }

  /// Where the text that the parser stands in or behind begins, among the bytes at hand: the first character behind the last tag that
  /// is neither white space nor in a comment. libxml2 tells pieces of it, in which references are resolved.
  private func textStart(before end: Int) -> Int {
    var index = max(0, searchStart - base)
    var found: Int?
    var isLiteral = false
    func starts(_ text: StaticString) -> Bool { memcmp(bytes + index, text.utf8Start, text.utf8CodeUnitCount) == 0 }
    func skip(past text: StaticString) {
      while index < end, !starts(text) { index += 1 }
      index += text.utf8CodeUnitCount
    }
    while index < end {
      if isLiteral, starts("]]>") {
        isLiteral = false
        index += 3
      } else if isLiteral || bytes[index] != UInt8(ascii: "<") {
        if found == nil, !isXMLSpace(bytes[index]) { found = index }
        index += 1
      } else if starts("<![CDATA[") {
        isLiteral = true
        index += 9
      } else if starts("<!--") {
        skip(past: "-->")
      } else if starts("<?") {
        skip(past: "?>")
      } else {
        skip(past: ">")
        found = nil
      }
    }
    return found ?? max(0, end - 1)
  }

  fileprivate final func comment(_ text: UTF8Text) {
    guard failure == nil, let rest = PlainXMLScanner.suppression(in: text) else { return }
    // The parser stands behind the comment, in which no other can begin.
    let end = min(offset - base, byteCount)
    var start = max(0, end - 7)
    while start > 0, memcmp(bytes + start, "<!--", 4) != 0 { start -= 1 }
    suppression(rest, at: base + start..<base + max(start, end))
  }

  fileprivate final func refuseDocumentType() {
    refuse(ReadError("a document type (<!DOCTYPE …>) is not allowed: screen descriptions use no entities", at: offset))
  }

  fileprivate final func report(_ error: xmlError) {
    guard failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    var text = XMLErrorText.text(code: error.code, message: error.message.map { String(cString: $0) } ?? "")
    // Depending on how the text is fed, libxml2 misses a tag's end, an element's, or finds too much at the end of what there is.
    let isAtEnd = source.isComplete && offset >= base + byteCount
    let isOpen = source.isComplete && (context?.pointee.nameNr ?? 0) > 0
    let isUnfinished =
      switch xmlParserErrors(UInt32(bitPattern: error.code)) {
      case XML_ERR_GT_REQUIRED: isAtEnd
      case XML_ERR_DOCUMENT_END, XML_ERR_TAG_NOT_FINISHED: isOpen
      default: false
      }
    var place = min(offset, base + byteCount)
    if isUnfinished {
      // A NUL ends the text for libxml2.
      let rest = UnsafeBufferPointer(start: bytes + (place - base), count: base + byteCount - place)
      if let zero = rest.firstIndex(of: 0) {
        text = XMLErrorText.text(code: Int32(XML_ERR_INVALID_CHAR.rawValue), message: "")
        place += zero
      } else {
        text = "the text ends before its root element does"
        place = base + byteCount
      }
    }
    failure = ReadError("the XML is not well-formed: \(text)", at: place)
    // Not every error ends parsing by itself.
    xmlStopParser(context)
  }
}

private typealias Parser = Unmanaged<XMLPushParser>

private let tellStart: startElementNsSAX2Func = { context, name, _, _, _, _, count, _, attributes in
  guard let context, let name else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.startElement(name, attributes, count: count) }
}

private let tellEnd: endElementNsSAX2Func = { context, _, _, _ in
  guard let context else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.endElement() }
}

private let tellCharacters: charactersSAXFunc = { context, text, count in
  guard let context else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.characters(UTF8Text(start: text, count: Int(count))) }
}

private let tellComment: commentSAXFunc = { context, text in
  guard let context, let text else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.comment(UTF8Text(terminated: text)) }
}

private let tellDocumentType: internalSubsetSAXFunc = { context, _, _, _ in
  guard let context else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.refuseDocumentType() }
}

private let tellError: xmlStructuredErrorFunc = { context, error in
  guard let context, let error else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.report(error.pointee) }
}
