import Linting
import TestSupport
import Testing

/// A prototype is wrong once, no matter what rules say so.
@Suite struct SupersedingTests {
  private static func view(isPrototype: Bool, more: String = "") -> String {
    """
    {"type": "collectionView", "id": "v", "layout": "grid", "header": {"text": "A"}, "cells": [{"type": "collectionCell",
     "id": "c", "prototype": \(isPrototype), "title": {"text": "Order"}, "subtitle": {"text": "4711"}, "tap": {"opens": "detail"}}]\(more)}
    """
  }

  private static func report(_ text: String, without rule: String = "") -> FileReport {
    TestLinter.lint(
      "{\"type\": \"screen\", \"platform\": \"ios\", \"content\": [\(text)]}",
      rules: TestLinter.rules.filter { $0.id != rule && !$0.isSelfCheck })
  }

  private static let one = ["collection-view/no-text-only"]
  private static let three = [
    "collection-cell/image-required", "collection-view/no-text-only", "collection-view/prefer-table",
  ]

  @Test func aPrototypeWithoutAnImageIsOneFinding() {
    let report = Self.report(Self.view(isPrototype: true))
    #expect(report.findings.map(\.rule) == Self.one)
    #expect(
      report.findings.first?.related.map(\.element)
        == ["screen/collectionView[v]", "screen/collectionView[v]/collectionCell[c]"])
    #expect(
      report.findings.first?.related.map(\.message) == [
        "goes against collection-view/prefer-table for the same reason",
        "goes against collection-cell/image-required for the same reason",
      ])
    // It still counts as what goes against each rule.
    #expect(report.tallies.filter { $0.failed == 1 }.count == 3)
  }

  /// Its size is that of a cell with an image, which it is not.
  @Test func theSizeOfAPrototypeWithoutAnImageIsNoOtherFinding() {
    let view = Self.view(isPrototype: true).replacing(#""prototype""#, with: #""frame": [0, 0, 150, 60], "prototype""#)
    let report = Self.report(view)
    #expect(report.findings.map(\.rule) == Self.one)
    #expect(
      report.findings.first?.related.map(\.message).last
        == "goes against collection-cell/labeled-cell-size for the same reason")
  }

  @Test func cellsThatAreThereAreReportedEach() {
    // Two say the same of the view, and advise otherwise.
    #expect(Self.report(Self.view(isPrototype: false)).findings.map(\.rule).sorted() == Self.three)
  }

  @Test func whatIsNotReportedTakesNoPlace() {
    let others = Self.three.filter { !Self.one.contains($0) }
    #expect(Self.report(Self.view(isPrototype: true), without: Self.one[0]).findings.map(\.rule).sorted() == others)
    let disabled = #", "fiorilint-disable": {"collection-view/no-text-only": "so"}"#
    let report = Self.report(Self.view(isPrototype: true, more: disabled))
    #expect(report.open.map(\.rule).sorted() == others)
    #expect(report.findings([.suppressed]).map(\.rule) == Self.one)
  }

  /// A chevron that leads nowhere is one finding. A modal is another cause.
  @Test(arguments: [
    (true, "none", ["object-cell/accessory-navigation"]), (false, "none", ["object-cell/accessory-navigation"]),
    (true, "modal", ["object-cell/accessory-navigation", "object-cell/opens-object"]),
  ])
  func aCellThatLeadsNowhereIsOneFinding(isPrototype: Bool, opens: String, expected: [String]) {
    let accessory = #""accessory": {"control": "chevron", "tap": {"opens": "\#(opens)"}}"#
    let cell = #"{"type": "objectCell", "title": {"text": "A"}, "prototype": \#(isPrototype), \#(accessory)}"#
    let other = #"{"type": "objectCell", "title": {"text": "B"}, "tap": {"opens": "detail"}}"#
    let report = Self.report(#"{"type": "tableView", "cells": [\#(isPrototype ? cell : cell + "," + other)]}"#)
    #expect(report.findings.map(\.rule).filter { $0.hasPrefix("object-cell/") }.sorted() == expected)
  }

  /// A target that two rules find too small, in the same words, is one finding, unless the milder one is what they ask for.
  @Test(arguments: [
    ("ios", 44, ["touch-target/minimum-size"]), ("android", 44, ["accessibility/touch-target"]),
    ("ios", 48, ["accessibility/touch-target", "touch-target/minimum-size"]),
  ])
  func whatIsSaidTwiceOfOneElementIsOneFinding(platform: String, minimum: Int, expected: [String]) throws {
    var rules = TestLinter.allRules.filter {
      ["touch-target/minimum-size", "accessibility/touch-target"].contains($0.id)
    }
    if minimum != 44 {
      let header = "level: warning\non: button\ncheck: size\nwith: {minWidth: \(minimum), minHeight: \(minimum)}"
      rules[0] = try TestRules.rule(header, id: rules[0].id)
    }
    let button = #"{"type": "button", "text": "Help", "frame": [16, 80, 40, 30]}"#
    let report = TestLinter.lint(
      #"{"type": "screen", "platform": "\#(platform)", "content": [\#(button)]}"#, rules: rules)
    #expect(report.findings.map(\.rule).sorted() == expected)
    let related = report.findings.flatMap(\.related).map(\.message).filter { $0.hasSuffix("for the same reason") }
    let superseded = ["goes against accessibility/touch-target for the same reason"]
    #expect(related == (expected == ["touch-target/minimum-size"] ? superseded : []))
  }

  @Test func pagesNameRulesThatThereAre() {
    let ids = Set(TestLinter.allRules.map(\.id))
    for rule in TestLinter.allRules {
      for other in rule.page.supersedes { #expect(ids.contains(other.text) && other.text != rule.id) }
    }
  }
}
