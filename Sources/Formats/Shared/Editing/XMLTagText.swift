import Screens

/// One start tag of an XML text, with the places of its attributes, to change some of them.
///
/// The text was read before, so that it is XML.
struct XMLTagText {
  /// An attribute of the tag.
  struct Item {
    let name: Range<Int>
    /// The value between its quotes.
    let value: Range<Int>
  }

  private let text: [UInt8]
  /// From `<` to behind `>`.
  let range: Range<Int>
  /// The name of the element.
  let name: Range<Int>
  private(set) var items: [Item] = []
  /// Whether the element ends with its tag.
  let isEmpty: Bool

  /// The tag that begins at an offset; `nil` where none does.
  init?(_ text: [UInt8], at offset: Int) {
    self.text = text
    guard offset < text.count, text[offset] == UInt8(ascii: "<") else { return nil }
    var index = Self.endOfName(from: offset + 1, in: text)
    guard index > offset + 1 else { return nil }
    name = offset + 1..<index
    while true {
      while index < text.count, text[index] <= 0x20 { index += 1 }
      guard index < text.count else { return nil }
      if text[index] == UInt8(ascii: ">") || text[index] == UInt8(ascii: "/") { break }
      let start = index
      index = Self.endOfName(from: index, in: text)
      let name = start..<index
      while index < text.count, text[index] <= 0x20 || text[index] == UInt8(ascii: "=") { index += 1 }
      guard !name.isEmpty, index < text.count, text[index] == 0x22 || text[index] == 0x27 else { return nil }
      guard let end = text[(index + 1)...].firstIndex(of: text[index]) else { return nil }
      items.append(Item(name: name, value: index + 1..<end))
      index = end + 1
    }
    isEmpty = text[index] == UInt8(ascii: "/")
    guard let close = text[index...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    range = offset..<close + 1
  }

  /// The attribute of a name.
  func item(_ name: String) -> Item? { items.first { text[$0.name].elementsEqual(name.utf8) } }

  /// The value of an attribute as it is written; `nil` where it is not given.
  func value(_ name: String) -> String? { item(name).map { String(decoding: text[$0.value], as: UTF8.self) } }

  /// Gives an attribute another value, or adds it behind the others.
  ///
  /// - Parameter value: with references in the place of what quotes would end.
  func setting(_ name: String, to value: [UInt8]) -> TextEdit {
    if let item = item(name) { return TextEdit(item.value, value) }
    return adding([(name, value)])
  }

  /// Gives an attribute another value; of a text that is there only what differs changes.
  func setting(_ name: String, to value: FactSetting) -> TextEdit {
    if case .text(let new) = value, let item = item(name), let written = EscapedText(text, in: item.value, .xml) {
      return written.setting(new)
    }
    return setting(name, to: value.attribute)
  }

  /// Adds attributes behind the others, spaced as those are.
  func adding(_ attributes: [(name: String, value: [UInt8])]) -> TextEdit {
    let end = items.last.map { $0.value.upperBound + 1 } ?? name.upperBound
    var space: [UInt8] = [0x20]
    if items.count > 1, let last = items.last {
      // Attributes that are below each other have a line each.
      let between = text[(items[items.count - 2].value.upperBound + 1)..<last.name.lowerBound]
      if between.contains(0x0A) { space = Array(between) }
    }
    var added: [UInt8] = []
    for attribute in attributes { added += space + Array("\(attribute.name)=\"".utf8) + attribute.value + [0x22] }
    return TextEdit(end..<end, added)
  }

  /// Puts an element in front of all others in this one.
  func inserting(_ element: [UInt8]) -> TextEdit {
    if isEmpty {
      let close = Array("</".utf8) + text[name] + [UInt8(ascii: ">")]
      // The text between the last attribute and `/` goes with it.
      let start = items.last.map { $0.value.upperBound + 1 } ?? name.upperBound
      return TextEdit(start..<range.upperBound, [UInt8(ascii: ">")] + element + close)
    }
    var next = range.upperBound
    while next < text.count, text[next] <= 0x20 { next += 1 }
    let space = text[range.upperBound..<next]
    let isFollowed = next + 1 < text.count && text[next] == UInt8(ascii: "<") && text[next + 1] != UInt8(ascii: "/")
    let lead = isFollowed ? Array(space) : []
    return TextEdit(range.upperBound..<range.upperBound, lead + element)
  }

  /// Takes the element away, with the white space before it.
  func removing() -> TextEdit? {
    guard let end = end else { return nil }
    var start = range.lowerBound
    while start > 0, text[start - 1] <= 0x20 { start -= 1 }
    return TextEdit(start..<end, [])
  }

  /// Where the element ends.
  var end: Int? { walk { _ in } }

  /// The start tags directly inside the element.
  var children: [XMLTagText] {
    var children: [XMLTagText] = []
    _ = walk { children.append($0) }
    return children
  }

  /// Gives the start tags directly inside the element to a body.
  ///
  /// - Returns: where the element ends.
  private func walk(_ body: (XMLTagText) -> Void) -> Int? {
    if isEmpty { return range.upperBound }
    var (index, depth) = (range.upperBound, 1)
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[start...]
      if let end = Self.endOfSkipped(in: text, at: start) {
        index = end
      } else if rest.starts(with: "</".utf8) {
        guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        depth -= 1
        index = close + 1
        if depth == 0 { return index }
      } else {
        guard let tag = XMLTagText(text, at: start) else { return nil }
        if depth == 1 { body(tag) }
        if !tag.isEmpty { depth += 1 }
        index = tag.range.upperBound
      }
    }
    return nil
  }

  /// What holds no elements, by its beginning and its end.
  private static let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]

  /// Where what begins at a `<` and holds no elements ends, with the text where nothing ends it; `nil` where none
  /// begins there.
  static func endOfSkipped(in text: [UInt8], at start: Int) -> Int? {
    guard let (_, mark) = skipped.first(where: { text[start...].starts(with: $0.0.utf8) }) else { return nil }
    return end(of: mark, from: start, in: text) ?? text.count
  }

  private static func end(of mark: String, from start: Int, in text: [UInt8]) -> Int? {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= text.count {
      if text[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return nil
  }

  private static func endOfName(from offset: Int, in text: [UInt8]) -> Int {
    var index = offset
    while index < text.count, text[index] > 0x20, !Self.ends.contains(text[index]) { index += 1 }
    return index
  }

  private static let ends: [UInt8] = Array("=>/".utf8)
}
