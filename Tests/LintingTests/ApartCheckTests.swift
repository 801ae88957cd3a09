import Linting
import RulePages
import Screens
import TestSupport
import Testing

/// Distances between elements, wherever they stand inside another one.
@Suite struct ApartCheckTests {
  private static let rule = Result {
    try Rule(
      RulePage(
        id: "test/apart", title: "T", advice: "a", statements: [],
        cases: [
          RuleCase(
            severity: "error", platforms: ["ios", "android"], statements: [], selector: "screen", check: "apart",
            parameters: [
              PageEntry("where", PageValue(.text("button:not([interactive=false])"))),
              PageEntry("min", PageValue(.number(8))),
            ], line: 1)
        ], rationale: "", examplesText: "", examplesLine: 1))
  }

  private func messages(_ content: String) throws -> [String] {
    let text = #"{"type": "screen", "platform": "ios", "content": [\#(content)]}"#
    return TestLinter.lint(text, rules: [try Self.rule.get()]).findings.map(\.message)
  }

  private static func button(_ frame: String, _ more: String = "") -> String {
    #"{"type": "button", "frame": [\#(frame)]\#(more)}"#
  }

  @Test(arguments: [
    // Beside each other, at the boundary, within the tolerance and beyond it.
    ("0, 0, 10, 10", "18, 0, 10, 10", nil), ("0, 0, 10, 10", "17.5, 0, 10, 10", nil),
    ("0, 0, 10, 10", "17, 0, 10, 10", "are 7 pt apart, not 8 pt or more"),
    // Below each other, and the other way round in the description.
    ("0, 0, 10, 10", "0, 16, 10, 10", "are 6 pt apart, not 8 pt or more"),
    ("0, 16, 10, 10", "0, 0, 10, 10", "are 6 pt apart, not 8 pt or more"),
    // Across a corner the way is longer.
    ("0, 0, 10, 10", "16, 16, 10, 10", nil), ("0, 0, 10, 10", "13, 14, 10, 10", "are 5 pt apart, not 8 pt or more"),
    ("0, 0, 10, 10", "6, 4, 10, 10", "overlap by 4 pt, they are not 8 pt apart"),
    // What takes no room is nowhere.
    ("0, 0, 10, 10", "5, 5, 0, 0", nil),
  ])
  func distances(first: String, second: String, message: String?) throws {
    let messages = try messages([first, second].map { Self.button($0) }.joined(separator: ", "))
    #expect(messages.count == (message == nil ? 0 : 1))
    if let message { #expect(messages.first?.contains(message) == true, "\(messages)") }
  }

  /// What stands in a target is part of it, and what is no target stands where it will.
  @Test func parts() throws {
    #expect(try messages(Self.button("0, 0, 99, 99", #", "content": [\#(Self.button("9, 9, 9, 9"))]"#)) == [])
    #expect(
      try messages(Self.button("0, 0, 9, 9") + ", " + Self.button("0, 0, 9, 9", #", "interactive": false"#)) == [])
  }

  /// Each is reported once, in the order of the description, with the first that it is too near to.
  @Test func many() throws {
    let row = (0..<4).map { Self.button("\($0 * 10), 0, 10, 10", #", "id": "b\#($0)""#) }
    let messages = try messages(row.joined(separator: ", "))
    let expected = (1..<4).map { "button[b\($0)] and button[b\($0 - 1)] are 0 pt apart" }
    #expect(zip(messages, expected).allSatisfy { $0.hasPrefix($1) } && messages.count == 3, "\(messages)")
  }
}
