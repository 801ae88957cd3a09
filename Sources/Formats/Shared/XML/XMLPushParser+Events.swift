import CLibXML2
import Screens
import Support

// What libxml2 reports, and where it is in the text: a tag, text, a comment, an error.
extension XMLPushParser {
  /// libxml2's handler, with a parser as its user data.
  static var events: xmlSAXHandler {
    var events = xmlSAXHandler()
    events.initialized = XML_SAX2_MAGIC
    events.startElementNs = tellStart
    events.endElementNs = tellEnd
    events.characters = tellCharacters
    // Where both are the same, libxml2 does not look which it is.
    events.ignorableWhitespace = tellCharacters
    events.cdataBlock = tellCharacters
    events.comment = tellComment
    events.internalSubset = tellDocumentType
    events.serror = tellError
    return events
  }

  @inline(__always)
  fileprivate func startElement(
    _ name: UnsafePointer<UInt8>, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int32
  ) {
    guard failure == nil, let input = context?.pointee.input else { return }
    // The parser is behind the last attribute.
    let consumed = min(offset - base, byteCount)
    // No `<` can be inside a tag, so the one before is the tag's own.
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

  fileprivate func endElement() {
    isInText = false
    end()
  }

  fileprivate func characters(_ text: UTF8Text) {
    guard failure == nil, !isInText else { return }
    for byte in text where !isXMLSpace(byte) {
      isInText = true
      let start = textStart(before: min(offset(behind: text) - base, byteCount))
      if let conflict = conflict(inTextAt: start) {
        return refuse(ReadError(MergeConflict.message, at: base + conflict))
      }
      return self.text(at: base + start..<base + start + (validUTF8Length(bytes + start) ?? 1))
    }
  }

  /// Where a marker of a merge conflict is in the text that begins there: XML may hold one, but nothing else writes it.
  private func conflict(inTextAt start: Int) -> Int? {
    let rest = UnsafeBufferPointer(start: UnsafePointer(bytes + start), count: byteCount - start)
    let text = rest.prefix { $0 != UInt8(ascii: "<") }
    guard let marker = MergeConflict.leftover(in: UnsafeBufferPointer(rebasing: text)) else { return nil }
    // The text may begin in the middle of a line.
    if marker == 0, start == 0 || bytes[start - 1] != 0x0A && bytes[start - 1] != 0x0D { return nil }
    return start + marker
  }

  /// libxml2 reports plain text before it goes on behind it, and everything else afterwards.
  private func offset(behind text: UTF8Text) -> Int {
    guard let input = context?.pointee.input, let start = text.baseAddress, start >= input.pointee.cur,
      start < input.pointee.end
    else { return offset }
    return offset + (start - input.pointee.cur) + text.count
  }

  /// Where the text that the parser is in or behind begins, among the bytes at hand. It is the first character behind
  /// the last tag that is neither white space nor in a comment; libxml2 reports pieces of it, in which references are
  /// resolved.
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

  fileprivate func comment(_ text: UTF8Text) {
    guard failure == nil, let rest = PlainXMLScanner.suppression(in: text) else { return }
    // The parser is behind the comment, in which no other can begin.
    let end = min(offset - base, byteCount)
    var start = max(0, end - 7)
    while start > 0, memcmp(bytes + start, "<!--", 4) != 0 { start -= 1 }
    suppression(rest, at: base + start..<base + max(start, end))
  }

  fileprivate func refuseDocumentType() {
    refuse(ReadError("a document type (<!DOCTYPE …>) is not allowed: screen descriptions use no entities", at: offset))
  }

  fileprivate func report(_ error: xmlError) {
    let code = xmlParserErrors(UInt32(bitPattern: error.code))
    // Names of namespaces are compared and never followed: what else they are does not matter, and the scanner does not ask.
    guard failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue, code != XML_WAR_NS_URI else { return }
    var text = XMLErrorText.text(code: error.code, message: error.message.map { String(cString: $0) } ?? "")
    // Depending on how the text is fed, libxml2 misses a tag's end, an element's, or finds too much at the end of what there is.
    let isAtEnd = source.isComplete && offset >= base + byteCount
    let isOpen = source.isComplete && (context?.pointee.nameNr ?? 0) > 0
    let isUnfinished =
      switch code {
      case XML_ERR_GT_REQUIRED, XML_ERR_NAME_REQUIRED, XML_ERR_SPACE_REQUIRED, XML_ERR_ATTRIBUTE_NOT_STARTED,
        XML_ERR_ATTRIBUTE_NOT_FINISHED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
        isAtEnd
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
    let isOfNamespaces = (XML_NS_ERR_XML_NAMESPACE.rawValue...XML_NS_ERR_COLON.rawValue).contains(
      code.rawValue)
    let limit = XMLErrorText.limit(in: error.message.map { String(cString: $0) } ?? "")
    failure = ReadError(
      limit ?? "\(isOfNamespaces ? "the namespaces of the XML are wrong" : "the XML is not well-formed"): \(text)",
      at: place)
    failure?.isCutOff = limit == nil && isUnfinished && place == base + byteCount
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
