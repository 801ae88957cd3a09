import Foundation
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// `fiorilint check`: exit statuses, options, streams.
@Suite struct CheckCommandTests {
  private static let files = [
    "clean.json": Workspace.clean, "error.json": Workspace.error, "warning.json": Workspace.warning,
    "broken.json": Workspace.broken,
  ]

  // MARK: Exit status

  static let statuses: [(arguments: [String], status: Int32)] = [
    (["clean.json"], 0), (["error.json"], 1), (["warning.json"], 0), (["broken.json"], 3),
    (["clean.json", "error.json"], 1),
    (["error.json", "broken.json"], 3), (["."], 3), ([], 3), (["missing.json"], 2),
    (["error.json", "missing.json"], 3),
    (["warning.json", "--fail-on", "warning"], 1), (["warning.json", "--fail-on", "info"], 1),
    (["warning.json", "--fail-on", "error"], 0),
    (["error.json", "--fail-on", "never"], 0), (["error.json", "--fail-on", "warning"], 1),
    (["broken.json", "--fail-on", "never"], 3),
    (["clean.json", "--fail-on", "info"], 0),
  ]

  @Test(arguments: statuses) func status(arguments: [String], status: Int32) throws {
    let workspace = try Workspace(Self.files)
    let result = try Command(directory: workspace.folder.path).run(["check"] + arguments)
    #expect(result.status == status && result.isExit, "\(result.text) \(result.error)")
  }

