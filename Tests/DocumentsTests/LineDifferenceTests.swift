import Documents
import Testing

/// Which lines change between two texts.
@Suite struct LineDifferenceTests {
  private func changes(_ before: String, _ after: String) -> [String] {
    LineDifference(Array(before.utf8), Array(after.utf8)).changes.map { "\($0.old) \($0.new)" }
  }

  @Test(arguments: [
    ("", "", []), ("a\nb\n", "a\nb\n", []), ("a\nb\n", "a\nc\n", ["1..<2 1..<2"]), ("a\n", "a\nb\n", ["1..<1 1..<2"]),
    ("a\nb\nc\n", "a\nc\n", ["1..<2 1..<1"]), ("a\nb\nc\n", "x\nb\ny\n", ["0..<1 0..<1", "2..<3 2..<3"]),
    ("a", "a\n", ["0..<1 0..<1"]),
  ])
  func changes(before: String, after: String, expected: [String]) { #expect(changes(before, after) == expected) }

  /// The new text is the old one with its changes.
  @Test(arguments: [("a\nb\nc\nd\n", "b\nc\ne\nd"), ("", "x\ny"), ("a\na\na\n", "a\nb\na\n")])
  func leadsFromOneToTheOther(before: String, after: String) {
    let difference = LineDifference(Array(before.utf8), Array(after.utf8))
    var lines: [UInt8] = []
    var next = 0
    for change in difference.changes {
      lines += difference.old[next..<change.old.lowerBound].joined()
      lines += difference.new[change.new].joined()
      next = change.old.upperBound
    }
    lines += difference.old[next...].joined()
    #expect(String(decoding: lines, as: UTF8.self) == after)
  }
}
