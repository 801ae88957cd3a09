import Linting
import Screens
import TestSupport
import Testing

/// Failed, passed, inconclusive, not applicable: what a rule makes of each element, and what counts how.
@Suite struct OutcomeTests {
  private static let cells = """
    {"type": "tableView", "cells": [
      {"type": "objectCell", "id": "good", "represents": "person", "title": {"text": "a"}}, {"type": "objectCell", "id": "bad", "represents": "person"},
      {"type": "objectCell", "id": "open", "represents": "person", "title": null}, {"type": "objectCell", "id": "thing", "represents": "object"},
      {"type": "objectCell", "id": "who"}, {"type": "objectCell", "id": "whoGood", "title": {}},
      {"type": "objectCell", "id": "whoOpen", "represents": null, "title": null}, {"type": "contactCell"}]}
    """

  @Test func eachElementHasOneOutcome() throws {
    let outcome = try TestRules.outcome(
      "level: error\nstatements: []\non: objectCell\ncheck: required\nwith: {parts: [title]}", Self.cells)
    // bad, thing and who; good and whoGood; open and whoOpen.
    #expect(outcome.counts == [3, 2, 2, 0])
    #expect(outcome.findings == ["bad", "thing", "who"].map { "error screen/tableView[1]/objectCell[\($0)]" })
    #expect(outcome.missingFacts == [#"title of object cell "open""#, #"title of object cell "whoOpen""#])
  }

