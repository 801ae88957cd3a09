import Foundation
import Project
import TestSupport
import Testing

/// `fiorilint baseline create` lets configurations name what it writes, and changes nothing else of them.
@Suite struct BaselineActivationTests {
  private static let file = ".fiorilint-baseline.json"
  private static let line = "baseline: .fiorilint-baseline.json"

  // MARK: The line

  static let texts: [(before: String, after: String?)] = [
    ("", "KEY\n"), ("# a\n", "# a\nKEY\n"), ("# a", "# a\nKEY\n"), ("---\n", "---\nKEY\n"),
    ("preset: all\n", "preset: all\nKEY\n"), ("preset: all", "preset: all\nKEY\n"),
    ("# one\npreset: all # two\n\n# three\n", "# one\npreset: all # two\n\n# three\nKEY\n"),
    ("preset: all\r\njobs: 2\r\n", "preset: all\r\njobs: 2\r\nKEY\r\n"),
    ("preset: all\r\njobs: 2", "preset: all\r\njobs: 2\r\nKEY\r\n"),
    ("\u{FEFF}preset: all\n...\n", "\u{FEFF}KEY\npreset: all\n...\n"),
    ("---\npreset: all\n...\n", "---\nKEY\npreset: all\n...\n"),
    ("  preset: all\n  jobs: 2\n", "  preset: all\n  jobs: 2\n  KEY\n"),
    (
      "preset: all\n# baseline: .fiorilint-baseline.json\n\n# end\n",
      "preset: all\n# baseline: .fiorilint-baseline.json\nKEY\n\n# end\n"
    ),
    ("x-a: |\n  # text\n# baseline: x\njobs: 1\n", "x-a: |\n  # text\n# baseline: x\nKEY\njobs: 1\n"),
    ("x-a: |+\n  text", "KEY\nx-a: |+\n  text"), ("{preset: all}\n", "{KEY, preset: all}\n"), ("{}\n", "{KEY}\n"),
    ("{\n  preset: all\n}\n", "{KEY, \n  preset: all\n}\n"),
    (
      "x-a: &a {level: info}\nrules: {touch-target/*: *a}\n",
      "x-a: &a {level: info}\nrules: {touch-target/*: *a}\nKEY\n"
    ),
    ("- a\n", nil), ("a: [\n", nil), ("text\n", nil),
  ]

