import Foundation
import TestSupport
import Testing

/// `fiorilint baseline` and `check --baseline`: known findings do not count, no matter how they are spelled.
@Suite struct BaselineCommandTests {
  private static let warning = Workspace.warning
  private static let file = ".fiorilint-baseline.json"

  private func adopted(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace(files)
    let created = try workspace.run("baseline", "create")
    #expect(created.status == 0 && created.output.isEmpty, "\(created.error)")
    return workspace
  }

  private func check(_ workspace: Workspace, _ arguments: String...) throws -> Command.Result {
    try Command(directory: workspace.folder.path).run(["check", ".", "--baseline", Self.file] + arguments)
  }

  private func screen(_ elements: String...) -> String {
    #"{"type": "screen", "platform": "ios", "content": [\#(elements.joined(separator: ", "))]}"#
  }

  private func button(_ id: String, _ size: Int = 30) -> String {
    #"{"type": "button", "id": "\#(id)", "frame": [0, 0, \#(size), \#(size)]}"#
  }

  @Test func whatIsKnownDoesNotCount() throws {
    let workspace = try adopted(["a.json": Workspace.error, "sub/b.json": screen(button("x"), button("y"))])
    let result = try check(workspace)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.text)")
    #expect(result.error.contains("no findings in 2 screens · 3 in the baseline · "), "\(result.error)")
    try workspace.folder.write("sub/b.json", screen(button("x"), button("y"), button("z")))
    let changed = try check(workspace)
    #expect(changed.status == 1 && changed.lines.count == 1 && changed.text.contains("touch-target/minimum-size"))
    #expect(changed.error.contains("1 error in 1 of 2 screens · 3 in the baseline"), "\(changed.error)")
  }

  @Test func theFile() throws {
    let text = try adopted(["b/b.json": screen(button("y"), button("x")), "a.json": Workspace.error]).folder
      .text(of: Self.file)
    let entries = text.split(separator: "\n").filter { $0.contains("fingerprint") }
    #expect(text.hasPrefix("{\n  \"fiorilint-baseline\": 1,\n  \"findings\": [\n    {\"path\": \"a\", \"rule\": \""))
    #expect(entries.count == 3 && text.hasSuffix("\"}\n  ]\n}\n"))
    #expect(
      entries.map { $0.contains("button[x]") || $0.contains("\"a\"") } == [true, true, false], "sorted: \(text)")
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  /// Lines, order, other elements and the language are spelling; a subfolder sees the same paths.
  @Test func spellings() throws {
    let workspace = try adopted(["sub/a.json": screen(button("x"), button("y"))])
    try workspace.folder.write("sub/a.json", screen("\n\n" + button("y"), button("w", 50), button("x")))
    #expect(try check(workspace).status == 0)
    let below = try Command(directory: workspace.folder.path + "/sub").run(
      "check", "a.json", "--baseline", "../\(Self.file)")
    #expect(below.status == 0 && below.error.contains("2 in the baseline"), "\(below.error)")
    try FileManager.default.removeItem(atPath: workspace.folder.path + "/sub/a.json")
    try workspace.folder.write(
      "sub/a.xml",
      #"<screen platform="ios"><button id="y" frame="0 0 30 30"/><button id="x" frame="0 0 30 30"/></screen>"#)
    let xml = try check(workspace)
    #expect(xml.status == 0 && xml.error.contains("2 in the baseline"), "\(xml.text)\(xml.error)")
    #expect(try workspace.run("baseline", "check").status == 0)
  }

  /// Two files of one name share what is known of it; the third finding is new.
  @Test func itIsAMultiset() throws {
    let workspace = try adopted(["a.json": Workspace.error, "b.json": screen(button("x"), button("x"))])
    #expect(try check(workspace).status == 0)
    try workspace.folder.write("b.json", screen(button("x"), button("x"), button("x")))
    let third = try check(workspace)
    #expect(third.status == 1 && third.lines.filter { $0.contains("minimum-size") }.count == 1, "\(third.text)")
    try workspace.folder.write("b.json", Workspace.clean)
    try workspace.folder.write("a.xml", #"<screen platform="ios"><button id="b" frame="0 0 30 30"/></screen>"#)
    let twin = try check(workspace)
    #expect(twin.status == 1 && twin.lines.count == 1 && twin.text.hasPrefix("a.xml:"), "\(twin.text)")
  }

  @Test func staleEntries() throws {
    let workspace = try adopted(["a.json": Workspace.error, "b.json": screen(button("x"), button("y"))])
    #expect(try workspace.run("baseline", "check").status == 0)
    let before = workspace.folder.text(of: Self.file)
    try workspace.folder.write("b.json", screen(button("y"), button("z")))
    let stale = try workspace.run("baseline", "check")
    #expect(stale.status == 1 && stale.lines.count == 1, "\(stale.text)")
    #expect(
      stale.text
        == "\(Self.file):5:5: stale: no longer found: screen/button[x] in b [touch-target/minimum-size]\n")
    #expect(stale.error.contains("2 still found, 1 stale, 1 new"), "\(stale.error)")
    #expect(workspace.folder.text(of: Self.file) == before)
    let pruned = try workspace.run("baseline", "prune")
    #expect(pruned.status == 0 && pruned.error.contains("2 findings kept, 1 removed, 1 new finding left out"))
    #expect(try workspace.run("baseline", "check").status == 0)
    #expect(try check(workspace).status == 1)
    let updated = try workspace.run("baseline", "update")
    #expect(updated.status == 0 && updated.error.contains("2 findings kept, 1 added, 0 removed"), "\(updated.error)")
    #expect(try check(workspace).status == 0)
    // What was made step by step is what is made at once.
    let updatedText = workspace.folder.text(of: Self.file)
    try FileManager.default.removeItem(atPath: "\(workspace.folder.path)/\(Self.file)")
    #expect(try workspace.run("baseline", "create", "--jobs", "1").status == 0)
    #expect(workspace.folder.text(of: Self.file) == updatedText)
  }

  /// Entries of files and rules that were not looked at, or that cannot be read, stay; those of files that are gone do not.
  @Test func whatWasNotLookedAtStays() throws {
    let workspace = try adopted(["a.json": Workspace.error, "sub/b.json": Workspace.error])
    try workspace.folder.write("a.json", Workspace.clean)
    #expect(try workspace.run("baseline", "check", "sub").status == 0)
    #expect(try workspace.run("baseline", "check", "--disable", "touch-target/*").status == 0)
    #expect(try workspace.run("baseline", "check", "a.json").status == 1)
    try workspace.folder.write("a.json", Workspace.broken)
    let broken = try workspace.run("baseline", "update")
    #expect(broken.status == 3 && broken.error.contains("a.json:") && broken.error.contains("2 findings kept"))
    for name in ["a.json", "sub/b.json"] {
      try FileManager.default.removeItem(atPath: "\(workspace.folder.path)/\(name)")
    }
    let gone = try workspace.run("baseline", "update")
    #expect(gone.status == 0 && gone.error.contains("0 findings kept, 0 added, 2 removed"), "\(gone.error)")
    #expect(!workspace.folder.text(of: Self.file).contains("fingerprint"))
  }

  @Test func theyCanBeShown() throws {
    let workspace = try adopted(["a.json": screen(button("x"))])
    try workspace.folder.write("a.json", screen(button("x"), button("y")))
    let text = try check(workspace, "--show", "baselined")
    #expect(text.status == 1 && text.lines.count == 2)
    #expect(text.lines.first?.contains(": baselined error: ") == true && text.lines.last?.contains(": error: ") == true)
    let json = try check(workspace, "--show", "baselined", "--format", "json").json
    #expect((json["findings"] as? [Any])?.count == 1 && (json["baselined"] as? [Any])?.count == 1)
    #expect((json["summary"] as? [String: Int])?["baselined"] == 1)
    let lines = try check(workspace, "--show", "baselined", "--format", "jsonl").lines
    #expect(lines.filter { $0.hasPrefix(#"{"type": "baselined","#) }.count == 1 && lines.count == 3)
    let grouped = try check(workspace, "--show", "baselined", "--set", "reports.text.group-by=rule").text
    #expect(grouped.contains(": 1 error, 1 in the baseline\n"), "\(grouped)")
    let plain = try check(workspace, "--format", "json").json
    #expect((plain["findings"] as? [Any])?.count == 1 && plain["baselined"] == nil)
  }

  /// No report has what is known, and none says that there were more.
  @Test func everyReportFollows() throws {
    let known = try adopted(["a.json": Workspace.error, "b.json": Workspace.clean])
    for format in [
      "sarif", "junit", "github", "gitlab", "azure", "checkstyle", "sonarqube", "rdjson", "rdjsonl", "tap", "markdown",
      "html",
    ] {
      let result = try check(known, "--format", format)
      #expect(result.status == 0 && !result.text.contains("button[b]"), "\(format): \(result.text)")
    }
  }

  @Test func shardsAndJobs() throws {
    var files: [String: String] = [:]
    for number in 0..<80 { files["s\(number).json"] = Workspace.error }
    let workspace = try adopted(files)
    for number in [3, 40] { try workspace.folder.write("s\(number).json", screen(button("b"), button("new"))) }
    let whole = try check(workspace, "--jobs", "1", "--format", "json")
    #expect(try check(workspace, "--jobs", "4", "--format", "json").output == whole.output)
    #expect((whole.json["findings"] as? [Any])?.count == 2)
    for part in 1...2 { _ = try check(workspace, "--shard", "\(part)/2", "--format", "partial=part\(part).txt") }
    let merged = try workspace.run("merge", "part1.txt", "part2.txt", "--format", "json")
    #expect(merged.output == whole.output && merged.error.contains("80 in the baseline"), "\(merged.error)")
    // Shards that know other findings are not those of one run.
    try workspace.folder.write(".fiorilint.yml", "baseline: \(Self.file)\n")
    for part in 1...2 {
      let option = part == 1 ? ["--no-baseline"] : []
      let shard = ["check", ".", "--shard", "\(part)/2", "--format", "partial=part\(part).txt"] + option
      _ = try Command(directory: workspace.folder.path).run(shard)
    }
    let mixed = try workspace.run("merge", "part1.txt", "part2.txt")
    let error =
      "part2.txt comes from a run with no --no-baseline, part1.txt from one with --no-baseline; "
      + "use the same --no-baseline in all runs\n"
    #expect(mixed.status == 2 && mixed.error.contains(error), "\(mixed.error)")
  }

  @Test func standardInput() throws {
    let workspace = try adopted(["a.json": Workspace.error])
    let known = try workspace.run(
      "check", "-", "--stdin-path", "a.json", "--baseline", Self.file, input: Workspace.error)
    #expect(known.status == 0 && known.error.contains("no findings in 1 screen · 1 in the baseline"))
    let other = try workspace.run("check", "-", "--baseline", Self.file, input: Workspace.error)
    #expect(other.status == 1 && other.error.contains("1 error in 1 screen"))
  }

  /// A baseline lies beside screens and is none.
  @Test func itIsSkipped() throws {
    let workspace = try adopted(["a.json": Workspace.error])
    try workspace.folder.write("baseline.json", workspace.folder.text(of: Self.file))
    let result = try check(workspace)
    #expect(result.status == 0 && result.error.contains("without screens"), "\(result.text)\(result.error)")
  }

  /// Without findings that are stale there is nothing to print.
  @Test func quiet() throws {
    let workspace = try Workspace(["a.json": Self.warning])
    for action in ["create", "update", "prune", "check"] {
      let result = try workspace.run("baseline", action, "--quiet")
      #expect(result.status == 0 && result.text.isEmpty, "\(action): \(result.text)")
    }
    #expect(workspace.folder.names.contains(Self.file))
  }

  // MARK: What cannot be used

  static let changes: [(original: String, replacement: String, message: String)] = [
    (
      "\"fiorilint-baseline\": 1", "\"fiorilint-baseline\": 2",
      " reads version 1 of baselines, and this is another one"
    ),
    ("fiorilint-baseline", "fiorilint-base", "bad.txt:1:1: error: expected a baseline of fiorilint"),
    ("\"findings\"", "\"finding\"", "bad.txt:1:1: error: expected a baseline of fiorilint"),
    ("\"path\": \"a\"", "\"path\": 1", "bad.txt:4:6: error: `path` must be a text"),
    ("\"path\": \"a\"", "\"pat\": \"a\"", "bad.txt:4:5: error: the member `path` is missing: expected a text"),
    ("\"fingerprint\": \"", "\"fingerprint\": \"x", "`fingerprint` must be 1 to 16 hexadecimal digits"),
    ("\"fingerprint\": \"", "\"fingerprint\": \"00000000000000000", "`fingerprint` must be 1 to 16"),
    ("    {", "<<<<<<< HEAD\n    {", "bad.txt:4:1: error: "),
    ("\"}\n", "\"},\n", "bad.txt:4:120: error: JSON allows no comma before"),
  ]

  @Test(arguments: changes)
  func mistakes(original: String, replacement: String, message: String) throws {
    let workspace = try adopted(["a.json": Workspace.error, "broken.json": Workspace.clean])
    let text = workspace.folder.text(of: Self.file)
    let changed = try #require(text.range(of: original).map { text.replacingCharacters(in: $0, with: replacement) })
    try workspace.folder.write("bad.txt", changed)
    try workspace.folder.write("broken.json", Workspace.broken)
    for arguments in [["check", "."], ["baseline", "update"], ["baseline", "prune"], ["baseline", "check"]] {
      let result = try Command(directory: workspace.folder.path).run(arguments + ["--baseline", "bad.txt"])
      #expect(result.status == 2 && result.output.isEmpty && result.error.contains(message), "\(result.error)")
      // No file was read: the broken one is not mentioned.
      #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
    }
    #expect(workspace.folder.text(of: "bad.txt") == changed)
  }

  @Test func refusals() throws {
    let workspace = try adopted(["a.json": Workspace.error])
    let again = try workspace.run("baseline", "create")
    #expect(again.status == 2 && again.error.contains(" exists; `fiorilint baseline update` updates it"))
    for command in ["update", "prune", "check"] {
      let result = try workspace.run("baseline", command, "--baseline", "none.json")
      #expect(
        result.status == 2
          && result.error.contains("the baseline none.json does not exist; `fiorilint baseline create`"))
    }
    #expect(try workspace.run("check", "--baseline", "none.json").error.contains("none.json"))
    #expect(try workspace.run("check", "--baseline", "none.json").status == 2)
    #expect(try workspace.run("check", "--show", "baselined", "--no-baseline").status == 2)
    #expect(try workspace.run("check", "--baseline", "").status == 2)
    #expect(try workspace.run("baseline", "update", "-").status == 2)
    #expect(try workspace.run("baseline", "create", "--baseline", "a.json/b.json").status == 2)
    let names = workspace.folder.names
    #expect(names == [Self.file, ".fiorilint.yml", "a.json"].sorted(), "\(names)")
  }
}
