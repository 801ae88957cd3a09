import Foundation
import TestSupport
import Testing

/// Each file takes its keys from its nearest configuration, for all arguments and working directories.
@Suite struct NestedConfigurationTests {
  /// A button that is too small, in folders of two teams, in a folder of a third and beside them.
  private static let screens: [String: String] = [
    "a/s.json": Workspace.error, "b/s.json": Workspace.error, "b/deep/t.json": Workspace.error,
    "c/r.json": Workspace.error, "top.json": Workspace.error,
  ]

  private static let configurations: [String: String] = [
    ".fiorilint.yml": "fail-on: never\njobs: 1\n",
    "a/.fiorilint.yml": "rules: {touch-target/*: warning}\nfail-on: warning\n",
    "b/.fiorilint.yml": "preset: all\noverrides: [{files: deep/, fail-on: never, rules: {touch-target/*: info}}]\n",
  ]

  /// The same files by other arguments, spellings and folders.
  private static let runs: [(folder: String, arguments: [String])] = [
    ("", ["."]), ("", ["a", "b", "c", "top.json"]), ("", ["b", "a"]), ("", ["a"]), ("", ["b/../a/", "./b"]),
    ("", ["a/s.json", "b/s.json"]), ("", ["top.json", "b/deep/t.json"]), ("", ["*/s.json"]),
    ("", ["--files-from", "list"]),
    ("", ["a/s.json", "b/s.json", "--skip-unrecognized"]), ("a", ["."]), ("a", [".."]),
    ("b/deep", ["t.json", "../../a"]),
    ("c", ["../b/s.json"]), ("b", ["."]),
  ]

  private func workspace() throws -> Workspace {
    let list = ["list": "a/s.json\nb/s.json\n"]
    return try Workspace(Self.screens.merging(Self.configurations) { $1 }.merging(list) { $1 })
  }

  private func run(_ workspace: Workspace, _ folder: String, _ arguments: [String]) throws -> Command.Result {
    try Command(directory: workspace.folder.path(folder)).run(arguments)
  }

  /// The absolute path, severity and status of each finding.
  private func findings(_ workspace: Workspace, _ folder: String, _ result: Command.Result) throws -> [String] {
    try ["findings", "baselined"].flatMap { status in
      try (result.json[status] as? [[String: Any]] ?? []).map { finding in
        let path = try #require(finding["path"] as? String)
        let url = URL(
          filePath: path, relativeTo: URL(filePath: workspace.folder.path(folder), directoryHint: .isDirectory))
        let location = url.standardizedFileURL.path.replacing(workspace.folder.path + "/", with: "")
        return "\(location) \(finding["severity"] ?? "") \(status)"
      }
    }
  }

  private static let expected: [String: String] = [
    "a/s.json": "warning", "b/s.json": "error", "b/deep/t.json": "info", "c/r.json": "error", "top.json": "error",
  ]

  @Test(arguments: runs) func levelsAndExitStatus(folder: String, arguments: [String]) throws {
    let workspace = try workspace()
    let result = try run(workspace, folder, ["check", "--format", "json"] + arguments)
    let found = try findings(workspace, folder, result)
    #expect(!found.isEmpty)
    for finding in found {
      let path = try #require(finding.split(separator: " ").first.map(String.init))
      #expect(finding == "\(path) \(Self.expected[path] ?? "") findings")
    }
    // Files of the root and of b/deep never fail; the other two do.
    let isFailing = found.contains { $0.hasPrefix("a/s.json") || $0.hasPrefix("b/s.json") }
    #expect(result.status == (isFailing ? 1 : 0), "\(arguments) in \(folder): \(found)")
  }

