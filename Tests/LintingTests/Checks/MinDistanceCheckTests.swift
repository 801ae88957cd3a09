import Linting
import RulePages
import Screens
import TestSupport
import Testing

/// Distances between elements, wherever they stand inside another one.
@Suite struct MinDistanceCheckTests {
  private static let rule = Result {
    try Rule(
      RulePage(
        id: "test/distance", title: "T", advice: "a", statements: [],
        cases: [
          RuleCase(
            severity: "error", platforms: ["ios", "android"], statements: [], selector: "screen", check: "min-distance",
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
    ("0, 0, 10, 10", "17, 0, 10, 10", "are 7 pt apart; 8 pt are needed"),
    // Below each other, and the other way round in the description.
    ("0, 0, 10, 10", "0, 16, 10, 10", "are 6 pt apart; 8 pt are needed"),
    ("0, 16, 10, 10", "0, 0, 10, 10", "are 6 pt apart; 8 pt are needed"),
    // Across a corner the way is longer.
    ("0, 0, 10, 10", "16, 16, 10, 10", nil), ("0, 0, 10, 10", "13, 14, 10, 10", "are 5 pt apart; 8 pt are needed"),
    ("0, 0, 10, 10", "6, 4, 10, 10", "overlap by 4 pt; 8 pt are needed"),
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
    let expected = (1..<4).map { #"button "b\#($0)" and button "b\#($0 - 1)" are 0 pt apart"# }
    #expect(zip(messages, expected).allSatisfy { $0.hasPrefix($1) }, "\(messages)")
    #expect(messages.count == 3, "\(messages)")
  }

  /// What asking every two frames finds, wherever they stand: in rows and columns, wide, far out and on each other.
  @Test(arguments: 0..<40) func sameAsAskingAll(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let frames = (0..<Int.random(in: 2...40, using: &random)).map { _ in
      let far = Double(Int.random(in: 0..<20, using: &random) == 0 ? 1_000_000_000 : 0)
      let isWide = Int.random(in: 0..<10, using: &random) == 0
      return Frame(
        x: far + Double(Int.random(in: -40...400, using: &random)), y: Double(Int.random(in: 0...200, using: &random)),
        width: isWide ? 5_000 : Double(Int.random(in: 1...30, using: &random)),
        height: Double(Int.random(in: 1...(seed.isMultiple(of: 2) ? 30 : 200), using: &random)))
    }
    let messages = try messages(
      frames.enumerated().map { index, frame in
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: ", ")
        return Self.button(numbers, #", "id": "b\#(index)""#)
      }.joined(separator: ", "))
    let expected = frames.indices.compactMap { later -> String? in
      frames[..<later].firstIndex { earlier in
        let across = max(earlier.x, frames[later].x) - min(earlier.right, frames[later].right)
        let down = max(earlier.y, frames[later].y) - min(earlier.bottom, frames[later].bottom)
        let distance = across > 0 && down > 0 ? (across * across + down * down).squareRoot() : max(across, down)
        return distance < 7.5
      }.map { #"button "b\#(later)" and button "b\#($0)" "# }
    }
    #expect(messages.count == expected.count, "\(messages)")
    #expect(zip(messages, expected).allSatisfy { $0.hasPrefix($1) }, "\(messages)")
  }
}
