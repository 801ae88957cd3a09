import Foundation
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// How configurations are found and obeyed by the commands.
@Suite struct ConfigurationCommandTests {
  /// Two buttons that are too small, one of them on a screen of Android.
  private static let files: [String: String] = [
    "a.json": Workspace.error, "app/b.json": Workspace.error, "app/deep/c.json": Workspace.error,
    "app/legacy/d.json": Workspace.error,
    "kit/e.json": Workspace.error,
  ]

  private func workspace(_ configurations: [String: String]) throws -> Workspace {
    try Workspace(Self.files.merging(configurations) { $1 })
  }

  /// `path: level` of each finding.
  private func found(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
    try found(Command(directory: workspace.folder.path).run(["check", "--format", "json"] + arguments))
  }

  private func found(_ result: Command.Result) throws -> [String] {
    let findings = try #require(result.json["findings"] as? [[String: Any]], "\(result.error)")
    return findings.map { "\($0["path"] ?? ""): \($0["severity"] ?? "")" }
  }

  // MARK: Which configuration

  /// One wrong folder of rules hides no other mistake of any configuration.
  @Test func allMistakesAreReported() throws {
    let workspace = try Workspace([
      ".git/HEAD": "", "a.json": Workspace.clean, "b/b.json": Workspace.clean,
      ".fiorilint.yml": "rule-folders: [no/rules]\nfail-on: warn\nrules: {acme/x: error, touch-target/*: lou}\n",
      "b/.fiorilint.yml": "jobz: 2\nignore: [{rule: acme/y, reason: Old}]\nrule-folders: [rules]\n",
      "b/rules/acme/x.md": "no page",
    ])
    let result = try workspace.run("check", ".")
    #expect(result.status == 2)
    for text in [
      ".fiorilint.yml:1:16: error: `rule-folders` names no/rules", ".fiorilint.yml:2:10: error: invalid `fail-on`",
      ".fiorilint.yml:3:40: error: invalid level `lou`", "b/.fiorilint.yml:1:1: error: unknown key `jobz`",
      "b/rules/acme/x.md:1:1: error: ",
    ] { #expect(result.error.contains(text), "\(result.error)") }
    #expect(result.error.split(separator: "\n").count { $0.contains(": error: ") } == 5, "\(result.error)")
    try workspace.folder.write(".fiorilint.yml", "fail-on: warn\n")
    let pages = try workspace.run("check", ".")
    #expect(pages.error.contains("b/rules/acme/x.md:1:1: error: ") && pages.error.contains("invalid `fail-on`"))
    #expect(pages.error.contains("unknown key `jobz`") && !pages.error.contains("acme/y"), "\(pages.error)")
  }

  @Test func nearestUpward() throws {
    let workspace = try workspace([
      ".fiorilint.yml": "rules: {touch-target/*: warning}\n", "app/.fiorilint.yml": "rules: {touch-target/*: info}\n",
      "kit/.fiorilint.yml": "rules: {touch-target/*: off}\n",
    ])
    let all = ["a.json: warning", "app/b.json: info", "app/deep/c.json: info", "app/legacy/d.json: info"]
    #expect(try found(workspace) == all)
    #expect(try found(workspace, "app/deep", "a.json") == ["a.json: warning", "app/deep/c.json: info"])
    #expect(try found(workspace, "app/deep/c.json") == ["app/deep/c.json: info"])
    #expect(try found(workspace, "./app/../app/deep/") == ["app/deep/c.json: info"])
    #expect(try found(workspace, workspace.folder.path("app/b.json")) == ["app/b.json: info"])
    let inside = Command(directory: workspace.folder.path("app/deep"))
    #expect(try found(inside.run("check", "--format", "json")) == ["c.json: info"])
    #expect(try found(inside.run("check", "--format", "json", "../../kit", "../b.json")) == ["../b.json: info"])
    // Standard input is configured by the path that it is shown under.
    for (path, level) in [("x.json", "warning"), ("app/new/x.json", "info")] {
      let result = try workspace.run("check", "-", "--stdin-path", path, "--format", "json", input: Workspace.error)
      #expect(try found(result) == ["\(path): \(level)"])
    }
    #expect(try workspace.run("check", "-", "--stdin-path", "kit/x.json", input: Workspace.error).output.isEmpty)
  }

  @Test func configurationByHand() throws {
    let workspace = try workspace([
      ".fiorilint.yml": "rules: {touch-target/*: warning}\n", "app/.fiorilint.yml": "rules: {touch-target/*: info}\n",
      "other/strict.yml": "fail-on: warning\nrules: {touch-target/*: warning}\nexclude: /a.json\n",
      "app/legacy.yml": "exclude: legacy/\n",
    ])
    #expect(try found(workspace, "--no-config") == Self.files.keys.sorted().map { "\($0): error" })
    #expect(try found(workspace, "--config", "other/strict.yml") == Self.files.keys.sorted().map { "\($0): warning" })
    #expect(try workspace.run("check", "--config", "other/strict.yml", "a.json").status == 1)
    // Globs are relative to the file, wherever it is run.
    let inside = Command(directory: workspace.folder.path("app"))
    let result = try inside.run("check", "--format", "json", "--config", "legacy.yml")
    #expect(try found(result) == ["b.json: error", "deep/c.json: error"])
    #expect(
      try workspace.run("check", "--config", "missing.yml").error.hasPrefix(
        "missing.yml: error: the configuration does not exist"))
    #expect(try workspace.run("check", "--config", "app").error.contains("is not a regular file"))
    #expect(try workspace.run("check", "--config", "a", "--no-config").status == 2)
  }

