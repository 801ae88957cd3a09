import Documents
import Foundation
import Support
import Testing

@testable import Linting
@testable import Reporting

/// The documents in the hands of real consumers.
@Suite(.enabled(if: Consumers.areInstalled, "no consumers: run Scripts/python/install"))
struct ConsumerTests {
  private func write(_ sample: SampleReport, _ reporter: any Reporter, to file: URL) throws {
    try Data(sample.document(reporter).utf8).write(to: file)
  }

  @Test(arguments: ["summary", "html", "codeclimate"])
  func sarifTools(command: String) throws {
    try TestPaths.withDirectory { directory in
      for sample in SampleReport.all {
        try write(sample, SARIFReporter(), to: directory.appending(path: "\(sample.name).sarif"))
      }
      let files = SampleReport.all.map { "\($0.name).sarif" }
      let (status, output) = try Consumers.run("sarif", [command, "--output", "out"] + files, in: directory)
      #expect(status == 0, "\(output)")
      #expect(!output.contains("Traceback"), "\(output)")
    }
  }

  /// A comparison with a finding of each state, and texts that mean something to HTML.
  private static func comparison() -> ReportBuffer {
    func finding(_ element: String, in path: String = "a & b<.json") -> ComparedFinding {
      ComparedFinding(
        rule: "touch-target/minimum-size", severity: .warning, path: path, line: 1, column: 2,
        element: "screen[\(element)]/x",
        message: "<b>\"&\u{202E}")
    }
    let old = [finding("stays"), finding("goes"), finding("unread", in: "c.json")]
    let comparison = ReportComparison(
      from: old, to: [finding("stays"), finding("comes")], unread: Set(paths: ["c.json"]))
    var output = ReportBuffer()
    ComparisonPage(comparison, of: RunInformation(version: "1", rules: [])).write(to: &output)
    return output
  }

  /// The Nu HTML checker has nothing against the page, but for what it is too old to know of styles.
  @Test(.enabled(if: Consumers.htmlChecker != nil, "no Nu HTML checker: run Scripts/python/install, and install Java"))
  func thePageIsValidHTML() throws {
    let checker = try #require(Consumers.htmlChecker)
    try TestPaths.withDirectory { directory in
      for sample in SampleReport.all {
        try write(sample, HTMLReporter(), to: directory.appending(path: "\(sample.name).html"))
      }
      try Data(Self.comparison().bytes).write(to: directory.appending(path: "comparison.html"))
      let files = SampleReport.all.map { "\($0.name).html" } + ["comparison.html"]
      let (_, output) = try Consumers.run(
        "/usr/bin/env", ["java", "-Xss2m", "-jar", checker.path, "--stdout", "--format", "json"] + files, in: directory)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let messages = try #require(report["messages"] as? [[String: Any]]).compactMap { $0["message"] as? String }
      // The text of an input is shown as it is.
      let ofInputs = "Text run is not in Unicode Normalization Form C."
      let problems = messages.filter { !($0.hasPrefix("CSS: ") && $0.hasSuffix("doesn't exist.")) && $0 != ofInputs }
      #expect(problems == [])
      // It has read them.
      #expect(!messages.isEmpty)
    }
  }

