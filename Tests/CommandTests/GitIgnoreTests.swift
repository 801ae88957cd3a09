import Foundation
import TestSupport
import Testing

/// What git ignores without a `.gitignore`, by the user's configuration of git.
@Suite(.enabled(if: Git.isThere, "git is not there")) struct GitIgnoreTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace(["repo/a.json": Workspace.error, "repo/mine.json": Workspace.error])
    #expect(try Git.run(["init", "-q"], in: workspace.folder.path("repo")) == 0)
    return workspace
  }

  private func paths(_ workspace: Workspace, _ environment: [String: String]) throws -> [String] {
    let home = ["HOME": workspace.folder.path("home"), "XDG_CONFIG_HOME": "", "GIT_CONFIG_NOSYSTEM": "1"]
    let command = Command(
      directory: workspace.folder.path("repo"), environment: home.merging(environment) { _, new in new })
    let walked = try command.run("check", ".").lines.map { String($0.prefix { $0 != ":" }) }
    // A file that is named is read though it is ignored.
    #expect(try command.run("check", "mine.json").status == 1)
    return walked
  }

  @Test(
    arguments: [
      ("home/.config/git/ignore", "", "", [:]), ("xdg/git/ignore", "", "", ["XDG_CONFIG_HOME": "xdg"]),
      ("home/mine", "home/.gitconfig", "[core]\nexcludesFile = ~/mine\n", [:]),
      ("home/mine", "home/.config/git/config", "[core]\nexcludesFile = ~/mine\n", [:]),
      ("home/mine", "global", "[core]\nexcludesFile = ~/mine\n", ["GIT_CONFIG_GLOBAL": "global"]),
      (
        "home/mine", "system", "[core]\nexcludesFile = ~/mine\n",
        ["GIT_CONFIG_SYSTEM": "system", "GIT_CONFIG_NOSYSTEM": ""]
      ),
      ("home/mine", "home/.gitconfig", "[includeIf \"gitdir:repo/\"]\npath = more\n", [:]),
      (
        "home/mine", "", "",
        ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.excludesFile", "GIT_CONFIG_VALUE_0": "~/mine"]
      ),
    ] as [(String, String, String, [String: String])])
  func filesOfTheUser(ignore: String, configuration: String, text: String, environment: [String: String]) throws {
    let workspace = try workspace()
    let variables = environment.mapValues { ["xdg", "global", "system"].contains($0) ? workspace.folder.path($0) : $0 }
    #expect(try paths(workspace, variables) == ["a.json", "mine.json"])
    try workspace.folder.write(ignore, "mine.json\n")
    try workspace.folder.write("home/more", "[core]\nexcludesFile = ~/mine\n")
    if !configuration.isEmpty { try workspace.folder.write(configuration, text) }
    #expect(try paths(workspace, variables) == ["a.json"], "\(ignore) \(configuration)")
  }

  /// A value of its own takes the place of the default, also an empty one.
  @Test func theDefaultGivesWay() throws {
    let workspace = try workspace()
    try workspace.folder.write("home/.config/git/ignore", "mine.json\n")
    for value in ["", "~/other"] {
      try workspace.folder.write("home/.gitconfig", "[core]\nexcludesFile = \(value)\n")
      #expect(try paths(workspace, [:]) == ["a.json", "mine.json"])
    }
  }

  /// Outside of a repository git ignores nothing.
  @Test func withoutRepository() throws {
    let workspace = try workspace()
    try workspace.folder.write("home/.config/git/ignore", "mine.json\n")
    try FileManager.default.removeItem(atPath: workspace.folder.path("repo/.git"))
    #expect(try paths(workspace, [:]) == ["a.json", "mine.json"])
  }
}
