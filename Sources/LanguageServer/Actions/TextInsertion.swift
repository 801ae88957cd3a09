import Documents
import Screens

/// A text that is put into another one.
package struct TextInsertion: Sendable, Hashable {
  /// Where, as an offset in the text.
  package var offset: Int
  /// What.
  package var text: String

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

/// The edits that make one text of another, as small as lines let them be.
package enum TextReplacements {
  /// The edits, in the order of the text; none where the texts are equal.
  package static func between(_ before: [UInt8], _ after: [UInt8]) -> [TextEdit] {
    let difference = LineDifference(before, after)
    var starts = [0]
    for line in difference.old { starts.append(starts[starts.count - 1] + line.count) }
    return difference.changes.map { change in
      let old = before[starts[change.old.lowerBound]..<starts[change.old.upperBound]]
      return trimmed(old, Array(difference.new[change.new].joined()))
    }
  }

  /// An edit without what both have at their beginnings and ends, of which no scalar is cut in two.
  private static func trimmed(_ old: ArraySlice<UInt8>, _ new: [UInt8]) -> TextEdit {
    var prefix = zip(old, new).prefix { $0 == $1 }.count
    while prefix > 0, isInside(old, old.startIndex + prefix) || isInside(new[...], prefix) { prefix -= 1 }
    let rest = (old.dropFirst(prefix), new.dropFirst(prefix))
    var suffix = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    while suffix > 0, isInside(old, old.endIndex - suffix) || isInside(new[...], new.endIndex - suffix) { suffix -= 1 }
    return TextEdit(
      old.startIndex + prefix..<old.endIndex - suffix, Array(new[prefix..<new.endIndex - suffix]))
  }

  /// Whether a place in a text is in the middle of a scalar, or of a line break of two.
  private static func isInside(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
    guard index > text.startIndex, index < text.endIndex else { return false }
    return text[index] & 0xC0 == 0x80 || text[index] == 0x0A && text[index - 1] == 0x0D
  }
}
