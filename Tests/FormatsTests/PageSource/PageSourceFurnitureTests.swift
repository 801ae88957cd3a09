import Formats
import Linting
import TestSupport
import Testing

/// What a page source holds that no finger is meant for, and rows of cells that are copies of one.
@Suite struct PageSourceFurnitureTests {
  private func findings(_ text: String) -> FileReport {
    TestLinter.lint(text, rules: TestLinter.rules.filter { !$0.isSelfCheck }, path: "screen.xml")
  }

  // MARK: Targets

  @Test(arguments: [
    ("177 62 36 5", "label=\"Sheet Grabber\"", true), ("167 62 56 16", "label=\"Sheet Grabber\"", true),
    ("0 0 1 1", "name=\"probe\"", true), ("384 100 3 400", "label=\"a\"", true),
    ("380 100 10 400", "label=\"Vertical scroll bar, 2 pages\"", true),
    ("16 62 36 36", "label=\"Add\"", false), ("16 62 60 8", "label=\"More\"", false),
  ]) func whatTheSystemDraws(frame: String, attributes: String, isFurniture: Bool) {
    let text = application(source("Button", frame, "enabled=\"true\" visible=\"true\" \(attributes)"))
    #expect(readPageSource(text).line("content/button").contains("frame=?") == isFurniture)
    #expect(findings(text).findings.map(\.rule) == (isFurniture ? [] : ["touch-target/minimum-size"]))
  }

  @Test(arguments: [("1920", "1080", true), ("1080", "1920", false), ("1366", "1024", false)])
  func televisionsHaveNoTargets(width: String, height: String, isTelevision: Bool) {
    let text = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="TV" x="0" y="0" width="\(width)" height="\(height)">
      \(source("Button", "80 60 36 36", "enabled=\"true\" visible=\"true\" label=\"Play\""))
      </XCUIElementTypeApplication>
      """
    #expect(readPageSource(text).dump.contains("content?") == isTelevision)
    let report = findings(text)
    #expect(report.findings.isEmpty == isTelevision && report.failure == nil)
    #expect(report.tallies.reduce(0) { $0 + $1.passed } == 0 || !isTelevision)
  }

  // MARK: Copies

  private func chip(_ x: Int, _ label: String, _ height: Int = 48) -> String {
    source(
      "Cell", "\(x) 100 131 \(height)", "enabled=\"true\" visible=\"true\"",
      source("StaticText", "\(x + 12) 110 107 20", "label=\"\(label)\""))
  }

  private func row(_ cells: String) -> String {
    application(
      source("CollectionView", "0 100 390 60", "name=\"topics\"", cells)
        + source("StaticText", "16 70 120 24", "label=\"Topics\" traits=\"Header, StaticText\""))
  }

  @Test func aRowOfChipsIsWrongOnce() throws {
    let labels = ["News", "Sport", "Science", "Arts"]
    let report = findings(row(labels.enumerated().map { chip(16 + $0.offset * 139, $0.element) }.joined()))
    #expect(report.findings.map(\.rule) == ["collection-view/no-text-only"])
    let related = try #require(report.findings.first).related.map(\.message)
    for rule in ["collection-cell/image-required", "collection-cell/labeled-cell-size"] {
      #expect(related.contains("goes against \(rule) for the same reason, and so do 3 more"), "\(related)")
    }
    // Each one that is too small for a finger is a target of its own.
    let small = findings(row(labels.enumerated().map { chip(16 + $0.offset * 139, $0.element, 36) }.joined()))
    #expect(small.findings.count { $0.rule == "touch-target/minimum-size" } == 4 && small.findings.count == 5)
  }

  /// A character may be the picture.
  @Test(arguments: [
    ("🎉", true), ("⭐️", true), ("👩‍👩‍👧", true), ("1️⃣", true), ("🇩🇪", true), ("★", true), ("\u{E001}", true), ("7", false),
    ("#", false), ("🎉 Party", false), ("A", false), ("–", false),
  ]) func picturesOfFonts(label: String, mayBeImage: Bool) {
    let result = readPageSource(row(chip(16, label) + chip(300, label)))
    #expect(result.lines("cells/collectionCell").allSatisfy { $0.contains("image?") == mayBeImage }, "\(result.dump)")
  }
}