  /// All that is left lies under no configuration, and is fewer than were found.
  @Test func wholeFoldersLeftOut() throws {
    let workspace = try workspace(["app/.fiorilint.yml": "exclude: \"*\"\n", "kit/.fiorilint.yml": "exclude: \"*\"\n"])
    #expect(try found(workspace, ".") == ["a.json: error"])
    #expect(try found(workspace, "app", "a.json", "kit") == ["a.json: error"])
  }

  /// The command line without options goes its own way, and obeys all the same.
  @Test func plainCommandLine() throws {
    let workspace = try workspace([
      ".fiorilint.yml": "rules: {touch-target/*: warning}\nfail-on: warning\nexclude: kit/\n",
      "app/.fiorilint.yml": "formats: sarif=report.sarif\n",
    ])
    for paths in [["."], ["a.json", "app"], ["kit/e.json"], ["app"]] {
      let command = Command(directory: workspace.folder.path)
      let plain = try command.run(["check"] + paths)
      let parsed = try command.run(["check", "--"] + paths)
      #expect(plain.status == parsed.status && plain.output == parsed.output && plain.error == parsed.error)
      #expect(plain.status == (paths == ["kit/e.json"] ? 2 : 1))
    }
    // Reports are those of the working directory, wherever the files are; one stands beside the configuration that asks for it.
    #expect(!workspace.folder.names.contains("app/report.sarif"))
    #expect(try Command(directory: workspace.folder.path("app")).run("check", "deep").status == 1)
    #expect(workspace.folder.text(of: "app/report.sarif").hasPrefix("{"))
    let empty = try workspace.run("check", "kit/e.json")
    #expect(empty.error.contains("no screens found") && empty.error.contains("1 excluded by the configuration"))
  }

  // MARK: What goes before what

