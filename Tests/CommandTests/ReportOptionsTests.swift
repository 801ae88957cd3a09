import Foundation
import TestSupport
import Testing

/// The options of reports, on the command line.
@Suite struct ReportOptionsTests {
  typealias Object = [String: Any]

  private func run(_ folder: TemporaryFolder, _ directory: String, _ arguments: String...) throws -> Object {
    let result = try Command(directory: folder.path(directory)).run(["check", "--format", "sarif"] + arguments)
    return try #require((result.json["runs"] as? [Object])?.first, "\(result.error)")
  }

  private func artifacts(_ run: Object) -> [[String?]] {
    (run["artifacts"] as? [Object] ?? []).map { artifact in
      let location = artifact["location"] as? Object
      return [location?["uri"] as? String, location?["uriBaseId"] as? String]
    }
  }

  @Test func root() throws {
    let folder = try TemporaryFolder()
    try folder.write("repo/ui/a.json", Workspace.error)
    try folder.write("outside.json", Workspace.error)
    let inside = "%SRCROOT%"
    #expect(try artifacts(run(folder, "repo/ui")) == [["a.json", inside]])
    // Git's top level counts, be it a folder or, in a worktree, a file.
    try folder.write("repo/.git", "gitdir: elsewhere\n")
    #expect(try artifacts(run(folder, "repo/ui")) == [["ui/a.json", inside]])
    #expect(try artifacts(run(folder, "repo/ui", "--set", "reports.root=..")) == [["ui/a.json", inside]])
    #expect(try artifacts(run(folder, "repo/ui", "--set", "reports.root=../..")) == [["repo/ui/a.json", inside]])
    #expect(
      try artifacts(run(folder, "repo/ui", "--set", "reports.root=\(folder.path("repo/ui"))")) == [["a.json", inside]])
    try folder.link("link", to: "repo")
    #expect(
      try artifacts(run(folder, "repo/ui", "--set", "reports.root=\(folder.path("link"))")) == [["ui/a.json", inside]])
    let both = try run(folder, "repo/ui", "a.json", "../../outside.json")
    #expect(artifacts(both) == [["outside.json", "%SRCROOT_PARENT_1%"], ["ui/a.json", inside]])
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    let above = try run(folder, "repo/ui", "a.json", "../../outside.json")
    #expect(artifacts(above) == [["outside.json", "%SRCROOT_PARENT_1%"], ["ui/a.json", inside]])
    #expect(Set((above["originalUriBaseIds"] as? Object ?? [:]).keys) == ["%SRCROOT_PARENT_1%", inside])
  }

  @Test(arguments: [
    ("nowhere", "`reports.root` names nowhere, which does not exist"), ("a.json", "is not a folder"),
    ("''", "`reports.root` must name a folder"),
  ])
  func wrongRoots(root: String, message: String) throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let result = try workspace.run("check", "--format", "sarif", "--set", "reports.root=\(root)")
    #expect(result.status == 2 && result.output.isEmpty && result.error.contains(message), "\(result.error)")
  }

  @Test func category() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.json", Workspace.error)
    #expect(try run(folder, "")["automationDetails"] == nil)
    let details = try run(folder, "", "--set", "reports.sarif.category=ios app")["automationDetails"] as? Object
    #expect(details?["id"] as? String == "ios app/")
  }

  static let layouts: [(arguments: [String], contains: [String], lacks: [String])] = [
    ([], ["line=\"1\"", "<testsuites name=\"fiorilint\"", "name=\"touch-target/minimum-size\""], []),
    (
      ["--set", "reports.junit.dialect=jenkins"], [" file=\"b.json\">", "<testsuites name=\"fiorilint\""],
      ["line=\"1\""]
    ),
    (["--set", "reports.junit.dialect=strict"], ["<testsuites>"], ["file=", "line=\"1\""]),
    (["--set", "reports.junit.cases=finding"], ["name=\"touch-target/minimum-size screen/button[b]\""], []),
    (["--set", "reports.junit.passed=per-file"], ["tests=\"3\"", "classname=\"fiorilint.a_json\""], []),
    (["--set", "reports.junit.passed=none"], ["tests=\"1\""], ["classname=\"fiorilint.a_json\""]),
    ([], ["tests=\"3\""], ["skipped message", "fiorilint/inconclusive"]),
    (["--set", "reports.junit.inconclusive=per-file"], ["fiorilint/inconclusive"], []),
    (
      ["--set", "reports.junit.inconclusive=all"],
      ["<skipped message=\"1 check inconclusive: the frame of button &quot;b&quot; is unknown\"/>"],
      ["fiorilint/inconclusive"]
    ),
  ]

  @Test(arguments: layouts) func junit(arguments: [String], contains: [String], lacks: [String]) throws {
    let screen =
      #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "frame": [0,0,44,44]}]}"#
    let open = #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b"}]}"#
    let workspace = try Workspace(["a.json": screen, "b.json": Workspace.error, "c.json": open])
    let result = try Command(directory: workspace.folder.path).run(["check", "--format", "junit"] + arguments)
    for text in contains { #expect(result.text.contains(text), "\(text)\n\(result.text)") }
    for text in lacks { #expect(!result.text.contains(text), "\(text)\n\(result.text)") }
  }

  @Test(arguments: [
    ("reports.junit.dialect", ["extended", "jenkins", "strict"]), ("reports.junit.cases", ["rule", "finding"]),
    ("reports.junit.passed", ["all", "per-file", "none"]), ("reports.junit.inconclusive", ["none", "per-file", "all"]),
  ])
  func unknownNames(key: String, names: [String]) throws {
    let result = try Workspace(["a.json": Workspace.error]).run("check", "--set", "\(key)=nonsense")
    #expect(result.status == 2 && result.output.isEmpty, "\(result.text)")
    for word in [key, "nonsense"] + names { #expect(result.error.contains(word), "\(result.error)") }
  }

  /// What GitHub refuses is noted once, by `check` and by `merge`; a report of another format says nothing.
  @Test func tooManyResultsForGitHub() throws {
    let button = #"{"type": "button", "frame": [16, 60, 36, 36]}"#
    let buttons = Array(repeating: button, count: 25_001).joined(separator: ",")
    let workspace = try Workspace([
      "a.json": #"{"type": "screen", "platform": "ios", "content": [\#(buttons)]}"#
    ])
    let logs = ["--format", "sarif=one.sarif", "--format", "sarif=two.sarif"]
    let rule = ["--rule", "touch-target/minimum-size"]
    let command = Command(directory: workspace.folder.path)
    let check = try command.run(["check", "a.json", "--format", "partial=part.json"] + rule + logs)
    let merge = try command.run(["merge", "part.json"] + logs)
    for result in [check, merge] {
      let notes = result.error.split(separator: "\n").filter { $0.hasPrefix("fiorilint: note: the sarif report ") }
      #expect(result.status == 1 && notes.count == 1, "\(result.error)")
      #expect(notes.first?.contains("25001 results; GitHub refuses more than 25000") == true)
    }
    let json = try command.run("merge", "part.json", "--format", "json=all.json")
    #expect(!json.error.contains("note:"), "\(json.error)")
  }
}
