import Foundation
import TestSupport
import Testing

/// What a configuration may name: nothing outside of its project, unless the command line says so.
@Suite struct OutsideTests {
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
      result.error.hasPrefix(".fiorilint.yml:1:") && (isUnknown || result.error.contains("outside of the project")),
      "\(result.error)")
    #expect(folder.names == ["app", "secret"] && !FileManager.default.fileExists(atPath: folder.path("secret/new")))
  }

  @Test func commandLinesAllowIt() throws {
    let (folder, command) = try project("extends: ../secret/base.yml\nrule-folders: [../secret/none]\n")
    try folder.write("secret/base.yml", "fail-on: never\n")
    try folder.write("app/.fiorilint.yml", "extends: ../secret/base.yml\n")
    #expect(try command.run("check", ".").status == 2)
    #expect(try command.run("check", ".", "--allow-outside").status == 0)
    #expect(try command.run("config", "print", "--allow-outside").status == 0)
    // What the command line names is where it is wanted, with what lies beside it.
    try folder.write("secret/top.yml", "extends: base.yml\n")
    #expect(try command.run("check", ".", "--config", "../secret/top.yml").status == 0)
    for words in [["rules"], ["schema", "config"], ["test-rules"], ["coverage"]] {
      try folder.write("app/.fiorilint.yml", "rule-folders: [../secret/empty]\n")
      try folder.write("secret/empty/README.md", "")
      let refused = try command.run(words)
      #expect(
        refused.status == 2 && (words == ["test-rules"] || refused.error.contains("--allow-outside")),
        "\(refused.error)")
      #expect(!(try command.run(words + ["--allow-outside"]).error.contains("outside of the project")))
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
    // What fails a run as a whole is for the configuration of all that is linted to say.
    #expect(try Command(directory: folder.path).run("check", ".").status == 1)
  }

  /// A file that is something else is not shown, also inside of the project.
  @Test func filesThatAreNoConfiguration() throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, ".fiorilint.yml": "extends: secret.yml\n", "secret.yml": Self.secret,
    ])
    let result = try workspace.run("check", ".")
    #expect(result.status == 2 && result.error.contains("the file is no configuration"), "\(result.error)")
    #expect(!result.error.contains("hunter") && !result.error.contains("password"))
  }
}
