import Documents
import Foundation
import Linting
import Reporting
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// What `merge` is given and cannot use: one message with its place, status 2, and nothing written.
@Suite struct MergeInputTests {
  private static let screens = ["a.json": Workspace.error, "b.json": Workspace.warning, "c.json": Workspace.broken]

  private func workspace() throws -> Workspace {
    let workspace = try Workspace(Self.screens)
    let command = Command(directory: workspace.folder.path)
    _ = try command.run("check", "a.json", "b.json", "c.json", "--format", "partial=good.txt")
    _ = try command.run("check", "a.json", "b.json", "c.json", "--format", "json=plain.txt")
    return workspace
  }

  private func expectRefusal(_ workspace: Workspace, _ arguments: [String], _ message: String) throws {
    let before = workspace.folder.names
    let result = try Command(directory: workspace.folder.path).run(["merge"] + arguments)
    #expect(result.status == 2 && result.isExit && result.output.isEmpty, "\(result.text)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
    #expect(workspace.folder.names == before)
  }

  /// What stands in a right report, what takes its place, and what is said to it.
  static let changes: [(original: String, replacement: String, message: String)] = [
    (
      #""version": "\#(BuildDescription.version)""#, #""version": "0.0.9""#,
      "bad.txt:2:3: error: the report is of fiorilint 0.0.9, this is"
    ),
    (#""version": "\#(BuildDescription.version)","#, "", "bad.txt:1:1: error: expected a partial report of fiorilint"),
    (#""run":"#, #""ran":"#, "bad.txt:1:1: error: this is not a partial report; write it with `fiorilint check"),
    (#""line":1,"#, #""line":0,"#, "has a line or column 0: both count from 1"),
    (#""line":1,"#, #""line":1e3,"#, "`line` must be a whole number"),
    (#""line":1,"#, #""line":"1","#, "`line` must be a whole number"),
    (#""line":1,"#, "", "the member `line` is missing"),
    (#""line":1,"#, #""line":99999999999999999999,"#, "`line` must be a whole number"),
    (#""line":1,"#, #""line":-1,"#, "`line` must be a whole number from 0"),
    (#""severity":"error""#, #""severity":"eror""#, "unknown name eror; did you mean error?"),
    (
      #""rule":"touch-target/minimum-size""#, #""rule":"touch-target/minimum-siez""#,
      "; did you mean touch-target/minimum-size?"
    ),
    (#""tallies":{"count":"#, #""tallies":{"count":9"#, "tallies or lists of facts: expected one for each of"),
    (#""others":["#, #""others":[9999"#, "the list has elements that cannot be in it"),
    (#""isXML":false"#, #""isXML":0"#, "`isXML` must be true or false"),
    (#""statements":["#, #""statements":[1,"#, "`statements` must be a text"),
    (
      #""touch-target/minimum-size"],"#, #""touch-target/minimum-size","touch-target/minimum-size"],"#,
      "the list of rules that ran is not sorted, or has a rule twice"
    ),
    (
      #""touch-target/minimum-size"],"#, #""touch-target/minimum-sise"],"#,
      "; did you mean touch-target/minimum-size?"
    ),
    (#""screen":0,"#, #""screen":1,"#, "there is no drawing 1: the file has 1"),
    (#""screen":0,"#, #""screen":-1,"#, "`screen` must be a whole number from 0"),
    (#""element":1,"#, #""element":1.5,"#, "`element` must be a whole number from 0"),
    (#""bound":"least""#, #""bound":"leats""#, "leats"),
    (#""width":44"#, #""width":1e400"#, "`width` must be a number that is not too large"),
    (#""width":44"#, #""width":"44""#, "`width` must be a number"),
    (#""kind":"button""#, #""kind":"buton""#, "unknown name buton; did you mean button?"),
    (#""kind":"screen""#, #""kind":"button""#, "the first of the elements of a drawing has to be the screen"),
    (#""omitted":0"#, #""omitted":true"#, "`omitted` must be a whole number"),
    (#""drawings":["#, #""drawings":[1,"#, "`drawings` must be an object"),
    (#""statements":{"hig-cv-02""#, #""statements":{"hig-cv-99""#, "unknown guideline statement hig-cv-99"),
    (#""skipped":[]"#, #""skipped":[1]"#, "`skipped` must be a text"),
    (#""failure":{"#, #""failure":[{"#, "expected"),
    (#""version":"#, #""version": 1, "version":"#, "an object has a member twice"),
    ("}\n", "}\n]", "expected the end of the text"),
    (#""message":""#, "\"message\":\"\u{1}", "control character"),
  ]

  @Test(arguments: changes)
  func wrongReports(original: String, replacement: String, message: String) throws {
    let workspace = try workspace()
    var text = workspace.folder.text(of: "good.txt")
    let range = try #require(text.range(of: original, options: original == "}\n" ? .backwards : []))
    text.replaceSubrange(range, with: replacement)
    try workspace.folder.write("bad.txt", text)
    try expectRefusal(workspace, ["good.txt", "bad.txt", "--format", "json=out.json"], message)
    try expectRefusal(workspace, ["bad.txt"], "bad.txt:")
  }

  static let uses: [(arguments: [String], message: String)] = [
    (["missing.txt"], "missing.txt: error: does not exist"), (["."], ".: error: is a folder; expected a file"),
    (
      ["a.json"],
      "a.json:1:1: error: this is a screen (JSON); expected a partial report (`fiorilint check --format partial=FILE`)"
    ),
    (["plain.txt"], "plain.txt:1:1: error: this is a report in the format `json`; expected a partial report ("),
    (
      ["plain.txt", "--json-lines"],
      "plain.txt:1:1: error: this is a report in the format `json`; expected partial results ("
    ),
    (
      ["good.txt", "--json-lines"],
      "good.txt:1:1: error: this is a report in the format `partial`; expected partial results (`fiorilint stream --partial`); leave out --json-lines"
    ),
    (["good.txt", "--format", "yaml"], "unknown format yaml"),
    (["good.txt", "--format", "json=a.json/x"], "a.json/x cannot be written"),
    (
      ["good.txt", "--format", "sarif", "--set", "reports.root=nowhere"],
      "`reports.root` names nowhere, which does not exist"
    ),
    (
      ["good.txt", "--format", "sarif", "--set", "reports.root=a.json"],
      "`reports.root` names a.json, which is not a folder"
    ),
  ]

  @Test(arguments: uses)
  func wrongArguments(arguments: [String], message: String) throws {
    try expectRefusal(workspace(), arguments, message)
  }

  /// Reports of each other format, and what other commands write, are named.
  @Test(arguments: [
    ("jsonl", "report in the format `jsonl`"), ("sarif", "report in the format `sarif`"),
    ("junit", "report in the format `junit`"), ("csv", "report in the format `csv`"),
    ("html", "report in the format `html`"), ("gitlab", "report in the format `gitlab`"),
    ("tap", "report in the format `tap`"), ("text", "report in the format `text`"),
  ]) func otherReports(format: String, phrase: String) throws {
    let workspace = try workspace()
    _ = try Command(directory: workspace.folder.path).run("check", "a.json", "--format", "\(format)=other.txt")
    for arguments in [["other.txt"], ["other.txt", "--json-lines"]] {
      try expectRefusal(workspace, arguments, "other.txt:1:1: error: this is a \(phrase); expected")
    }
  }

  @Test func otherFiles() throws {
    let workspace = try workspace()
    let command = Command(directory: workspace.folder.path)
    _ = try command.run("baseline", "create", "a.json", "--baseline", "baseline.json")
    try expectRefusal(
      workspace, ["baseline.json"], "baseline.json:1:1: error: this is a baseline of fiorilint; expected")
    let record = #"{"screen": \#(Workspace.error)}"# + "\n"
    try workspace.folder.write(
      "results.jsonl", try Command(input: Array(record.utf8)).run("stream", "--partial").text)
    try expectRefusal(
      workspace, ["results.jsonl"],
      "results.jsonl:1:1: error: this is a result of `fiorilint stream --partial`; expected a partial report "
        + "(`fiorilint check --format partial=FILE`); add --json-lines")
    let result = try command.run("report", "--compare", "good.txt", "plain.txt")
    #expect(result.status == 2)
    #expect(
      result.error.contains(
        "good.txt:1:1: error: this is a report in the format `partial`; expected a JSON report "
          + "(`fiorilint check --format json=FILE`)"), "\(result.error)")
    let check = try command.run("check", "a.json", "--baseline", "plain.txt")
    #expect(
      check.error.contains(
        "plain.txt:1:1: error: this is a report in the format `json`; expected a baseline "
          + "(`fiorilint baseline create`)"), "\(check.error)")
  }

  @Test func contradictions() throws {
    let workspace = try workspace()
    let command = Command(directory: workspace.folder.path)
    try workspace.folder.write("b.json", Workspace.clean)
    _ = try command.run("check", "b.json", "a.json", "--format", "partial=later.txt")
    try expectRefusal(
      workspace, ["good.txt", "later.txt"], "the results for b.json differ from good.txt:")
    _ = try command.run("check", "a.json", "--format", "partial=rules.txt", "--disable", "touch-target/*")
    try expectRefusal(
      workspace, ["good.txt", "rules.txt"], "touch-target/minimum-size ran for good.txt, not for rules.txt"
    )
    try expectRefusal(
      workspace, ["rules.txt", "good.txt"], "touch-target/minimum-size ran for good.txt, not for rules.txt"
    )
  }

  @Test func missingShards() throws {
    let workspace = try workspace()
    let command = Command(directory: workspace.folder.path)
    for number in 1...3 {
      _ = try command.run(
        "check", "a.json", "b.json", "c.json", "--shard", "\(number)/3", "--format", "partial=\(number).txt")
    }
    _ = try command.run("check", "a.json", "b.json", "--shard", "2/3", "--format", "partial=other.txt")
    #expect(try command.run("merge", "1.txt", "3.txt", "2.txt", "2.txt").status == 3)
    try expectRefusal(
      workspace, ["3.txt", "1.txt"], "the report of shard 2/3 is missing: 3.txt is a shard of a run over 3 files")
    try workspace.folder.write("copy.txt", workspace.folder.text(of: "1.txt"))
    _ = try command.run("check", "a.json", "b.json", "c.json", "--shard", "2/2", "--format", "partial=half.txt")
    for (paths, error) in [
      (["1.txt", "3.txt", "1.txt"], "1.txt is named twice; the report of shard 2/3 is missing"),
      (["1.txt", "./1.txt"], "1.txt is named twice; the report of shard 2/3 is missing"),
      (["1.txt", "copy.txt", "2.txt"], "1.txt and copy.txt are the same shard; the report of shard 3/3 is missing"),
      (
        ["1.txt", "half.txt"],
        "1.txt is one of 3 shards, half.txt one of 2 of the same files; use the same --shard i/n with one n in all runs"
      ),
    ] { try expectRefusal(workspace, paths, error) }
    try expectRefusal(
      workspace, ["1.txt", "other.txt", "3.txt"],
      "1.txt and other.txt are shards of different runs: one over 3 files, one over 2 other files; use the same files in all runs"
    )
  }

  /// No matter what is wrong with a report, the program says so and does not break: each value in turn is left out, or another.
  @Test func anyChangeIsReadOrRefused() throws {
    let workspace = try workspace()
    let text = Array(workspace.folder.text(of: "good.txt").utf8)
    let rules = try RuleBook().all
    var generator = SeededGenerator(seed: 7)
    let values = [
      "", "null", "-1", "1e400", "{}", "[]", "\"\"", "true", "9223372036854775807", "[[[[", "\u{0}", "}", ",",
    ]
    var refused = 0
    var drawn = 0
    for _ in 0..<600 {
      var changed = text
      let start = Int.random(in: 0..<changed.count, using: &generator)
      let end = min(changed.count, start + Int.random(in: 0...12, using: &generator))
      changed.replaceSubrange(start..<end, with: Array((values.randomElement(using: &generator) ?? "").utf8))
      let path = try workspace.folder.write("changed.txt", changed)
      do {
        let report = try PartialReport.read(path)
        try report.check(rules)
        let merged = try MergedReport([report])
        var output = ReportBuffer()
        let run = RunInformation(version: BuildDescription.version, rules: rules)
        HTMLReporter().write(Report(run: run, files: merged.files, summary: Summary()), to: &output)
        drawn += output.bytes.isEmpty ? 0 : 1
      } catch {
        refused += 1
        #expect("\(error)".hasPrefix(path), "\(error)")
      }
    }
    #expect(refused > 300 && drawn > 30)
  }
}
