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

  @exclusivity(unchecked) private var context: xmlParserCtxtPtr?
  /// The file being read.
  @exclusivity(unchecked) private(set) var source: SourceReader
  /// Why parsing cannot go on.
  @exclusivity(unchecked) private var failure: ReadError?
  /// Behind the last tag, as a file offset: the next one is searched from there.
  @exclusivity(unchecked) private var searchStart = 0
  /// The words of names by the names' addresses, which are equal for equal names as long as the dictionary lives.
  private let wordCache: UnsafeMutablePointer<(name: UnsafePointer<UInt8>?, word: UInt8)>
  private static let wordCacheSize = 1024
  private let words = WordTable.shared

  init() {
    source = SourceReader(limit: 0, pieceSize: 0)
    wordCache = .allocate(capacity: Self.wordCacheSize)
    wordCache.initialize(repeating: (nil, WordTable.none), count: Self.wordCacheSize)
  }

  deinit {
    free()
    wordCache.deallocate()
  }

  // MARK: What a reader does

  /// A start tag; valid during the call.
  func start(_ tag: borrowing XMLStartTag) {}

  /// An end tag, or the end of an empty element.
  func end() {}

  /// Text that is not only white space.
  func text(_ text: UTF8Text, at offset: Int) {}

  // MARK: What a reader can ask

  /// Where the parser stands: behind the last byte that it took.
  final var offset: Int { max(0, xmlByteConsumed(context)) }

  /// Ends parsing with an error.
  final func refuse(_ error: ReadError) {
    if failure == nil { failure = error }
    xmlStopParser(context)
  }

  /// The number of the vocabulary's word that a name of libxml2's dictionary is, or ``WordTable/none``.
  @inline(__always)
  final func word(_ name: UnsafePointer<UInt8>) -> UInt8 {
    let slot = wordCache + Int((UInt(bitPattern: name) >> 1) % UInt(Self.wordCacheSize))
    if slot.pointee.name == name { return slot.pointee.word }
    let word = words.word(name, count: strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)))
    slot.pointee = (name, word)
    return word
  }

  /// Parses a file.
  ///
  /// - Throws: a ``ReadError`` with its place where the file is not well-formed, has a document type, or the reader refuses it.
  final func parse(_ source: SourceReader) throws(ReadError) {
    try XMLEncoding.makeUTF8(source)
    guard Self.isReady, prepare() else { throw ReadError("out of memory") }
    self.source = source
    failure = nil
    searchStart = 0
    var fed = 0
    while true {
      let available = source.count - fed
      let piece = min(available, Self.pieceSize)
      let isLast = source.isComplete && piece == available
      try checkAttributes(from: fed, count: piece)
      xmlParseChunk(
        context, UnsafeRawPointer(source.bytes + fed).assumingMemoryBound(to: CChar.self), Int32(piece), isLast ? 1 : 0)
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

  private func free() {
    if let context { xmlFreeParserCtxt(context) }
    context = nil
    wordCache.update(repeating: (nil, WordTable.none), count: Self.wordCacheSize)
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
    sax.internalSubset = tellDocumentType
    sax.serror = tellError
    context = xmlCreatePushParserCtxt(&sax, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    guard let context else { return false }
    setOptions(context)
    return true
  }

  private func setOptions(_ context: xmlParserCtxtPtr) {
    xmlCtxtUseOptions(
      context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOWARNING.rawValue))
  }

  /// Refuses a start tag with very many attributes before libxml2 meets it. Such a tag leaves a piece without any `<`.
  private func checkAttributes(from start: Int, count: Int) throws(ReadError) {
    guard count == Self.pieceSize, memchr(source.bytes + start, 0x3C, count) == nil else { return }
    var tag = start
    while tag > 0, source.bytes[tag] != 0x3C { tag -= 1 }
    guard source.bytes[tag] == 0x3C else { return }
    var attributes = 0
    var quote: UInt8 = 0
    for index in tag..<start + count {
      let byte = source.bytes[index]
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
      throw ReadError("an element with more than \(Self.maximumAttributes) attributes", at: source.bufferOffset + tag)
    }
  }

  // MARK: What libxml2 tells

  @inline(__always)
  fileprivate final func startElement(
    _ name: UnsafePointer<UInt8>, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int32
  ) {
    guard failure == nil, let input = context?.pointee.input else { return }
    // The parser stands behind the last attribute.
    let bytes = source.bytes
    let base = source.bufferOffset
    let consumed = min(offset - base, source.count)
    let start = tagStart(before: consumed)
    let stop = consumed + (bytes[consumed] == UInt8(ascii: "/") ? 2 : 1)
    searchStart = base + stop
    guard count <= Self.maximumAttributes else {
      return refuse(ReadError("an element with more than \(Self.maximumAttributes) attributes", at: base + start))
    }
    self.start(
      XMLStartTag(
        name: name, attributes: attributes, count: Int(count), start: base + start, stop: base + max(start, stop),
        bytes: UnsafePointer(bytes), base: base, input: UnsafePointer(input), end: consumed))
  }

  /// Where the tag that the parser has just read begins, among the bytes at hand.
  @inline(__always)
  private func tagStart(before end: Int) -> Int {
    let bytes = source.bytes
    var index = max(0, searchStart - source.bufferOffset)
    // Usually there is white space behind the last tag, and end tags.
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        if bytes[index + 1] == UInt8(ascii: "/") {
          while index < end, bytes[index] != UInt8(ascii: ">") { index += 1 }
        } else if bytes[index + 1] == UInt8(ascii: "!") || bytes[index + 1] == UInt8(ascii: "?") {
          break
        } else {
          return index
        }
      }
      index += 1
    }
    // Behind comments and the like it is found from its end: no `<` can stand inside a tag.
    index = end - 1
    while index > 0, bytes[index] != UInt8(ascii: "<") { index -= 1 }
    return index
  }

  fileprivate final func characters(_ text: UTF8Text) {
    guard failure == nil else { return }
    for byte in text where !isXMLSpace(byte) { return self.text(text, at: max(0, offset - text.count)) }
  }

  fileprivate final func refuseDocumentType() {
    refuse(ReadError("a document type (<!DOCTYPE …>) is not allowed: screen descriptions use no entities", at: offset))
  }

  fileprivate final func report(_ error: xmlError) {
    guard failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    let message = error.message.map { String(cString: $0) } ?? "not well-formed"
    let firstLine = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
    failure = ReadError(
      "the XML is not well-formed: \(firstLine)", at: min(offset, source.bufferOffset + source.count))
  }
}

private typealias Parser = Unmanaged<XMLPushParser>

private let tellStart: startElementNsSAX2Func = { context, name, _, _, _, _, count, _, attributes in
  guard let context, let name else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.startElement(name, attributes, count: count) }
}

private let tellEnd: endElementNsSAX2Func = { context, _, _, _ in
  guard let context else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.end() }
}

private let tellCharacters: charactersSAXFunc = { context, text, count in
  guard let context else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.characters(UTF8Text(start: text, count: Int(count))) }
}

private let tellDocumentType: internalSubsetSAXFunc = { context, _, _, _ in
  guard let context else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.refuseDocumentType() }
}

private let tellError: xmlStructuredErrorFunc = { context, error in
  guard let context, let error else { return }
  Parser.fromOpaque(context)._withUnsafeGuaranteedRef { $0.report(error.pointee) }
}
