import Screens

/// A text that is put into another one.
package struct TextInsertion: Sendable, Hashable {
  /// Where, as an offset in the text.
  package var offset: Int
  /// What.
  package var text: String

  /// An insertion of its parts.
  package init(at offset: Int, _ text: String) {
    self.offset = offset
    self.text = text
  }

  /// The insertion as an edit.
  package var edit: TextEdit { TextEdit(offset..<offset, text) }
}

/// Looks at a text bit by bit.
struct TextLines {
  let text: [UInt8]

  /// The white space that a line begins with, by an offset in it.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Where the line of an offset begins.
  func lineStart(of offset: Int) -> Int {
    var start = min(offset, text.count)
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Where the next byte is that is no white space.
  func afterSpace(_ offset: Int) -> Int {
    var next = offset
    while next < text.count, text[next] <= 0x20 { next += 1 }
    return next
  }

  /// Whether there is a line break between two offsets.
  func hasBreak(_ range: Range<Int>) -> Bool { text[range].contains(0x0A) }

  /// How lines end.
  var lineBreak: String {
    guard let end = text.firstIndex(of: 0x0A), end > 0 else { return "\n" }
    return text[end - 1] == 0x0D ? "\r\n" : "\n"
  }
}
