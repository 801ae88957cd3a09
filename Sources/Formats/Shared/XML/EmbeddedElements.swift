import Screens
import Support
import Syntax

/// Finds the elements of a name in a text with other content. That is the output of a tool, a byte order mark, or an XML
/// declaration that becomes wrong in UTF-8.
struct EmbeddedElements {
  private let name: StaticString
  private let text: UTF8Text
  private var position = 0

  init(_ name: StaticString, in text: UTF8Text) {
    self.name = name
    self.text = text
  }

  /// From the `<` of the next element to behind its end tag, or to the end of the text where there is none.
  mutating func next() -> Range<Int>? {
    while let start = tagStart("<", from: position) {
      let nameEnd = start + 1 + name.utf8CodeUnitCount
      guard nameEnd < text.count else { return nil }
      guard isXMLSpace(text[nameEnd]) || text[nameEnd] == UInt8(ascii: ">") || text[nameEnd] == UInt8(ascii: "/") else {
        position = nameEnd
        continue
      }
      let (tagEnd, isEmpty) = endOfTag(from: start)
      var end = tagEnd
      if !isEmpty {
        end = text.count
        if let close = tagStart("</", from: tagEnd) {
          var tokens = XMLTokens(text, from: close)
          // A longer name is no end of it.
          if let tag = tokens.next(), tag.isClosed, trimmed(text[tag.content]).count == name.utf8CodeUnitCount {
            end = tag.end
          }
        }
      }
      position = end
      return start..<end
    }
    return nil
  }

  /// Whether the first element has in its tag, or in that of the first element in it, what shows what it is.
  func begins(with signature: EmbeddedElement) -> Bool {
    var elements = self
    guard let element = elements.next() else { return false }
    let (tagEnd, isEmpty) = endOfTag(from: element.lowerBound)
    if holds(signature.tag, in: element.lowerBound..<tagEnd) { return true }
    guard !isEmpty, let child = find("<", from: tagEnd) else { return false }
    return holds(signature.firstChild, in: child..<endOfTag(from: child).end)
  }

  private func holds(_ wanted: [StaticString], in range: Range<Int>) -> Bool {
    let part = UTF8Text(rebasing: text[range])
    return wanted.contains { wanted in wanted.withUTF8Buffer { part.firstIndex(of: $0) } != nil }
  }

  /// Where one of two marks is next with the name behind it.
  private func tagStart(_ mark: StaticString, from start: Int) -> Int? {
    var index = start
    while let found = find(mark, from: index) {
      let rest = UTF8Text(rebasing: text[(found + mark.utf8CodeUnitCount)...])
      if rest.begins(with: name) { return found }
      index = found + 1
    }
    return nil
  }

  private func find(_ wanted: StaticString, from start: Int) -> Int? {
    wanted.withUTF8Buffer { text.firstIndex(of: $0, from: start) }
  }

  /// Where the tag ends that begins at an offset, and whether its element ends with it.
  private func endOfTag(from start: Int) -> (end: Int, isEmpty: Bool) {
    for token in XMLTokens(text, from: start) where token.kind == .tagEnd || token.kind == .emptyTagEnd {
      return (token.end, token.kind == .emptyTagEnd)
    }
    return (text.count, false)
  }
}

/// An element of XML that is anywhere in a text, which need not be XML around it.
package struct EmbeddedElement: Sendable {
  let name: StaticString
  /// What its tag holds.
  let tag: [StaticString]
  /// What the tag of the first element in it holds, where its own tag holds none of these.
  let firstChild: [StaticString]
}