  @Test func selectorsDecideToo() throws {
    let outcome = try TestRules.outcome(
      "level: error\nstatements: []\non: 'objectCell[represents=person]'\ncheck: required\nwith: {parts: [title]}",
      Self.cells)
    // What conforms conforms, whether the rule applies to it or not.
    #expect(outcome.counts == [1, 2, 3, 1])
    #expect(outcome.findings == ["error screen/tableView[1]/objectCell[bad]"])
    #expect(
      outcome.missingFacts == [
        #"title of object cell "open""#, #"kind of object of object cell "who""#, #"title of object cell "whoOpen""#,
      ])
  }

  @Test func needsAreNamedOnce() throws {
    let screen =
      #"{"type": "group", "content": [{"type": "objectCell", "title": null}, {"type": "group", "content": [{"type": "objectCell", "title": null}]}]}"#
    let outcome = try TestRules.outcome(
      "level: info\nstatements: []\non: objectCell\ncheck: required\nwith: {parts: [title]}", screen)
    #expect(outcome.counts == [0, 0, 2, 0])
    #expect(outcome.missingFacts == ["title of object cell 1"])
  }

  @Test func totalsAddUpOverFiles() throws {
    let rule = try TestRules.rule(
      "level: error\nstatements: []\non: objectCell\ncheck: required\nwith: {parts: [title]}")
    let engine = TestLinter.engine(rules: [rule])
    for _ in 0..<3 { _ = Array(Self.cells.utf8).withUnsafeBytes { engine.lint(text: $0, path: "a") } }
    #expect(engine.totals.map { [$0.failed, $0.passed, $0.inconclusive, $0.notApplicable] } == [[9, 6, 6, 0]])
  }

  @Test func findingsAreInOrderOfPlaceAndRule() throws {
    let rules = try ["z/first", "a/second"].map {
      try TestRules.rule(
        "level: error\nstatements: []\non: objectCell\ncheck: required\nwith: {parts: [title]}", id: $0)
    }
    let report = TestLinter.lint(Self.cells, rules: rules)
    #expect(report.findings.map(\.rule) == ["a/second", "z/first", "a/second", "z/first", "a/second", "z/first"])
    #expect(report.findings.map(\.start.line) == report.findings.map(\.start.line).sorted())
  }

  // MARK: Platforms

  /// How a platform is given: by the screen, and by the user.
  enum PlatformSource: String, CaseIterable, Sendable {
    case ios = #""platform": "ios", "#
    case android = #""platform": "android", "#
    case cross = #""platform": "crossPlatform", "#
    case null = #""platform": null, "#
    case nothing = ""
  }

  private func outcome(_ header: String, _ source: PlatformSource, _ user: Token? = nil) throws -> TestRules.Outcome {
    var options = LintOptions()
    options.reader.platform = user
    let screen =
      #"{"type": "screen", \#(source.rawValue)"content": [{"type": "objectCell", "tap": {"opens": "list"}}]}"#
    return try TestRules.outcome(header, screen, options: options)
  }

  private static let single =
    "level: error\nstatements: []\nplatforms: [ios]\non: objectCell\ncheck: required\nwith: {parts: [title]}"

  @Test(arguments: [
    (PlatformSource.ios, nil, [1, 0, 0, 0]), (.android, nil, [0, 0, 0, 1]), (.cross, nil, [1, 0, 0, 0]),
    (.null, nil, [0, 0, 1, 0]),
    (.nothing, nil, [0, 0, 1, 0]), (.nothing, Token.ios, [1, 0, 0, 0]), (.nothing, .android, [0, 0, 0, 1]),
    (.null, .ios, [1, 0, 0, 0]),
    (.null, .android, [0, 0, 0, 1]), (.ios, .android, [1, 0, 0, 0]), (.android, .ios, [0, 0, 0, 1]),
  ])
  func rulesOfOnePlatform(source: PlatformSource, user: Token?, counts: [Int]) throws {
    let outcome = try outcome(Self.single, source, user)
    #expect(outcome.counts == counts)
    #expect(outcome.missingFacts == (counts[2] == 1 ? ["platform of the screen (give --platform)"] : []))
  }

  @Test(arguments: PlatformSource.allCases) func rulesOfBothPlatforms(source: PlatformSource) throws {
    for header in [
      "level: error\nstatements: []\non: objectCell\ncheck: required\nwith: {parts: [title]}",
      "level: error\nstatements: []\nplatforms: [ios, android]\non: objectCell\ncheck: required\nwith: {parts: [title]}",
    ] {
      #expect(try outcome(header, source).counts == [1, 0, 0, 0])
    }
  }

  /// Cases of their own for each platform, both failed: said once, as severely as the milder one does.
  @Test(arguments: [
    ("error", "warning", "warning"), ("warning", "error", "warning"), ("info", "info", "info"),
    ("error", "info", "info"),
  ])
  func platformsWithSeveritiesOfTheirOwn(ios: String, android: String, milder: String) throws {
    let header = """
      statements: []
      on: objectCell
      check: required
      with: {parts: [title]}
      cases:
        - {platforms: [ios], level: \(ios)}
        - {platforms: [android], level: \(android)}
      """
    for (source, severity) in [
      (PlatformSource.ios, ios), (.android, android), (.cross, milder), (.null, milder), (.nothing, milder),
    ] {
      let outcome = try outcome(header, source)
      #expect(outcome.findings == ["\(severity) screen/objectCell[1]"])
      #expect(outcome.failed == 1)
    }
  }

  /// Cases of their own for each platform, one failed: it depends on the platform.
  @Test func platformsThatDisagree() throws {
    let header = """
      statements: []
      on: objectCell
      level: error
      cases:
        - {platforms: [ios], check: required, with: {parts: [title]}}
        - {platforms: [android], check: required, with: {parts: [tap]}}
      """
    #expect(try outcome(header, .ios).counts == [1, 0, 0, 1])
    #expect(try outcome(header, .android).counts == [0, 1, 0, 1])
    #expect(try outcome(header, .nothing).counts == [0, 1, 1, 0])
    #expect(try outcome(header, .nothing).missingFacts == ["platform of the screen (give --platform)"])
    #expect(try outcome(header, .nothing, .ios).counts == [1, 0, 0, 1])
  }

  @Test(arguments: [
    (PlatformSource.ios, ["ios-cv-18"]), (.android, ["android-cv-09"]), (.cross, ["android-cv-09", "ios-cv-18"]),
    (.nothing, ["android-cv-09", "ios-cv-18"]),
  ])
  func statementsAreThoseOfThePlatform(source: PlatformSource, statements: [String]) throws {
    let rule = try TestRules.rule(
      "level: error\nstatements: [android-cv-09, ios-cv-18]\non: objectCell\ncheck: required\nwith: {parts: [title]}"
    )
    let screen = #"{"type": "screen", \#(source.rawValue)"content": [{"type": "objectCell"}]}"#
    #expect(TestLinter.lint(screen, rules: [rule]).findings.map(\.statements) == [statements])
  }

  @Test(arguments: [(PlatformSource.ios, "pt"), (.android, "dp"), (.cross, "pt/dp"), (.nothing, "pt/dp")])
  func unitsAreThoseOfThePlatform(source: PlatformSource, unit: String) throws {
    let rule = try TestRules.rule("level: error\nstatements: []\non: button\ncheck: size\nwith: {minWidth: 44}")
    let screen = #"{"type": "screen", \#(source.rawValue)"content": [{"type": "button", "frame": [0, 0, 40, 1]}]}"#
    let message = TestLinter.lint(screen, rules: [rule]).findings.first?.message
    #expect(message == "button 1 is 40 \(unit) wide; at least 44 \(unit) wide; do it")
  }
}
