import Project
import TestSupport
import Testing

/// Options that set a key of configurations: the table of keys declares them.
@Suite struct KeyOptionTests {
  private static let values = [
    "preset": "apple-hig", "platform": "android", "density": "2.625", "fail-on": "info", "level": "info",
    "show": "fixes,suppressions", "jobs": "1", "group-steps": "false",
  ]
  private static let keys = ConfigurationKey.all.filter { $0.option != nil }

  @Test func declared() throws {
    let program = try DeclaredCommand.program()
    let check = try #require(program.commands.first { $0.commandName == "check" }).shownArguments
    #expect(Set(Self.keys.map(\.name)) == Set(Self.values.keys))
    for key in Self.keys {
      let option = try #require(check.first { $0.spellings == ["--\(key.name)"] }, "\(key.name)")
      let help = (option.abstract ?? "") + (option.discussion ?? "")
      #expect(key.words.allSatisfy(help.contains), "\(key.name)")
    }
  }

  /// An option and `--set` are two ways to say one thing, and both go before a configuration.
  @Test(arguments: keys.map(\.name)) func sameAsSet(key: String) throws {
    let value = try #require(Self.values[key])
    let list = value.contains(",") ? "[\(value)]" : value
    let workspace = try Workspace([
      ".fiorilint.yml": "fail-on: error\nlevel: warning\njobs: 2\nplatform: ios\npreset: fiori-ios\n",
      "a.json": #"{"type": "screen", "content": [{"type": "button", "text": "Go", "frame": [0, 0, 20, 20]}]}"#,
    ])
    func run(_ arguments: [String]) throws -> Command.Result {
      try Command(directory: workspace.folder.path).run(["check"] + arguments + ["a.json"])
    }
    let (option, set) = (try run(["--\(key)", value]), try run(["--set", "\(key)=\(list)"]))
    #expect(option.output == set.output && option.error == set.error && option.status == set.status)
    let printed = try Command(directory: workspace.folder.path).run(["config", "print", "--set", "\(key)=\(list)"])
    #expect(String(decoding: printed.output, as: UTF8.self).contains("command line"))
  }

  /// An option for several values adds up where it is repeated.
  @Test func repeated() throws {
    let workspace = try Workspace([
      "a.json": #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "frame": [0, 0, 20, 20]}]}"#
    ])
    func run(_ arguments: String...) throws -> [UInt8] {
      try Command(directory: workspace.folder.path).run(["check"] + arguments + ["a.json"]).output
    }
    let both = try run("--preset", "accessibility,apple-hig")
    #expect(try run("--preset", "accessibility", "--preset", "apple-hig") == both && !both.isEmpty)
    #expect(try run("--preset", "apple-hig", "--preset", "accessibility") == both)
  }

  /// Options for the run as a whole leave the files of a run without configuration as they are.
  @Test func withoutConfiguration() throws {
    let workspace = try Workspace([
      "a.json": #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "frame": [0, 0, 20, 20]}]}"#
    ])
    let command = Command(directory: workspace.folder.path)
    let plain = try command.run(["check", "--format", "json", "a.json"])
    let other = try command.run(["check", "--format", "json", "--jobs", "1", "--level", "info", "a.json"])
    #expect(plain.output == other.output && plain.status == other.status)
    let shown = try command.run(["check", "--show", "suppressions", "a.json"])
    #expect(String(decoding: shown.output, as: UTF8.self).contains("fiorilint-disable"))
  }
}
