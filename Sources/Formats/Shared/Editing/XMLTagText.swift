import Screens
import Syntax

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
  let items: [Item]
  /// Whether the element ends with its tag.
  let isEmpty: Bool

  /// The tag that begins at an offset; `nil` where none does.
  init?(_ text: [UInt8], at offset: Int) {
    guard offset < text.count,
      let tag = text.withUnsafeBufferPointer({ text in
        var tokens = XMLTokens(text, from: offset)
        return tokens.next().flatMap { Tag($0, &tokens) }
      })
    else { return nil }
    self.init(text, tag)
  }

  private init(_ text: [UInt8], _ tag: Tag) {
    self.text = text
    (range, name, items, isEmpty) = (tag.range, tag.name, tag.items, tag.isEmpty)
  }

  /// The start tags of a text, which need not be well-formed.
  static func all(in text: [UInt8]) -> [XMLTagText] {
    let tags = text.withUnsafeBufferPointer { text in
      var tags: [Tag] = []
      var tokens = XMLTokens(text)
      while let token = tokens.next() { if let tag = Tag(token, &tokens) { tags.append(tag) } }
      return tags
    }
    return tags.map { XMLTagText(text, $0) }
  }

  /// The places of a tag.
  private struct Tag {
    let range: Range<Int>
    let name: Range<Int>
    let items: [Item]
    let isEmpty: Bool

    /// Reads on to the end of a tag; `nil` where the token begins none, or it is not well-formed.
    init?(_ start: XMLToken, _ tokens: inout XMLTokens) {
      guard start.kind == .tagStart, !start.content.isEmpty else { return nil }
      var items: [Item] = []
      while let token = tokens.next() {
        switch token.kind {
        case .name:
          guard tokens.next()?.kind == .equals, let value = tokens.next(), value.kind == .value, value.isClosed else {
            return nil
          }
          items.append(Item(name: token.range, value: value.content))
        case .tagEnd, .emptyTagEnd:
          guard token.isClosed else { return nil }
          (range, name, self.items) = (start.start..<token.end, start.content, items)
          isEmpty = token.kind == .emptyTagEnd
          return
        default: return nil
        }
      }
      return nil
    }
  }

  // MARK: Attributes

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

  // MARK: Elements

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
  var end: Int? { inside.end }

  /// The start tags directly inside the element.
  var children: [XMLTagText] { inside.children.map { XMLTagText(text, $0) } }

  /// The start tags directly inside the element, and where it ends.
  private var inside: (children: [Tag], end: Int?) {
    if isEmpty { return ([], range.upperBound) }
    return text.withUnsafeBufferPointer { text in
      var children: [Tag] = []
      var depth = 1
      var tokens = XMLTokens(text, from: range.upperBound)
      while let token = tokens.next() {
        switch token.kind {
        case .endTag:
          depth -= 1
          if !token.isClosed { return (children, nil) }
          if depth == 0 { return (children, token.end) }
        case .tagStart:
          guard let tag = Tag(token, &tokens) else { return (children, nil) }
          if depth == 1 { children.append(tag) }
          if !tag.isEmpty { depth += 1 }
        default: break
        }
      }
      return (children, nil)
    }
  }
}

/// Where the elements of an XML text end, which was read before, so that it is XML.
package enum XMLElementEnds {
  /// By where each element begins, where it ends, behind its end tag.
  package static func of(_ text: [UInt8]) -> [Int: Int] {
    text.withUnsafeBufferPointer { text in
      var ends: [Int: Int] = [:]
      var open: [Int] = []
      for token in XMLTokens(text) {
        switch token.kind {
        case .tagStart: open.append(token.start)
        case .emptyTagEnd: if let element = open.popLast() { ends[element] = token.end }
        case .endTag:
          guard token.isClosed, let element = open.popLast() else { return ends }
          ends[element] = token.end
        default: break
        }
      }
      return ends
    }
  }
}
