import Foundation
import TestSupport
import Testing

/// `ignore:` in configurations: what it suppresses, and what is said of entries that nothing needs.
@Suite struct IgnoreCommandTests {
  /// A page source of an iOS screen with two buttons that are too small.
  private static let page = """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="x" label="X" enabled="true" visible="true" accessible="true" x="20" y="100" width="30" height="30"/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="y" label="Y" enabled="true" visible="true" accessible="true" x="20" y="300" width="30" height="30"/>
    </XCUIElementTypeWindow></XCUIElementTypeApplication>
    """
  private static let rule = "touch-target/minimum-size"

  private func screen(_ sizes: Int...) -> String {
    let buttons = sizes.enumerated().map {
      #"{"type": "button", "id": "b\#($0.offset)", "text": "Go", "frame": [0, 0, \#($0.element), \#($0.element)]}"#
    }
    return #"{"type": "screen", "platform": "ios", "content": [\#(buttons.joined(separator: ", "))]}"#
  }

  private func workspace(_ ignore: String, _ files: [String: String]) throws -> Workspace {
    try Workspace(files.merging([".fiorilint.yml": ignore]) { $1 })
  }

  private func check(_ workspace: Workspace, _ arguments: String...) throws -> Command.Result {
    try command(workspace).run(["check"] + arguments)
  }

  /// The program on 15 June 2026.
  private func command(_ workspace: Workspace) -> Command {
    Command(directory: workspace.folder.path, environment: ["SOURCE_DATE_EPOCH": "1781481600"])
  }

