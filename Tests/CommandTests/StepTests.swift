import Foundation
import TestSupport
import Testing

/// Dumps of the steps of a test show the same elements again and again, and each is reported once.
@Suite struct StepTests {
  private func page(_ buttons: String...) -> String { StepPages.page(buttons) }

  private func workspace() throws -> Workspace {
    try Workspace([
      "login/1.xml": page("Sign in"), "login/2.xml": page("Sign in", "Help"), "login/3.xml": page("Help", "Sign in"),
      "other/1.xml": page("Sign in"),
    ])
  }

  private func check(_ workspace: Workspace, _ arguments: String...) throws -> Command.Result {
    try Command(directory: workspace.folder.path).run(
      ["check", "--no-config", "--rule", "touch-target/minimum-size"] + arguments)
  }

  /// Neither equal findings of a step nor many folders take a time that grows with their square.
  @Test(arguments: [["a"], (0..<3_000).map { "f\($0)" }])
  func manyFindings(folders: [String]) throws {
    let button = #"<node class="android.widget.Button" clickable="true" enabled="true" bounds="[9,9][29,29]"/>"#
    let count = folders.count == 1 ? 3_000 : 1
    let page =
      #"<hierarchy rotation="0"><node class="android.widget.FrameLayout" package="a.b" bounds="[0,0][1080,2220]">"#
      + String(repeating: button, count: count) + "</node></hierarchy>"
    let steps = folders.count == 1 ? ["1", "2"] : ["1"]
    let files = folders.flatMap { folder in steps.map { ("\(folder)/\($0).xml", page) } }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: files))
    let result = try workspace.run(
      "check", ".", "--no-config", "--rule", "accessibility/touch-target", "--density", "480", "--fail-on", "never")
    #expect(result.error.contains("3,000 warnings"), "\(result.error)")
  }

  @Test func onceInAFolder() throws {
    let result = try check(try workspace(), ".")
    #expect(
      result.lines == [
        "login/1.xml:3:132: error: button \"Sign in\" is 30 × 30 pt; touch targets are at least 44 × 44 pt; also in 2.xml and 3.xml "
          + "[touch-target/minimum-size]",
        "login/2.xml:4:126: error: button \"Help\" is 30 × 30 pt; touch targets are at least 44 × 44 pt; also in 3.xml "
          + "[touch-target/minimum-size]",
        "other/1.xml:3:132: error: button \"Sign in\" is 30 × 30 pt; touch targets are at least 44 × 44 pt "
          + "[touch-target/minimum-size]",
      ])
    #expect(result.error.contains("3 errors in 4 screens"), "each step has findings: \(result.error)")
    #expect(result.status == 1)
  }

  /// A message names a few steps, and each report has it.
  @Test(arguments: ["text", "markdown", "html", "json", "sarif", "csv"]) func manySteps(format: String) throws {
    let names = (1...9).map { "login/\($0).xml" }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: names.map { ($0, page("Sign in")) }))
    let result = try check(workspace, "--format", format, ".")
    let text = result.text.replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
    #expect(text.contains("; also in 2.xml, 3.xml, 4.xml and 5 more"), "\(result.text)")
  }

  @Test func theOthersAreRelated() throws {
    let report = try check(try workspace(), "--format", "json", ".").json
    let findings = try #require(report["findings"] as? [[String: Any]])
    let places = findings.map { finding in
      (finding["elsewhere"] as? [[String: Any]] ?? []).map { "\($0["path"] ?? ""):\($0["line"] ?? "")" }
    }
    #expect(places == [["login/2.xml:3", "login/3.xml:4"], ["login/3.xml:3"], []])
  }

  @Test(arguments: ["check", "configuration"]) func canBeTurnedOff(by place: String) throws {
    let workspace = try workspace()
    if place == "configuration" {
      try Data("group-steps: false\n".utf8).write(to: URL(filePath: workspace.folder.path(".fiorilint.yml")))
      let result = try Command(directory: workspace.folder.path).run(
        "check", "--rule", "touch-target/minimum-size", ".")
      #expect(result.lines.count == 6)
    } else {
      #expect(try check(workspace, "--group-steps", "false", ".").lines.count == 6)
    }
  }

  /// Parts of a run have the findings of the whole once they are merged, and no passed case stands for a failed one.
  @Test func partsAndCases() throws {
    let workspace = try workspace()
    let whole = try check(workspace, "--format", "junit", ".").text
    for number in 1...2 {
      _ = try check(workspace, "--shard", "\(number)/2", "--format", "partial=\(number).part", ".")
    }
    let merged = try Command(directory: workspace.folder.path).run(
      "merge", "--no-config", "--format", "junit", "1.part", "2.part")
    #expect(merged.text == whole)
    #expect(whole.ranges(of: "of an earlier step").count == 1, "\(whole)")
  }

  /// A run fails for a step whose own configuration says so, and equal elements of a step are joined one by one.
  @Test func levelsAndEqualElements() throws {
    let twice = page("Sign in", "Sign in")
    let workspace = try Workspace([
      ".fiorilint.yml": "overrides:\n  - files: 1.xml\n    fail-on: never\n", "1.xml": twice, "2.xml": twice,
      "3.xml": twice,
    ])
    let result = try Command(directory: workspace.folder.path).run(
      "check", "--rule", "touch-target/minimum-size", ".")
    #expect(result.status == 1)
    #expect(result.lines.count == 4 && result.lines.count { $0.contains("; also in 3.xml") } == 2, "\(result.lines)")
  }

  /// Partial reports hold each step, and are joined when they are merged.
  @Test func wholeRunsAreMerged() throws {
    let workspace = try Workspace(["1.xml": page("Help"), "2.xml": page("Help"), "3.xml": page("Help")])
    for files in [["1.xml", "2.xml"], ["3.xml"]] {
      let run = [
        "check", "--no-config", "--rule", "touch-target/minimum-size", "--format", "partial=\(files.count).part",
      ]
      _ = try Command(directory: workspace.folder.path).run(run + files)
    }
    let merged = try Command(directory: workspace.folder.path).run("merge", "--no-config", "1.part", "2.part")
    #expect(
      merged.lines.count == 1 && merged.lines.first?.contains("; also in 2.xml and 3.xml") == true, "\(merged.lines)")
  }

  /// A new screen description is no step.
  @Test func descriptionsAreNoSteps() throws {
    let screen =
      #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "text": "Go", "frame": [0, 0, 20, 20]}]}"#
    let workspace = try Workspace(["a/1.json": screen, "a/2.json": screen])
    #expect(try check(workspace, ".").lines.count == 2)
  }
}

/// Page sources of steps of a test.
enum StepPages {
  /// A screen of iOS with buttons that are too small: each name has its own place.
  static func page(_ buttons: [String]) -> String {
    let content = buttons.map { name in
      #"<XCUIElementTypeButton type="XCUIElementTypeButton" name="\#(name)" label="\#(name)" enabled="true" "#
        + #"visible="true" accessible="true" x="20" y="\#(name == "Sign in" ? 100 : 300)" width="30" height="30"/>"#
    }
    return """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
      \(content.joined(separator: "\n"))
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
  }
}