  static let precedence: [(configuration: String, arguments: [String], status: Int32)] = [
    ("", [], 1), ("fail-on: never", [], 0), ("fail-on: never", ["--fail-on", "error"], 1),
    ("fail-on: error", ["--fail-on", "never"], 0), ("rules: {\"*\": off}", [], 0),
    ("rules: {\"*\": off}", ["--rule", "touch-target/minimum-size"], 1),
    ("rules: {\"*\": warning}", ["--rule", "touch-target/*"], 0), ("preset: fiori-android", [], 0),
    ("preset: apple-hig", [], 1), ("preset: apple-hig", ["--disable", "touch-target/*"], 0),
    ("rules: {touch-target/minimum-size: {with: {minWidth: 30, minHeight: 30}}}", [], 0),
    ("max-file-size: 1\nformats: json", [], 1), ("require-conclusive: 100%\nrules: {\"*\": info}", [], 0),
    ("exclude: a.json", [], 2), ("include: b.json", [], 2), ("include: \"?.json\"", [], 1),
    ("rules: {touch-target/*: warning}\nfail-on: warning", ["--fail-on", "error"], 0),
    ("overrides: [{files: a.json, rules: {\"*\": off}}]", [], 0),
    ("overrides: [{files: b.json, rules: {\"*\": off}}]", [], 1),
    ("overrides: [{screens: Login, rules: {\"*\": off}}]", [], 0),
    ("overrides: [{screens: Logout, rules: {\"*\": off}}]", [], 1),
    ("overrides: [{platforms: ios, rules: {\"*\": off}}]", [], 0),
    ("overrides: [{platforms: android, rules: {\"*\": off}}]", [], 1),
    ("rules: {\"*\": off}\noverrides: [{platforms: ios, rules: {touch-target/*: error}}]", [], 1),
    ("preset: fiori-android\noverrides: [{screens: L*, preset: all}]", [], 1),
    ("rules-version: 0.1", [], 1), ("preset: accessibility", ["--fail-on", "warning"], 1),
    ("preset: accessibility", ["--fail-on", "warning", "--disable", "accessibility/*"], 0),
    ("", ["--fail-on", "warning", "--rule", "accessibility/*"], 1),
  ]

  @Test(arguments: precedence) func commandLineWins(configuration: String, arguments: [String], status: Int32) throws {
    let screen = Workspace.error.replacing("\"platform\"", with: "\"name\": \"Login\", \"platform\"")
    let workspace = try Workspace(["a.json": screen, ".fiorilint.yml": configuration + "\n"])
    let result = try Command(directory: workspace.folder.path).run(["check"] + arguments)
    #expect(result.status == status, "\(configuration) \(arguments): \(result.text) \(result.error)")
  }

  /// What has to be known before screens are read.
  @Test func reading() throws {
    let button = #"{"type": "button", "frame": [0, 0, 30, 30]}"#
    let workspace = try Workspace(["a.json": button, "x/a.json": button])
    try workspace.folder.write(".fiorilint.yml", "platform: ios\noverrides: [{files: x/, platform: android}]\n")
    #expect(try found(workspace) == ["a.json: error"])
    #expect(try found(workspace, "--platform", "ios") == ["a.json: error", "x/a.json: error"])
    #expect(try workspace.run("convert", "x/a.json", "--to", "xml").text.contains("platform=\"android\""))
    #expect(try workspace.run("convert", "a.json", "--to", "xml", "--no-config").text.contains("platform") == false)

    try workspace.folder.write(".fiorilint.yml", "device-class: tablet\nplatform: ios\n")
    #expect(try workspace.run("convert", "a.json", "--to", "xml").text.contains("deviceClass=\"tablet\""))
    let phone = try workspace.run("convert", "a.json", "--to", "xml", "--set", "device-class=phone")
    #expect(phone.text.contains("deviceClass=\"phone\""), "\(phone.text) \(phone.error)")

    try workspace.folder.write(".fiorilint.yml", "max-file-size: 1\n")
    try workspace.folder.write("a.json", Workspace.clean + String(repeating: " ", count: 1 << 20))
    #expect(try workspace.run("check", "a.json").status == 3)
    #expect(try workspace.run("check", "a.json", "--set", "max-file-size=2").status == 0)
  }

  @Test func density() throws {
    let dump = "Fixtures/formats/uiautomator/row-tight.xml"
    let workspace = try Workspace(["dump.xml": String(decoding: try Repository.bytes(of: dump), as: UTF8.self)])
    // At any density that a phone may have the cells are too close; at 210 dpi they would not be.
    let bare = try found(workspace)
    #expect(!bare.isEmpty)
    #expect(try found(workspace, "--density", "1.3125").isEmpty)
    for text in ["density: 210\n", "density: 1.3125\n", "screen-width-dp: 822\n"] {
      try workspace.folder.write(".fiorilint.yml", text)
      #expect(try found(workspace).isEmpty, "\(text)")
    }
    // Both say the same, so that the one on the command line takes the place of the other.
    #expect(try found(workspace, "--density", "420") == bare)
  }

