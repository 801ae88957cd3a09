import Screens
import TestSupport
import Testing

@testable import Linting

/// What a run keeps for drawings: screens, marks, and what checks measured.
@Suite struct DrawingTests {
  private func lint(_ text: String, _ demands: ReportRequirements = .drawings) -> FileReport {
    var options = LintOptions()
    options.demands.formUnion(demands)
    return TestLinter.lint(text, options: options)
  }

  private static let button = """
    {"type": "screen", "platform": "ios", "name": "A", "width": 390, "height": 844, "content": [
      {"type": "button", "id": "b", "text": "Go", "frame": [10, 20, 36, 30]}]}
    """
  private static let clean = #"{"type": "screen", "platform": "ios", "name": "B", "content": []}"#

  @Test func nothingIsKeptUnlessItIsAskedFor() {
    let report = lint(Self.button, [])
    #expect(report.drawings.isEmpty && report.findings.count == 1 && report.findings[0].mark == nil)
  }

  @Test func screensWithFindingsOrAll() {
    let file = "[\(Self.clean), \(Self.button), \(Self.clean)]"
    #expect(lint(file).drawings.map(\.name) == ["A"])
    #expect(lint(file).drawings.map(\.ordinal) == [2])
    #expect(lint(file).findings.map { $0.mark?.screen } == [0])
    #expect(lint(file, [.drawings, .cleanDrawings]).drawings.map(\.name) == ["B", "A", "B"])
    #expect(lint(file, [.drawings, .cleanDrawings]).findings.map { $0.mark?.screen } == [1])
  }

  @Test func everyScreenHasAnAccountWhereOneIsAskedFor() throws {
    let file = "[\(Self.clean), \(Self.button), \(Self.clean)]"
    #expect(lint(file).accounts.isEmpty)
    let report = lint(file, [.drawings, .cleanDrawings, .accounts])
    #expect(report.accounts.map(\.name) == ["B", "A", "B"])
    #expect(report.accounts.map(\.ordinal) == [1, 2, 3])
    #expect(report.accounts.map(\.tally.failed) == [0, 1, 0])
    // All that was counted in the file was counted on one of its screens.
    #expect(lint("[\(Self.button), \(Self.button)]", .accounts).accounts.map(\.tally.failed) == [1, 1])
    let open = #"{"type": "screen", "content": [{"type": "button", "id": "b"}, {"type": "button", "id": "c"}]}"#
    let account = try #require(lint(open, .accounts).accounts.first)
    #expect(account.tally.passed == 0)
    #expect(account.tally.inconclusive == account.missing.reduce(0) { $0 + $1.checks })
    #expect(account.missing.contains { $0.fact == "frame of button" && $0.checks >= 2 }, "\(account.missing)")
  }

  /// A screen that is shown without findings keeps its drawing when they are suppressed.
  @Test func shownScreensKeepTheirDrawings() {
    var report = lint(Self.button, [.drawings, .cleanDrawings, .accounts])
    report.hold(report.findings.indices, by: FindingExclusion(.commit))
    #expect(report.drawings.count == 1)
    report = lint(Self.button)
    report.hold(report.findings.indices, by: FindingExclusion(.commit))
    #expect(report.drawings.isEmpty)
  }

