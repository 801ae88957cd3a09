import Foundation
import Linting
import Reporting
import TestSupport
import Testing

@testable import FioriLintCLI

/// What `merge` is given and cannot use: one message with its place, status 2, and nothing written.
@Suite struct MergeInputTests {
  private static let screens = ["a.json": Workspace.error, "b.json": Workspace.warning, "c.json": Workspace.broken]

  private func workspace() throws -> Workspace {
    let workspace = try Workspace(Self.screens)
    let command = Command(directory: workspace.folder.path)
    _ = try command.run("check", "a.json", "b.json", "c.json", "--mergeable", "--format", "json=good.txt")
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
    ("\"version\": \"0.1.0\"", "\"version\": \"0.0.9\"", "bad.txt:2:3: the report was written by fiorilint 0.0.9, and"),
    ("\"version\": \"0.1.0\",", "", "bad.txt:1:1: expected a json report of fiorilint"),
    ("\"merge\"", "\"merg\"", "bad.txt:1:1: the report does not hold what others are made of"),
    ("\"line\": 1,", "\"line\": 0,", "bad.txt:8:7: `line` has to be a whole number from 1 to 2147483647"),
    ("\"line\": 1,", "\"line\": 1e3,", "bad.txt:8:7: `line` has to be a whole number"),
    ("\"line\": 1,", "\"line\": \"1\",", "bad.txt:8:7: `line` has to be a whole number"),
    ("\"line\": 1,", "", "bad.txt:4:5: the member `line` is missing: expected a whole number"),
    ("\"line\": 1,", "\"line\": 99999999999999999999,", "bad.txt:8:7: `line` has to be a whole number"),
    (
      "\"severity\": \"error\"", "\"severity\": \"fatal\"",
      "bad.txt:6:7: unknown severity fatal; expected error, warning"
    ),
    (
      "\"rule\": \"touch-target/minimum-size\"", "\"rule\": \"touch-target/minimum-siez\"",
      "(did you mean touch-target/minimum-size?)"
    ),
    ("\"path\": \"a.json\"", "\"path\": \"b.json\"", "bad.txt:7:7: expected what was found in a.json"),
    ("\"findings\": 1,", "\"findings\": 7,", "is to have 7 findings, and only 2 are left"),
    ("\"findings\": 1,", "\"findings\": 0,", "bad.txt:7:7: expected what was found in b.json"),
    ("\"failures\": 1,", "\"failures\": 0,", "no file in `merge` has this"),
    ("\"failures\": 0,", "\"failures\": 1,", "expected what was found in a.json"),
    ("\"failures\": 0,", "\"failures\": 7,", "is to have 7 failures, and only 1 are left"),
    ("\"tallies\": [", "\"tallies\": [1, ", "expected five numbers for each rule"),
    ("\"tallies\": [", "\"tallies\": [9999, 0, 0, 0, 0, ", "there is no rule 9999: expected the index of one of"),
    ("\"tallies\": [", "\"tallies\": [-1, 0, 0, 0, 0, ", "`tallies` has to be a whole number from 0"),
    ("\"isXML\": false", "\"isXML\": 0", "`isXML` has to be true or false"),
    ("\"utf16Columns\": [", "\"utf16Columns\": [1, ", "`utf16Columns` has to be two numbers"),
    ("\"statements\": [", "\"statements\": [1, ", "`statements` has to be a list of texts"),
    (
      "\"touch-target/minimum-size\"]", "\"touch-target/minimum-size\", \"touch-target/minimum-size\"]",
      "stands twice or out of order"
    ),
    (
      "\"touch-target/minimum-size\"]", "\"touch-target/minimum-sise\"]",
      "no rule is called touch-target/minimum-sise (did you mean touch-target/minimum-size?)"
    ),
    ("\"screen\": 0,", "\"screen\": 1,", "bad.txt:15:16: there is no drawing 1: the file has 1"),
    ("\"screen\": 0,", "\"screen\": -1,", "bad.txt:15:16: `screen` has to be a whole number from 0"),
    ("\"element\": 1,", "\"element\": 1.5,", "bad.txt:15:29: `element` has to be a whole number from 0"),
    ("\"element\": 1,", "\"element\": 1, \"related\": [-4],", "`related` has to be a whole number from 0"),
    (
      "\"bound\": \"least\"", "\"bound\": \"leats\"",
      "unknown bound leats (did you mean least?); expected one of exactly"
    ),
    ("\"width\": 44", "\"width\": 1e400", "bad.txt:15:70: `width` has to be a number that is not too large"),
    ("\"width\": 44", "\"width\": \"44\"", "bad.txt:15:70: `width` has to be a number"),
    (
      "\"size\": {", "\"offset\": [1, 2, 3, 4], \"size\": {", "bad.txt:15:7: a mark has one measure: `size`, `distance`"
    ),
    ("\"size\": {", "\"offset\": [1, 2, 3], \"size\": {", "`offset` has to be a list of 4 numbers"),
    ("\"size\": {", "\"distance\": {", "the member `along` is missing: expected a list of 2 numbers"),
    ("\"size\": {", "\"unlike\": {", "the member `element` is missing: expected a whole number"),
    ("\"kind\": \"button\"", "\"kind\": \"buton\"", "unknown kind of element buton (did you mean button?)"),
    (
      "\"kind\": \"button\"", "\"form\": \"circel\", \"kind\": \"button\"", "unknown form circel (did you mean circle?)"
    ),
    ("\"kind\": \"screen\"", "\"kind\": \"button\"", "the first of the elements has to be the screen"),
    ("\"kind\": \"screen\"", "\"parent\": 0, \"kind\": \"screen\"", "the screen has no parent"),
    ("\"parent\": 0", "\"parent\": 1", "`parent` has to be a whole number from 0 to 0"),
    ("\"frame\": [0, 0, 30, 30]", "\"frame\": [0, 0, 30]", "`frame` has to be a list of 4 numbers"),
    ("\"frame\": [0, 0, 30, 30]", "\"frame\": [0, 0, 30, \"30\"]", "`frame` has to be a list of 4 numbers"),
    ("\"frame\": [0, 0, 30, 30]", "\"frame\": [0, 0, -30, 30]", "width and height of `frame` have to be 0 or more"),
    ("\"ordinal\": 1", "\"ordinal\": 0", "`ordinal` has to be a whole number from 1"),
    ("\"omitted\": 0", "\"omitted\": true", "`omitted` has to be a whole number"),
    ("\"drawings\": [", "\"drawings\": [1, ", "expected an object"),
    ("\"statements\": [0, 1,", "\"statements\": [99, 1,", "there is no statement 99: expected the index of one of"),
    ("\"statements\": [0, 1,", "\"statements\": [1, 1,", "the statement 1 stands twice or out of order"),
    ("\"statements\": [0, 1,", "\"statements\": [7, 0, 1,", "expected five numbers for each statement, found"),
    (
      "\"statements\": [\"hig-cv-02\", \"ios", "\"statements\": [\"hig-cv-02\", \"hig-cv-2\", \"ios",
      "no statement is called hig-cv-2 (did you mean"
    ),
    (
      "\"statements\": [\"hig-cv-02\", \"ios", "\"statements\": [\"hig-cv-02\", \"hig-cv-02\", \"ios",
      "the statement hig-cv-02 stands twice or out of order"
    ), ("\"files\": [\n", "\"passedOver\": [1], \"files\": [\n", "`passedOver` has to be a list of texts"),
    ("\"failures\": [", "\"failures\": {", "expected"),
    ("\"version\":", "\"version\": 1, \"version\":", "given twice"),
    ("}\n", "}\n]", "expected the end of the text"),
    ("\u{22}message\u{22}: \u{22}", "\u{22}message\u{22}: \u{22}\u{1}", "control character"),
  ]

