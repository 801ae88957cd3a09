import Screens
import Text

/// Finds the dumps in a text with other content: output of a tool around it, a byte order mark, or an XML declaration
/// that becomes wrong in UTF-8.
struct UIAutomatorRoots {
  private let text: UTF8Text
  private var position = 0

  init(_ text: UTF8Text) {
    self.text = text
  }

  /// From the `<` of the next root to behind its end tag, or to the end of the text where there is none.
  mutating func next() -> Range<Int>? {
    while let start = find("<hierarchy", from: position) {
      let name = start + 10
      guard name < text.count else { return nil }
      guard isXMLSpace(text[name]) || text[name] == UInt8(ascii: ">") || text[name] == UInt8(ascii: "/") else {
        position = name
        continue
      }
      let (tagEnd, isEmpty) = endOfTag(from: name)
      var end = tagEnd
      if !isEmpty {
        end = text.count
        if let close = find("</hierarchy", from: tagEnd) {
          var index = close + 11
          while index < text.count, isXMLSpace(text[index]) { index += 1 }
          end = index < text.count && text[index] == UInt8(ascii: ">") ? index + 1 : text.count
        }
      }
      position = end
      return start..<end
    }
    return nil
  }

  /// Whether a dump begins in the text: a root that says how the screen is turned, or whose first element says where it
  /// lies.
  static func isDump(_ text: UTF8Text) -> Bool {
    var roots = UIAutomatorRoots(text)
    guard let root = roots.next() else { return false }
    let (tagEnd, isEmpty) = roots.endOfTag(from: root.lowerBound + 10)
    let tag = UIAutomatorRoots(UTF8Text(rebasing: text[root.lowerBound..<tagEnd]))
    if tag.holds(" rotation=\"") || tag.holds(" rotation='") { return true }
    guard !isEmpty, let child = roots.find("<", from: tagEnd) else { return false }
    let (childEnd, _) = roots.endOfTag(from: child + 1)
    let first = UIAutomatorRoots(UTF8Text(rebasing: text[child..<childEnd]))
    return first.holds(" bounds=\"[") || first.holds(" bounds=\"Rect(")
  }

  private func holds(_ wanted: StaticString) -> Bool { find(wanted, from: 0) != nil }

  private func find(_ wanted: StaticString, from start: Int) -> Int? {
    wanted.withUTF8Buffer { text.firstIndex(of: $0, from: start) }
  }

  private func endOfTag(from start: Int) -> (end: Int, isEmpty: Bool) {
    var index = start
    var quote: UInt8 = 0
    while index < text.count {
      let byte = text[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return (index + 1, text[index - 1] == UInt8(ascii: "/"))
      }
      index += 1
    }
    return (text.count, false)
  }
}
