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
      #expect(result.error.contains("since main: 3 new, 0 worse, 1 fixed"), "\(result.error)")
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

  /// Worse is a finding of a higher level; one with another measure is the same. A baseline has neither, nor has the editor.
  @Test func higherLevels() throws {
    func screen(_ platform: String, _ size: Int) -> String {
      #"{"type": "screen", "platform": "\#(platform)", "content": [{"type": "collectionView", "id": "team", "#
        + #""layout": "horizontalScroll", "footer": {"seeAll": {"text": "See All", "tap": {"opens": "detail"}}}}, "#
        + #"{"type": "button", "id": "x", "frame": [0, 0, \#(size), \#(size)]}]}"#
    }
    let rules = ["--rule", "collection-view/see-all-destination", "--rule", "touch-target/minimum-size"]
    let workspace = try Workspace(["a.json": screen("ios", 36)])
    try git(workspace, "init", "-b", "main")
    try git(workspace, "add", ".")
    try git(workspace, "commit", "-m", "old")
    #expect(try workspace.run("baseline", "create").status == 0)
    try workspace.folder.write("a.json", screen("ios", 20))
    let smaller = try Command(directory: workspace.folder.path).run(["check", "a.json", "--since", "main"] + rules)
    #expect(smaller.status == 0 && smaller.error.contains("0 new, 0 worse, 0 fixed"), "\(smaller.text)\(smaller.error)")
    try workspace.folder.write("a.json", screen("android", 20))
    let higher = try Command(directory: workspace.folder.path).run(["check", "a.json", "--since", "main"] + rules)
    #expect(higher.status == 1 && higher.lines.count == 1, "\(higher.text)")
    #expect(higher.text.contains("error: ") && higher.text.contains("[collection-view/see-all-destination]"))
    #expect(higher.error.contains("0 new, 1 worse, 1 fixed"), "\(higher.error)")
    let known = try Command(directory: workspace.folder.path).run(["check", "a.json"] + rules)
    #expect(known.status == 0 && known.text.isEmpty, "\(known.text)")
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, workspace.folder.text(of: "a.json"))
    let open = try client.diagnostics(uri, version: 1).map { $0["code"] as? String }
    #expect(!open.contains("collection-view/see-all-destination") && !open.contains("touch-target/minimum-size"))
    #expect(try client.quit() == 0)
  }

  /// Two names that read the same are two files where the file system keeps them apart.
  @Test func namesThatReadTheSame() throws {
    let (composed, decomposed) = ("\u{E9}.json", "e\u{301}.json")
    let workspace = try repository()
    try workspace.folder.write(composed, screen("x"))
    try git(workspace, "add", ".")
    try git(workspace, "commit", "-m", "one")
    try workspace.folder.write(decomposed, screen("x"))
    guard
      try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).count(where: { $0 == composed }) == 2
    else { return }
    let result = try workspace.run("check", "--since", "main")
    #expect(result.status == 1 && result.lines.count == 1, "\(result.text)")
    #expect(Array(result.text.utf8.prefix(decomposed.utf8.count)) == Array(decomposed.utf8), "\(result.text)")
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
    _ = try workspace.run("check", "--since", "main", "--format", "partial=since.txt")
    _ = try workspace.run("check", "--format", "partial=all.txt")
    let mixed = try workspace.run("merge", "since.txt", "all.txt")
    let advice = "since.txt from one with --since main; use the same --since in all runs\n"
    #expect(mixed.status == 2 && mixed.error.contains(advice), "\(mixed.error)")
    let unknown = try workspace.run("check", "--since", "nobody")
    #expect(unknown.status == 2 && unknown.error.contains("--since nobody: unknown commit\n"))
    let misspelt = try workspace.run("check", "--since", "mian")
    #expect(misspelt.status == 2 && misspelt.error.contains("--since mian: unknown commit; did you mean main?\n"))
    try git(workspace, "checkout", "--orphan", "other")
    try git(workspace, "commit", "-m", "other")
    let apart = try workspace.run("check", "--since", "main")
    #expect(apart.status == 2 && apart.error.contains("--since main: no common commit with HEAD"), "\(apart.error)")
    let outside = try Workspace(["a.json": Workspace.error])
    let none = try outside.run(
      "check", "--since", "main", environment: ["GIT_CEILING_DIRECTORIES": outside.folder.path])
    let needs = "--since needs a git repository; the working directory is not in one\n"
    #expect(none.status == 2 && none.error.contains(needs), "\(none.error)")
    let nowhere = try workspace.run("check", "--since", "main", environment: ["PATH": "/nowhere"])
    #expect(
      nowhere.status == 2 && nowhere.error.contains("--since needs git, which cannot be started"), "\(nowhere.error)")
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
    #expect(try Git.run(["checkout", "--detach"], in: folder) == 0)
    #expect(try Git.run(["branch", "-D", "main"], in: folder) == 0)
    for name in ["main", "mian"] {
      let remote = try command.run("check", "--since", name)
      #expect(
        remote.status == 2 && remote.error.contains("unknown commit; did you mean origin/main?"), "\(remote.error)")
    }
    let cut = try command.run("check", "--since", "HEAD~1")
    #expect(cut.status == 2 && cut.error.contains("unknown commit; the clone is shallow, fetch its history"))
  }

  /// A user who lints a repository of others runs nothing that its configuration names.
  @Test(.timeLimit(.minutes(1))) func repositoriesRunNothing() throws {
    let workspace = try repository()
    let folder = workspace.folder
    let programs = try TemporaryFolder()
    let script = try programs.write("program", "#!/bin/sh\necho \"$0 $*\" >> '\(folder.path("ran"))'\ncat\n")
    chmod(script, 0o700)
    for hook in ["post-index-change", "pre-auto-gc", "reference-transaction", "post-checkout", "fsmonitor-watchman"] {
      try programs.link(hook, to: script)
    }
    for key in [
      "core.fsmonitor", "filter.e.clean", "filter.e.smudge", "filter.e.process", "filter.a.b c.clean",
      "filter.a=b.clean",
      "diff.e.textconv",
      "diff.e.command", "diff.external", "core.pager", "pager.diff", "pager.rev-parse", "core.sshCommand",
      "core.gitProxy",
      "core.askPass", "core.editor", "credential.helper", "gpg.program", "remote.origin.uploadpack",
    ] { try git(workspace, "config", key, script) }
    for (key, value) in [
      ("core.hooksPath", programs.path), ("filter.e.required", "true"), ("alias.diff", "!\(script)"),
      ("protocol.ext.allow", "always"), ("remote.origin.url", "ext::\(script)"), ("remote.origin.promisor", "true"),
      ("remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*"), ("extensions.partialClone", "origin"),
      ("core.repositoryFormatVersion", "1"),
    ] { try git(workspace, "config", key, value) }
    try folder.write(".git/info/attributes", "*.json filter=e diff=e\nc.json filter=a.b\\040c\nsub/*.json filter=a=b\n")
    // One of the same size, and one that looks changed and is not.
    try folder.write("a.json", screen("x", "z"))
    try folder.write("c.json", screen("c"))
    let result = try workspace.run("check", "--since", "main", "--quiet")
    #expect(
      result.status == 1 && result.lines.count == 1 && result.text.hasPrefix("a.json:"), "\(result.text)\(result.error)"
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")), "\(folder.text(of: "ran"))")
    // What is missing is not fetched.
    let objects = folder.path(".git/objects")
    let blobs = try FileManager.default.subpathsOfDirectory(atPath: objects).filter { $0.utf8.count == 41 }
    for blob in blobs {
      let path = "\(objects)/\(blob)"
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      if size > 0,
        try Git.run(["cat-file", "blob", blob.replacingOccurrences(of: "/", with: "")], in: folder.path) == 0
      {
        try FileManager.default.removeItem(atPath: path)
      }
    }
    try? FileManager.default.removeItem(atPath: folder.path("ran"))
    let partial = try workspace.run("check", "--since", "main", "--quiet")
    #expect(
      partial.status == 2 && partial.error.contains("in a partial clone, fetch the missing objects"), "\(partial.error)"
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")), "\(folder.text(of: "ran"))")
  }
}
