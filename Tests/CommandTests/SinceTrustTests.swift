import Foundation
import TestSupport
import Testing

/// `check --since` in repositories whose settings, index and files say other things of files than what is in them.
@Suite(.enabled(if: Git.isThere, "git is not there")) struct SinceTrustTests {
  private func git(_ workspace: Workspace, _ arguments: String...) throws {
    #expect(try Git.run(arguments, in: workspace.folder.path) == 0, "git \(arguments)")
  }

  private func screen(_ ids: String...) -> String {
    let buttons = ids.map { #"{"type": "button", "id": "\#($0)", "frame": [0, 0, 30, 30]}"# }
    return #"{"type": "screen", "platform": "ios", "content": [\#(buttons.joined(separator: ",\n"))]}"#
  }

  private func repository() throws -> Workspace {
    let workspace = try Workspace(["a.json": screen("x"), "sub/b.json": screen("y")])
    try git(workspace, "init", "-b", "main")
    try git(workspace, "add", ".")
    try git(workspace, "commit", "-m", "old")
    return workspace
  }

  /// A program that notes in the folder that it ran.
  private func program(in programs: TemporaryFolder, notingIn folder: TemporaryFolder) throws -> String {
    let script = try programs.write("program", "#!/bin/sh\necho \"$0 $*\" >> '\(folder.path("ran"))'\ncat\n")
    chmod(script, 0o700)
    return script
  }

  /// Two filters whose names read the same are two, no matter what the environment says of where the configuration is.
  @Test(arguments: [[:], ["GIT_CONFIG": "/dev/null"]]) func filtersWhoseNamesReadTheSame(
    _ environment: [String: String]
  ) throws {
    let workspace = try repository()
    let folder = workspace.folder
    let programs = try TemporaryFolder()
    let script = try program(in: programs, notingIn: folder)
    for name in ["\u{E9}", "e\u{301}"] { try git(workspace, "config", "filter.\(name).clean", script) }
    try folder.write(".git/info/attributes", "*.json filter=e\u{301}\nsub/*.json filter=\u{E9}\n")
    try folder.write("a.json", screen("z"))
    try folder.write("sub/b.json", screen("y"))
    let result = try workspace.run("check", "--since", "main", "--quiet", environment: environment)
    #expect(result.status == 1 && result.lines.count == 1 && result.text.hasPrefix("a.json:"), "\(result.text)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("ran")), "\(folder.text(of: "ran"))")
  }

  @Test func environmentsRunNothing() throws {
    let workspace = try repository()
    let programs = try TemporaryFolder()
    let script = try program(in: programs, notingIn: workspace.folder)
    for key in ["filter.e.clean", "filter.e.process", "core.fsmonitor", "diff.external", "diff.e.textconv"] {
      try git(workspace, "config", key, script)
    }
    try workspace.folder.write(".gitattributes", "*.json filter=e diff=e\n")
    try workspace.folder.write("a.json", screen("z"))
    let result = try workspace.run(
      "check", "--since", "main", "--quiet",
      environment: [
        "GIT_CONFIG": "/dev/null", "GIT_EXTERNAL_DIFF": script, "GIT_PAGER": script, "GIT_ASKPASS": script,
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "filter.e.smudge", "GIT_CONFIG_VALUE_0": script,
      ])
    #expect(result.status == 1 && result.lines.count == 1, "\(result.text)\(result.error)")
    let ran = workspace.folder.path("ran")
    #expect(!FileManager.default.fileExists(atPath: ran), "\(workspace.folder.text(of: "ran"))")
  }

  /// What the index notes of a file, to ask no more for what is in it, hides nothing.
  @Test(arguments: ["--assume-unchanged", "--skip-worktree", "checkStat"]) func whatTheIndexNotes(
    _ note: String
  ) throws {
    let workspace = try repository()
    let path = workspace.folder.path("a.json")
    if note.hasPrefix("--") {
      try git(workspace, "update-index", note, "a.json")
    } else {
      try git(workspace, "config", "core.checkStat", "minimal")
      try git(workspace, "config", "core.trustctime", "false")
      let old = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
      try git(workspace, "update-index", "--refresh")
      try workspace.folder.write("a.json", screen("z"))
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    }
    if note.hasPrefix("--") { try workspace.folder.write("a.json", screen("z")) }
    let result = try workspace.run("check", "--since", "main", "--quiet")
    #expect(result.status == 1 && result.lines.count == 1 && result.text.hasPrefix("a.json:"), "\(result.text)")
  }

  /// What a sparse checkout leaves out has not gone, and is not asked for.
  @Test func sparseCheckouts() throws {
    let workspace = try repository()
    try git(workspace, "sparse-checkout", "set", "--no-cone", "/a.json")
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("sub/b.json")))
    try workspace.folder.write("new.json", screen("y"))
    let result = try workspace.run("check", "--since", "main", "--quiet")
    #expect(result.status == 1 && result.lines.count == 1 && result.text.hasPrefix("new.json:"), "\(result.text)")
  }

  /// A pipe in the place of a file that git reads keeps no run waiting.
  @Test func pipesInThePlaceOfFiles() throws {
    let workspace = try repository()
    let folder = workspace.folder
    try git(workspace, "config", "core.excludesFile", folder.path("ignored"))
    try git(workspace, "config", "core.attributesFile", folder.path("attributes"))
    try folder.write("a.json", screen("z"))
    try folder.write("Pages/A.page", "{}")
    let names = [
      ".gitignore", "sub/.gitignore", ".gitattributes", "sub/.gitattributes", ".git/info/exclude",
      ".git/info/attributes", ".git/info/sparse-checkout", ".mailmap", ".gitmodules", "ignored", "attributes",
    ]
    for name in names {
      try? FileManager.default.removeItem(atPath: folder.path(name))
      #expect(mkfifo(folder.path(name), 0o600) == 0)
    }
    // A process that waits is ended after a while, and what it started does not wait any more.
    // Alarms may be suppressed in processes of tests.
    let limited =
      "$p = fork; if (!$p) { setpgrp; exec @ARGV } "
      + "for (1..500) { exit $? >> 8 if waitpid $p, 1; select undef, undef, undef, 0.05 } kill 9, -$p"
    let result = try Command(program: URL(filePath: "/usr/bin/env"), directory: folder.path).run(
      "perl", "-e", limited, try #require(Command.executable).path, "check", "--since", "main", "--quiet")
    let pipes = names.map { open(folder.path($0), O_RDWR | O_NONBLOCK) }
    for name in names { try? FileManager.default.removeItem(atPath: folder.path(name)) }
    for pipe in pipes where pipe >= 0 { close(pipe) }
    #expect(result.status == 1 && result.lines.count == 1 && result.text.hasPrefix("a.json:"), "\(result.text)")
  }

  /// What git does to line breaks on the way brings no findings; what is found again was there before.
  @Test func lineBreaks() throws {
    let workspace = try repository()
    try git(workspace, "config", "core.autocrlf", "true")
    for name in ["a.json", "sub/b.json"] { try FileManager.default.removeItem(atPath: workspace.folder.path(name)) }
    try git(workspace, "checkout", "--", ".")
    try workspace.folder.write("a.json", screen("x", "z").replacing("\n", with: "\r\n"))
    let result = try workspace.run("check", "--since", "main", "--quiet")
    #expect(result.status == 1 && result.lines.count == 1 && result.text.contains("button \"z\""), "\(result.text)")
  }

  /// What a link leads to is compared.
  @Test func links() throws {
    let workspace = try Workspace(["a.txt": screen("x"), "b.txt": screen("y")])
    for (link, target) in [("a.json", "a.txt"), ("b.json", "b.txt")] { try workspace.folder.link(link, to: target) }
    try git(workspace, "init", "-b", "main")
    try git(workspace, "add", ".")
    try git(workspace, "commit", "-m", "old")
    #expect(try workspace.run("check", "--since", "main", "--quiet").output.isEmpty)
    try workspace.folder.write("a.txt", screen("x", "z"))
    let result = try workspace.run("check", "--since", "main", "--quiet")
    #expect(result.status == 1 && result.lines.count == 1 && result.text.hasPrefix("a.txt:"), "\(result.text)")
  }

  /// Files of repositories whose names of texts are longer are as they were, too; renamed ones are followed.
  @Test func longNames() throws {
    let workspace = try Workspace(["a.json": screen("x"), "b.json": screen("p", "q", "r")])
    guard try Git.run(["init", "-b", "main", "--object-format=sha256"], in: workspace.folder.path) == 0 else { return }
    try git(workspace, "add", ".")
    try git(workspace, "commit", "-m", "old")
    let result = try workspace.run("check", "--since", "main", "--quiet")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.text)\(result.error)")
    // One as it was and one that was changed, and not known to the index.
    try FileManager.default.moveItem(
      atPath: workspace.folder.path("a.json"), toPath: workspace.folder.path("c.json"))
    try FileManager.default.removeItem(atPath: workspace.folder.path("b.json"))
    try workspace.folder.write("d.json", screen("p", "q", "r", "s"))
    let renamed = try workspace.run("check", "--since", "main", "--quiet")
    #expect(renamed.lines.count == 1 && renamed.text.hasPrefix("d.json:"), "\(renamed.text)\(renamed.error)")
  }

  /// The names that git gives texts are made here as git makes them.
  @Test func textsOfAllLengths() throws {
    let workspace = try Workspace()
    let lengths = [0, 1, 54, 55, 56, 63, 64, 65, 118, 119, 120, 70_000]
    for length in lengths {
      try workspace.folder.write("\(length).json", Workspace.error + String(repeating: " ", count: length))
    }
    try git(workspace, "init", "-b", "main")
    try git(workspace, "add", ".")
    try git(workspace, "commit", "-m", "old")
    // Without its texts git can say no more than their names.
    let objects = workspace.folder.path(".git/objects")
    for name in try FileManager.default.subpathsOfDirectory(atPath: objects) where name.utf8.count == 41 {
      let id = name.replacingOccurrences(of: "/", with: "")
      if try Git.run(["cat-file", "blob", id], in: workspace.folder.path) == 0 {
        try FileManager.default.removeItem(atPath: "\(objects)/\(name)")
      }
    }
    let result = try workspace.run("check", "--since", "main", "--quiet")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.text)\(result.error)")
  }
}
