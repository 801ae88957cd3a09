import Foundation
import TestSupport
import Testing

/// What a configuration may name: nothing outside of its project, unless the command line says so.
@Suite struct OutsideTests {
  private static let outside = "outside the project"
  private static let link = "is a link out of the project"
  private static let secret = "password: hunter2\nroot: hunter3\n"

  /// A project beside a file that is none of it, and a link to that from inside.
  private func project(_ configuration: String) throws -> (folder: TemporaryFolder, command: Command) {
    let folder = try TemporaryFolder()
    try folder.write("secret/shadow.yml", Self.secret)
    try folder.write("secret/rules/acme/rule.md", "hunter4\n")
    try folder.write("app/a.json", Workspace.error)
    try folder.write("app/.fiorilint.yml", configuration)
    try folder.link("app/link.yml", to: "../secret/shadow.yml")
    try folder.link("app/linked", to: "../secret")
    return (folder, Command(directory: folder.path("app")))
  }

  @Test(arguments: [
    "extends: ../secret/shadow.yml", "extends: link.yml", "extends: linked/shadow.yml",
    "rule-folders: [../secret/rules]",
    "rule-folders: [/]", "baseline: ../secret/shadow.yml", "formats: [text, json=../secret/new.json]",
    "formats: json=linked/new/r.json", "overrides: [{files: x, baseline: ../secret/shadow.yml}]",
  ]) func namesNothingOutside(configuration: String) throws {
    let (folder, command) = try project(configuration + "\n")
    let result = try command.run("check", ".")
    #expect(result.status == 2 && !result.error.contains("hunter"), "\(result.error)")
    let isUnknown = configuration.hasPrefix("overrides")
    #expect(
      result.error.hasPrefix(".fiorilint.yml:1:") && (isUnknown || result.error.contains("outside the project")),
      "\(result.error)")
    #expect(folder.names == ["app", "secret"] && !FileManager.default.fileExists(atPath: folder.path("secret/new")))
  }

  /// A configuration that turns up behind a link is held to the project as one that is named by another, and no word of it is shown.
  @Test(arguments: [
    (".fiorilint.yml", "../secret/shadow.yml"), (".fiorilint.yml", "../secret/settings.yml"), ("sub", "../secret"),
    (".fiorilint", "../secret/home"), (".fiorilint/rules", "../../secret/home/rules"), (".fiorilint/rules", "/"),
  ]) func turnsUpOutside(link: String, target: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("secret/shadow.yml", Self.secret)
    try folder.write("secret/settings.yml", "preset: hunter5\nrules: {hunter6: error}\n")
    try folder.write("secret/.fiorilint.yml", Self.secret)
    try folder.write("secret/home/rules/acme/rule.md", "hunter4\n")
    try folder.write("secret/a.json", Workspace.error)
    try folder.write("app/a.json", Workspace.error)
    if link.contains("/") { try folder.write("app/.fiorilint/README.md", "") }
    try folder.link("app/\(link)", to: target)
    let path = link == "sub" ? "sub/a.json" : "a.json"
    let record = #"{"path": "\#(path)", "screen": {"type": "screen"}}"# + "\n"
    for (words, input) in [
      (["check", path], ""), (["stream"], record), (["config", "print", path], ""),
      (["convert", path, "--to", "xml"], ""),
      (["draw", path, "-o", "drawn"], ""), (["coverage", path], ""),
    ] {
      let result = try Command(directory: folder.path("app"), input: Array(input.utf8)).run(words)
      // Paths of records open nothing: the configuration of the working directory is theirs.
      if words == ["stream"], link == "sub" { continue }
      #expect(result.status == 2, "\(words): \(result.error)")
      #expect(
        (result.error + result.text).contains(link == ".fiorilint.yml" || link == "sub" ? Self.link : Self.outside),
        "\(words): \(result.error + result.text)")
      #expect(!(result.error + result.text).contains("hunter"), "\(words): \(result.error + result.text)")
    }
  }

  /// A link in the project to what is no configuration shows nothing of that either.
  @Test func linksToOtherFiles() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "secret.yml": Self.secret])
    try workspace.folder.link(".fiorilint.yml", to: "secret.yml")
    let result = try workspace.run("check", "a.json")
    #expect(result.status == 2 && result.error.contains("this is not a configuration"), "\(result.error)")
    #expect(!result.error.contains("hunter") && !result.error.contains("password"))
  }

  /// What stands in a folder of rules behind a link to elsewhere is no rule.
  @Test func linkedPages() throws {
    let (folder, command) = try project("fail-on: error\n")
    try folder.write("app/.fiorilint/rules/README.md", "")
    try folder.link("app/.fiorilint/rules/acme", to: "../../../secret/rules/acme")
    let refused = try command.run("check", "a.json")
    let message = "acme:1:1: error: is a link out of the project"
    #expect(refused.status == 2 && refused.error.contains(message), "\(refused.error)")
    let allowed = try command.run("check", "a.json", "--allow-outside-project")
    #expect(allowed.status == 2 && allowed.error.contains("secret/rules/acme/rule.md"), "\(allowed.error)")
  }

  /// What makes git run programs is written by no configuration, in this repository or another.
  @Test(arguments: ["text=.git/commondir", "json=.git/hooks/pre-commit", "json=sub/.GIT/index", "json=linked/config"])
  func writesNothingIntoGit(format: String) throws {
    let workspace = try Workspace(["a.json": Workspace.error, ".fiorilint.yml": "formats: [\"\(format)\"]\n"])
    try workspace.folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try workspace.folder.link("linked", to: ".git")
    let result = try workspace.run("check", "a.json")
    #expect(result.status == 2 && result.error.contains("inside a folder .git;"), "\(result.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path(".git")) == ["HEAD"])
  }

  /// A link to nothing is a way out too: what is written to it appears where it leads.
  @Test func linksToNothing() throws {
    let (folder, command) = try project("formats: json=later.json\n")
    try folder.link("app/later.json", to: "../secret/later.json")
    let result = try command.run("check", "a.json")
    #expect(result.status == 2 && result.error.contains("outside the project"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("secret/later.json")))
    // Up from where a link leads is somewhere else than up from the link.
    try FileManager.default.removeItem(atPath: folder.path("app/later.json"))
    try folder.write("secret/inner/a", "")
    try folder.link("app/inner", to: "../secret/inner")
    try folder.link("app/later.json", to: "inner/../later.json")
    let second = try command.run("check", "a.json")
    #expect(second.status == 2 && second.error.contains("outside the project"), "\(second.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("secret/later.json")))
  }

  /// What is linted leads nowhere else: links out of the project are followed where they are named.
  @Test func walksStayInside() throws {
    let folder = try TemporaryFolder()
    try folder.write("repo/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write("repo/shared/s.json", Workspace.error)
    try folder.write("repo/app/a.json", Workspace.error)
    try folder.write("out/secret.json", Workspace.error)
    try folder.write("out/.fiorilint.yml", Self.secret)
    try folder.link("repo/app/shared", to: "../shared")
    try folder.link("repo/app/out", to: "../../out")
    try folder.link("repo/app/secret.json", to: "../../out/secret.json")
    try folder.link("repo/app/root", to: "/")
    let command = Command(directory: folder.path("repo/app"))
    func paths(_ words: String...) throws -> [String] {
      try command.run(["check", "--quiet"] + words).lines.map { $0.split(separator: ":").first.map(String.init) ?? "" }
    }
    #expect(try paths(".") == ["../shared/s.json", "a.json"])
    let secret = "../../out/secret.json"
    #expect(try paths(".", "secret.json", "--no-config") == [secret, "../shared/s.json", "a.json"])
    #expect(try paths("*.json") == ["a.json"])
    #expect(try paths(".", "--no-config").count == 2)
    #expect(try paths("out", "--no-config") == [secret])
    let listed = try command.run("check", ".", "--verbose")
    #expect(listed.error.contains("root: skipped: is a symbolic link out of the project"), "\(listed.error)")
    try FileManager.default.removeItem(atPath: folder.path("repo/app/root"))
    #expect(try paths(".", "--allow-outside-project", "--no-config").count == 3)
  }

  @Test func commandLinesAllowIt() throws {
    let (folder, command) = try project("extends: ../secret/base.yml\nrule-folders: [../secret/none]\n")
    try folder.write("secret/base.yml", "fail-on: never\n")
    try folder.write("app/.fiorilint.yml", "extends: ../secret/base.yml\n")
    #expect(try command.run("check", ".").status == 2)
    #expect(try command.run("check", ".", "--allow-outside-project").status == 0)
    #expect(try command.run("config", "print", "--allow-outside-project").status == 0)
    // What the command line names is where it is wanted, with what lies beside it.
    try folder.write("secret/top.yml", "extends: base.yml\n")
    #expect(try command.run("check", ".", "--config", "../secret/top.yml").status == 0)
    for words in [["rules"], ["schema", "config"], ["test-rules"], ["coverage"]] {
      try folder.write("app/.fiorilint.yml", "rule-folders: [../secret/empty]\n")
      try folder.write("secret/empty/README.md", "")
      let refused = try command.run(words)
      #expect(
        refused.status == 2 && (words == ["test-rules"] || refused.error.contains("--allow-outside-project")),
        "\(refused.error)")
      #expect(!(try command.run(words + ["--allow-outside-project"]).error.contains("outside the project")))
    }
  }

  /// The project is the repository, wherever in it the run starts.
  @Test func projectsAreRepositories() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("base.yml", "fail-on: never\n")
    try folder.write("app/.fiorilint.yml", "extends: ../base.yml\n")
    try folder.write("app/a.json", Workspace.error)
    #expect(try Command(directory: folder.path("app")).run("check", ".").status == 0)
    // What fails a run is for the configuration of each file to say.
    #expect(try Command(directory: folder.path).run("check", ".").status == 0)
  }

  /// A file that is something else is not shown, also inside of the project.
  @Test func filesThatAreNoConfiguration() throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, ".fiorilint.yml": "extends: secret.yml\n", "secret.yml": Self.secret,
    ])
    let result = try workspace.run("check", ".")
    #expect(result.status == 2 && result.error.contains("this is not a configuration"), "\(result.error)")
    #expect(!result.error.contains("hunter") && !result.error.contains("password"))
  }
}
