import Screens

/// A start tag with the places of its attributes; valid during the event.
struct XMLStartTag {
  /// The local name.
  let name: UTF8Text
  /// Number of the vocabulary's word that the name is, or `WordTable.none`.
  let word: UInt8
  /// The attributes; namespace declarations are none.
  let attributes: UnsafeBufferPointer<XMLAttribute>
  /// File offset of its `<`.
  let start: Int
  /// File offset behind its `>`.
  let stop: Int
  /// The bytes at hand and the file offset of the first of them.
  let bytes: UnsafePointer<UInt8>
  let base: Int

  /// From its `<` to behind its `>`, as file offsets.
  var range: Range<Int> { start..<max(start, stop) }

  /// The value of an attribute of no namespace; `nil` where there is none.
  func value(of name: StaticString) -> UTF8Text? {
    for attribute in attributes where attribute.name.equals(name) && !attribute.isForeign { return attribute.value }
    return nil
  }

  /// Where an attribute is: from its name to behind its closing quote, as file offsets.
  func range(of attribute: XMLAttribute) -> Range<Int> {
    let end = stop - base
    // Those of two namespaces may have one name.
    var namesakes = 0
    for other in attributes {
      if other.namespaceStart == attribute.namespaceStart, other.name.elementsEqual(attribute.name) { break }
      if other.name.elementsEqual(attribute.name) { namesakes += 1 }
    }
    var index = start - base + 1
    while index < end, !isXMLSpace(bytes[index]) { index += 1 }
    while index < end {
      while index < end, isXMLSpace(bytes[index]) { index += 1 }
      let first = index
      while index < end, bytes[index] != UInt8(ascii: "="), !isXMLSpace(bytes[index]) { index += 1 }
      var name = UTF8Text(start: bytes + first, count: index - first)
      let isDeclaration = name.starts(with: "xmlns:".utf8)
      if let colon = name.lastIndex(of: UInt8(ascii: ":")) { name = UTF8Text(rebasing: name[(colon + 1)...]) }
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
      let quote = bytes[index]
      index += 1
      while index < end, bytes[index] != quote { index += 1 }
      index += 1
      guard !isDeclaration, name.elementsEqual(attribute.name) else { continue }
      if namesakes == 0 { return base + first..<base + min(index, end) }
      namesakes -= 1
    }
    return range
  }
}
