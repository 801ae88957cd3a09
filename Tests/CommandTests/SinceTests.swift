import Foundation
import TestSupport
import Testing

/// `check --since`: what a change brought, in repositories of git that the tests make.
@Suite(.enabled(if: Git.isThere, "git is not there")) struct SinceTests {
  private func git(_ workspace: Workspace, _ arguments: String...) throws {
    #expect(try Git.run(arguments, in: workspace.folder.path) == 0, "git \(arguments)")
  }

  private func screen(_ ids: String...) -> String {
    let buttons = ids.map { #"{"type": "button", "id": "\#($0)", "frame": [0, 0, 30, 30]}"# }
    return #"{"type": "screen", "platform": "ios", "content": [\#(buttons.joined(separator: ", "))]}"#
  }

  private func repository() throws -> Workspace {
    let workspace = try Workspace([
      "a.json": screen("x", "y"), "sub/b.json": screen("p", "q", "r", "s", "t"), "c.json": screen("c"),
    ])
    try git(workspace, "init", "-b", "main")
    try git(workspace, "add", ".")
    try git(workspace, "commit", "-m", "old")
    return workspace
  }

  @Test func onlyWhatTheChangeBrought() throws {
    let workspace = try repository()
    let nothing = try workspace.run("check", "--since", "main")
    #expect(nothing.status == 0 && nothing.output.isEmpty, "\(nothing.text)\(nothing.error)")
    #expect(nothing.error.contains(" already in main · ") && !nothing.error.contains("baseline"), "\(nothing.error)")
    // In another order and moved, one is fixed and one is new; a file of its own is new as a whole.
    try workspace.folder.write("a.json", "\n\n" + screen("z", "y"))
    try git(workspace, "mv", "sub/b.json", "sub/renamed.json")
    try workspace.folder.write("sub/renamed.json", screen("p", "q", "r", "s", "t", "u"))
    try workspace.folder.write("untracked.json", screen("n"))
    for _ in 1...2 {
      let result = try workspace.run("check", ".", "--since", "main", "--format", "json")
      let findings = try #require(result.json["findings"] as? [[String: Any]])
      #expect(result.status == 1)
      #expect(
        findings.map { "\($0["path"] ?? "") \($0["element"] ?? "")" } == [
          "a.json screen/button[z]", "sub/renamed.json screen/button[u]", "untracked.json screen/button[n]",
        ], "\(result.text)")
      #expect(result.error.contains("0 of the findings worse than before, 1 fixed"), "\(result.error)")
      #expect((result.json["summary"] as? [String: Int])?["baselined"] == 7)
      // The same once it is committed on a branch.
      if try Git.run(["rev-parse", "--verify", "topic"], in: workspace.folder.path) != 0 {
        try git(workspace, "checkout", "-b", "topic")
        try git(workspace, "add", ".")
        try git(workspace, "commit", "-m", "new")
      }
    }
    let below = try Command(directory: workspace.folder.path + "/sub").run("check", "--since", "main")
    #expect(below.lines.count == 1 && below.text.hasPrefix("renamed.json:"), "\(below.text)")
  }

  /// What the other branch did meanwhile is none of this one's, and what cannot be read any more is not fixed.
  @Test func branchesThatWentApart() throws {
    let workspace = try repository()
    try git(workspace, "branch", "topic")
    try workspace.folder.write("c.json", screen("other"))
    try git(workspace, "commit", "-am", "other")
    try git(workspace, "checkout", "topic")
    let apart = try workspace.run("check", "--since", "main")
    #expect(apart.status == 0 && apart.output.isEmpty, "\(apart.text)")
    try workspace.folder.write("c.json", Workspace.broken)
    let broken = try workspace.run("check", "--since", "main")
    #expect(broken.status == 3 && broken.lines.count == 1 && broken.error.contains("0 fixed"), "\(broken.error)")
  }

  @Test func whatCannotBeCompared() throws {
    let workspace = try repository()
    let unknown = try workspace.run("check", "--since", "nobody")
    #expect(unknown.status == 2 && unknown.error.contains("--since nobody: git knows no such commit\n"))
    try git(workspace, "checkout", "--orphan", "other")
    try git(workspace, "commit", "-m", "other")
    let apart = try workspace.run("check", "--since", "main")
    #expect(apart.status == 2 && apart.error.contains("it has no commit in common with HEAD"), "\(apart.error)")
    let outside = try Workspace(["a.json": Workspace.error])
    let none = try outside.run(
      "check", "--since", "main", environment: ["GIT_CEILING_DIRECTORIES": outside.folder.path])
    #expect(none.status == 2 && none.error.contains("in no repository of git's"), "\(none.error)")
    let nowhere = try workspace.run("check", "--since", "main", environment: ["PATH": "/nowhere"])
    #expect(nowhere.status == 2 && nowhere.error.contains("git cannot be started"), "\(nowhere.error)")
    for arguments in [["--since", ""], ["--since", "main", "-"], ["--since", "main", "--baseline", "a.json"]] {
      #expect(try Command(directory: workspace.folder.path).run(["check"] + arguments).status == 2)
    }
  }

  @Test func shallowClones() throws {
    let workspace = try repository()
    try workspace.folder.write("a.json", screen("x"))
    try git(workspace, "commit", "-am", "second")
    try git(workspace, "tag", "second")
    let clone = try TemporaryFolder()
    let url = "file://\(workspace.folder.path)"
    #expect(try Git.run(["clone", "--depth", "1", url, "clone"], in: clone.path) == 0)
    let folder = clone.path("clone")
    let command = Command(directory: folder)
    #expect(try command.run("check", "--since", "HEAD").status == 0)
    let cut = try command.run("check", "--since", "HEAD~1")
    #expect(cut.status == 2 && cut.error.contains("git knows no such commit; the clone is shallow: fetch more"))
  }
}
