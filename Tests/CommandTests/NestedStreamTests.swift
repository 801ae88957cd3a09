import Foundation
import TestSupport
import Testing

/// A record of a stream has what `check` has for a file at its path.
@Suite struct NestedStreamTests {
  private static let paths = ["a/s.json", "b/deep/t.json", "b/s.json", "top.json"]

  private func workspace() throws -> Workspace {
    var files = [
      "a/.fiorilint.yml": "rules: {touch-target/*: warning, accessibility/*: info}\nfail-on: never\n",
      "b/.fiorilint.yml": "overrides: [{files: deep/, rules: {touch-target/*: info}}]\nexclude: drafts/\n",
    ]
    for path in Self.paths { files[path] = Workspace.error }
    return try Workspace(files)
  }

  private static func records(_ paths: [String?]) -> [UInt8] {
    let lines = paths.map { path in
      path.map { "{\"path\": \"\($0)\", \"screen\": \(Workspace.error)}\n" } ?? "{\"screen\": \(Workspace.error)}\n"
    }
    return Array(lines.joined().utf8)
  }

  private func stream(
    _ workspace: Workspace, _ paths: [String?], _ arguments: [String] = [], in folder: String = ""
  ) throws -> Command.Result {
    try Command(directory: workspace.folder.path(folder), input: Self.records(paths)).run(["stream"] + arguments)
  }

  private static func answers(_ result: Command.Result) throws -> [[String: Any]] {
    try result.lines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
  }

  private static func findings(_ result: Command.Result, _ name: String = "findings") throws -> NSArray {
    try answers(result).flatMap { $0[name] as? [Any] ?? [] } as NSArray
  }

  @Test func recordsAreFiles() throws {
    let workspace = try workspace()
    let check = try workspace.run("check", ".", "--format", "json")
    let one = try stream(workspace, Self.paths, ["--jobs", "1"])
    #expect(try Self.findings(one) == check.json["findings"] as? NSArray)
    #expect(try Self.findings(one).count >= 4 && one.status == check.status, "\(one.text)")
    // Twenty times the same, by many threads, which meet the configurations in any order.
    let many = Array(repeating: Self.paths.reversed(), count: 20).flatMap { $0 }
    let results = try ["1", "5"].map { try stream(workspace, many, ["--jobs", $0, "--batch-records"]) }
    #expect(results[0].output == results[1].output && results[0].error == results[1].error)
    #expect(try stream(workspace, ["a/s.json"]).status == 0 && stream(workspace, ["b/s.json"]).status == 1)
    #expect(try stream(workspace, ["a/s.json"], ["--fail-on", "info"]).status == 1)
  }

  @Test func otherFolders() throws {
    let workspace = try workspace()
    let inside = try stream(workspace, ["s.json", "../b/deep/t.json"], in: "a")
    let severities = try Self.answers(inside).map { answer in
      (answer["findings"] as? [[String: Any]] ?? []).compactMap { $0["severity"] as? String }.last
    }
    // Without a repository, the other team's folder is another project: what holds is the configuration of the run.
    #expect(severities == ["warning", "warning"], "\(inside.text)")
    try workspace.folder.write(".git/HEAD", "ref: refs/heads/main\n")
    let project = try stream(workspace, ["../b/deep/t.json", "../top.json", "/other/x.json"], in: "a")
    #expect(project.text.contains("\"infos\": 1, ") && project.text.contains("\"errors\": 1, "), "\(project.text)")
    #expect(project.lines.last?.contains("\"warnings\": 1, ") == true, "\(project.text)")
  }

  /// A record without a configuration has the rules of the nearest team folder, not those of the working directory, and
  /// the partial results of all folders can be merged.
  @Test func rulesOfFolders() throws {
    let page = TeamRuleTests.page(max: 1)
    let screen = #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "text": "Go"}]}"#
    let workspace = try Workspace([
      ".git/HEAD": "", "a/.fiorilint.yml": "rules: {touch-target/*: warning}\n", "a/.fiorilint/rules/acme/one.md": page,
      "b/.fiorilint/rules/acme/two.md": page, "c/s.json": screen, "a/s.json": screen,
      "b/s.json": screen, "b/deep/s.json": screen,
    ])
    let paths = ["../b/deep/s.json", "../b/s.json", "../c/s.json", "s.json", "/else/s.json"]
    let a = Command(directory: workspace.folder.path("a"))
    let check = try a.run(["check", "--format", "json"] + paths.dropLast())
    func stream(_ paths: some Sequence<String>, _ arguments: String...) throws -> Command.Result {
      let records = paths.map { "{\"path\": \"\($0)\", \"screen\": \(screen)}\n" }.joined()
      return try Command(directory: workspace.folder.path("a"), input: Array(records.utf8)).run(["stream"] + arguments)
    }
    let streamed = try stream(paths)
    let answers = try Self.answers(streamed)
    let rules = answers.map { answer in
      (answer["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }.filter {
        $0.hasPrefix("acme/")
      }
    }
    #expect(rules == [["acme/two"], ["acme/two"], [], ["acme/one"], ["acme/one"]], "\(streamed.text)")
    let found = answers.dropLast().flatMap { $0["findings"] as? [Any] ?? [] } as NSArray
    #expect(found == check.json["findings"] as? NSArray, "\(streamed.text)")
    let partial = try stream(paths.dropLast(), "--partial", "--quiet")
    try workspace.folder.write("parts.jsonl", partial.output)
    let merged = try a.run("merge", "--json-lines", "../parts.jsonl", "--format", "json")
    #expect(merged.status == check.status && merged.output == check.output, "\(merged.text)\(merged.error)")
    try FileManager.default.removeItem(atPath: workspace.folder.path("b/.fiorilint"))
    let missing = try a.run("merge", "--json-lines", "../parts.jsonl")
    #expect(
      missing.status == 2
        && missing.error.contains(": unknown rule acme/two; use the same .fiorilint/rules as the stream"))
  }