  @Test(arguments: changes)
  func wrongReports(original: String, replacement: String, message: String) throws {
    let workspace = try workspace()
    var text = workspace.folder.text(of: "good.txt")
    let options: String.CompareOptions = original == "}\n" || original.contains("minimum-size\"]") ? .backwards : []
    let range = try #require(text.range(of: original, options: options))
    text.replaceSubrange(range, with: replacement)
    try workspace.folder.write("bad.txt", text)
    try expectRefusal(workspace, ["good.txt", "bad.txt", "--format", "json=out.json"], message)
    try expectRefusal(workspace, ["bad.txt"], "bad.txt:")
  }

  static let uses: [(arguments: [String], message: String)] = [
    (["missing.txt"], "missing.txt: cannot be opened (No such file or directory)"), (["."], ".: is a directory"),
    (["a.json"], "a.json:1:1: expected a json report of fiorilint, an object with `version`"),
    (["c.json"], "c.json:1:20: the text ends here"),
    (["plain.txt"], "plain.txt:1:1: the report does not hold what others are made of: expected one that was written"),
    (["good.txt", "--format", "yaml"], "unknown format yaml"),
    (["good.txt", "--format", "json=missing/x"], "missing/x cannot be written"),
    (["good.txt", "--format", "sarif", "--root", "nowhere"], "--root nowhere cannot be used: No such file"),
    (["good.txt", "--format", "sarif", "--root", "a.json"], "--root a.json is no folder"),
  ]

