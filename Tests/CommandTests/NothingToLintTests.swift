import TestSupport
import Testing

/// A run that finds no screen is a mistake of the command line, unless it was asked for.
@Suite struct NothingToLintTests {
  private func workspace() throws -> Workspace {
    try Workspace([
      "Pages/a.json": Workspace.clean, "Pages/b.json": Workspace.error, "empty/x.txt": "",
      "none.json": #"{"screens": []}"#,
      "kit/.fiorilint.yml": "exclude: [\"*.json\"]\n", "kit/a.json": Workspace.error,
    ])
  }

  @Test(arguments: ["empty", "none.json", "kit", "kit/a.json"]) func isAnError(path: String) throws {
    let workspace = try workspace()
    let result = try workspace.run("check", path, "--quiet")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.hasPrefix("fiorilint: error: no "), "\(result.error)")
    for option in ["--pass-on-no-screens", "--skip-unrecognized"] {
      let passed = try workspace.run("check", path, option)
      #expect(passed.status == 0 && passed.error.contains("fiorilint: note: "), "\(passed.error)")
      let parsed = try workspace.run("check", "--", path)
      #expect(parsed.status == 2)
    }
  }

  @Test func nearestName() throws {
    let workspace = try workspace()
    let folder = try workspace.run("check", "Pagess")
    #expect(folder.status == 2)
    #expect(folder.text == "Pagess: error: does not exist; did you mean Pages?\n")
    let file = try workspace.run("check", "Pages/a.jsn", "Pages")
    #expect(file.status == 3 && file.text.contains("Pages/a.jsn: error: does not exist; did you mean Pages/a.json?"))
    let far = try workspace.run("check", "elsewhere")
    #expect(far.text == "elsewhere: error: does not exist\n")
  }

  /// A list names files that were deleted since: what they may have meant is looked for where it costs little.
  @Test func manyMissingNames() throws {
    let workspace = try workspace()
    let names = (0..<300).map { "Pages/screen-\($0).jsom" }
    try workspace.folder.write("list", names.joined(separator: "\n"))
    for name in names { try workspace.folder.write(name.replacing("jsom", with: "txt"), "") }
    let result = try workspace.run("check", "--files-from", "list")
    #expect(result.lines.count == 300 && result.lines.allSatisfy { $0.contains(": error: does not exist") })
    #expect(result.lines.count { $0.contains("; did you mean Pages/screen-") } == 100)
  }

  @Test func partsWithNothingToDo() throws {
    let workspace = try workspace()
    var statuses: [Int32] = []
    for part in 1...9 { statuses.append(try workspace.run("check", "Pages", "--shard", "\(part)/9").status) }
    #expect(statuses.sorted() == [0, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(try workspace.run("check", "empty", "--shard", "1/2").status == 2)
  }

  // MARK: Standard input

  @Test func excludeHoldsForStandardInput() throws {
    let workspace = try workspace()
    let left = try workspace.run(
      "check", "-", "--stdin-path", "kit/new.json", "--skip-unrecognized", input: Workspace.error)
    #expect(left.status == 0 && left.text.isEmpty, "\(left.text)")
    #expect(left.error.contains("the configuration excludes kit/new.json\n"), "\(left.error)")
    #expect(try workspace.run("check", "-", "--stdin-path", "kit/new.json", input: Workspace.error).status == 0)
    #expect(try workspace.run("check", "-", "--stdin-path", "Pages/new.json", input: Workspace.error).status == 1)
    let other = try workspace.run("check", "-", "--stdin-path", "package.json", "--skip-unrecognized", input: "{}")
    #expect(other.status == 0 && other.text.isEmpty && other.error.contains("1 file without screens skipped"))
  }

  // MARK: Rules that do not run

  @Test func selectionsThatRunNothing() throws {
    let workspace = try Workspace([".fiorilint.yml": "preset: fiori-ios\n", "a.json": Workspace.error])
    let result = try workspace.run("check", "--rule", "touch-target/*")
    #expect(result.status == 0)
    #expect(
      result.error.contains(
        "fiorilint: warning: --rule touch-target/* selects no rule that runs: touch-target/minimum-size: .fiorilint.yml:1 turns it off; "
          + "--rule touch-target/minimum-size turns it on\n"), "\(result.error)")
    #expect(try workspace.run("check", "--rule", "touch-target/minimum-size").status == 1)
    let both = try workspace.run("check", "--no-config", "--rule", "touch-target/*", "--disable", "*", "--quiet")
    #expect(
      both.error.contains("selects no rule that runs: touch-target/minimum-size: --disable turns it off"),
      "\(both.error)")
    #expect(try workspace.run("check", "--no-config", "--rule", "touch-target/*", "--quiet").error.isEmpty)
  }

  /// The example of README.md.
  @Test func aLevelForAGroupTurnsItOn() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "preset: fiori-ios\nrules:\n  touch-target/*: warning\n", "a.json": Workspace.error,
    ])
    let result = try workspace.run("check")
    #expect(result.status == 0 && result.text.contains("a.json:1:81: warning: "), "\(result.text)")
    let print = try workspace.run("config", "print", "a.json")
    #expect(print.text.contains("touch-target/minimum-size: warning") && print.text.contains("# .fiorilint.yml:3"))
  }
}