  @Test func aDumpWithoutDensityIsDrawnInItsPixels() throws {
    let text = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">\
      <node class="android.widget.Button" clickable="true" text="Go" bounds="[30,60][240,210]"/></node></hierarchy>
      """
    let drawing = try #require(lint(text, [.drawings, .cleanDrawings]).drawings.first)
    #expect(drawing.unit == "px")
    let button = try #require(drawing.elements.first { $0.kind == .button })
    #expect(button.frame == Frame(x: 30, y: 60, width: 210, height: 150))
  }

  @Test func whatIsKeptOfElements() throws {
    let text = """
      {"type": "screen", "platform": "android", "width": 360, "content": [
        {"type": "collectionView", "id": "v", "layout": "grid", "contentArea": [1, 2, 3, 4],
         "seeAll": {"text": "All", "chevron": true}, "cells": [
          {"type": "collectionCell", "image": {"shape": "circle", "cornerRadius": 4, "placeholder": "initials",
            "text": "AB", "iconFrame": [5, 6, 7, 8]}, "title": {"text": "\(String(repeating: "é", count: 200))"}}]},
        {"type": "labelValueCell", "label": "Site", "value": "Kiel", "frame": [0, 9, 360, 48]}]}
      """
    let drawing = try #require(lint(text, [.drawings, .cleanDrawings]).drawings.first)
    #expect(drawing.platform == "android")
    #expect(drawing.unit == "dp")
    #expect(drawing.width == 360)
    #expect(drawing.height == nil)
    #expect(
      drawing.elements.map(\.name) == [
        "screen", "collectionView[v]", "seeAll", "collectionCell[1]", "image", "title", "labelValueCell[1]",
      ])
    #expect(drawing.elements.map(\.parent) == [nil, 0, 1, 1, 3, 3, 0])
    #expect(drawing.elements[1].form == .grid && drawing.elements[1].innerFrame?.height == 4)
    #expect(drawing.elements[2].hasChevron && drawing.elements[2].text == "All")
    let image = drawing.elements[4]
    #expect(image.form == .circle)
    #expect(image.cornerRadius == 4)
    #expect(image.placeholder == .initials)
    #expect(image.text == "AB")
    #expect(image.innerFrame == Frame(x: 5, y: 6, width: 7, height: 8))
    #expect(drawing.elements[5].text == String(repeating: "é", count: 160) + "…")
    #expect(drawing.elements[6].text == "Site" && drawing.elements[6].value == "Kiel")
    #expect(drawing.path(of: 5) == "screen/collectionView[v]/collectionCell[1]/title")
    #expect(drawing.path(of: 99).isEmpty)
  }

  @Test func ofVeryManyElementsTheFirstAreKept() throws {
    let buttons = Array(repeating: #"{"type": "button", "frame": [0, 0, 9, 9]}"#, count: 4_100).joined(separator: ",")
    let report = lint(#"{"type": "screen", "platform": "ios", "content": [\#(buttons)]}"#)
    let drawing = try #require(report.drawings.first)
    #expect(drawing.elements.count == 4_000)
    #expect(drawing.omitted == 101)
    #expect(report.findings.count == 4_100)
    #expect(report.findings.last?.mark?.element == 4_100)
  }

  // MARK: Measures

  private static func row(_ frames: String..., layout: String = "horizontalScroll", facts: String = "") -> String {
    let cells = frames.map { #"{"type": "collectionCell", "frame": [\#($0)], "image": {}}"# }.joined(separator: ",")
    return """
      {"type": "screen", "platform": "android", "deviceClass": "phone", "width": 360, "height": 640, "content": [
        {"type": "collectionView", "layout": "\(layout)", "header": {"text": "H"}, \(facts) "cells": [\(cells)]}]}
      """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var element: Int
    var measure: FindingMeasure
    var testDescription: String { rule }
  }

  static let cases = [
    Case(
      rule: "touch-target/minimum-size", text: button, element: 1,
      measure: .size(RequiredSize(.least, width: 44, height: 44))),
    Case(
      rule: "collection-view/cell-spacing", text: row("16, 0, 100, 90", "124, 10, 100, 90", "500, 0, 100, 90"),
      element: 5,
      measure: .distance(
        MeasuredDistance(isHorizontal: true, from: 116, to: 124, lower: 10, upper: 90, least: 16, most: 16))),
    Case(
      rule: "collection-view/cell-spacing",
      text: row("16, 0, 156, 90", "188, 0, 156, 90", "16, 94, 156, 90", layout: "grid"), element: 7,
      measure: .distance(
        MeasuredDistance(isHorizontal: false, from: 90, to: 94, lower: 16, upper: 172, least: 16, most: 16))),
    Case(
      rule: "object-cell/consistent-height",
      text: """
        {"type": "screen", "platform": "ios", "content": [{"type": "tableView", "cells": [
          {"type": "objectCell", "frame": [0, 0, 390, 64]}, {"type": "objectCell", "frame": [0, 64, 390, 84]},
          {"type": "objectCell", "frame": [0, 148, 390, 64]}]}]}
        """, element: 3, measure: .unlike(element: 2, width: false, height: true)),
    Case(
      rule: "collection-cell/object-image-fills-width",
      text: """
        {"type": "screen", "platform": "android", "content": [{"type": "collectionView", "cells": [
          {"type": "collectionCell", "represents": "object", "frame": [0, 0, 118, 150],
           "image": {"frame": [0, 0, 100, 100]}}]}]}
        """, element: 3, measure: .unlike(element: 2, width: true, height: false)),
    Case(
      rule: "collection-cell/elements-centered",
      text: """
        {"type": "screen", "platform": "android", "content": [{"type": "collectionView", "cells": [
          {"type": "collectionCell", "frame": [0, 0, 118, 150], "image": {"frame": [0, 0, 100, 100]}}]}]}
        """, element: 3, measure: .offset(fromX: 59, fromY: 50, toX: 50, toY: 50)),
    Case(
      rule: "collection-cell/labeled-cell-size",
      text: """
        {"type": "screen", "platform": "ios", "content": [{"type": "collectionView", "cells": [
          {"type": "collectionCell", "frame": [0, 0, 118, 150], "image": {}, "title": {"text": "T"}}]}]}
        """, element: 2, measure: .size(RequiredSize(width: 120))),
  ]

  @Test(arguments: cases) func whatChecksMeasured(item: Case) throws {
    let finding = try #require(lint(item.text).findings.first { $0.rule == item.rule })
    let mark = try #require(finding.mark)
    #expect(mark.element == item.element, "\(mark)")
    #expect(mark.measure == item.measure, "\(mark)")
  }

  /// A mark lies at the element that the finding's path names.
  @Test(arguments: Repository.files(below: "Fixtures/screens", "json", "xml"))
  func marksAndPathsAgree(path: String) throws {
    var options = LintOptions()
    options.demands.insert(.drawings)
    let report = TestLinter.lint(try Repository.bytes(of: path), options: options, path: path)
    for finding in report.findings {
      let mark = try #require(finding.mark)
      #expect(report.drawings[mark.screen].path(of: mark.element) == finding.element)
      #expect(mark.related.map { report.drawings[mark.screen].path(of: $0) } == finding.related.map(\.element))
    }
  }
}
