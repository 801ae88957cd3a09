import Screens

/// A look at the beginning of an XML file: the name of its root element, and the names of that element's attributes.
struct XMLOpening {
  /// The root element's name without its prefix; `nil` where the beginning shows none.
  let rootName: String?
  /// The names of the root element's attributes, with their prefixes, as far as the beginning shows them.
  private(set) var attributeNames: [String] = []

  /// - Parameter withAttributes: whether the names of the root element's attributes are wanted.
  /// - Returns: `nil` where the file does not begin as XML does.
  init?(_ opening: Opening, withAttributes: Bool = false) {
    guard XMLEncoding.isUTF16(opening.bytes) else {
      self.init(opening.bytes, withAttributes: withAttributes)
      return
    }
    // Names can be read with the zeros left out.
    let bytes = opening.bytes.filter { $0 != 0 && $0 < 0x80 }
    guard let opening = bytes.withUnsafeBufferPointer({ Self($0, withAttributes: withAttributes) }) else { return nil }
    self = opening
  }

  private init?(_ text: UTF8Text, withAttributes: Bool) {
    guard text.first(where: { !isXMLSpace($0) }) == UInt8(ascii: "<") else { return nil }
    let bytes = UTF8Text(rebasing: text[XMLProlog.end(in: text).offset...].prefix(XMLProlog.rootLength))
    var index = bytes.startIndex
    func skipSpace() { while index < bytes.endIndex, isXMLSpace(bytes[index]) { index += 1 } }
    func starts(_ text: StaticString) -> Bool { UTF8Text(rebasing: bytes[index...]).begins(with: text) }
    guard starts("<") else {
      rootName = nil
      return
    }
    let name = bytes[(index + 1)...].prefix {
      !isXMLSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "<")
    }
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    rootName = local.isEmpty ? nil : String(decoding: local, as: UTF8.self)
    guard withAttributes else { return }
    index = name.endIndex
    while index < bytes.endIndex {
      skipSpace()
      let attribute = bytes[index...].prefix {
        !isXMLSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }
      index = attribute.endIndex
      skipSpace()
      guard !attribute.isEmpty, index < bytes.endIndex, bytes[index] == UInt8(ascii: "=") else { return }
      attributeNames.append(String(decoding: attribute, as: UTF8.self))
      index += 1
      skipSpace()
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { return }
      index = end + 1
    }
  }
}
