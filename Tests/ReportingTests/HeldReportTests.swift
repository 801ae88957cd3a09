import Documents
import Foundation
import Screens
import Testing

@testable import Linting
@testable import Reporting

extension SampleReport {
  /// Findings that are suppressed by a screen and by a configuration, or known; and a rule that failed.
  static let held = SampleReport(name: "held", report: makeHeld())

  private static func makeHeld() -> Report {
    var file = file(
      "a.json", [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [4, 0, 1, 0]],
      findings: [finding(touchTarget, .error, "new", line: 2, element: "screen/button[new]")])
    for (line, source) in [(1, FindingExclusion.Source.description), (4, .configuration)] {
      var item = finding(touchTarget, .error, "held", line: line, element: "screen/button[\(line)]")
      item.exclusion = FindingExclusion(source, reason: "As \u{202E}drawn {0}.")
      file.findings.append(item)
    }
    var known = finding(touchTarget, .error, "known", line: 3, element: "screen/button[known]")
    known.exclusion = FindingExclusion(.baseline)
    file.findings.append(known)
    file.findings.sort { $0.start.line < $1.start.line }
    var broken = Failure(
      path: "a.json", position: position(5, 3), message: "rule \(seeAll) fails on button[1]: division by zero")
    broken.rule = seeAll
    var other = broken
    other.rule = headerRequired
    file.ruleFailures = [broken, other]
    var only = passed("b.json")
    only.findings = [file.findings[0]]
    return makeReport([file, only])
  }
}

/// What reports say of findings that do not count, and of rules that fail.
@Suite struct HeldReportTests {
  typealias Object = [String: Any]
  private static let sample = SampleReport.held

  private static func sarif(baselined: Bool = false, suppressed: Bool = false) -> SARIFReporter {
    var statuses: FindingStatuses = [.open]
    if baselined { statuses.insert(.known) }
    if suppressed { statuses.insert(.suppressed) }
    return SARIFReporter(statuses: statuses)
  }

  private func run(_ reporter: SARIFReporter) throws -> Object {
    let text = Self.sample.document(reporter)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    return try #require((log["runs"] as? [Object])?.first)
  }

  /// `message: state, kinds of suppressions`.
  private func results(_ reporter: SARIFReporter) throws -> [String] {
    let results = try #require(run(reporter)["results"] as? [Object])
    return try results.map { result in
      let message = try #require((result["message"] as? Object)?["text"] as? String)
      let suppressions = result["suppressions"] as? [Object]
      let kinds = suppressions.map { $0.compactMap { $0["kind"] as? String }.joined(separator: " ") } ?? "-"
      return "\(message.prefix(6)) \(result["baselineState"] as? String ?? "-") [\(kinds)]"
    }
  }

  @Test func plain() throws {
    #expect(try results(Self.sarif()) == ["new. - [-]", "rule c - [-]", "rule c - [-]"])
    #expect((try run(Self.sarif())["artifacts"] as? [Any])?.count == 1)
  }

