import AcmeRules
import FioriLint
import LintingTesting
import Testing

@Suite struct OutlineTests {
  /// Findings stand where the outline says it.
  @Test func places() throws {
    let run = try ExampleRun(
      spelledOutTitles,
      in: """
        screen Orders
          table open-orders
            cell o-1
              title Chairs
              subtitle ↓Qty 12
            cell o-2
              title Tables
        """, path: "orders.outline", formats: [OutlineFormat()])
    #expect(run.mistakes.isEmpty, "\(run.mistakes)")
  }

  /// What is wrong with an outline is told with its place.
  @Test(arguments: [
    ("", "the outline is empty"),
    ("screen Orders\n  cell o-1", "no `cell` stands in a screen"),
    ("screen Orders\n   table", "two spaces for each step"),
    ("screen Orders\n      table", "expected 2 spaces at most"),
    ("title Orders", "no `title` stands at the beginning"),
    ("screen Orders\nscreen Tasks", "2 at least"),
  ])
  func mistakes(outline: String, message: String) throws {
    let run = try ExampleRun(spelledOutTitles, in: outline, path: "orders.outline", formats: [OutlineFormat()])
    #expect(run.mistakes.contains { $0.contains(message) }, "\(run.mistakes)")
  }
}
