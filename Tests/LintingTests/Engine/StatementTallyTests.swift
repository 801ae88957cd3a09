import BuiltInRules
import Formats
import Linting
import Screens
import TestSupport
import Testing

/// What came of each guideline statement.
@Suite struct StatementTallyTests {
  private static func engine(_ rules: [Rule]) -> LintEngine {
    var options = LintOptions()
    options.demands.insert(.statementTallies)
    return TestLinter.engine(options, rules: rules)
  }

  private static func counts(_ engine: LintEngine) -> [String: [Int]] {
    engine.statements.mapValues {
      [$0.tally.failed, $0.tally.passed, $0.tally.inconclusive, $0.tally.notApplicable]
    }
  }

  private static func lint(_ engine: LintEngine, _ platform: String, _ content: String) -> FileReport {
    let given = platform.isEmpty ? "" : #""platform": "\#(platform)", "#
    return engine.lint(Array(#"{"type": "screen", \#(given)"content": [\#(content)]}"#.utf8))
  }

  /// Cases of one rule have statements of their own.
  @Test func byCase() throws {
    let rule = try TestRules.rule(
      """
      level: error
      platforms: [ios]
      on: objectCell
      check: required
      cases:
        - {statements: [ios-oc-10], with: {parts: [title]}}
        - {statements: [ios-oc-16, ios-oc-17], with: {parts: [tap]}}
      """)
    let engine = Self.engine([rule])
    let report = Self.lint(
      engine, "ios", #"{"type": "objectCell"}, {"type": "objectCell", "title": {}, "tap": null}, {"type": "button"}"#)
    #expect(
      Self.counts(engine) == ["ios-oc-10": [1, 1, 0, 0], "ios-oc-16": [1, 0, 1, 0], "ios-oc-17": [1, 0, 1, 0]])
    #expect(report.tallies.map { [$0.failed, $0.passed, $0.inconclusive] } == [[2, 1, 1]])
    let missingFacts = try #require(engine.statements["ios-oc-16"]).missingFacts
    #expect(missingFacts == [MissingFactCount(.tap, of: .kind(.objectCell)): 1])
    #expect(engine.missingFacts == missingFacts)
    #expect(engine.statements["ios-oc-10"]?.missingFacts == [:])
  }

  /// A statement holds on the platforms that its document speaks about.
  @Test(arguments: [
    ("ios", [0, 0, 0, 2], [1, 1, 0, 0]), ("android", [1, 1, 0, 0], [0, 0, 0, 2]),
    ("crossPlatform", [1, 1, 0, 0], [1, 1, 0, 0]), ("", [1, 1, 0, 0], [1, 1, 0, 0]),
  ])
  func byPlatform(platform: String, android: [Int], ios: [Int]) throws {
    let one = try TestRules.rule(
      "level: error\nstatements: [android-cv-09, ios-cv-18]\non: objectCell\ncheck: required\nwith: {parts: [title]}"
    )
    // The same as cases of their own.
    let two = try TestRules.rule(
      """
      level: error
      on: objectCell
      check: required
      with: {parts: [title]}
      cases:
        - {platforms: [ios], statements: [ios-cv-18]}
        - {platforms: [android], statements: [android-cv-09]}
      """)
    for rule in [one, two] {
      let engine = Self.engine([rule])
      _ = Self.lint(engine, platform, #"{"type": "objectCell"}, {"type": "objectCell", "title": {}}"#)
      let counts = Self.counts(engine)
      #expect(counts["android-cv-09"] == android, "\(platform): \(counts)")
      #expect(counts["ios-cv-18"] == ios, "\(platform): \(counts)")
    }
  }

  /// Cases that disagree on a screen of unknown platform wait for it.
  @Test func unknownPlatformIsAFact() throws {
    let rule = try TestRules.rule(
      """
      level: error
      on: objectCell
      check: required
      cases:
        - {platforms: [ios], statements: [ios-cv-18], with: {parts: [title]}}
        - {platforms: [android], statements: [android-cv-09], with: {parts: [tap]}}
      """)
    let engine = Self.engine([rule])
    _ = Self.lint(engine, "", #"{"type": "objectCell", "tap": {}}"#)
    #expect(Self.counts(engine) == ["android-cv-09": [0, 1, 0, 0], "ios-cv-18": [0, 0, 1, 0]])
    #expect(engine.missingFacts.map(\.key.name) == ["platform of screen"])
  }

  @Test func factsAreCountedOnlyOnRequest() {
    let engine = TestLinter.engine()
    _ = Self.lint(engine, "", #"{"type": "button"}"#)
    #expect(engine.missingFacts.isEmpty)
    #expect(engine.statements["hig-cv-02"]?.tally.inconclusive == 1)
  }

  @Test func mostFrequentFactsComeFirst() {
    let facts = [
      MissingFactCount(.tap, of: .kind(.objectCell)): 2, MissingFactCount(.frame, of: .kind(.button)): 3,
      MissingFactCount(.frame, of: .part(.detailImage)): 2,
    ]
    #expect(
      MissingFactCount.sorted(facts).map { "\($0.fact.name) \($0.count)" } == [
        "frame of button 3", "frame of detailImage 2", "tap of objectCell 2",
      ])
  }

  /// Over all kinds of file: the totals are the sum of the files, each inconclusive check lacks one fact, and threads change nothing.
  @Test func addsUp() throws {
    let rules = TestLinter.rules
    let engine = Self.engine(rules)
    var sum = Array(repeating: Tally(), count: rules.count)
    for file in EnginePropertyTests.all {
      let report = engine.lint(Repository.url(file).path, path: file)
      for index in sum.indices { sum[index] += report.tallies[index] }
    }
    for seed in 0..<100 {
      var random = RandomScreens(seed: UInt64(seed))
      let report = engine.lint(Array(random.document().utf8))
      for index in sum.indices { sum[index] += report.tallies[index] }
    }
    #expect(engine.totals == sum)
    #expect(engine.missingFacts.values.reduce(0, +) == sum.reduce(0) { $0 + $1.inconclusive })
    for (id, outcome) in engine.statements {
      #expect(outcome.missingFacts.values.reduce(0, +) == outcome.tally.inconclusive, "\(id)")
    }
    // A rule of one statement is what the statement is.
    for (rule, tally) in zip(rules, sum) where rule.page.statements.count == 1 && rule.cases.count == 1 {
      let id = try #require(rule.page.statements.first)
      guard rules.count(where: { $0.cases.contains { $0.statements.contains(id) } }) == 1 else { continue }
      #expect(engine.statements[id]?.tally == tally, "\(rule.id)")
    }
  }
}
