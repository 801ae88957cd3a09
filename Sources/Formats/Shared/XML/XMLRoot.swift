import Screens

/// The root element of an XML file, as far as the beginning of the file shows it.
final class XMLRoot {
  /// Its name without its prefix; `nil` where the beginning shows none.
  let name: String?
  /// Whether its name has a prefix.
  let isPrefixed: Bool
  /// Where its tag begins in the text that ``FileHead/withXMLText(_:)`` gives.
  let start: Int

  /// - Returns: `nil` where a text does not begin as XML does.
  fileprivate init?(_ text: UTF8Text) {
    guard text.first(where: { !isXMLSpace($0) }) == UInt8(ascii: "<") else { return nil }
    start = XMLProlog.end(in: text).offset
    let bytes = UTF8Text(rebasing: text[start...].prefix(XMLProlog.rootLength))
    guard bytes.begins(with: "<") else {
      name = nil
      isPrefixed = false
      return
    }
    let name = bytes.dropFirst().prefix {
      !isXMLSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "<")
    }
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    let local = colon.map { name[($0 + 1)...] } ?? name
    self.name = local.isEmpty ? nil : String(decoding: local, as: UTF8.self)
    isPrefixed = colon != nil
  }
}

extension FileHead {
  /// The root element; `nil` where the file does not begin as XML does.
  var root: XMLRoot? {
    if let known = memo.root as? XMLRoot { return known }
    let root = withXMLText { XMLRoot($0) }
    memo.root = root
    return root
  }

  /// Gives a body the bytes at hand as those of XML whose names can be read; of UTF-16 without the zeros and what is
  /// not ASCII.
  func withXMLText<Result>(_ body: (UTF8Text) -> Result) -> Result {
    guard XMLEncoding.isUTF16(bytes) else { return body(bytes) }
    return bytes.filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer(body)
  }
}
