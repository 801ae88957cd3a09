import Foundation
import Testing

@testable import Project

/// `info/exclude` and `core.excludesFile`, as git reads them.
@Suite struct GitExcludesTests {
  @Test func precedence() throws {
    let tree = try TemporaryTree(["a.json", "b.json", "c.json", "s/a.json", "s/b.json", ".git/"])
    try tree.add("user", "*.json\n")
    try tree.add(".git/config", "[core]\n\texcludesFile = user\n")
    #expect(tree.find(".").paths.isEmpty)
    try tree.add(".git/info/exclude", "!a.json\n!b.json\n")
    #expect(tree.find(".").paths == ["a.json", "b.json", "s/a.json", "s/b.json"])
    try tree.add(".gitignore", "b.json\n")
    try tree.add("s/.gitignore", "!b.json\n")
    #expect(tree.find(".").paths == ["a.json", "s/a.json", "s/b.json"])
    // The folder that is named, and one below it.
    #expect(tree.find("s").paths == ["s/a.json", "s/b.json"])
    #expect(tree.find(".", from: "s").paths == ["a.json", "b.json"])
    #expect(tree.find("*.json").paths == ["a.json"])
    #expect(tree.find("b.json").paths == ["b.json"], "what is named is taken")
    try tree.add(".fiorilintignore", "!c.json\n")
    #expect(tree.find(".").paths == ["a.json", "c.json", "s/a.json", "s/b.json"])
  }

  /// `core.ignorecase` holds for the ignore files of git, in its repository alone.
  @Test(arguments: ["ignorecase = true", "ignoreCase", "IGNORECASE = yes", "ignorecase = false"])
  func letterCase(setting: String) throws {
    let tree = try TemporaryTree([
      "A.json", "b.json", "Build2/x.json", "s/Z9.json", "s/Y1.json", "own.json", "inner/.git/", "inner/A.json",
    ])
    try tree.add(".git/config", "[core]\n\t\(setting)\n")
    try tree.add(".git/info/exclude", "B.JSON\n")
    try tree.add(".gitignore", "a.*\nbuild2/\ns/[z]?.json\ns/[!Y]*\n")
    try tree.add(".fiorilintignore", "OWN.json\n")
    let expected =
      setting.hasSuffix("false")
      ? ["A.json", "Build2/x.json", "b.json", "inner/A.json", "own.json", "s/Y1.json"]
      : ["inner/A.json", "own.json", "s/Y1.json"]
    #expect(tree.find(".").paths == expected)
  }

  /// Patterns with a slash start at the top of the repository.
  @Test func pathsStartAtTheTop() throws {
    let tree = try TemporaryTree(["repo/x/a.json", "repo/y/x/a.json", "repo/.git/"])
    try tree.add("repo/.git/info/exclude", "/x/\n")
    #expect(tree.find("repo").paths == ["repo/y/x/a.json"])
    #expect(tree.find(".", from: "repo/y").paths == ["x/a.json"])
    #expect(tree.find(".", from: "repo/x").paths == ["a.json"], "a folder that is named is walked")
  }

  @Test func worktreesAndSubmodules() throws {
    let tree = try TemporaryTree(["w/a.json", "w/b.json", "top/sub/a.json", "top/sub/b.json", "top/a.json"])
    try tree.add("main/.git/info/exclude", "a.json\n")
    try tree.add("main/.git/worktrees/w/commondir", "../..\n")
    try tree.add("w/.git", "gitdir: \(tree.path("main/.git/worktrees/w"))\n")
    #expect(tree.find("w").paths == ["w/b.json"])
    try tree.add("top/.git/info/exclude", "b.json\n")
    try tree.add("top/.git/modules/sub/info/exclude", "a.json\n")
    try tree.add("top/sub/.git", "gitdir: ../.git/modules/sub\n")
    #expect(tree.find("top").paths == ["top/a.json", "top/sub/b.json"])
    #expect(tree.find(".", from: "top/sub").paths == ["b.json"])
  }