  @Test func sarifToolsSeeEveryResult() throws {
    try TestPaths.withDirectory { directory in
      try write(.ordinary, SARIFReporter(), to: directory.appending(path: "a.sarif"))
      let (status, output) = try Consumers.run("sarif", ["csv", "--output", "a.csv", "a.sarif"], in: directory)
      #expect(status == 0, "\(output)")
      let table = try String(contentsOf: directory.appending(path: "a.csv"), encoding: .utf8)
      let rows = Set(table.split(whereSeparator: \.isNewline).dropFirst().map(String.init))
      #expect(rows.count == 7)
      #expect(
        rows.contains(
          "fiorilint,warning,collection-view/header-required,collectionView[featured] has no header; name what it "
            + "shows in a header. This one has a header: [line 40](1).,screens/shop.json,5"))
      #expect(rows.contains("fiorilint,error,fiorilint/unreadable-input,`</screen>` was expected.,screens/half.xml,9"))
    }
  }

  private static let junitReader = """
    import json, sys
    from junitparser import JUnitXml
    for path in sys.argv[1:]:
        suites = JUnitXml.fromfile(path)
        cases = [[suite.name, case.classname, case.name] + [type(result).__name__ for result in case.result]
                 for suite in suites for case in suite]
        counts = [sum(getattr(suite, name) for suite in suites) for name in ("tests", "failures", "errors", "skipped")]
        print(json.dumps({"cases": cases, "counts": counts}))
    """

  @Test(arguments: zip(JUnitLayout.all.indices.map { JUnitDialect.allCases[$0 % 3] }, JUnitLayout.all))
  func junitparser(dialect: JUnitDialect, layout: JUnitLayout) throws {
    try TestPaths.withDirectory { directory in
      let names = SampleReport.all.map { "\($0.name).xml" }
      for (sample, name) in zip(SampleReport.all, names) {
        try write(sample, JUnitReporter(dialect: dialect, layout: layout), to: directory.appending(path: name))
      }
      let (status, output) = try Consumers.run("python", ["-c", Self.junitReader] + names, in: directory)
      try #require(status == 0, "\(output)")
      let lines = output.split(separator: "\n")
      #expect(lines.count == names.count)
      for line in lines {
        let value = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let counts = try #require(value["counts"] as? [Int])
        let cases = try #require(value["cases"] as? [[String]])
        #expect(counts[0] == cases.count)
        #expect(!cases.isEmpty)
        #expect(counts[1] == cases.count { $0.dropFirst(3) == ["Failure"] })
        #expect(counts[2] == cases.count { $0.dropFirst(3) == ["Error"] })
        #expect(counts[3] == cases.count { $0.dropFirst(3) == ["Skipped"] })
        #expect(Set(cases.map { $0.prefix(3) }).count == cases.count)
      }
    }
  }

  @Test(arguments: [(SampleReport.ordinary, Int32(1)), (.clean, 0), (.nothing, 0)])
  func junitparserVerifies(sample: SampleReport, expected: Int32) throws {
    try TestPaths.withDirectory { directory in
      try write(sample, JUnitReporter(), to: directory.appending(path: "a.xml"))
      let (status, output) = try Consumers.run("junitparser", ["verify", "a.xml"], in: directory)
      #expect(status == expected, "\(output)")
    }
  }

  @Test func pythonReadsTheJSON() throws {
    try TestPaths.withDirectory { directory in
      try write(.hostile, JSONReporter(.checks), to: directory.appending(path: "a.json"))
      let program = "import json; print(len(json.load(open('a.json', encoding='utf-8'))['findings']))"
      let (status, output) = try Consumers.run("python", ["-c", program], in: directory)
      #expect(status == 0, "\(output)")
      #expect(output == "\(SampleReport.hostile.report.summary.findings)\n", "\(output)")
    }
  }

  // MARK: TAP

  private static let tapReader = """
    import json, sys
    from tap.parser import Parser
    for path in sys.argv[1:]:
        lines = list(Parser().parse_file(path))
        tests = [line for line in lines if line.category == "test"]
        print(json.dumps({
            "plan": [line.expected_tests for line in lines if line.category == "plan"],
            "version": [line.version for line in lines if line.category == "version"],
            "unknown": sum(line.category in ("unknown", "bail", "diagnostic") for line in lines),
            "tests": [[line.ok, bool(line.todo), bool(line.skip), line.number] for line in tests],
            "messages": [line.yaml_block and line.yaml_block["message"] for line in tests]}))
    """

  /// tap.py reads every test, with what stands below it.
  @Test(arguments: SampleReport.all)
  func tapPy(sample: SampleReport) throws {
    try TestPaths.withDirectory { directory in
      try write(sample, TAPReporter(), to: directory.appending(path: "a.tap"))
      let (status, output) = try Consumers.run("python", ["-c", Self.tapReader, "a.tap"], in: directory)
      try #require(status == 0, "\(output)")
      let value = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let tests = try #require(value["tests"] as? [[Any]])
      #expect(value["plan"] as? [Int] == [tests.count] && value["version"] as? [Int] == [13])
      #expect(value["unknown"] as? Int == 0)
      #expect(tests.compactMap { $0[3] as? Int } == Array(0..<tests.count).map { $0 + 1 })
      let summary = sample.report.summary
      #expect(tests.count { $0[0] as? Bool == false } == summary.findings + summary.failures)
      #expect(tests.count { $0[1] as? Bool == true } == summary.warnings + summary.infos)
      // What a program reads is what was found, control characters and all.
      let messages = try #require(value["messages"] as? [Any]).compactMap { $0 as? String }
      let expected = sample.report.files.flatMap { Annotation.all(of: $0) }.map(\.message)
      #expect(messages.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
    }
  }

  @Test(arguments: [(SampleReport.ordinary, Int32(1)), (.clean, 0), (.nothing, 0)])
  func tappy(sample: SampleReport, expected: Int32) throws {
    try TestPaths.withDirectory { directory in
      try write(sample, TAPReporter(), to: directory.appending(path: "a.tap"))
      let (status, output) = try Consumers.run("tappy", ["a.tap"], in: directory)
      #expect(status == expected, "\(output)")
      #expect(!output.contains("Traceback"), "\(output)")
    }
  }

  @Test(
    .enabled(if: Consumers.prove != nil, "no prove: install Perl"),
    arguments: [(SampleReport.ordinary, "Failed tests:  1-3, 7-8"), (.clean, "Result: PASS"), (.nothing, "skipped:")])
  func prove(sample: SampleReport, expected: String) throws {
    try TestPaths.withDirectory { directory in
      try write(sample, TAPReporter(), to: directory.appending(path: "a.tap"))
      let prove = try #require(Consumers.prove)
      let (_, output) = try Consumers.run(prove, ["--exec", "cat", "a.tap"], in: directory)
      #expect(output.contains(expected), "\(output)")
      #expect(!output.contains("Parse errors"), "\(output)")
    }
  }

  // MARK: Markdown

  private static let markdownReader = """
    import sys, html.parser, json, cmarkgfm
    from cmarkgfm.cmark import Options
    class Reader(html.parser.HTMLParser):
        def __init__(self):
            super().__init__()
            self.tags, self.links, self.cells, self.text, self.rows = set(), [], 0, "", 0
        def handle_starttag(self, tag, attributes):
            self.tags.add(tag)
            self.links += [value for name, value in attributes if name in ("href", "src")]
            self.cells += tag == "td"
            self.rows += tag == "tr"
        def handle_data(self, data):
            self.text += data
    text = open(sys.argv[1], encoding="utf-8", newline="").read()
    reader = Reader()
    reader.feed(cmarkgfm.github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE))
    print(json.dumps({"tags": sorted(reader.tags), "links": reader.links, "cells": reader.cells, "rows": reader.rows,
                      "text": reader.text}))
    """

  /// GitHub's own renderer finds the tables, the rules' pages as the only links, and nothing else in what the input held.
  @Test(arguments: SampleReport.all)
  func githubsMarkdown(sample: SampleReport) throws {
    try TestPaths.withDirectory { directory in
      try write(sample, MarkdownReporter(), to: directory.appending(path: "a.md"))
      let (status, output) = try Consumers.run("python", ["-c", Self.markdownReader, "a.md"], in: directory)
      try #require(status == 0, "\(output)")
      let value = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let tags = Set(try #require(value["tags"] as? [String]))
      #expect(
        tags.isSubset(of: ["h2", "p", "table", "thead", "tbody", "tr", "th", "td", "a", "span", "details", "summary"]),
        "\(tags)")
      let links = try #require(value["links"] as? [String])
      let summary = sample.report.summary
      // The findings, and the rules that are counted.
      let rules = Set(sample.report.files.flatMap { $0.findings.map(\.rule) }).count
      let counted = rules > 1 ? rules : 0
      #expect(links.count == summary.findings + counted)
      #expect(links.allSatisfy { $0.hasPrefix(ProjectPages.home) })
      #expect(value["cells"] as? Int == 5 * (summary.findings + summary.failures) + 2 * counted)
      // What people read is the line of the text report; the invisible parts are those that part mentions and links.
      let text = try #require(value["text"] as? String).replacing("\u{200B}", with: "")
      for annotation in sample.report.files.flatMap({ Annotation.all(of: $0) }) {
        let message = TextEscaping.line(annotation.message).replacing("\u{200B}", with: "")
        #expect(text.contains(message.trimmingCharacters(in: .whitespaces)), "\(message)")
      }
    }
  }
}
