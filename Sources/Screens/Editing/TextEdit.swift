/// Other bytes in the place of some of a text.
package struct TextEdit: Sendable, Hashable {
  /// The bytes that go; empty where some are put in.
  package let range: Range<Int>
  /// What is there instead.
  package let replacement: [UInt8]

  /// Bytes in the place of others.
  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// A text in the place of some bytes.
  package init(_ range: Range<Int>, _ replacement: String) { self.init(range, Array(replacement.utf8)) }

  /// Whether two edits cannot both be made: they share bytes, or it would be open which comes first.
  package func overlaps(_ other: TextEdit) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}

extension Sequence<TextEdit> {
  /// A text with edits that do not overlap.
  package func applied(to text: [UInt8]) -> [UInt8] {
    var edited: [UInt8] = []
    edited.reserveCapacity(text.count + 64)
    var end = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      edited += text[end..<edit.range.lowerBound]
      edited += edit.replacement
      end = edit.range.upperBound
    }
    return edited + text[end...]
  }
}

/// How much review a fix needs.
public enum FixSafety: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// One local edit that guideline and file together force: no text is invented, nothing taken away, no neighbour
  /// moves.
  case safe
  /// Forced, but layout or behaviour changes.
  case unsafe
  /// A choice or a text is needed: it is offered alone and never applied with others.
  case suggestion

  /// Whether one asks less than the other.
  public static func < (left: FixSafety, right: FixSafety) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .safe: 0
    case .unsafe: 1
    case .suggestion: 2
    }
  }
}