  @Test func worktreesHaveConfigurationsOfTheirOwn() throws {
    let tree = try TemporaryTree(["a.json", "b.json", ".git/"])
    try tree.add("one", "a.json\n")
    try tree.add("two", "b.json\n")
    try tree.add(".git/config.worktree", "[core]\nexcludesFile = \(tree.path("two"))\n")
    try tree.add(".git/config", "[core]\nexcludesFile = \(tree.path("one"))\n")
    #expect(tree.find(".").paths == ["b.json"])
    try tree.add(".git/config", "[extensions]\nworktreeConfig\n[core]\nexcludesFile = one\n")
    #expect(tree.find(".").paths == ["a.json"])
  }

  @Test(arguments: [
    "[core]\n\texcludesfile = USER\n", "[CORE]\nExcludesFile=USER # mine\n", "[core] excludesFile = \"USER\" ; mine\n",
    "[core]\r\n  excludesFile = USER\r\n", "\u{FEFF}[core]\nexcludesFile = \\\nUSER\n", "[core]\nexcludesFile = USER",
    "[core]\n# [user]\nexcludesFile = no\nexcludesFile = USER\n", "[include]\npath = more\n",
    "[include]\npath = MORE\n",
    "[includeIf \"gitdir:ROOT/\"]\npath = more\n", "[includeIf \"gitdir:ROOT/.git\"]\npath = MORE\n",
    "[includeIf \"gitdir/i:**/.GIT\"]\npath = more\n", "[includeIf \"gitdir:inputs-*/**\"]\npath = more\n",
    "[alias]\nx = \"!f() { \\\"$@\\\"; }\"\n[core]\nexcludesFile = USER\n",
  ]) func whatAConfigurationSays(text: String) throws {
    let tree = try TemporaryTree(["a.json", "b.json", ".git/"])
    try tree.add("user", "a.json\n")
    try tree.add(".git/more", "[core]\nexcludesFile = \(tree.path("user"))\n")
    let filled = text.replacing("USER", with: tree.path("user")).replacing("MORE", with: tree.path(".git/more"))
      .replacing("ROOT", with: tree.root)
    try tree.add(".git/config", filled)
    #expect(tree.find(".").paths == ["b.json"], "\(filled)")
  }

  /// What is no configuration, or not for this repository, says nothing, and nothing fails.
  @Test(arguments: [
    "excludesFile = user\n", "[core\nexcludesFile = user\n", "[core]\nexcludesFile = \"user\n",
    "[core]\nexcludesFile\n",
    "[core]\nexcludesFile =\n", "[core]\nexcludesFile = /nowhere/at/all\n", "[core]\nexcludesFile = ~nobody/user\n",
    "[core \"x\"]\nexcludesFile = user\n", "[core]\nexcludesFile = \\x\n", "[include]\npath = config\n",
    "[includeIf \"gitdir:/elsewhere/\"]\npath = more\n", "[includeIf \"onbranch:main\"]\npath = more\n",
    "[core]\nexcludesFile = .\n", "[core]\nexcludesFile = .git/pipe\n",
  ]) func whatSaysNothing(text: String) throws {
    let tree = try TemporaryTree(["a.json", ".git/"])
    #expect(mkfifo(tree.path(".git/pipe"), 0o600) == 0)
    try tree.add("user", "a.json\n")
    try tree.add(".git/more", "[core]\nexcludesFile = user\n")
    try tree.add(".git/config", text)
    let list = tree.find(".")
    #expect(list.paths == ["a.json"] && list.failures.isEmpty, "\(list.paths) \(list.failureLines)")
  }

  /// Files that include each other many times end.
  @Test(.timeLimit(.minutes(1))) func includesEnd() throws {
    let tree = try TemporaryTree(["a.json", ".git/"])
    try tree.add(".git/config", String(repeating: "[include]\npath = config\n", count: 1000))
    #expect(tree.find(".").paths == ["a.json"])
  }
}
