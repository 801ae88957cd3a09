import Screens
import Syntax

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
    let text = UTF8Text(start: bytes, count: stop - base)
    // Where libxml2 has read the tag, its names are copies, and are looked for.
    if !attribute.isForeign, let name = attribute.name.baseAddress, name >= bytes, name < bytes + text.count {
      var tokens = XMLTokens(text, from: name - bytes, isInTag: true)
      while let token = tokens.next() {
        if token.kind == .value { return base + (name - bytes)..<base + token.end }
      }
    }
    // Those of two namespaces may have one name.
    var namesakes = 0
    for other in attributes {
      if other.namespaceStart == attribute.namespaceStart, other.name.elementsEqual(attribute.name) { break }
      if other.name.elementsEqual(attribute.name) { namesakes += 1 }
    }
    var tokens = XMLTokens(text, from: start - base)
    var written: Range<Int>?
    while let token = tokens.next() {
      if token.kind == .name { written = token.range }
      guard token.kind == .value, let name = written else { continue }
      let isDeclaration = text[name].starts(with: "xmlns:".utf8)
      let local = text[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1..<name.upperBound } ?? name
      guard !isDeclaration, text[local].elementsEqual(attribute.name) else { continue }
      if namesakes == 0 { return base + name.lowerBound..<base + token.end }
      namesakes -= 1
    }
    return range
  }
}
