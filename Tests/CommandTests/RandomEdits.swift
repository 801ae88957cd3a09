import TestSupport

/// A text that is typed in at random, the same for the same generator; positions count scalars.
struct RandomEdits {
  private let original: [Unicode.Scalar]
  private var scalars: [Unicode.Scalar]
  private static let words = [
    "\"", "{", "}", "[", "]", ",", ": ", "30", "-1", "null", "\"width\": ", "𝄞", "é", "\n", "\t", "<", "/>", "<!--",
    "-->",
    "&amp;", " ", "ios", "square",
  ]

  init(_ text: String) {
    original = Array(text.unicodeScalars)
    scalars = original
  }

  /// The text as it is.
  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Changes it, and says how, as clients do.
  mutating func change(_ random: inout SeededGenerator) -> [String: Any] {
    // A text that is broken stays so, mostly: what is whole again has more to be found in.
    if random.isOne(in: 4) {
      scalars = original
      return ["text": text]
    }
    let start = random.below(scalars.count + 1)
    var range = start..<start
    var new: [Unicode.Scalar] = []
    switch random.below(5) {
    case 0: range = start..<min(scalars.count, start + 1 + random.below(8))
    case 1: new = Array(random.pick(Self.words, default: "").unicodeScalars)
    case 2:
      let from = random.below(original.count)
      new = Array(original[from..<min(original.count, from + random.below(60))])
    default:
      // A digit for a digit leaves it whole.
      guard let digit = scalars[start...].firstIndex(where: { ("0"..."9").contains($0) }) else { break }
      range = digit..<digit + 1
      new = Array(String(random.below(10)).unicodeScalars)
    }
    let change: [String: Any] = [
      "range": ["start": position(range.lowerBound), "end": position(range.upperBound)], "text": Self.text(new),
    ]
    scalars.replaceSubrange(range, with: new)
    return change
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

  private func position(_ offset: Int) -> [String: Int] {
    let before = scalars[..<offset]
    let lineStart = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return ["line": before.count { $0 == "\n" }, "character": offset - lineStart]
  }
}
