import Foundation
import TestSupport
import Testing

/// What is found in a file depends on nothing but the file and what is said of it: not on the files beside it, their order, or threads.
@Suite struct IndependenceTests {
  @Test(arguments: 0..<8) func nothingButTheInputCounts(seed: Int) throws {
    let project = RandomProject(seed: UInt64(seed))
    let workspace = try Workspace(project.files)
    if seed.isMultiple(of: 2) {
      _ = try workspace.run("baseline", "create", "--baseline", "known.json", project.screens[0])
    }
    let known = seed.isMultiple(of: 2) ? ["--baseline", "known.json", "--show-baselined"] : []
    func check(_ paths: [String], jobs: Int) throws -> Command.Result {
      let options = ["check", "--format", "jsonl", "--show-suppressed", "--jobs", "\(jobs)"]
      return try Command(directory: workspace.folder.path).run(options + known + paths)
    }
    let one = try check(project.screens, jobs: 1)
    try #require(one.status != 2, "\(one.error)")
    for jobs in [2, 3, 8] {
      let many = try check(project.screens, jobs: jobs)
      #expect(many.output == one.output && many.status == one.status && many.error == one.error, "\(jobs) jobs")
    }
    let reversed = try check(project.screens.reversed(), jobs: 1)
    #expect(reversed.output == one.output && reversed.error == one.error)
    for path in project.screens {
      let alone = try check([path], jobs: 1)
      #expect(Self.lines(of: alone, about: path) == Self.lines(of: one, about: path), "\(path)")
    }
    #expect(!one.text.contains(": -"), "no count is negative")
  }

  private static func lines(of result: Command.Result, about path: String) -> [String] {
    result.lines.filter { $0.contains("\"path\": \"\(path)\"") }
  }

  /// A page about suppressions is asked where it speaks about the platform, whatever was linted before.
  @Test(arguments: [1, 2, 4]) func teamPageAboutSuppressions(jobs: Int) throws {
    let page = """
      ---
      severity: warning
      platforms: [ios]
      statements: []
      on: screen
      check: problems
      with: {kind: unused-suppression}
      advice: remove it
      since: "0.1"
      ---
      # A suppression holds something back

      ## Avoid

      ```json ios phone
      {"type": "button", "frame": [0, 0, 48, 48], "fiorilint-disable": {↓"touch-target/minimum-size": "Small."}}
      ```

      ## Prefer

      ```json ios phone
      {"type": "button", "frame": [0, 0, 36, 36], "fiorilint-disable": {"touch-target/minimum-size": "Small."}}
      ```

      """
    let workspace = try Workspace([".fiorilint/rules/acme/unused.md": page])
    for number in 0..<301 {
      try workspace.folder.write(
        "screens/\(number + 100).json",
        """
        {"type": "screen", "platform": "\(number == 150 ? "ios" : "android")", "content": [
          {"type": "button", "frame": [0, 0, 48, 48], "fiorilint-disable": {"description/unknown-name": "Ours."}}]}
        """)
    }
    let result = try workspace.run("check", "--disable", "suppression/unused", "--jobs", "\(jobs)")
    #expect(result.lines.filter { $0.contains("[acme/unused]") }.count == 1, "\(result.error)")
    #expect(result.lines.first?.hasPrefix("screens/250.json:2:") == true)
    guard jobs == 1 else { return }
    let test = try workspace.run("test-rules")
    #expect(test.status == 0, "\(test.text)")
    // On an element that no problem belongs to, nothing is counted twice or taken back.
    try workspace.folder.write(".fiorilint/rules/acme/unused.md", page.replacing("on: screen", with: "on: button"))
    let json = try workspace.run("check", "--format", "json", "--checks")
    let checks = (json.json["checks"] as? [[String: Any]] ?? []).filter { $0["rule"] as? String == "acme/unused" }
    let counts = ["violated", "conforming", "undecided", "notApplicable"].map { name in
      checks.map { $0[name] as? Int ?? -1 }
    }
    #expect(counts[0].reduce(0, +) == 1 && counts.allSatisfy { $0.allSatisfy { $0 >= 0 } })
  }

  /// Overrides for some of a file's screens take nothing from what a report says of the file.
  @Test func overridesKeepWhatAReportHas() throws {
    let screens = """
      [{"type": "screen", "platform": "android", "widht": 390},
       {"type": "screen", "platform": "ios", "content": [{"type": "button", "frame": [0, 0, 30, 30]}]}]
      """
    let workspace = try Workspace([
      "a.json": screens,
      ".fiorilint.yml": "overrides: [{platforms: [ios], rules: {touch-target/minimum-size: warning}}]\n",
    ])
    func artifact(_ options: String...) throws -> [String: Any] {
      let json = try Command(directory: workspace.folder.path).run(["check", "--format", "sarif"] + options).json
      let run = (json["runs"] as? [[String: Any]])?.first
      return (run?["artifacts"] as? [[String: Any]])?.first ?? [:]
    }
    let hashes = try artifact()["hashes"] as? [String: String]
    #expect(try hashes?["sha-256"]?.count == 64 && hashes == artifact("--no-config")["hashes"] as? [String: String])
    let text = try workspace.run("check", "a.json")
    #expect(text.lines.map { String($0.prefix(11)) } == ["a.json:1:45", "a.json:2:49"], "\(text.text)")
    #expect(text.status == 0 && text.lines.last?.contains(": warning: ") == true)
  }
}
