import Foundation
import Reporting
import TestSupport
import Testing

/// A rule that fails on a file: the file could be read, and the run fails all the same.
@Suite struct RuleFailureCommandTests {
  private static let page = """
    ---
    level: warning
    on: button
    check: expression
    with: {condition: "1 / size(siblings.filter(s, false)) == 1"}
    advice: shorten it
    ---
    # It fails

    ## Avoid

    ```json
    {"type": "group", "content": [↓{"type": "button", "text": "Send now"}]}
    ```
    """
  private static let screen =
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "text": "Send", "frame": [0, 0, 30, 30]}]}"#

  private func workspace() throws -> Workspace {
    try Workspace([
      ".fiorilint/rules/acme/broken.md": Self.page, "a.json": Self.screen, "b.json": "{\"type\": \"screen\"}",
    ])
  }

  @Test func isNamed() throws {
    let workspace = try workspace()
    let result = try workspace.run("check", ".")
    #expect(result.status == 3 && result.lines.count == 2, "\(result.text)")
    #expect(
      result.text.contains(
        "a.json:1:51: error: rule acme/broken fails on button \"Send\": division by zero (.fiorilint/rules/acme/broken.md:2)\n"
      ))
    #expect(result.error.hasPrefix("error: a rule failed on a.json (1 file) · ") && !result.error.contains("read"))
    let json = try workspace.run("check", ".", "--format", "json").json
    let failures = json["failures"] as? [[String: Any]] ?? []
    #expect(failures.count == 1 && failures.first?["rule"] as? String == "acme/broken")
    let files = (json["summary"] as? [String: Any])?["files"] as? Int
    #expect(files == 2 && (json["findings"] as? [Any])?.count == 1)
    #expect(try workspace.run("check", ".", "--disable", "acme/*").status == 1)
    #expect(try workspace.run("baseline", "create").status == 3)
    #expect(try workspace.run("coverage", "a.json").status == 3)
  }

  /// With a file that cannot be read beside it, which is another thing.
  @Test func besideUnreadableFiles() throws {
    let workspace = try workspace()
    try workspace.folder.write("c.json", "{\"type\": \"screen\", \"content\": [{\"type\": \"button\"}")
    let result = try workspace.run("check", ".", "--set", "reports.text.group-by=rule")
    #expect(
      result.error.hasPrefix("error: 1 file could not be read · a rule failed on 1 file · "),
      "\(result.error)")
    #expect(
      result.text.contains("not read: could not be read\n")
        && result.text.contains("not checked by all rules: a rule failed\n"), "\(result.text)")
    let sarif = try workspace.run("check", ".", "--format", "sarif").text
    #expect(sarif.contains("fiorilint/unreadable-input") && sarif.contains("fiorilint/rule-failure"))
  }

  @Test func partsKeepIt() throws {
    let workspace = try workspace()
    try workspace.folder.write("c.json", "{\"type\": \"screen\", ")
    let formats = Reporters.names.flatMap { ["--format", "\($0)=\($0).whole"] }
    let whole = try Command(directory: workspace.folder.path).run(["check", "a.json", "b.json", "c.json"] + formats)
    for part in 1...2 {
      let result = try workspace.run(
        "check", "a.json", "b.json", "c.json", "--shard", "\(part)/2", "--format", "partial=\(part).report")
      #expect([0, 3].contains(result.status), "\(result.error)")
    }
    let mergeFormats = Reporters.names.flatMap { ["--format", "\($0)=\($0).merged"] }
    let merged = try Command(directory: workspace.folder.path).run(["merge", "1.report", "2.report"] + mergeFormats)
    #expect(merged.status == 3 && merged.error == whole.error, "\(merged.error)")
    for name in Reporters.names {
      #expect(workspace.folder.bytes(of: "\(name).merged") == workspace.folder.bytes(of: "\(name).whole"), "\(name)")
    }
  }
}