  /// `rule path:line:column` of what is reported.
  private func found(_ result: Command.Result) -> [String] {
    result.lines.map { line in
      let rule = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
      return "\(rule) \(line.split(separator: ": ").first ?? "")"
    }
  }

  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var ignore: String
    var paths = ["."]
    var found: [String] = []
    var suppressed = 0
  }

  /// a.json has a small and a large button, sub/b.json a large one.
  static let samples = [
    Sample(testDescription: "by rule", ignore: "{rule: \(rule), reason: Old.}", suppressed: 1),
    Sample(
      testDescription: "by glob, file and element",
      ignore: "{rule: touch-target/*, reason: Old., files: ./a.json, element: \"screen/button[b0]\"}", suppressed: 1),
    Sample(
      testDescription: "on its last day", ignore: "{rule: \(rule), reason: Old., until: 2026-06-15}", suppressed: 1),
    Sample(
      testDescription: "past its last day", ignore: "{rule: \(rule), reason: Old., until: 2026-06-14}",
      found: ["suppression/expired .fiorilint.yml:2:5", "\(rule) a.json:1:96"]),
    Sample(
      testDescription: "of another element",
      ignore: "{rule: \(rule), reason: Old., element: \"**/button[b1]\"}",
      found: ["suppression/unused .fiorilint.yml:2:5", "\(rule) a.json:1:96"]),
    Sample(
      testDescription: "of another file", ignore: "{rule: \(rule), reason: Old., files: sub/}",
      found: ["suppression/unused .fiorilint.yml:2:5", "\(rule) a.json:1:96"]),
    Sample(
      testDescription: "of a file that is not in the run", ignore: "{rule: \(rule), reason: Old., files: sub/}",
      paths: ["a.json"], found: ["\(rule) a.json:1:96"]),
    Sample(testDescription: "of more than is in the run", ignore: "{rule: \(rule), reason: Old.}", paths: ["sub"]),
    Sample(
      testDescription: "of a file that is named", ignore: "{rule: \(rule), reason: Old., files: ./sub/b.json}",
      paths: ["sub/b.json"], found: ["suppression/unused .fiorilint.yml:2:5"]),
    Sample(
      testDescription: "of two files of which one is there",
      ignore: "{rule: \(rule), reason: Old., files: [./sub/b.json, ./a.json]}", paths: ["sub/b.json"]),
    Sample(
      testDescription: "of no file", ignore: "{rule: \(rule), reason: Old., files: gone.json}",
      found: ["\(rule) a.json:1:96"]),
    Sample(
      testDescription: "of a rule that is left out", ignore: "{rule: object-cell/icon-stack, reason: Old.}",
      paths: [".", "--disable", "object-cell/*"], found: ["\(rule) a.json:1:96"]),
    Sample(
      testDescription: "of another platform's rule",
      ignore: "{rule: collection-cell/contact-image-size, reason: Old.}", found: ["\(rule) a.json:1:96"]),
    Sample(
      testDescription: "the second of two",
      ignore: "{rule: \(rule), reason: Old.}\n  - {rule: touch-target/*, reason: Old.}",
      found: ["suppression/unused .fiorilint.yml:3:5"], suppressed: 1),
    Sample(
      testDescription: "where the rule about it is off",
      ignore: "{rule: \(rule), reason: Old., files: sub/}\nrules: {suppression/*: off}", found: ["\(rule) a.json:1:96"]),
    Sample(
      testDescription: "where the rule about it is an error",
      ignore: "{rule: \(rule), reason: Old.}\n  - {rule: \(rule), reason: Old.}\nrules: {suppression/*: error}",
      found: ["suppression/unused .fiorilint.yml:3:5"], suppressed: 1),
  ]

  @Test(arguments: samples) func sample(sample: Sample) throws {
    let workspace = try workspace(
      "ignore:\n  - \(sample.ignore)\n", ["a.json": screen(36, 50), "sub/b.json": screen(50)])
    let result = try command(workspace).run(["check"] + sample.paths)
    #expect(found(result) == sample.found, "\(result.text)\(result.error)")
    let count = sample.suppressed == 0 ? "suppressed" : " · \(sample.suppressed) suppressed"
    #expect(result.error.contains(count) == (sample.suppressed > 0), "\(result.error)")
    let isError = sample.found.contains { $0.hasPrefix("touch") } || sample.ignore.contains("suppression/*: error")
    #expect(result.status == (isError ? 1 : 0))
  }

  /// What is not known may yet be suppressed, as what cannot be read may.
  @Test func openQuestions() throws {
    let entry = "ignore: [{rule: \(Self.rule), reason: Old.}]\n"
    let unknown = #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "text": "Go"}]}"#
    for files in [["a.json": unknown], ["a.json": screen(50), "b.json": "{\"type\": \"screen\", "]] {
      let result = try check(try workspace(entry, files))
      #expect(!result.text.contains("suppression/"), "\(result.text)")
    }
    #expect(
      found(try check(try workspace(entry, ["a.json": screen(50)]))) == ["suppression/unused .fiorilint.yml:1:10"])
  }

  /// The clock is not read if SOURCE_DATE_EPOCH sets the day.
  @Test func days() throws {
    let workspace = try workspace(
      "ignore: [{rule: \(Self.rule), reason: Old., until: 2026-06-15}]\n", ["a.json": screen(36)])
    var command = Command(directory: workspace.folder.path)
    command.environment = ["SOURCE_DATE_EPOCH": "1781567999"]
    #expect(try command.run("check", "a.json").status == 0)
    command.environment = ["SOURCE_DATE_EPOCH": "1781568000"]
    #expect(try command.run("check", "a.json").status == 1)
  }

  @Test func showsSuppressedFindings() throws {
    let workspace = try workspace("ignore: [{rule: \(Self.rule), reason: As drawn.}]\n", ["a.json": screen(36)])
    let text = try check(workspace, "a.json", "--show", "suppressed")
    #expect(text.status == 0 && text.text.hasSuffix(" (suppressed: As drawn.) [\(Self.rule)]\n"), "\(text.text)")
    let findings = try check(workspace, "a.json", "--show", "suppressed", "--format", "json").json["findings"]
    let suppressed = (findings as? [[String: Any]])?.first?["suppressed"] as? [String: String]
    #expect(suppressed == ["reason": "As drawn.", "by": "configuration"])
  }

  /// A configuration says it for those who run the command without the option.
  @Test(arguments: [true, false]) func aConfigurationShowsSuppressedFindings(shows: Bool) throws {
    let workspace = try workspace(
      "\(shows ? "show: suppressed\n" : "")ignore: [{rule: \(Self.rule), reason: As drawn.}]\n", ["a.json": screen(36)])
    let text = try check(workspace, "a.json")
    #expect(text.status == 0 && text.text.contains("(suppressed: As drawn.)") == shows, "\(text.text)")
    #expect(try check(workspace, "a.json", "--show", "suppressed").text.contains("(suppressed: As drawn.)"))
  }

  /// For a format without suppressions, the suggested entry suppresses the finding once it has a reason, for any name of the file.
  @Test(arguments: ["a.xml", "sub/dump.xml", "#[x]*? \"q\"\\.xml", "ü ##[error]\u{202E}.xml", "!a.xml"])
  func suggestionsWork(name: String) throws {
    for configured in [true, false] {
      let workspace = try workspace(configured ? "fail-on: error\n" : "", [name: Self.page])
      let arguments = ["check", "--rule", Self.rule, "--format", "json", "."]
      let inside = Command(directory: workspace.folder.path)
      let report = try inside.run(arguments + ["--show", "suppressions"])
      let findings = report.json["findings"] as? [[String: Any]] ?? []
      #expect(findings.count == 2, "\(report.text)\(report.error)")
      let suggestions = findings.compactMap { $0["suppression"] as? String }
      let text = try inside.run("check", "--rule", Self.rule, ".", "--show", "suppressions").text
      let start = "    to suppress, add below `ignore:` of .fiorilint.yml:"
      #expect(suggestions.count == 2 && suggestions.allSatisfy { text.contains("\(start) \($0)\n") }, "\(text)")
      let pasted = "ignore:\n" + suggestions.prefix(1).map { "  \($0)\n" }.joined()
      try workspace.folder.write(".fiorilint.yml", pasted)
      let unchanged = try inside.run(arguments)
      #expect(
        unchanged.status == 2
          && unchanged.error.contains(
            ": error: this entry of `ignore` has no reason; replace \"TODO: say why\""),
        "\(unchanged.error)")
      try workspace.folder.write(".fiorilint.yml", pasted.replacing("TODO: say why", with: "As drawn."))
      let result = try inside.run(arguments)
      #expect((result.json["findings"] as? [Any])?.count == 1, "\(pasted)\(result.text)\(result.error)")
      #expect(result.error.contains("1 suppressed"))
    }
  }

  /// A report names a file from its configuration, wherever the run starts.
  @Test func suggestionsFromFolders() throws {
    let workspace = try workspace("", ["sub/.fiorilint.yml": "", "sub/deep/a.xml": Self.page, "b.xml": Self.page])
    let arguments = ["check", "--rule", Self.rule, "--show", "suppressions"]
    let above = try Command(directory: workspace.folder.path).run(arguments + ["."])
    #expect(
      above.text.contains(#"files: "./deep/a.xml""#) && above.text.contains(#"files: "./b.xml""#), "\(above.text)")
    let below = try Command(directory: workspace.folder.path + "/sub/deep").run(arguments + [".", "../../b.xml"])
    #expect(
      below.text.contains(#"files: "./deep/a.xml""#) && below.text.contains(#"files: "./b.xml""#), "\(below.text)")
    // The configuration is named that the entry belongs to.
    #expect(above.text.contains("below `ignore:` of sub/.fiorilint.yml: - {files: \"./deep/a.xml\""))
    #expect(above.text.contains("below `ignore:` of .fiorilint.yml: - {files: \"./b.xml\""))
    try workspace.folder.write("other.yml", "")
    let named = try Command(directory: workspace.folder.path).run(arguments + [".", "--config", "other.yml"])
    #expect(named.text.contains("below `ignore:` of other.yml: - {files: \"./sub/deep/a.xml\""), "\(named.text)")
    let outside = try Command(directory: workspace.folder.path + "/sub").run(arguments + ["--no-config", "../b.xml"])
    #expect(outside.lines.count == 2 && !outside.text.contains("    to suppress"), "\(outside.text)")
  }

  private func many() throws -> Workspace {
    var files: [String: String] = [:]
    for number in 100..<200 { files["\(number).json"] = screen(number % 3 == 0 ? 36 : 50) }
    return try workspace(
      """
      ignore:
        - {rule: \(Self.rule), reason: Old., files: "1?2.json"}
        - {rule: touch-target/*, reason: Old., files: ./101.json}
        - {rule: touch-target/*, reason: Old., until: 2026-01-01}
      """, files)
  }

  @Test func anyNumberOfJobsPrintsTheSame() throws {
    let workspace = try many()
    let one = try check(workspace, ".", "--show", "suppressed", "--jobs", "1")
    let four = try check(workspace, ".", "--show", "suppressed", "--jobs", "4")
    #expect(one.output == four.output && one.error == four.error)
    #expect(
      found(one).prefix(2) == ["suppression/unused .fiorilint.yml:3:5", "suppression/expired .fiorilint.yml:4:5"])
  }

  /// Every report takes a configuration for a file with findings.
  @Test(arguments: [
    "json", "jsonl", "sarif", "junit", "github", "gitlab", "azure", "checkstyle", "sonarqube", "rdjson", "rdjsonl",
    "tap",
    "markdown", "html",
  ])
  func reports(format: String) throws {
    let result = try check(try many(), ".", "--format", format, "--fail-on", "warning")
    #expect(result.status == 1 && result.text.contains(".fiorilint.yml") && result.text.contains("expired after"))
    #expect(result.text.contains("suppression/unused") && result.text.contains("suppression/expired"))
  }

  /// Parts cannot know what is unused, and say so; what has expired is reported by one of them.
  @Test func shards() throws {
    let workspace = try many()
    try workspace.folder.write(
      ".fiorilint.yml",
      "ignore:\n  - {rule: \(Self.rule), reason: Old.}\n  - {rule: \"*\", reason: x, until: 2026-01-01}\n")
    for part in 1...2 {
      let result = try check(workspace, ".", "--shard", "\(part)/2", "--format", "partial=\(part).report")
      #expect(result.error.contains("a shard does not report unused entries of `ignore`; a run over all files does"))
    }
    let whole = try check(workspace, ".", "--format", "json")
    #expect(whole.text.contains("suppression/expired"))
    let merged = try Command(directory: workspace.folder.path).run("merge", "1.report", "2.report", "--format", "json")
    #expect(merged.output == whole.output, "\(merged.error)")
  }

  @Test func baselineKnowsThem() throws {
    let workspace = try many()
    let command = command(workspace)
    let created = try command.run("baseline", "create")
    #expect(created.status == 0, "\(created.error)")
    let result = try check(workspace, ".", "--baseline", ".fiorilint-baseline.json")
    #expect(result.output.isEmpty && result.status == 0, "\(result.text)")
    #expect(try command.run("baseline", "check").status == 0)
    // The entry that had expired is gone.
    try workspace.folder.write(
      ".fiorilint.yml", "ignore:\n  - {rule: touch-target/*, reason: Old., files: ./101.json}\n")
    let stale = try command.run("baseline", "check")
    #expect(stale.status == 1 && stale.text.contains("suppression/expired"), "\(stale.text)\(stale.error)")
  }

  @Test func otherCommands() throws {
    let workspace = try many()
    let command = command(workspace)
    let drawn = try command.run("draw", "101.json")
    #expect(drawn.status == 0 && drawn.text.contains("<svg"), "\(drawn.error)")
    let coverage = try command.run("coverage", "101.json")
    #expect(coverage.status == 0 || coverage.status == 1, "\(coverage.error)")
    let printed = try command.run("config", "print").text
    #expect(
      printed.contains("  - {rule: touch-target/*, reason: Old., until: 2026-01-01")
        && printed.contains("# .fiorilint.yml:4"))
  }
}