  @Test(arguments: runs) func baselines(folder: String, arguments: [String]) throws {
    let workspace = try workspace()
    let created = try run(workspace, "", ["baseline", "create"])
    #expect(created.status == 0, "\(created.error)")
    let result = try run(
      workspace, folder, ["check", "--fail-on", "info", "--show", "baselined", "--format", "json"] + arguments)
    #expect(result.status == 0, "\(arguments) in \(folder): \(result.text) \(result.error)")
    let found = try findings(workspace, folder, result)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix(" baselined") })
    // None of them, and none for a comparison with a commit, which is a mistake here.
    #expect(try run(workspace, folder, ["check", "--fail-on", "info", "--no-baseline"] + arguments).status == 1)
    let other = try run(
      workspace, folder,
      ["check", "--fail-on", "info", "--baseline", workspace.folder.path("a/.fiorilint-baseline.json")] + arguments)
    #expect(other.status == (found.allSatisfy { $0.hasPrefix("a/") } ? 0 : 1), "one for all files")
  }

  @Test func commandLineReplacesAllLevels() throws {
    let workspace = try workspace()
    #expect(try workspace.run("check", ".").status == 1)
    #expect(try workspace.run("check", ".", "--fail-on", "never").status == 0)
    #expect(try workspace.run("check", "b/deep", "--fail-on", "info").status == 1)
    #expect(try workspace.run("check", "a", "--fail-on", "error").status == 0)
  }

  /// Reports that have a notion of failing use the level of each file.
  @Test func reportsThatFail() throws {
    let workspace = try workspace()
    let tap = try workspace.run("check", ".", "--format", "tap").lines.filter { $0.hasPrefix("not ok") }
    #expect(
      tap.map { $0.contains("# TODO") } == [false, true, false, true, true], "a, b/deep, b, c, top: \(tap)")
    let junit = try workspace.run("check", ".", "--format", "junit").text
    #expect(junit.ranges(of: "<failure").count == 2, "\(junit)")
  }

  /// Parts carry the level of each file; one run and its merged parts end alike.
  @Test(arguments: [[], ["--fail-on", "error"], ["--fail-on", "never"]])
  func mergedParts(arguments: [String]) throws {
    let workspace = try workspace()
    for paths in [["."], ["b/deep", "c"], ["a"]] {
      let whole = try run(workspace, "", ["check"] + paths + arguments + ["--format", "tap"])
      for part in 1...2 {
        _ = try run(
          workspace, "",
          ["check"] + paths + arguments + ["--shard", "\(part)/2", "--quiet", "--format", "partial=p\(part).txt"])
      }
      let merged = try workspace.run("merge", "p1.txt", "p2.txt", "--format", "tap")
      #expect(merged.status == whole.status && merged.output == whole.output && merged.error == whole.error)
      #expect(try workspace.run("merge", "p1.txt", "p2.txt", "--fail-on", "info", "--quiet").status == 1)
      #expect(try workspace.run("merge", "p1.txt", "p2.txt", "--fail-on", "never", "--quiet").status == 0)
    }
  }

  /// Two reports of one file that differ in nothing but the level agree where one is given for all.
  @Test func mergedLevelsDiffer() throws {
    let workspace = try workspace()
    for (number, level) in ["error", "never"].enumerated() {
      _ = try workspace.run(
        "check", "a", "--fail-on", level, "--quiet", "--format", "partial=p\(number).txt")
    }
    #expect(try workspace.run("merge", "p0.txt", "p1.txt", "--quiet").status == 2)
    #expect(try workspace.run("merge", "p0.txt", "p1.txt", "--quiet", "--fail-on", "warning").status == 1)
  }

  /// What the unused entry of a configuration is worth is that configuration's to say.
  @Test(arguments: [("never", 0), ("warning", 1), ("error", 0)] as [(String, Int32)])
  func notesOnConfigurations(level: String, status: Int32) throws {
    let workspace = try Workspace([
      "d/s.json": Workspace.clean,
      "d/.fiorilint.yml": "fail-on: \(level)\nignore: [{rule: object-cell/*, reason: The old design.}]\n",
    ])
    let result = try workspace.run("check", ".")
    #expect(result.text.contains("suppression/unused") && result.status == status, "\(result.text)")
  }

  // MARK: Editors

  /// A document that is open and all files of the folder have the baseline of their configuration.
  @Test func editors() throws {
    let workspace = try workspace()
    #expect(try workspace.run("baseline", "create", "a").status == 0)
    #expect(try workspace.run("baseline", "create", "b").status == 0)
    let client = try ServerClient([workspace.folder.path])
    func uri(_ path: String) -> String { ServerClient.uri(workspace.folder.path(path)) }
    let all = try client.call("workspace/diagnostic", ["previousResultIds": [] as [Any]]) as? [String: Any]
    let items = try #require(all?["items"] as? [[String: Any]])
    for (path, count) in [("a/s.json", 0), ("b/deep/t.json", 0), ("c/r.json", 1), ("top.json", 1)] {
      let item = items.first { $0["uri"] as? String == uri(path) }
      #expect((item?["items"] as? [Any])?.count ?? 0 == count, "all files: \(path)")
      client.open(uri(path), workspace.folder.text(of: path))
      #expect(try client.diagnostics(uri(path), version: 1).count == count, "open: \(path)")
    }
    #expect(try client.quit() == 0)
  }

  // MARK: Keys of a run

  @Test func keysOfARun() throws {
    let workspace = try Workspace([
      "a/s.json": Workspace.error, "a/.fiorilint.yml": "formats: json\nrequire-conclusive: 100%\n",
      ".fiorilint.yml": "formats: tap\n", "other/.fiorilint.yml": "formats: checkstyle\n",
    ])
    for arguments in [["a"], ["a/s.json"], ["."]] {
      #expect(try run(workspace, "", ["check"] + arguments).text.hasPrefix("TAP"))
    }
    #expect(try run(workspace, "a", ["check"]).text.hasPrefix("{"))
    #expect(try run(workspace, "other", ["check", "../a"]).text.hasPrefix("<?xml"))
    #expect(try run(workspace, "other", ["check", "../a", "--config", "../a/.fiorilint.yml"]).text.hasPrefix("{"))
  }

  @Test func configPrintMarksThem() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "jobs: 2\nfail-on: never\n",
      "a/.fiorilint.yml": "jobs: 3\nfail-on: info\nformats: [json=out.json]\n",
      "b/.fiorilint.yml": "extends: ../.fiorilint.yml\nfail-on: warning\n",
    ])
    func printed(_ path: String, in folder: String = "") throws -> [String] {
      try run(workspace, folder, ["config", "print", path]).lines.map { line in
        line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
    }
    let nested = try printed("a/s.json")
    #expect(nested.contains("jobs: 2 # .fiorilint.yml:1") && nested.contains("fail-on: info # a/.fiorilint.yml:2"))
    #expect(nested.contains("# jobs: 3 # a/.fiorilint.yml:1, not used in this run"), "\(nested)")
    #expect(nested.contains("# - json=a/out.json # a/.fiorilint.yml:3, not used in this run"))
    #expect(try printed("s.json", in: "a").contains("jobs: 3 # .fiorilint.yml:1"))
    let extended = try printed("b/s.json")
    #expect(extended.contains("jobs: 2 # .fiorilint.yml:1") && !extended.contains { $0.contains("not used") })
    let json = try workspace.run("config", "print", "a", "--format", "json").json
    let settings = try #require(json["settings"] as? [[String: Any]])
    #expect(
      settings.filter { $0["used"] as? Bool == false }.compactMap { $0["key"] as? String } == ["jobs", "formats"])
  }

  // MARK: Projects

  /// What a nested configuration extends belongs to the project, wherever the run starts.
  @Test(arguments: ["", "a"]) func theProjectOfAConfiguration(folder: String) throws {
    let workspace = try Workspace([
      "a/s.json": Workspace.error, "a/.fiorilint.yml": "extends: ../shared.yml\n", ".fiorilint.yml": "preset: all\n",
      "shared.yml": "rules: {touch-target/*: off}\n",
    ])
    let result = try run(workspace, folder, ["check", folder.isEmpty ? "a" : "."])
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    // Without repository and configuration above, the folder is the project, also from above.
    try FileManager.default.removeItem(atPath: workspace.folder.path(".fiorilint.yml"))
    let refused = try run(workspace, folder, ["check", folder.isEmpty ? "a" : "."])
    #expect(refused.status == 2 && refused.error.contains("outside the project"), "\(refused.error)")
  }
  /// Nothing above the outermost repository is read, be it wrong, or named on the way there.
  @Test(.enabled(if: Git.isThere, "no program `git`"))
  func aboveTheRepository() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "nonsense: 1\n", "home/.fiorilint.yml": "rules: {touch-target/*: off}\n",
      "home/b.json": Workspace.error,
      "home/repo/a.json": Workspace.error, "home/repo/sub/s.json": Workspace.error,
      "home/repo/inner/i.json": Workspace.error, "home/.fiorilint/rules/acme/short.md": TeamRuleTests.page(),
    ])
    for folder in ["home/repo", "home/repo/inner"] {
      try Git.run(["init", "-q"], in: workspace.folder.path(folder))
    }
    for (folder, arguments) in [
      ("home/repo", ["."]), ("home/repo/sub", ["."]), ("home/repo/inner", ["."]), ("home/repo", ["sub/s.json"]),
      ("home/repo", ["-", "--stdin-path", "x.json"]),
    ] {
      let result = try Command(directory: workspace.folder.path(folder), input: Array(Workspace.error.utf8))
        .run(["check"] + arguments)
      #expect(result.status == 1 && result.text.contains("[touch-target/"), "\(folder): \(result.text)\(result.error)")
      #expect(!result.text.contains("acme/"), "\(result.text)")
    }
    // From above each file has its own.
    try workspace.folder.write(".fiorilint.yml", "")
    let both = try run(workspace, "home", ["check", "b.json", "repo/a.json"])
    #expect(both.lines.count == 1 && both.text.hasPrefix("repo/a.json:"), "\(both.text)\(both.error)")
    let other = try run(workspace, "home", ["check", "repo/a.json", "b.json", "repo/sub"])
    #expect(other.lines.count == 2 && other.lines.allSatisfy { $0.hasPrefix("repo/") }, "\(other.text)\(other.error)")
    // A repository in another one belongs to it.
    try workspace.folder.write("home/repo/.fiorilint.yml", "rules: {touch-target/*: off}\n")
    #expect(try run(workspace, "home/repo/inner", ["check", "i.json"]).status == 0)
    let stream = try Command(
      directory: workspace.folder.path("home/repo"), input: Array("{\"screen\": \(Workspace.error)}\n".utf8)
    ).run("stream")
    #expect(stream.status == 0, "\(stream.text)\(stream.error)")
  }
}
