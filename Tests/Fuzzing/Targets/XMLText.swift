import CLibXML2

/// A text that has to be XML.
struct XMLText {
  /// Whether libxml2 reads it without a complaint.
  let isWellFormed: Bool

  init(_ bytes: [UInt8]) {
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withUnsafeBytes { bytes in
      xmlReadMemory(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(truncatingIfNeeded: bytes.count), nil, nil,
        options)
    }
    isWellFormed = document != nil
    xmlFreeDoc(document)
  }
}
