import Screens

/// A look at the beginning of an XML file: the name of its root element.
struct XMLDetector {
  /// The root element's name without its prefix; `nil` where the beginning shows none.
  let rootName: String?
  /// Whether its name has a prefix.
  let isRootPrefixed: Bool
  /// Where its tag begins in the text that ``FileHead/withXMLText(_:)`` gives.
  let rootStart: Int

  /// - Returns: `nil` where the file does not begin as XML does.
  init?(_ opening: FileHead) {
    guard let opening = opening.withXMLText({ Self($0) }) else { return nil }
    self = opening
  }

  private init?(_ text: UTF8Text) {
    guard text.first(where: { !isXMLSpace($0) }) == UInt8(ascii: "<") else { return nil }
    rootStart = XMLProlog.end(in: text).offset
    let bytes = UTF8Text(rebasing: text[rootStart...].prefix(XMLProlog.rootLength))
    guard bytes.begins(with: "<") else {
      rootName = nil
      isRootPrefixed = false
      return
    }
    let name = bytes.dropFirst().prefix {
      !isXMLSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "<")
    }
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    let local = colon.map { name[($0 + 1)...] } ?? name
    rootName = local.isEmpty ? nil : String(decoding: local, as: UTF8.self)
    isRootPrefixed = colon != nil
  }
}

extension FileHead {
  /// Gives a body the bytes at hand as those of XML whose names can be read; of UTF-16 without the zeros and what is
  /// not ASCII.
  func withXMLText<Result>(_ body: (UTF8Text) -> Result) -> Result {
    guard XMLEncoding.isUTF16(bytes) else { return body(bytes) }
    return bytes.filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer(body)
  }
}