  /// The name of a record that has none is none that a configuration could leave out.
  @Test func namesAndPlaces() throws {
    let workspace = try Workspace([".fiorilint.yml": "exclude: \"*\"\n"])
    let result = try stream(workspace, [nil, "x.json"])
    #expect(try Self.answers(result).map { $0["skipped"] != nil } == [false, true], "\(result.text)")
    let nested = try self.workspace()
    let drafts = try stream(nested, ["b/drafts/x.json", "b/x.json"])
    #expect(try Self.answers(drafts).map { $0["skipped"] != nil } == [true, false])
  }

  @Test func baselines() throws {
    let workspace = try workspace()
    #expect(try workspace.run("baseline", "create").status == 0)
    let known = try stream(workspace, Self.paths + Self.paths, ["--fail-on", "info"])
    // Each record is looked at alone, so that the same one is known again.
    #expect(try known.status == 0 && Self.findings(known).count == 0, "\(known.text)")
    let new = try stream(workspace, ["a/s.json", "a/new.json"])
    #expect(try Self.answers(new).map { ($0["findings"] as? [Any])?.isEmpty } == [true, false])
  }

  /// Of a path whose folders are missing only the folders that are there are looked at.
  @Test(arguments: ["", "b/", "../", "/"]) func veryLongPaths(front: String) throws {
    let workspace = try workspace()
    try workspace.folder.write(".fiorilint.yml", "rules: {touch-target/*: info}\n")
    let long = front + String(repeating: "x/", count: 2_000) + "s.json"
    let result = try stream(workspace, [long, "top.json"])
    let severities = try Self.answers(result).map { answer in
      (answer["findings"] as? [[String: Any]] ?? []).compactMap { $0["severity"] as? String }
    }
    #expect(severities == [[front == "b/" ? "error" : "info"], ["info"]], "\(result.error)")
  }

  /// What is wrong with a nested configuration is said of its records; the others are answered.
  @Test func mistakes() throws {
    let workspace = try workspace()
    try workspace.folder.write("c/.fiorilint.yml", "platfrom: ios\n")
    try workspace.folder.write("d/.fiorilint.yml", "baseline: none.json\n")
    let result = try stream(workspace, ["c/x.json", "top.json", "d/x.json"])
    let failures = try Self.answers(result).map { ($0["failures"] as? [[String: Any]])?.first?["message"] as? String }
    #expect(result.status == 3 && failures[0]?.contains("c/.fiorilint.yml:1:1: error: unknown key `platfrom`") == true)
    #expect(failures[1] == nil && failures[2]?.contains("d/none.json") == true, "\(failures)")
    try workspace.folder.write(".fiorilint.yml", "baseline: none.json\n")
    #expect(try stream(workspace, ["top.json"]).status == 2)
  }

  /// Answers of several configurations make one report, with the rules of all.
  @Test(arguments: ["json", "tap"]) func merged(format: String) throws {
    let workspace = try workspace()
    for arguments in [[], ["--checks"]] {
      let answers = try stream(workspace, Self.paths.reversed(), ["--partial", "--quiet"] + arguments)
      try workspace.folder.write("answers.txt", answers.text)
      let command = Command(directory: workspace.folder.path, environment: ["SOURCE_DATE_EPOCH": "0"])
      let merged = try command.run(["merge", "--json-lines", "answers.txt", "--format", format])
      let check = try command.run(["check"] + Self.paths + ["--format", format])
      #expect(merged.output == check.output && merged.status == check.status, "\(merged.error)")
      #expect(merged.error == check.error)
    }
  }
}
