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
      self.init(UTF8Text(rebasing: opening.bytes.prefix(4096)))
      return
    }
    // Names can be read with the zeros left out.
    let bytes = opening.bytes.prefix(4096).filter { $0 != 0 && $0 < 0x80 }
    guard let opening = bytes.withUnsafeBufferPointer({ Self($0) }) else { return nil }
    self = opening
  }

  private init?(_ bytes: UTF8Text) {
    var index = bytes.startIndex
    func skipSpace() { while index < bytes.endIndex, isXMLSpace(bytes[index]) { index += 1 } }
    func starts(_ text: StaticString) -> Bool { UTF8Text(rebasing: bytes[index...]).begins(with: text) }
    func skip(past text: StaticString) {
      let end = text.withUTF8Buffer { bytes.firstIndex(of: $0, from: index) }
      index = end.map { $0 + text.utf8CodeUnitCount } ?? bytes.endIndex
    }
    skipSpace()
    guard starts("<") else { return nil }
    index += XMLDeclaration.length(in: UTF8Text(rebasing: bytes[index...]))
    while index < bytes.endIndex {
      skipSpace()
      if starts("<?") {
        skip(past: "?>")
      } else if starts("<!--") {
        skip(past: "-->")
      } else if starts("<!") {
        // A document type is refused later, with its place; here it only stands in the way of the root's name.
        var depth = 0
        repeat {
          if bytes[index] == UInt8(ascii: "[") { depth += 1 }
          if bytes[index] == UInt8(ascii: "]") { depth -= 1 }
          index += 1
        } while index < bytes.endIndex && (depth > 0 || bytes[index] != UInt8(ascii: ">"))
        index = min(index + 1, bytes.endIndex)
      } else {
        break
      }
    }
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
