import Screens

/// A look at the beginning of an XML file: the name of its root element.
struct XMLOpening {
  /// The root element's name without its prefix; `nil` where the beginning shows none.
  let rootName: String?
  /// Whether its name has a prefix.
  let isRootPrefixed: Bool

  /// - Returns: `nil` where the file does not begin as XML does.
  init?(_ opening: Opening) {
    guard XMLEncoding.isUTF16(opening.bytes) else {
      self.init(opening.bytes)
      return
    }
    // Names can be read with the zeros left out.
    let bytes = opening.bytes.filter { $0 != 0 && $0 < 0x80 }
    guard let opening = bytes.withUnsafeBufferPointer({ Self($0) }) else { return nil }
    self = opening
  }

  private init?(_ text: UTF8Text) {
    guard text.first(where: { !isXMLSpace($0) }) == UInt8(ascii: "<") else { return nil }
    let bytes = UTF8Text(rebasing: text[XMLProlog.end(in: text).offset...].prefix(XMLProlog.rootLength))
    var index = bytes.startIndex
    func skipSpace() { while index < bytes.endIndex, isXMLSpace(bytes[index]) { index += 1 } }
    func starts(_ text: StaticString) -> Bool { UTF8Text(rebasing: bytes[index...]).begins(with: text) }
    guard starts("<") else {
      rootName = nil
      isRootPrefixed = false
      return
    }
    let name = bytes[(index + 1)...].prefix {
      !isXMLSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "<")
    }
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    let local = colon.map { name[($0 + 1)...] } ?? name
    rootName = local.isEmpty ? nil : String(decoding: local, as: UTF8.self)
    isRootPrefixed = colon != nil
  }
}