/// `baseline:` in configurations.
@Suite struct ConfiguredBaselineTests {
  @Test func isUsed() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "baseline: lint/known.json\n", "a.json": Workspace.error, "lint/readme": "",
      "sub/b.json": Workspace.error,
    ])
    let missing = try workspace.run("check", ".")
    #expect(missing.status == 2 && missing.error.contains("lint/known.json"), "\(missing.error)")
    let created = try workspace.run("baseline", "create")
    #expect(created.status == 0 && created.error.hasPrefix("lint/known.json: 2 findings written"), "\(created.error)")
    let known = try workspace.run("check", "a.json", "sub")
    #expect(known.status == 0 && known.output.isEmpty && known.error.contains("2 in the baseline"), "\(known.error)")
    #expect(try workspace.run("check", "a.json", "--show", "baselined").text.contains("baselined error"))
    #expect(try workspace.run("check", "a.json", "--no-baseline").status == 1)
    #expect(try workspace.run("check", "a.json", "--no-config").status == 1)
    #expect(try workspace.run("baseline", "check").status == 0)
    let inside = try Command(directory: workspace.folder.path + "/sub").run("check", "b.json")
    #expect(inside.status == 0 && inside.error.contains("1 in the baseline"), "\(inside.error)")
    try workspace.folder.write("a.json", "{\"type\": \"screen\"}")
    #expect(try workspace.run("baseline", "check").status == 1)
    #expect(try workspace.run("baseline", "prune").error.contains("lint/known.json: 1 finding kept, 1 removed"))
  }

  @Test func wrongArguments() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let both = try workspace.run("check", "a.json", "--no-baseline", "--baseline", "x.json")
    #expect(both.status == 2 && both.error.contains("--baseline and --no-baseline cannot be used together"))
    let none = try workspace.run("check", "a.json", "--show", "baselined")
    #expect(none.status == 1 && none.text.contains("a.json:"), "\(none.text)")
    #expect(none.error.contains("note: --show baselined shows nothing: these files have no baseline"), "\(none.error)")
  }
}
