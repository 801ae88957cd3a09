import CLibXML2
import Screens

/// What encoding an XML text is in, and how it becomes UTF-8.
///
/// libxml2 is given UTF-8 only, so that its byte offsets are those of the text at hand.
enum XMLEncoding {
  /// Whether a text is UTF-16, by its beginning.
  static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { utf16(bytes) != nil }

  /// Replaces a text in another encoding by its UTF-8 form.
  ///
  /// - Throws: a ``ReadError`` where the encoding is unknown or the text is not valid in it.
  static func makeUTF8(_ source: SourceReader) throws(ReadError) {
    if source.isDecoded { return }
    while source.count < 256, try source.readMore() {}
    let bytes = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    if let encoding = WideEncoding(of: UTF8Text(rebasing: bytes.prefix(4))), encoding.isUTF32 {
      throw ReadError("XML in \(encoding.name) is not supported; save the file as UTF-8", at: 0)
    }
    if let encoding = utf16(bytes) {
      try source.readAll()
      // The place of an error counts in the text that was decoded.
      if let mistake = source.decode(encoding) { throw ReadError(mistake, at: source.count) }
      return
    }
    guard let (name, offset) = declared(bytes), !isUTF8(name) else { return }
    // An encoding of two bytes a character could not have been declared in one byte a character.
    if name.hasPrefix("utf-16") || name.hasPrefix("utf16") || name.hasPrefix("ucs-2") {
      throw ReadError("the XML declaration says \(name.uppercased()), but the text is in another encoding", at: offset)
    }
    try source.readAll()
    try decode(source, name, declaredAt: offset)
  }

  /// The encoding's name in the XML declaration, in lower case, and where it is.
  private static func declared(_ bytes: UnsafeBufferPointer<UInt8>) -> (name: String, offset: Int)? {
    guard bytes.prefix(8).contains(UInt8(ascii: "?")), XMLDeclaration.length(in: bytes) == 0 else { return nil }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"), let start = head.range(of: "encoding"),
      start.upperBound <= end.lowerBound
    else { return nil }
    let rest = head[start.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" || $0 == "\t" || $0.isNewline }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let name = rest.dropFirst().prefix { $0 != quote }
    return (name.lowercased(), head.utf8.distance(from: head.startIndex, to: name.startIndex))
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8", "us-ascii", "ascii"].contains(name)
  }

  /// UTF-16, where the byte order mark of a text or the zero beside its first `<` says so.
  private static func utf16(_ bytes: UnsafeBufferPointer<UInt8>) -> WideEncoding? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (UInt8(ascii: "<"), 0), (0xFE, 0xFF), (0, UInt8(ascii: "<")):
      return WideEncoding(of: UTF8Text(rebasing: bytes.prefix(2)))
    default: return nil
    }
  }

  private static func decode(_ source: SourceReader, _ name: String, declaredAt offset: Int) throws(ReadError) {
    guard let handler = xmlFindCharEncodingHandler(name) else {
      throw ReadError(
        "unknown encoding \"\(name.prefix(40))\" in the XML declaration; save the file as UTF-8", at: offset)
    }
    defer { xmlCharEncCloseFunc(handler) }
    // libxml2 would write to standard error what is thrown here.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    guard let input = xmlBufferCreate(), let output = xmlBufferCreate() else { throw ReadError("out of memory") }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    xmlBufferAdd(input, source.bytes, Int32(clamping: source.count))
    // The function converts what fits; it says 0 or more as long as it gets on.
    var isValid = true
    while isValid, xmlBufferLength(input) > 0 {
      let before = xmlBufferLength(input)
      let written = xmlCharEncInFunc(handler, output, input)
      isValid = written >= 0 && xmlBufferLength(input) < before
    }
    let count = Int(xmlBufferLength(output))
    source.replaceText(
      with: UnsafeRawBufferPointer(start: xmlBufferContent(output), count: count), from: name.uppercased())
    if !isValid { throw ReadError("the text is not valid \(name.prefix(40))", at: count) }
  }
}

extension String {
  /// Where a text is in this one for the first time; Foundation has it, which this program does without.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

/// The libxml2 that reads what is not plain XML, for the bug report of a user.
package enum XMLLibrary {
  /// Its version, as in `2.9.14`.
  package static let version = LIBXML_DOTTED_VERSION

  /// Whether it is inside the executable, as everything else is then, rather than one of the machine's shared
  /// libraries.
  package static var isStatic: Bool {
    #if os(Linux)
      // A program with shared libraries was loaded by the loader, and has its address.
      getauxval(UInt(AT_BASE)) == 0
    #else
      false
    #endif
  }

  /// Those encodings that it can decode besides UTF-8 and UTF-16, by the names of IANA: a static executable has no
  /// converters but its own.
  package static var encodings: [String] {
    candidates.filter { name in
      guard let handler = xmlFindCharEncodingHandler(name) else { return false }
      xmlCharEncCloseFunc(handler)
      return true
    }
  }

  /// The encodings that XML was written in before UTF-8; ISO 8859 has no part 12.
  private static var candidates: [String] {
    ((1...16).filter { $0 != 12 }.map { "ISO-8859-\($0)" }) + (1250...1258).map { "windows-\($0)" } + [
      "KOI8-R", "KOI8-U", "Shift_JIS", "EUC-JP", "ISO-2022-JP", "GB2312", "GBK", "GB18030", "Big5", "EUC-KR",
    ]
  }
}