  @Test func withSuppressions() throws {
    #expect(
      try results(Self.sarif(suppressed: true)) == [
        "held. - [inSource]", "new. - []", "held. - [external]", "rule c - []", "rule c - []", "held. - [inSource]",
      ])
    let run = try run(Self.sarif(suppressed: true))
    #expect((run["artifacts"] as? [Any])?.count == 2)
    let suppression = ((run["results"] as? [Object])?.first?["suppressions"] as? [Object])?.first
    #expect(suppression?["justification"] as? String == TextEscaping.line("As \u{202E}drawn {0}."))
  }

  @Test func withBaseline() throws {
    #expect(
      try results(Self.sarif(baselined: true)) == [
        "new. new []", "known. unchanged [external]", "rule c new []", "rule c new []",
      ])
    #expect(try results(Self.sarif(baselined: true, suppressed: true)).count == 7)
  }

  @Test func ruleFailuresAreNoUnreadableInputs() throws {
    let run = try run(Self.sarif())
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let ids = (driver["rules"] as? [Object] ?? []).compactMap { $0["id"] as? String }
    #expect(ids == ids.sorted())
    #expect(ids.contains("fiorilint/rule-failure"))
    #expect(!ids.contains("fiorilint/unreadable-input"))
    let results = (run["results"] as? [Object] ?? []).filter { $0["ruleId"] as? String == "fiorilint/rule-failure" }
    let fingerprints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["fiorilint/elementPath/v1"]
    }
    #expect(Set(fingerprints).count == 2)
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    let notifications = invocation["toolExecutionNotifications"] as? [Object] ?? []
    #expect(
      notifications.compactMap { ($0["associatedRule"] as? Object)?["id"] as? String } == [
        SampleReport.seeAll, SampleReport.headerRequired,
      ])
  }

  /// `text` is what a report says, `not` what it must not say.
  @Test(arguments: [
    (JUnitReporter() as any Reporter, "type=\"rule-failure\"", "unreadable"),
    (HTMLReporter(), "Files that could not be checked by every rule", "could not be read"),
    (
      GroupedTextReporter(TextReporter(), by: .rule), "not checked by all rules: rules failed 2 times",
      "could not be read"
    ),
    (GroupedTextReporter(TextReporter(), by: .file), "a.json: 1 error, rules failed 2 times", "could not be read"),
    (TextReporter(), "a.json:5:3: error: rule ", "could not be read"),
    (JSONReporter(), "\"rule\": \"collection-view/header-required\"", "unreadable"),
    (JSONLinesReporter(), "\"type\": \"failure\"", "unreadable"),
    (GitHubReporter(), "title=fiorilint/rule-failure", "unreadable"),
    (GitLabReporter(), "\"fiorilint/rule-failure\"", "unreadable"),
    (SonarQubeReporter(), "fiorilint/rule-failure", "unreadable"),
    (CheckstyleReporter(), "fiorilint.rule-failure", "unreadable"),
    (AzureReporter(), "fiorilint/rule-failure", "unreadable"),
    (RDJSONReporter(), "fiorilint/rule-failure", "unreadable"),
    (TAPReporter(), "fiorilint/rule-failure", "unreadable"),
    (MarkdownReporter(), "division by zero", "unreadable"),
  ])
  func everyReport(reporter: any Reporter, text: String, not: String) {
    let document = Self.sample.document(reporter)
    #expect(document.contains(text), "\(document)")
    #expect(!document.contains(not), "\(document)")
    // Once for each of the two, no matter what else names them.
    #expect(document.components(separatedBy: "division by zero").count >= 3)
  }

  @Test func summary() {
    let line = SummaryLine.text(Self.sample.report.summary)
    #expect(line.hasPrefix("error: a rule failed on a.json (1 file) · "), "\(line)")
    #expect(!line.contains("read"), "\(line)")
  }

  @Test(
    .enabled(if: TestPaths.hasSchemas, "the schemas are not beside the repository (../shared/schemas)"),
    .enabled(if: Consumers.areInstalled, "no consumers: run Scripts/python/install"),
    arguments: [
      "sarif-schema-2.1.0.json", "sarif-2.1.0.schemastore.json", "sarif-schema-2.1.0.codeql-action.json",
    ])
  func sarifSchemas(name: String) throws {
    try TestPaths.withDirectory { directory in
      let file = directory.appending(path: "held.sarif")
      try Data(Self.sample.document(Self.sarif(baselined: true, suppressed: true)).utf8).write(to: file)
      let script = """
        import json, sys, jsonschema
        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        validator = jsonschema.validators.validator_for(schema)(schema, format_checker=jsonschema.FormatChecker())
        errors = [error.message for error in validator.iter_errors(json.load(open(sys.argv[2], encoding="utf-8")))]
        print(errors)
        sys.exit(bool(errors))
        """
      let schema = TestPaths.schemas.appending(path: name).path
      let (status, output) = try Consumers.run("python", ["-c", script, schema, file.path], in: directory)
      #expect(status == 0, "\(output)")
    }
  }

  /// SARIF's own tools leave out what is suppressed.
  @Test(.enabled(if: Consumers.areInstalled, "no consumers: run Scripts/python/install"))
  func sarifToolsReadIt() throws {
    try TestPaths.withDirectory { directory in
      let file = directory.appending(path: "a.sarif")
      try Data(Self.sample.document(Self.sarif(baselined: true, suppressed: true)).utf8).write(to: file)
      let (status, output) = try Consumers.run("sarif", ["summary", "a.sarif"], in: directory)
      #expect(status == 0, "\(output)")
      #expect(output.contains("fiorilint/rule-failure"), "\(output)")
    }
  }
}