  /// The command line wins over the configuration.
  @Test func kinds() throws {
    let workspace = try Workspace([
      "a.yml": "element-kinds: {Row: objectCell, \"com.*\": none, com.acme.Cell: collectionCell}\n"
    ])
    let folder = workspace.folder.path
    var loader = ConfigurationLoader(
      try .ofProgram(RuleBook().all), workingDirectory: folder,
      commandLine: try CommandLineSettings(["element-kinds.Row=none"]))
    let settings = try #require(try loader.load([PathName("a.yml", in: folder, from: folder)]).first).common
    let kinds = ScreenSettings().lintOptions(over: settings).reader.kinds
    #expect(kinds.meaning(of: "Row") == .nothing && kinds.meaning(of: "com.acme.Cell") == .kind(.collectionCell))
    #expect(kinds.meaning(of: "com.acme.Other") == .nothing && kinds.meaning(of: "other") == nil)
  }

  // MARK: Screens

  /// Each is right by itself, and on one screen both hold.
  @Test func overridesThatMakeNoSenseTogether() throws {
    let screen = #"{"type": "screen", "name": "Login", "content": []}"#
    let workspace = try Workspace(["a.json": screen, "b.json": screen])
    try workspace.folder.write(
      ".fiorilint.yml",
      """
      overrides:
        - screens: ["*"]
          rules: {collection-cell/unlabeled-image-size: {with: {minWidth: 105}}}
        - screens: ["L*"]
          rules: {collection-cell/unlabeled-image-size: {with: {maxWidth: 100}}}
      """)
    let result = try workspace.run("check", ".")
    #expect(result.status == 3)
    for file in ["a", "b"] {
      let place = "\(file).json:1:1: error: the overrides of this screen contradict each other: "
      #expect(result.text.contains(place + ".fiorilint.yml:5:"), "\(result.text)")
    }
  }

