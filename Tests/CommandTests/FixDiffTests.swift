import Foundation
import TestSupport
import Testing

/// A diff of `check --diff` does with `git apply` and `patch -p1` what `--fix` does.
@Suite(
  .enabled(
    if: Git.isThere && FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "git and patch are needed"))
struct FixDiffTests {
  private static let screen = """
    {"type": "screen", "platform": "ios", "content": [
      {"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}}
    ]}
    """
  private static let rule = ["--no-config", "--rule", "object-cell/detail-image-shape"]

  enum Program: CaseIterable {
    case git, patch
    var arguments: [String] { self == .git ? ["git", "apply"] : ["patch", "-s", "-p1"] }
  }

  private static func env(_ arguments: [String], in folder: String, _ input: [UInt8] = []) throws -> Command.Result {
    try Command(
      program: URL(filePath: "/usr/bin/env"), directory: folder, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"],
      input: input
    ).run(arguments)
  }

  private func workspace(_ names: [String], isRepository: Bool = true) throws -> Workspace {
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.screen) }))
    if isRepository { try Git.run(["init", "-q"], in: workspace.folder.path) }
    return workspace
  }

  private func diff(_ workspace: Workspace, in folder: String = "", _ paths: String...) throws -> Command.Result {
    try Command(directory: workspace.folder.path(folder)).run(["check", "--diff"] + paths + Self.rule)
  }

  /// Applies a diff, and says which files hold something else than `--fix` would leave there.
  private func remaining(
    _ diff: Command.Result, by program: Program, in folder: String = "", of workspace: Workspace, _ names: [String]
  ) throws -> [String] {
    let applied = try Self.env(program.arguments, in: workspace.folder.path(folder), diff.output)
    #expect(applied.status == 0, "\(program): \(applied.text)\(applied.error)\n\(diff.text)")
    return names.filter { workspace.folder.text(of: $0) != Self.screen.replacing("square", with: "circle") }
  }

  @Test(arguments: Program.allCases) func fromTheTop(program: Program) throws {
    let names = ["a.json", "b/c.json", "b/b/d.json"]
    for isRepository in [true, false] {
      let workspace = try workspace(names, isRepository: isRepository)
      let diff = try diff(workspace, ".")
      #expect(diff.status == 1 && diff.text.contains("--- a/b/c.json\n+++ b/b/c.json\n@@ "))
      #expect(!diff.error.contains("note:"))
      #expect(try remaining(diff, by: program, of: workspace, names).isEmpty)
    }
  }

  /// From a folder below, names start there.
  @Test(arguments: Program.allCases, ["app", "a", "a/b"]) func fromBelow(program: Program, folder: String) throws {
    let names = ["\(folder)/x.json", "\(folder)/in/y.json"]
    let workspace = try workspace(names + ["top.json"])
    let diff = try diff(workspace, in: folder, ".")
    #expect(diff.text.hasPrefix("--- a/in/y.json\n") && !diff.error.contains("note:"), "\(diff.text)")
    #expect(try remaining(diff, by: program, in: folder, of: workspace, names).isEmpty)
    #expect(workspace.folder.text(of: "top.json") == Self.screen)
  }

  /// Below a folder of the same name `git apply` would take a name from the folder for one from the top, so that names start at the top.
  @Test(arguments: [("app", "app/app/x.json"), ("a/b", "a/b/b/x.json")])
  func ambiguousNames(folder: String, name: String) throws {
    let workspace = try workspace([name])
    let diff = try diff(workspace, in: folder, ".")
    #expect(diff.text.hasPrefix("diff --git a/\(name) b/\(name)\n--- a/\(name)\n"), "\(diff.text)")
    #expect(diff.error.contains("note: names in the diff are relative to \(workspace.folder.path); apply it there\n"))
    #expect(try remaining(diff, by: .git, in: folder, of: workspace, [name]).isEmpty)
    try workspace.folder.write(name, Self.screen)
    #expect(try remaining(diff, by: .patch, of: workspace, [name]).isEmpty)
  }

  /// An empty diff says what might be fixed.
  @Test func nothingToFix() throws {
    let small =
      #"{"type": "screen", "platform": "ios", "width": 390, "height": 844, "content": ["#
      + #"{"type": "button", "id": "b", "frame": [16, 100, 36, 36], "text": "Go", "interactive": true}]}"#
    let workspace = try Workspace([
      "a.json": small, "b.json": small, "c.json": Workspace.clean, "broken.json": "{\"type\": \"screen\"",
    ])
    func error(_ arguments: String..., input: String? = nil) throws -> String {
      let result = try Command(directory: workspace.folder.path, input: input.map { Array($0.utf8) }).run(
        ["check", "--no-config"] + arguments)
      return result.error.split(separator: "\n").filter { $0.hasPrefix("fiorilint: ") }.joined(separator: "\n")
    }
    #expect(try error("--diff", "a.json") == "fiorilint: nothing to fix: 1 fix is unsafe (--unsafe-fixes)")
    #expect(try error("--diff", "a.json", "b.json").hasSuffix("nothing to fix: 2 fixes are unsafe (--unsafe-fixes)"))
    #expect(try error("--diff", "-", input: small).hasSuffix(": 1 fix is unsafe (--unsafe-fixes)"))
    #expect(try error("--diff", "broken.json") == "fiorilint: nothing to fix: 1 file could not be read")
    #expect(
      try error("--diff", "gone.json", ".")
        == "fiorilint: nothing to fix: 2 files could not be read, 2 fixes are unsafe (--unsafe-fixes)")
    #expect(try error("--fix", "a.json", "c.json") == "fiorilint: fixed nothing: 1 fix is unsafe (--unsafe-fixes)")
    #expect(try error("--fix", "-", input: small) == "fiorilint: fixed nothing: 1 fix is unsafe (--unsafe-fixes)")
    #expect(try error("--fix", "--quiet", "a.json").isEmpty)
    #expect(try error("--diff", "c.json") == "fiorilint: nothing to fix" && error("--fix", "c.json").isEmpty)
    // A finding of the baseline is no reason.
    #expect(try workspace.run("baseline", "create", "--no-config", "--baseline", "known.json", "a.json").status == 0)
    #expect(try error("--diff", "a.json", "--baseline", "known.json") == "fiorilint: nothing to fix")
  }

  @Test(arguments: Program.allCases) func elsewhere(program: Program) throws {
    let names = ["app/x.json"]
    let workspace = try workspace(names + ["other/y.json"])
    // Outside of the working directory, inside the repository: from the top.
    let beside = try diff(workspace, in: "other", "../app")
    #expect(beside.error.contains("note: names in the diff are relative to \(workspace.folder.path); apply it there\n"))
    #expect(try remaining(beside, by: program, of: workspace, names).isEmpty)
    // Outside of the repository, too: from `/`.
    try Git.run(["init", "-q"], in: workspace.folder.path("other"))
    try workspace.folder.write("app/x.json", Self.screen)
    let outside = try diff(workspace, in: "other", workspace.folder.path("app"))
    #expect(outside.text.hasPrefix("--- a\(workspace.folder.path)/app/x.json\n"), "\(outside.text)")
    #expect(outside.error.contains("note: names in the diff are relative to /; apply it there\n"))
    let applied = try Self.env(program.arguments, in: "/", outside.output)
    #expect(applied.status == 0 && workspace.folder.text(of: "app/x.json") != Self.screen, "\(applied.error)")
  }

  /// Absolute paths, detours and links lead to one name.
  @Test(arguments: Program.allCases) func spellings(program: Program) throws {
    for spelling in ["app/x.json", "./app/../app/x.json", "/app/x.json", "link/x.json", "x.json"] {
      let workspace = try workspace(["app/x.json"])
      try workspace.folder.link("link", to: "app")
      try workspace.folder.link("x.json", to: "app/x.json")
      let path = spelling.hasPrefix("/") ? workspace.folder.path + spelling : spelling
      let diff = try diff(workspace, path)
      #expect(diff.text.hasPrefix("diff --git a/app/x.json b/app/x.json\n"), "\(spelling): \(diff.text)\(diff.error)")
      #expect(try remaining(diff, by: program, of: workspace, ["app/x.json"]).isEmpty, "\(spelling)")
    }
  }

  @Test(arguments: Program.allCases) func standardInput(program: Program) throws {
    let workspace = try workspace(["app/x.json"])
    let diff = try Command(directory: workspace.folder.path, input: Array(Self.screen.utf8)).run(
      ["check", "--diff", "--stdin-path", "app/x.json", "-"] + Self.rule)
    #expect(try remaining(diff, by: program, of: workspace, ["app/x.json"]).isEmpty)
    let new = try Command(directory: workspace.folder.path, input: Array(Self.screen.utf8)).run(
      ["check", "--diff", "--stdin-path", "none/x.json", "-"] + Self.rule)
    #expect(new.text.contains("--- a/none/x.json\n+++ b/none/x.json\n"), "\(new.text)")
  }

  @Test(arguments: Program.allCases) func oddNames(program: Program) throws {
    let names = [
      "a b.json", " x .json", "Büro/ü.json", "say \"hi\".json", "back\\slash.json", "tab\there.json", "日本.json",
      "b/ c/d.json", "new\nline.json",
    ]
    for isRepository in [true, false] {
      let workspace = try workspace(names, isRepository: isRepository)
      let diff = try diff(workspace, ".")
      #expect(diff.text.contains("--- \"a/say \\\"hi\\\".json\"\n+++ \"b/say \\\"hi\\\".json\"\n"))
      #expect(diff.text.contains("--- a/a b.json\t\n") && diff.text.contains("\"a/tab\\there.json\""))
      // GNU patch refuses a name with a line break.
      let those = program == .patch ? names.filter { !$0.contains("\n") } : names
      if program == .patch {
        for name in those {
          try workspace.folder.write(name, Self.screen)
          let own = try self.diff(workspace, name)
          #expect(try remaining(own, by: program, of: workspace, [name]).isEmpty, "\(name)")
        }
      } else {
        #expect(try remaining(diff, by: program, of: workspace, those).isEmpty)
      }
    }
  }

  /// Line ends and the end of the file stay, to the byte.
  @Test(arguments: Program.allCases) func lineEnds(program: Program) throws {
    let crlf = Self.screen.replacing("\n", with: "\r\n")
    let mixed = Self.screen.replacing("\n]", with: "\r\n]")
    let mark = "\u{FEFF}"
    for text in [Self.screen, "\(Self.screen)\n", crlf, "\(crlf)\r\n", mixed, mark + crlf, "\(Self.screen)\n\n"] {
      let workspace = try workspace([])
      try workspace.folder.write("a.json", text)
      let diff = try diff(workspace, "a.json")
      let applied = try Self.env(program.arguments, in: workspace.folder.path, diff.output)
      let expected = Array(text.replacing("square", with: "circle").utf8)
      #expect(applied.status == 0 && workspace.folder.bytes(of: "a.json") == expected, "\(applied.error) \(diff.text)")
    }
  }
}
