import Documents
import Screens

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
