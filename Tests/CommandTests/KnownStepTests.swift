import Foundation
import TestSupport
import Testing

/// What is known in one step of a test is known in all: by a baseline, since a commit, and between two reports.
@Suite struct KnownStepTests {
  private static let page = StepPages.page
  private static let arguments = ["check", "--rule", "touch-target/minimum-size"]

  private func check(_ workspace: Workspace, _ arguments: String...) throws -> Command.Result {
    try Command(directory: workspace.folder.path).run(Self.arguments + arguments)
  }

  private func steps() throws -> Workspace {
    try Workspace([
      "login/1.xml": Self.page(["Sign in"]), "login/2.xml": Self.page(["Sign in"]),
      "login/3.xml": Self.page(["Sign in"]),
    ])
  }

  /// A step may come before, between and behind those that are known.
  @Test(arguments: ["0", "2b", "9"]) func stepsOfABaseline(name: String) throws {
    let workspace = try steps()
    let options = ["--rule", "touch-target/minimum-size", "login"]
    func baseline(_ command: String) throws -> Command.Result {
      try Command(directory: workspace.folder.path).run(["baseline", command] + options)
    }
    let created = try baseline("create")
    #expect(created.error.contains("3 findings written (2 of them in further steps)"), "\(created.error)")
    #expect(try check(workspace, "login").error.contains("3 in the baseline"))
    try workspace.folder.write("login/\(name).xml", Self.page(["Sign in"]))
    let known = try check(workspace, "login")
    #expect(known.status == 0 && known.lines.isEmpty && known.error.contains("4 in the baseline"), "\(known.text)")
    #expect(try baseline("check").error.contains("3 still found, 0 stale, 0 new"))
    // What is new in the step stays new, also an equal button.
    try workspace.folder.write("login/\(name).xml", Self.page(["Sign in", "Help", "Sign in"]))
    try workspace.folder.write("login/a.xml", Self.page(["Help"]))
    let new = try check(workspace, "login")
    #expect(new.status == 1 && new.lines.count == 2, "\(new.text)")
    #expect(new.lines.allSatisfy { $0.hasPrefix("login/\(name).xml") }, "\(new.text)")
    #expect(new.lines.contains { $0.contains("\"Help\"") && $0.contains("; also in a.xml") }, "\(new.text)")
    #expect(try baseline("check").error.contains("3 still found, 0 stale, 2 new"))
    let updated = try baseline("update")
    #expect(
      updated.error.contains("3 findings kept, 4 added (2 of them in further steps), 0 removed"), "\(updated.error)")
    let after = try check(workspace, "login")
    #expect(after.status == 0 && after.error.contains("7 in the baseline"), "\(after.error)")
  }

  /// Another folder is another test, and without grouping each step has its own findings.
  @Test func otherFoldersAndSingleSteps() throws {
    let workspace = try steps()
    _ = try workspace.run("baseline", "create", "--rule", "touch-target/minimum-size", "login")
    try workspace.folder.write("login/4.xml", Self.page(["Sign in"]))
    try workspace.folder.write("other/1.xml", Self.page(["Sign in"]))
    #expect(try check(workspace, ".").lines.map { $0.prefix(11) } == ["other/1.xml"])
    #expect(
      try check(workspace, ".", "--group-steps", "false").lines.map { $0.prefix(11) } == ["login/4.xml", "other/1.xml"])
  }

  /// Parts of a run do not know each other's steps; what is made of them does.
  @Test func partsOfARun() throws {
    let workspace = try steps()
    _ = try workspace.run("baseline", "create", "--rule", "touch-target/minimum-size", "login")
    try workspace.folder.write("login/0.xml", Self.page(["Sign in"]))
    for number in 1...2 {
      _ = try check(workspace, "--shard", "\(number)/2", "--format", "partial=\(number).part", ".")
    }
    let merged = try workspace.run("merge", "1.part", "2.part")
    #expect(merged.status == 0 && merged.error.contains("4 in the baseline"), "\(merged.text)\(merged.error)")
  }

  @Test(.enabled(if: Git.isThere, "git is not there"), arguments: ["0", "9"]) func sinceACommit(name: String) throws {
    let workspace = try steps()
    for arguments in [["init", "-b", "main"], ["add", "."], ["commit", "-m", "old"]] {
      #expect(try Git.run(arguments, in: workspace.folder.path) == 0)
    }
    try workspace.folder.write("login/\(name).xml", Self.page(["Sign in", "Help"]))
    let result = try check(workspace, "--since", "main", "login")
    #expect(result.lines.count == 1 && result.lines.first?.contains("\"Help\"") == true, "\(result.text)")
    #expect(result.error.contains("since main: 1 new, 0 worse, 0 fixed"), "\(result.error)")
  }

  /// A finding stays if one of its steps does, whether the reports join steps or not.
  @Test(arguments: ["true", "false"], ["true", "false"]) func comparedReports(old: String, new: String) throws {
    let workspace = try steps()
    _ = try check(workspace, "login", "--format", "json=old.json", "--group-steps", old)
    try FileManager.default.removeItem(atPath: workspace.folder.path("login/1.xml"))
    try workspace.folder.write("login/0.xml", Self.page(["Sign in", "Help"]))
    try workspace.folder.write("login/2.xml", Self.page(["Sign in", "Sign in"]))
    _ = try check(workspace, "login", "--format", "json=new.json", "--group-steps", new)
    let result = try workspace.run("report", "--compare", "old.json", "new.json")
    // Without steps, those of new and old files are new and gone.
    let expected = [
      "true true": "2 new, 0 fixed, 1 unchanged", "true false": "3 new, 0 fixed, 2 unchanged",
      "false true": "2 new, 1 fixed, 1 unchanged", "false false": "3 new, 1 fixed, 2 unchanged",
    ]
    #expect(result.lines.first == "## fiorilint: \(expected["\(old) \(new)"] ?? "")", "\(result.text)")
  }
}
