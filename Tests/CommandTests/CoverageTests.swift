import Linting
import RulePages
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// The coverage of statements, and the reasons of those that are not covered.
@Suite struct CoverageTests {
  private static let statements = [
    statement("ios-oc-01", "must", "A cell has a title."), statement("ios-oc-02", "should", "A cell reacts."),
    statement("ios-oc-03", "hint", "A cell | pleases.", undecidable: "no file has it"),
    statement("ios-oc-04", "should", "A cell is quick."), statement("hig-cv-01", "must", "Another document asks."),
  ]

  private static func statement(
    _ id: String, _ level: String, _ says: String, undecidable: String = ""
  ) -> GuidelineStatement {
    GuidelineStatement(
      id: id, section: "Anatomy", level: level, rule: "cell/title", says: says, undecidable: undecidable)
  }

  /// A rule that asks for a part, with examples.
  private static func rule(_ id: String, _ part: String, _ statement: String, examples: String) throws -> Rule {
    try Rule(
      RulePage(
        id: id, title: "A cell has a \(part)", advice: "add it", statements: [statement],
        cases: [
          RuleCase(
            severity: "error", platforms: ["ios"], statements: [statement], selector: "objectCell", check: "required",
            parameters: [PageEntry("parts", PageValue(.list([PageValue(.text(part))])))], line: 1)
        ], rationale: "", examplesText: examples, examplesLine: 1))
  }

  private static func coverage(onlyOfRules: Bool = false, summary: Summary? = nil) throws -> Coverage {
    let avoid = "## Avoid\n\n```json ios\n↓{\"type\": \"objectCell\"}\n```\n"
    let prefer = "## Prefer\n\n```json ios\n{\"type\": \"objectCell\", \"title\": {}}\n```\n"
    let rules = [
      try rule("cell/tap", "tap", "ios-oc-02", examples: avoid),
      try rule("cell/title", "title", "ios-oc-01", examples: avoid + prefer),
    ]
    return Coverage(
      GuidelineDocument.all.filter { $0.id != "hig-cv" }, statements, rules: rules, onlyOfRules: onlyOfRules,
      summary: summary)
  }

  private static func text(_ coverage: Coverage) -> String {
    CoverageText(colours: Colours(isOn: false), layout: TextLayout(width: 80)).text(coverage)
  }

  @Test func states() throws {
    let coverage = try Self.coverage()
    #expect(coverage.sections.map(\.document.id) == ["ios-oc"])
    let states = coverage.sections.flatMap(\.entries).map(\.state)
    #expect(states == [.covered, .untested, .undecidable, .open] && !coverage.isComplete)
    #expect(
      Self.text(coverage) == """
        SAP Fiori for iOS: Object Cell (2024-12-12) (ios-oc): 1 of 4 statements covered
          statement      level   avoid prefer  rules
          ios-oc-01      must        1      1  cell/title
          ios-oc-02      should      1      0  cell/tap (no passing example)
          ios-oc-03      hint        0      0  undecidable
                         why: no file has it
          ios-oc-04      should      0      0  no rule
                         asks: A cell is quick.

        1 of 4 statements covered, 1 without an example, 1 undecidable, 1 without a rule

        """)
  }

  @Test func markdown() throws {
    let lines = CoverageMarkdown.pages(try Self.coverage()).split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(4) == [
        "| ios-oc-01 | Anatomy | must | A cell has a title. | [cell/title](cell/title.md) | 1 | 1 |",
        "| ios-oc-02 | Anatomy | should | A cell reacts. | [cell/tap](cell/tap.md) | 1 | 0 |",
        "| ios-oc-03 | Anatomy | hint | A cell \\| pleases. | undecidable: no file has it | 0 | 0 |",
        "| ios-oc-04 | Anatomy | should | A cell is quick. | **no rule** | 0 | 0 |",
      ])
  }

  /// With screens, a statement without a rule has no counts, and one with facts missing names the most frequent first.
  @Test func screens() throws {
    var summary = Summary()
    summary.screens = 1
    var outcome = StatementTally()
    (outcome.tally.failed, outcome.tally.inconclusive, outcome.tally.unsupported) = (1, 3, 2)
    outcome.missingFacts = [
      MissingFactCount(.tap, of: .kind(.objectCell)): 1, MissingFactCount(.frame, of: .part(.detailImage)): 2,
    ]
    summary.statements["ios-oc-01"] = outcome
    let text = Self.text(try Self.coverage(summary: summary))
    #expect(
      text == """
        SAP Fiori for iOS: Object Cell (2024-12-12) (ios-oc): 1 of 4 statements covered
          statement      level   failed passed inconclusive unsupported not applicable
          ios-oc-01      must         1      0            3           2              0
                         rules: cell/title
                         missing: frame of detail image (2), result of a tap on object
                         cell (1)
          ios-oc-02      should       0      0            0           0              0
                         rules: cell/tap (no passing example)
          ios-oc-03      hint    undecidable
                         why: no file has it
          ios-oc-04      should  no rule
                         asks: A cell is quick.

        1 of 4 statements covered, 1 without an example, 1 undecidable, 1 without a rule
        1 failed, 0 passed, 3 inconclusive, 2 unsupported in 1 screen

        """)
  }

  @Test func onlyOfRules() throws {
    let coverage = try Self.coverage(onlyOfRules: true)
    #expect(coverage.sections.flatMap(\.entries).map(\.statement.id) == ["ios-oc-01", "ios-oc-02"])
  }

  @Test(arguments: [("80", "80%"), ("0.5%", "0.5%"), ("99.950", "99.95%"), ("007", "7%"), ("100", "100%")])
  func percentages(argument: String, text: String) {
    #expect(Percentage(argument)?.text == text)
  }

  /// A share just below a limit is not rounded up to it.
  @Test func sharesAreRoundedDown() throws {
    var summary = Summary()
    (summary.tally.passed, summary.tally.inconclusive) = (7996, 2004)
    let share = ConclusiveShare(summary)
    let required = try #require(Percentage("80"))
    #expect(share.shortfall(of: required) == "79.9 % of the checks are conclusive (7,996 of 10,000); 80 % are required")
    summary.tally.passed = 8016
    #expect(ConclusiveShare(summary).shortfall(of: required) == nil)
    // Unsupported checks do not count.
    summary.tally.unsupported = 1_000_000
    #expect(ConclusiveShare(summary).shortfall(of: required) == nil)
  }
}