  /// Several screens of one file, under different overrides.
  @Test(arguments: ["text", "json", "sarif", "junit"]) func screensAndJobs(format: String) throws {
    func screen(_ name: String, _ platform: String) -> String {
      Workspace.error.replacing("\"platform\": \"ios\"", with: "\"name\": \"\(name)\", \"platform\": \"\(platform)\"")
    }
    var files: [String: String] = [
      ".fiorilint.yml": """
      overrides:
        - {screens: B, rules: {touch-target/*: info}}
        - {screens: C, rules: {touch-target/*: off}}
        - {files: odd/, rules: {touch-target/*: warning}}
      """
    ]
    for number in 0..<150 {
      let folder = ["even", "odd", "own\(number % 13)"][number % 3]
      let screens = ["A", "B", "C", "A", "B"].map { screen($0, "ios") }.joined(separator: ",\n")
      files["\(folder)/\(number).json"] = "[\(screens)]"
      if folder.hasPrefix("own") { files["\(folder)/.fiorilint.yml"] = "rules: {touch-target/*: warning}\n" }
    }
    let workspace = try Workspace(files)
    let one = try workspace.run(
      "check", "--checks", "--format", format, "--jobs", "1", environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(one.status == 1 && one.output.count > 10_000)
    for jobs in ["2", "5"] {
      let many = try workspace.run(
        "check", "--checks", "--format", format, "--jobs", jobs, environment: ["SOURCE_DATE_EPOCH": "0"])
      #expect(many.output == one.output && many.error == one.error && many.status == one.status)
    }
    guard format == "json" else { return }
    let findings = try #require(one.json["findings"] as? [[String: Any]])
    func levels(_ folder: String) -> [String] {
      let path = findings.compactMap { $0["path"] as? String }.first { $0.hasPrefix(folder) }
      return findings.filter { $0["path"] as? String == path }.compactMap { $0["severity"] as? String }
    }
    #expect(levels("even") == ["error", "info", "error", "info"])
    #expect(levels("odd") == ["warning", "warning", "warning", "warning", "warning"])
    #expect(levels("own") == ["warning", "warning", "warning", "warning", "warning"])
    let summary = try #require(one.json["summary"] as? [String: Int])
    #expect(summary["screens"] == 750 && summary["files"] == 150)
  }

  // MARK: Mistakes

  /// They end the run before any file is read or any report is begun.
  @Test(arguments: [
    ["check"], ["check", "app"], ["check", "a.json"], ["check", "--format", "json=report.json"], ["coverage", "."],
    ["convert", "a.json", "--to", "xml"], ["config", "print"], ["check", "-"],
  ])
  func mistakesEndTheRun(arguments: [String]) throws {
    let workspace = try workspace([
      ".fiorilint.yml": "platfrom: ios\nrules: {a: off}\n", "app/.fiorilint.yml": "x: 1\n",
    ])
    let before = workspace.folder.names
    let result = try Command(directory: workspace.folder.path).run(arguments)
    #expect(result.status == 2 && result.isExit && result.output.isEmpty)
    #expect(
      result.error.contains(
        ".fiorilint.yml:1:1: error: unknown key `platfrom`; expected at the top of a configuration one of ")
        || arguments == ["check", "app"])
    #expect(result.error.contains(", overrides; did you mean `platform`?") || arguments == ["check", "app"])
    #expect(result.error.contains("error: unknown rule `a`") || arguments == ["check", "app"])
    #expect(
      result.error.contains("app/.fiorilint.yml:1:1: error: unknown key `x`")
        == [["check"], ["check", "app"], ["check", "--format", "json=report.json"], ["coverage", "."]].contains(
          arguments), "\(result.error)")
    #expect(workspace.folder.names == before, "nothing is left behind")
  }

  /// Parameters that are right where they are written, and wrong where both hold.
  @Test(arguments: ["", "overrides: [{screens: x, rules: {RULE: {with: {max: 0.45}}}}]"])
  func contradictions(override: String) throws {
    let rule = "collection-view/half-cell-visible"
    let own = override.isEmpty ? "rules: {RULE: {with: {max: 0.45}}}" : override
    let workspace = try Workspace([
      "a.json": Workspace.clean, "base.yml": "rules: {\(rule): {with: {min: 0.55}}}\n",
      ".fiorilint.yml": "extends: base.yml\n\(own.replacing("RULE", with: rule))\n",
    ])
    let result = try workspace.run("check")
    #expect(result.status == 2 && result.error.hasPrefix(".fiorilint.yml:2:"), "\(result.error)")
    #expect(result.error.contains("rule \(rule): `min` is more than `max`"), "\(result.error)")
    try workspace.folder.write("base.yml", "rules: {\(rule): {with: {min: 0.41}}}\n")
    #expect(try workspace.run("check").status == 0)
  }

  /// Of very many mistakes in one file the first are shown.
  @Test func veryManyMistakes() throws {
    let entries = (0..<150).map { "  - {rule: \"none/*\($0)\", reason: a}\n" }.joined()
    let workspace = try Workspace(["a.json": Workspace.error, ".fiorilint.yml": "ignore:\n" + entries])
    let result = try workspace.run("check", "a.json")
    let lines = result.error.split(separator: "\n")
    #expect(result.status == 2 && lines.count { $0.contains(": error: ") } == 100, "\(result.error)")
    #expect(lines.last == ".fiorilint.yml: 50 more errors")
  }

  @Test func mistakesAreEscaped() throws {
    let workspace = try Workspace([".fiorilint.yml": "\"a\\e[31m\\u202Eb\\nc\": 1\n"])
    let result = try workspace.run("check")
    #expect(result.status == 2 && result.error.split(separator: "\n").count == 1)
    #expect(!result.error.contains("\u{1B}") && !result.error.contains("\u{202E}"), "\(result.error)")
  }

  @Test func strangeFiles() throws {
    let workspace = try Workspace(["a.json": Workspace.clean])
    try workspace.folder.write(".fiorilint.yml/x", "")
    #expect(
      try workspace.run("check").error.contains(".fiorilint.yml: error: the configuration is not a regular file"))
    let linked = try Workspace(["a.json": Workspace.error, "base/c.yml": "rules: {\"*\": off}\n"])
    try linked.folder.link(".fiorilint.yml", to: "base/c.yml")
    #expect(try linked.run("check").status == 0)
    let dangling = try Workspace(["a.json": Workspace.error])
    try dangling.folder.link(".fiorilint.yml", to: "nowhere")
    #expect(try dangling.run("check").error.contains(".fiorilint.yml: error: the configuration does not exist"))
  }
}