  @Test(arguments: texts) func aLineIsAdded(before: String, after: String?) {
    let added = ConfigurationText(Array(before.utf8)).adding("baseline", Self.file)
    let expected = after?.replacing("KEY", with: Self.line)
    #expect(added.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    if let added, let expected {
      let lines = expected.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(String(Substring(lines[added.line - 1])).contains(Self.line))
    }
  }

  @Test(arguments: ["a b.json", "a#b", "a: b", "\"q\"\\", "1.5", "null", "é.json", "- a", "{a}", "*a"])
  func oddNames(name: String) throws {
    let added = try #require(ConfigurationText(Array("jobs: 2\n".utf8)).adding("baseline", name))
    #expect(String(decoding: added.bytes, as: UTF8.self).hasPrefix("jobs: 2\nbaseline: ") && added.line == 2)
    let workspace = try Workspace(["s.json": Workspace.error, ".fiorilint.yml": "jobs: 2\n"])
    let created = try workspace.run("baseline", "create", "--baseline", "known/\(name)")
    #expect(created.status == 0, "\(created.error)")
    #expect(try workspace.run("check", ".").status == 0)
  }

  // MARK: Which configuration

  @Test func aConfigurationIsMade() throws {
    let workspace = try Workspace(["s.json": Workspace.error, "sub/t.json": Workspace.error])
    let created = try workspace.run("baseline", "create", "sub")
    #expect(created.status == 0 && created.output.isEmpty)
    #expect(created.error.contains("\(Self.file): 1 finding written\n"))
    #expect(created.error.contains("fiorilint: .fiorilint.yml is written and turns the baseline on\n"))
    #expect(workspace.folder.text(of: ".fiorilint.yml") == Self.line + "\n")
    #expect(try workspace.run("check", "sub").status == 0 && workspace.run("check", "s.json").status == 1)
    #expect(try Command(directory: workspace.folder.path("sub")).run("check").status == 0)
  }

  @Test func aMistypedPathTurnsNothingOn() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    #expect(try workspace.run("baseline", "create", "nope").status == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path) == ["a.json"])
  }

  @Test func aNamedOneLeavesConfigurationsAlone() throws {
    let text = "# mine\nbaseline: known/a.json\n"
    let workspace = try Workspace([
      "s.json": Workspace.error, ".fiorilint.yml": text, "a/t.json": Workspace.error,
      "a/.fiorilint.yml": "extends: ../.fiorilint.yml\n",
    ])
    let created = try workspace.run("baseline", "create")
    #expect(created.status == 0 && created.error.contains("known/a.json: 2 findings written"), "\(created.error)")
    #expect(!created.error.contains("turns the baseline on") && !created.error.contains("note:"), "\(created.error)")
    #expect(workspace.folder.text(of: ".fiorilint.yml") == text)
    #expect(workspace.folder.text(of: "a/.fiorilint.yml") == "extends: ../.fiorilint.yml\n")
    #expect(try Command(directory: workspace.folder.path("a")).run("check").status == 0)
  }

  /// Files of a nested configuration have a baseline beside it; one that has nothing to know has none.
  @Test func nestedConfigurations() throws {
    let workspace = try Workspace([
      "s.json": Workspace.error, "a/t.json": Workspace.error, "a/.fiorilint.yml": "preset: all\n",
      "b/u.json": Workspace.clean, "b/.fiorilint.yml": "preset: all\n",
    ])
    let created = try workspace.run("baseline", "create")
    #expect(
      created.status == 0 && created.error.contains("a/.fiorilint.yml:2: `\(Self.line)` is added"), "\(created.error)")
    #expect(workspace.folder.text(of: "a/.fiorilint.yml") == "preset: all\n\(Self.line)\n")
    #expect(workspace.folder.text(of: "b/.fiorilint.yml") == "preset: all\n")
    #expect(workspace.folder.text(of: ".fiorilint.yml") == Self.line + "\n")
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("b/\(Self.file)")))
    #expect(try workspace.run("check", ".").status == 0)
    // A new folder gets its own, and those that are there stay.
    try workspace.folder.write("c/.fiorilint.yml", "preset: all\n")
    try workspace.folder.write("c/v.json", Workspace.error)
    let before = workspace.folder.text(of: "a/\(Self.file)")
    let again = try workspace.run("baseline", "create")
    #expect(
      again.status == 0
        && again.error.contains("note: the baseline a/\(Self.file) exists; `fiorilint baseline update` updates it\n"),
      "\(again.error)")
    #expect(workspace.folder.text(of: "a/\(Self.file)") == before)
    #expect(try workspace.run("check", ".").status == 0)
    #expect(try workspace.run("baseline", "create").status == 2, "all are there")
  }

  /// Each command looks at all files of known findings, and an entry belongs to the one that its file has now.
  @Test func otherCommands() throws {
    let workspace = try Workspace([
      "s.json": Workspace.error, "a/t.json": Workspace.error, "a/.fiorilint.yml": "preset: all\n",
    ])
    #expect(try workspace.run("baseline", "create").status == 0)
    #expect(try workspace.run("baseline", "check").status == 0)
    try workspace.folder.write("a/t.json", Workspace.clean)
    let stale = try workspace.run("baseline", "check")
    #expect(stale.status == 1 && stale.lines.count == 1 && stale.text.hasPrefix("a/\(Self.file):4:5: stale: "))
    try workspace.folder.write("a/new.json", Workspace.error)
    #expect(try workspace.run("check", ".").status == 1)
    #expect(try workspace.run("baseline", "prune").status == 0 && workspace.run("check", ".").status == 1)
    let updated = try workspace.run("baseline", "update", "a")
    #expect(updated.status == 0 && updated.error.contains("a/\(Self.file): 0 findings kept, 1 added, 0 removed"))
    #expect(!updated.error.contains("\n\(Self.file):"), "that of the root was not looked at: \(updated.error)")
    #expect(try workspace.run("check", ".").status == 0)
  }

  @Test func byHand() throws {
    let workspace = try Workspace([
      "s.json": Workspace.error, "a/t.json": Workspace.error, "a/.fiorilint.yml": "preset: all\n",
      "own/strict.yml": "preset: all\n",
    ])
    let created = try workspace.run("baseline", "create", "--baseline", "known.json")
    #expect(created.status == 0 && created.error.contains("known.json: 2 findings written"), "\(created.error)")
    #expect(workspace.folder.text(of: ".fiorilint.yml") == "baseline: known.json\n")
    let strict = try workspace.run("baseline", "create", "--config", "own/strict.yml")
    #expect(strict.status == 0 && strict.error.contains("own/strict.yml:2: `\(Self.line)` is added"), "\(strict.error)")
    #expect(try workspace.run("check", "--config", "own/strict.yml").status == 0)
    let none = try workspace.run("baseline", "create", "--no-config", "--baseline", "other.json")
    #expect(none.status == 0)
    #expect(none.error.contains("note: no configuration uses it; run checks with --baseline other.json\n"))
    #expect(workspace.folder.text(of: ".fiorilint.yml") == "baseline: known.json\n")
  }

  /// A file outside of the project cannot be named by a configuration.
  @Test func outside() throws {
    let workspace = try Workspace(["p/s.json": Workspace.error, "p/.fiorilint.yml": "preset: all\n"])
    let inside = Command(directory: workspace.folder.path("p"))
    let created = try inside.run("baseline", "create", "--baseline", "../known.json")
    #expect(created.status == 0)
    let note = "note: no configuration uses it; run checks with --baseline ../known.json\n"
    #expect(created.error.contains(note), "\(created.error)")
    #expect(workspace.folder.text(of: "p/.fiorilint.yml") == "preset: all\n")
    #expect(try inside.run("check", "--baseline", "../known.json").status == 0)
  }

  /// A configuration that cannot take the line stays as it is; the baseline is written, and it is said what to do.
  @Test func unwritable() throws {
    let workspace = try Workspace(["s.json": Workspace.error, ".fiorilint.yml": "preset: all\n"])
    let path = workspace.folder.path(".fiorilint.yml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let created = try workspace.run("baseline", "create")
    #expect(created.status == 2 && created.error.contains("could not be changed (it is read-only); add `\(Self.line)`"))
    #expect(workspace.folder.text(of: ".fiorilint.yml") == "preset: all\n")
    #expect(try workspace.run("check", "--baseline", Self.file).status == 0)
  }

  /// A link stays, and the file that it leads to gets the line.
  @Test func linkedConfiguration() throws {
    let workspace = try Workspace(["s.json": Workspace.error, "shared/base.yml": "preset: all\n"])
    try workspace.folder.link(".fiorilint.yml", to: "shared/base.yml")
    #expect(try workspace.run("baseline", "create").status == 0)
    #expect(workspace.folder.text(of: "shared/base.yml") == "preset: all\n\(Self.line)\n")
    #expect(try workspace.run("check").status == 0)
  }

  /// Two configurations that name one file by other ways do not write it one over the other.
  @Test func oneFileTwice() throws {
    let workspace = try Workspace([
      "a/s.json": Workspace.error, "b/t.json": Workspace.error, ".fiorilint.yml": "preset: all\n",
      "a/.fiorilint.yml": "baseline: ../known.json\n", "b/.fiorilint.yml": "baseline: ../a/../known.json\n",
    ])
    #expect(try workspace.run("baseline", "create").error.contains("known.json: 2 findings written"))
    #expect(try workspace.run("check", ".").status == 0 && workspace.run("check", "b").status == 0)
  }
}
