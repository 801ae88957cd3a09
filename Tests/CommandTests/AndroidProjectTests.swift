import Foundation
import TestSupport
import Testing

/// A project with layouts of Android and without a collection view.
@Suite struct AndroidProjectTests {
  private static let button = #"<ImageButton android:layout_width="30dp" android:layout_height="30dp"/>"#

  private static func layout(_ views: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
      android:layout_height="match_parent" android:orientation="vertical">
      \(views)
    </LinearLayout>
    """
  }

  private static let reason =
    "none of these 2 screens has a collection view (a grid, or a row of cells), which is all that SAP Fiori for Android asks about"
  private static let advice = "`preset: accessibility` checks touch targets, labels and contrast"

  private func workspace(_ views: String = button) throws -> Workspace {
    try Workspace(["app/res/layout/a.xml": Self.layout(views), "app/res/layout/b.xml": Self.layout("")])
  }

  @Test func aRunWithoutChecksSaysWhatWouldApply() throws {
    let workspace = try workspace()
    let result = try workspace.run(
      "check", "--format", "text", "--format", "json=r.json", "--format", "jsonl=r.jsonl", "--format", "markdown=r.md",
      "--format", "html=r.html")
    let note = "\(Self.reason); \(Self.advice)"
    #expect(result.status == 0 && result.error.contains("fiorilint: note: \(note)\n"), "\(result.error)")
    for file in ["r.json", "r.jsonl", "r.md"] {
      #expect(workspace.folder.text(of: file).contains("\(note)"), "\(workspace.folder.text(of: file))")
    }
    #expect(workspace.folder.text(of: "r.html").contains("\(Self.reason); <code>preset: accessibility</code> checks"))
    #expect(!(try workspace.run("check", "--preset", "accessibility").error.contains("collection view")))
  }

  @Test func initProposesAccessibility() throws {
    let workspace = try workspace()
    let result = try workspace.run("init")
    #expect(
      result.error.contains(
        "note: no screen has a collection view (a grid, or a row of cells); `preset: accessibility` has 2 findings: "
          + "accessibility/target-label (1), accessibility/touch-target (1)\n"), "\(result.error)")
    #expect(workspace.folder.text(of: ".fiorilint.yml").contains("\npreset: accessibility\n"))
    #expect(try workspace.run("check").lines.count == 2)
  }

  @Test func aCollectionViewKeepsAllGuidelines() throws {
    let grid = #"<GridView android:numColumns="3" android:layout_width="1dp" android:layout_height="1dp"/>"#
    let workspace = try workspace(grid)
    #expect(!(try workspace.run("init").error.contains("accessibility")))
    #expect(workspace.folder.text(of: ".fiorilint.yml").contains("\npreset: all\n"))
  }

  // MARK: Included layouts

  /// What is wrong in a layout is reported there once, with its uses.
  @Test func includedLayoutsAreReportedOnce() throws {
    let include = #"<include layout="@layout/a"/>"#
    let workspace = try Workspace([
      "res/layout/a.xml": Self.layout(Self.button), "res/layout/m.xml": Self.layout(include + include),
      "res/layout-land/z.xml": Self.layout(include),
    ])
    let result = try workspace.run("check", ".", "--preset", "accessibility", "--format", "json")
    let found = SharedPages.findings(result)
    #expect(found.map { $0["path"] as? String } == ["res/layout/a.xml", "res/layout/a.xml"], "\(result.text)")
    #expect(found.allSatisfy { $0["line"] as? Int == 3 })
    for finding in found {
      let uses = (finding["elsewhere"] as? [[String: Any]] ?? []).map { "\($0["path"] ?? ""):\($0["line"] ?? 0)" }
      #expect(uses == ["res/layout-land/z.xml:3", "res/layout/m.xml:3", "res/layout/m.xml:3"], "\(result.text)")
    }
  }

  /// What only its use makes wrong is reported in the layout too: its size there.
  @Test func anIncludedLayoutAloneIsReportedAtItsUse() throws {
    let workspace = try Workspace([
      "res/layout/a.xml": Self.layout(Self.button), "res/layout/m.xml": Self.layout(#"<include layout="@layout/a"/>"#),
    ])
    let result = try workspace.run("check", "res/layout/m.xml", "--preset", "accessibility")
    #expect(
      result.lines.count == 2 && result.lines.allSatisfy { $0.hasPrefix("res/layout/m.xml:3:") }, "\(result.text)")
  }
}