  /// A finding that fails the run is shown, for any level that is requested.
  @Test(arguments: [["--level", "error"], ["--set", "level=error"]])
  func failingFindingsAreShown(level: [String]) throws {
    let workspace = try Workspace(Self.files)
    let result = try Command(directory: workspace.folder.path)
      .run(["check", "warning.json", "--fail-on", "warning", "--quiet"] + level)
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("warning.json:"), "\(result.text)\(result.error)")
  }

  @Test func screensOfOtherPlatformsAreSkippedUnlessNamed() throws {
    let folder = "Fixtures/formats/interface-builder/"
    let names = ["mac.storyboard", "old.xib", "tasks.storyboard"]
    let workspace = try Workspace()
    for name in names { try workspace.folder.write(name, Repository.bytes(of: folder + name)) }
    let walk = try workspace.run("check")
    #expect(walk.status <= 1 && !walk.text.contains("not supported") && !walk.text.contains("macOS"), "\(walk.text)")
    let old = try workspace.run("check", "old.xib")
    let error = "old.xib:2:10: error: this is a document of Interface Builder before Xcode 5"
    #expect(old.status == 3 && old.text.hasPrefix(error), "\(old.text)")
    let named = try workspace.run("check", "mac.storyboard")
    #expect(
      named.status == 3 && named.text.contains("mac.storyboard:2:102: error: this is a document of Interface Builder"))
    let converted = try workspace.run("convert", ".", "--to", "json", "-o", "out")
    #expect(converted.status == 0 && converted.error.contains("Interface Builder for macOS (1)"), "\(converted.error)")
  }

  /// A command line of paths alone goes past the argument parser: it says what the parsed one says.
  @Test(arguments: [
    ["clean.json"], ["error.json", "broken.json"], ["."], ["missing.json"], ["./error.json", "help"],
    ["error.json", ""],
  ])
  func pathsAlone(paths: [String]) throws {
    let workspace = try Workspace(Self.files)
    let command = Command(directory: workspace.folder.path)
    let plain = try command.run(["check"] + paths)
    for parsed in [["check", "--"] + paths, ["check", "--fail-on", "error"] + paths] {
      let result = try command.run(parsed)
      #expect(plain.status == result.status && plain.output == result.output && plain.error == result.error)
    }
    withExtendedLifetime(workspace) {}
  }

  /// A wrong command line: status 2, a word of help, and nothing on standard output.
  static let wrong: [(arguments: [String], word: String)] = [
    (["check", "--nonsense"], "--nonsense"), (["check", "--fail-on", "fatal"], "fatal"),
    (["check", "--fail-on"], "--fail-on"),
    (["check", "--platform", "windows"], "windows"),
    (["check", "--jobs", "0"], "--jobs cannot be 0; expected a whole number from 1 to 1000"),
    (["stream", "--jobs", "9223372036854775807"], "expected a whole number from 1 to 1000"),
    (["check", "--jobs", "x"], "x"),
    (["check", "--jobs", "-1"], "--jobs"),
    (["check", "--set", "max-file-size=0"], "`max-file-size` must be a whole number from 1 to 1000000 (MB), not `0`"),
    (["check", "--format", "yaml"], "unknown format yaml; expected one of text, json, jsonl, partial, sarif, junit"),
    (["check", "--format", "jsno"], "did you mean json?"),
    (["check", "--format", ""], "the argument after --format is empty"),
    (["check", "--format", "git-hub"], "did you mean github?"),
    (["check", "--format", "Auto=x"], "did you mean auto?"), (["check", "--format", "checkstlye"], "checkstyle?"),
    (
      ["check", "--set", "reports.text.group-by=screen"],
      "error: --set reports.text.group-by=screen: invalid `reports.text.group-by`: `screen`; expected one of file, "
    ),
    (
      ["check", "--set", "nonsense=1"],
      "error: --set nonsense=1: unknown key `nonsense`; `fiorilint schema config` describes all keys"
    ),
    (
      ["check", "--set", "reports.junti.cases=rule"],
      "unknown key `junti`; expected in `reports` one of root, rule-pages, text, sarif, junit; did you mean `junit`?"
    ),
    (["check", "--set", "platform"], "error: --set takes KEY=VALUE, such as fail-on=warning, not platform"),
    (["check", "--set", "=ios"], "--set takes KEY=VALUE"), (["check", "--set", "platform="], "has no value"),
    (["check", "--set", "rules=[a"], "the value is not valid YAML"),
    (["check", "--set", "extends=a.yml"], "--set cannot set `extends`; write it in a configuration"),
    (["check", "--set", "files=a"], "--set cannot set `files`: it belongs in an entry of `overrides`"),
    (["check", "--set", "rules.touch-target/minimum-siez=off"], "; did you mean `touch-target/minimum-size`?"),
    (["check", "--density", "-1"], "--density cannot be -1; expected a factor"),
    (["check", "--jobs", "-2"], "--jobs cannot be -2; expected a whole number from 1 to "),
    (["check", "--shard", "-1/2"], "--shard cannot be -1/2; expected i/n"),
    (["check", "--quiet", "-1"], "unknown option -1"), (["check", "--jobs", "2", "-1"], "unknown option -1"),
    (
      ["check", "--set", "exclude=../x"], "`..` leads out of the working directory, where globs start; run the command"
    ),
    (["check", "--config", "nope.yml"], "nope.yml: error: the configuration does not exist"),
    (["convert", "--to", "json"], "expected files or folders to convert\n"),
    (["merge"], "expected partial reports to join\n"),
    (["report", "--compare", "a.json"], "expected two reports: --compare OLD NEW\n"),
    (["new-rule", "a/b/c"], "`a/b/c` is not a valid rule id: it has 3 parts; an id is team/name"),
    (["merge", "nope.json"], "nope.json: error: does not exist; expected a partial report ("),
    (["merge", "."], ".: error: is a folder; expected a file\n"),
    (["merge", "--json-lines", "nope.json"], "nope.json: error: does not exist\n"),
    (["merge", "--json-lines", "."], ".: error: is a folder; expected a file\n"),
    (
      ["check", "--show", "fixed"],
      "--show cannot be fixed; expected one of suppressed, baselined, fixes, suppressions; did you mean fixes?"
    ),
    (["check", "--show", "fixes,"], "--show cannot be empty; expected one of "),
    (["check", "--preset", "fiori"], "fiori-ios"),
    (["check", "--format", "text", "--format", "json"], "two reports go to standard output"),
    (["check", "--format", "json=a", "--format", "text=a"], "two reports go to the file a"),
    (["check", "--format", "json="], "--format json= has no file after `=`; expected FORMAT=FILE"),
    (["check", "--format", "json=out/"], "cannot be written to out/, which is a folder; expected the name of a file"),
    (["check", "--format", "json=broken.json/report.json"], "Not a directory"),
    (["check", "--format", "json=."], "cannot be written"),
    (["check", "--rule", "touch-target/minimum-siez"], "; did you mean touch-target/minimum-size?"),
    (["check", "--rule", "nonsense/*"], "no rule matches nonsense/*"),
    (["check", "--disable", "qqq"], "unknown rule qqq"),
    (["check", "--rule", ""], "the argument after --rule is empty"), (["nonsense"], "nonsense"),
    (["rules", "nonsense"], "unknown rule nonsense"),
    (["schema"], "expected json, xml or config"), (["schema", "yaml"], "yaml"), (["rules", "a", "b"], "b"),
    (["check", "--no-colour"], "--no-colour"),
  ]

  @Test(arguments: wrong) func wrongCommandLines(arguments: [String], word: String) throws {
    let workspace = try Workspace(Self.files)
    let before = workspace.folder.names
    let result = try Command(directory: workspace.folder.path).run(arguments)
    #expect(result.status == 2 && result.isExit && result.output.isEmpty, "\(result.text) \(result.error)")
    #expect(result.error.contains(word), "\(result.error)")
    #expect(workspace.folder.names == before, "nothing is left behind")
  }

  // MARK: Streams

  @Test func findingsGoToOutputAndTheRestToError() throws {
    let workspace = try Workspace(Self.files)
    let result = try workspace.run("check")
    #expect(
      result.lines.map { $0.replacing("; touch targets are at least 44 × 44 pt [touch-target/minimum-size]", with: "") }
        == [
          "broken.json:1:20: error: the text ends before `}` closes the object of line 1",
          #"error.json:1:81: error: button "b" is 30 × 30 pt"#,
          #"warning.json:1:39: warning: unknown member "widht" of screen; did you mean `width`? [description/unknown-name]"#,
        ])
    #expect(
      result.error.hasPrefix("error: broken.json could not be read (1 file) · 1 error, 1 warning in 2 of 3 screens"),
      "\(result.error)")
    #expect(!result.text.contains("\u{1B}") && !result.error.contains("\u{1B}"))
  }

  @Test func quiet() throws {
    let workspace = try Workspace(Self.files)
    let loud = try workspace.run("check", "--format", "json")
    let quiet = try workspace.run("check", "--format", "json", "--quiet")
    #expect(quiet.error.isEmpty && quiet.output == loud.output && quiet.status == loud.status && !loud.error.isEmpty)
  }

  @Test func checks() throws {
    let workspace = try Workspace(["a.json": #"{"type": "screen", "content": [{"type": "button", "id": "b"}]}"#])
    let plain = try workspace.run("check", "--format", "json")
    let shown = try workspace.run("check", "--format", "json", "--checks")
    #expect(plain.json["checks"] == nil)
    let checks = try #require(shown.json["checks"] as? [[String: Any]])
    let touch = try #require(checks.first { $0["rule"] as? String == "touch-target/minimum-size" })
    #expect(touch["path"] as? String == "a.json" && touch["inconclusive"] as? Int == 1)
    #expect(touch["missing"] as? [String] == ["frame of button[b]"])
    let text = try workspace.run("check", "--checks")
    #expect(text.text.contains(#"1 check inconclusive: the frame of button "b" is unknown"#), "\(text.text)")
  }

  @Test func machineForm() throws {
    let workspace = try Workspace(Self.files)
    let json = try workspace.run("check", "--format", "json").json
    #expect(Set(json.keys) == ["version", "findings", "failures", "summary"])
    #expect(json["version"] as? String == BuildDescription.version)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "touch-target/minimum-size" && finding["path"] as? String == "error.json")
    #expect(
      finding["line"] as? Int == 1 && finding["column"] as? Int == 81
        && finding["element"] as? String == "screen/button[b]")
    let failure = try #require((json["failures"] as? [[String: Any]])?.first)
    #expect(
      failure["path"] as? String == "broken.json" && failure["line"] as? Int == 1 && failure["column"] as? Int == 20)
    let summary = try #require(json["summary"] as? [String: Int])
    #expect(summary["files"] == 4 && summary["screens"] == 3 && summary["errors"] == 1 && summary["warnings"] == 1)
  }

  // MARK: Rules and platforms

  @Test(arguments: [
    (["--rule", "touch-target/minimum-size"], ["error"]), (["--rule", "touch-target/*"], ["error"]),
    (["--rule", "*/unknown-name"], ["warning"]),
    (["--rule", "touch-target/*", "--rule", "description/unknown-?ame"], ["error", "warning"]),
    (["--disable", "touch-target/*"], ["warning"]),
    (["--disable", "*"], []), (["--rule", "*", "--disable", "description/*"], ["error"]),
    (["--rule", "collection-view/*"], []),
    (["--rule", "description/*", "--disable", "description/unknown-name"], []),
  ])
  func selectsRules(arguments: [String], severities: [String]) throws {
    let workspace = try Workspace(["a.json": Workspace.error, "b.json": Workspace.warning])
    let result = try Command(directory: workspace.folder.path).run(["check"] + arguments)
    let found = result.lines.compactMap { line in ["error", "warning"].first { line.contains(": \($0): ") } }
    #expect(found == severities && result.status == (severities.contains("error") ? 1 : 0), "\(result.text)")
  }

  @Test(arguments: [(nil, 0), ("ios", 1), ("android", 0)]) func platformSettlesWhatIsNotSaid(
    platform: String?, status: Int32
  ) throws {
    let text = #"{"type": "button", "frame": [0, 0, 30, 30]}"#
    let workspace = try Workspace(["a.json": text])
    let result = try Command(directory: workspace.folder.path).run(
      ["check"] + (platform.map { ["--platform", $0] } ?? []))
    #expect(result.status == status, "\(result.text) \(result.error)")
    #expect(try workspace.run("check", "-", "--platform", "ios", input: Workspace.error).status == 1)
    #expect(
      try workspace.run("check", "-", "--platform", "android", input: Workspace.error).status == 1,
      "what is given stays")
  }

  // MARK: Standard input

  @Test func standardInput() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "z.json": Workspace.warning])
    let plain = try workspace.run("check", "-", input: Workspace.error)
    #expect(
      plain.status == 1 && plain.text.hasPrefix("stdin:1:81: error: ") && plain.error.contains("1 error in 1 screen"))
    let named = try workspace.run("check", "--stdin-path", "screens/new.json", "-", input: Workspace.error)
    #expect(named.text.hasPrefix("screens/new.json:1:81: error: "))
    // It takes its place among the files.
    let mixed = try workspace.run("check", "z.json", "-", "a.json", "--stdin-path", "m.json", input: Workspace.error)
    #expect(mixed.lines.map { $0.prefix(6) } == ["a.json", "m.json", "z.json"])
    #expect(try workspace.run("check", "-", input: "").status == 3)
    #expect(try workspace.run("check", "-", input: Workspace.broken).text.hasPrefix("stdin:1:20: error: "))
    #expect(try workspace.run("check", "-", input: Workspace.clean).status == 0)
    let xml = try workspace.run("check", "-", input: "<screen platform='ios'><button frame='0 0 1 1'/></screen>")
    #expect(xml.status == 1 && xml.text.hasPrefix("stdin:1:32: error: "))
  }

  @Test func standardInputThatCannotBeRead() throws {
    let workspace = try Workspace()
    let handle = try #require(FileHandle(forReadingAtPath: workspace.folder.path))
    let result = try Command(directory: workspace.folder.path, standardInput: handle).run("check", "-")
    #expect(
      result.status == 3 && result.text.hasPrefix("stdin: error: cannot be read (Is a directory)"), "\(result.text)")
  }

  // MARK: Reports

  @Test func severalReportsInOneRun() throws {
    let workspace = try Workspace(Self.files)
    let result = try workspace.run(
      "check", "--format", "text", "--format", "json=r.json", "--format", "sarif=r.sarif", "--format", "junit=r.xml",
      "--format", "text=r.txt")
    #expect(result.status == 3 && result.lines.count == 3)
    #expect(workspace.folder.names.filter { $0.hasPrefix("r.") } == ["r.json", "r.sarif", "r.txt", "r.xml"])
    #expect(workspace.folder.text(of: "r.txt") == result.text)
    for name in ["json", "sarif", "junit"] {
      let file = name == "junit" ? "r.xml" : "r.\(name)"
      #expect(
        workspace.folder.bytes(of: file)
          == (try workspace.run("check", "--format", name, "clean.json", "error.json", "warning.json", "broken.json")
            .output))
    }
    let permissions =
      try FileManager.default.attributesOfItem(atPath: workspace.folder.path("r.json"))[.posixPermissions] as? Int
    #expect((permissions ?? 0) & 0o600 == 0o600 && (permissions ?? 0) & 0o111 == 0)
  }

  @Test func reportsReplaceOlderOnes() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "report.txt": String(repeating: "old\n", count: 9999)])
    #expect(try workspace.run("check", "a.json", "--format", "text=report.txt").output.isEmpty)
    #expect(workspace.folder.text(of: "report.txt").split(separator: "\n").count == 1)
  }

  @Test func reportsGoToDevicesAndPipes() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    #expect(try workspace.run("check", "--format", "text=/dev/stdout").text.hasPrefix("a.json:1:81"))
    #expect(try workspace.run("check", "--format", "json=/dev/null").status == 1)
    for name in ["/dev/stdout", "/dev/null"] {
      let kind = try FileManager.default.attributesOfItem(atPath: name)[.type] as? FileAttributeType
      #expect(kind != .typeRegular, "a report must not take the place of \(name)")
    }
    try workspace.folder.link("link.txt", to: "target.txt")
    #expect(try workspace.run("check", "--format", "text=link.txt").status == 1)
    #expect(workspace.folder.text(of: "target.txt").hasPrefix("a.json:1:81"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workspace.folder.path("link.txt")) == "target.txt")
  }

  /// A report that is being written is not linted, though its name may end as a screen's does.
  @Test func reportsAreNoInput() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    #expect(try workspace.run("check", "--format", "json=report.json").error.contains("1 error in 1 screen "))
    #expect(workspace.folder.names == ["a.json", "report.json"])
  }

  // MARK: Golden

  @Test(arguments: ["text", "json"]) func screens(format: String) throws {
    let result = try fiorilint("check", "Fixtures/screens", "--format", format)
    #expect(result.status == 1)
    let text = Golden.withoutVersion(result.text, BuildDescription.version)
    #expect(try Golden.difference(of: text, from: "screens.\(format == "text" ? "txt" : "json")") == nil)
  }
}