  @Test(arguments: uses)
  func wrongArguments(arguments: [String], message: String) throws {
    try expectRefusal(workspace(), arguments, message)
  }

  @Test func contradictions() throws {
    let workspace = try workspace()
    let command = Command(directory: workspace.folder.path)
    try workspace.folder.write("b.json", Workspace.clean)
    _ = try command.run("check", "b.json", "a.json", "--mergeable", "--format", "json=later.txt")
    try expectRefusal(
      workspace, ["good.txt", "later.txt"], "the results for b.json are not those of good.txt:")
    _ = try command.run("check", "a.json", "--mergeable", "--format", "json=rules.txt", "--disable", "touch-target/*")
    try expectRefusal(
      workspace, ["good.txt", "rules.txt"], "touch-target/minimum-size was evaluated for good.txt and not for rules.txt"
    )
    try expectRefusal(
      workspace, ["rules.txt", "good.txt"], "touch-target/minimum-size was evaluated for good.txt and not for rules.txt"
    )
  }

  @Test func missingShards() throws {
    let workspace = try workspace()
    let command = Command(directory: workspace.folder.path)
    for number in 1...3 {
      _ = try command.run(
        "check", "a.json", "b.json", "c.json", "--shard", "\(number)/3", "--format", "json=\(number).txt")
    }
    _ = try command.run("check", "a.json", "b.json", "--shard", "2/3", "--format", "json=other.txt")
    #expect(try command.run("merge", "1.txt", "3.txt", "2.txt", "2.txt").status == 3)
    try expectRefusal(
      workspace, ["3.txt", "1.txt"], "shard 2/3 is missing of the run over 3 paths that 3.txt is a part of")
    try expectRefusal(
      workspace, ["1.txt", "other.txt", "3.txt"],
      "that 1.txt is a part of; other.txt is a part of 2 other paths: each machine has to be given the same ones")
  }

  /// Whatever is wrong with a report, the program says so and does not break: each value in turn is left out, or another.
  @Test func anyChangeIsReadOrRefused() throws {
    let workspace = try workspace()
    let text = Array(workspace.folder.text(of: "good.txt").utf8)
    let rules = try RuleSelection().all
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
        let merged = try MergedReport([try ReportReader.read(path, known: rules)])
        var output = ReportBuffer()
        let run = RunInformation(version: FioriLintCommand.version, rules: rules)
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
