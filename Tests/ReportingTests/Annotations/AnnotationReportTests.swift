import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// Columns, fingerprints and severities of the reports for servers.
@Suite struct AnnotationReportTests {
  private func json(_ sample: SampleReport, _ reporter: any Reporter) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(sample.document(reporter).utf8))
  }

  private func one(_ finding: Finding, path: String = "a.json") -> SampleReport {
    SampleReport(
      name: "one", report: SampleReport.makeReport([SampleReport.file(path, [], findings: [finding])]))
  }

  // MARK: GitLab

  @Test(arguments: SampleReport.all)
  func gitLabTellsIssuesApart(sample: SampleReport) throws {
    let reporter = GitLabReporter(workingDirectory: "/home/some one/here")
    let issues = try #require(try json(sample, reporter) as? [[String: Any]])
    let summary = sample.report.summary
    #expect(issues.count == summary.findings + summary.failures)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    let severities = issues.compactMap { $0["severity"] as? String }
    #expect(severities.count { $0 == "major" } == summary.errors + summary.failures)
    #expect(severities.count { $0 == "minor" } == summary.warnings)
    #expect(severities.count { $0 == "info" } == summary.infos)
    for issue in issues {
      let description = try #require(issue["description"] as? String)
      #expect(description.hasPrefix("\(issue["check_name"] as? String ?? "?"): "))
    }
  }

  /// An edit above moves a finding, and it stays the same; the way to the folder makes no difference.
  @Test func gitLabFindsIssuesAgain() throws {
    func fingerprint(_ line: Int, _ path: String) throws -> String? {
      let sample = one(SampleReport.finding("a/b", .error, "x", line: line, element: "screen/x"), path: path)
      let issues = try json(sample, GitLabReporter(workingDirectory: "/project/app")) as? [[String: Any]]
      return issues?.first?["fingerprint"] as? String
    }
    #expect(try fingerprint(1, "a.json") == fingerprint(99, "./a.json"))
    #expect(try fingerprint(1, "a.json") == fingerprint(1, "/project/app/a.json"))
    #expect(try fingerprint(1, "a.json") != fingerprint(1, "b/a.json"))
  }

  // MARK: SonarQube

  private func range(_ sample: SampleReport) throws -> [String: Int]? {
    let report = try #require(try json(sample, SonarQubeReporter()) as? [String: Any])
    let issue = try #require((report["issues"] as? [[String: Any]])?.first)
    return (issue["primaryLocation"] as? [String: Any])?["textRange"] as? [String: Int]
  }

  @Test func sonarQubeCountsFromZeroInUTF16() throws {
    let finding = SampleReport.finding(
      "a/b", .error, "x", line: 3, columns: 1..<4, utf16Columns: 1..<6, byteColumns: 1..<9)
    #expect(try range(one(finding)) == ["startLine": 3, "endLine": 3, "startColumn": 0, "endColumn": 5])
    // An empty range makes SonarQube refuse the whole report.
    #expect(try range(one(SampleReport.finding("a/b", .error, "x", columns: 5..<5))) == ["startLine": 1])
  }

  @Test(arguments: SampleReport.all)
  func sonarQubeKnowsEveryRule(sample: SampleReport) throws {
    let report = try #require(try json(sample, SonarQubeReporter()) as? [String: Any])
    let rules = try #require(report["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(rules).count == rules.count)
    for issue in try #require(report["issues"] as? [[String: Any]]) {
      #expect(rules.contains(issue["ruleId"] as? String ?? ""))
      #expect(issue["severity"] == nil)
      #expect(issue["type"] == nil)
    }
  }

  // MARK: Reviewdog

  @Test func reviewdogCountsBytes() throws {
    let finding = SampleReport.finding(
      "a/b", .warning, "x", line: 3, columns: 1..<4, utf16Columns: 1..<6, byteColumns: 2..<9)
    let line = one(finding).document(RDJSONLinesReporter())
    #expect(
      line == """
        {"message": "x", "location": {"path": "a.json", "range": {"start": {"line": 3, "column": 2}, "end": {"line": 3, \
        "column": 9}}}, "severity": "WARNING", "source": {"name": "fiorilint", "url": "\(ProjectPages.home)"}, "code": \
        {"value": "a/b", "url": "\(ProjectPages.home)/blob/main/Rules/a/b.md"}}

        """)
  }

  /// Both forms say the same of each finding.
  @Test(arguments: SampleReport.all)
  func reviewdogsFormsAgree(sample: SampleReport) throws {
    let object = try #require(try json(sample, RDJSONReporter()) as? [String: Any])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    let lines = sample.document(RDJSONLinesReporter()).split(separator: "\n")
    #expect(lines.count == diagnostics.count)
    for (line, diagnostic) in zip(lines, diagnostics) {
      var other = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      other["source"] = nil
      #expect(NSDictionary(dictionary: other) == NSDictionary(dictionary: diagnostic))
    }
  }

  // MARK: JSON Lines

  /// The records are what the JSON report has, and the summary comes last.
  @Test(arguments: SampleReport.all)
  func jsonLinesSayWhatJSONSays(sample: SampleReport) throws {
    let whole = try #require(try json(sample, JSONReporter(.checks)) as? [String: Any])
    var records: [String: [[String: Any]]] = [:]
    let lines = sample.document(JSONLinesReporter(.checks)).split(separator: "\n")
    for line in lines {
      var record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let type = try #require(record.removeValue(forKey: "type") as? String)
      records[type, default: []].append(record)
    }
    for (type, member) in [("finding", "findings"), ("failure", "failures"), ("check", "checks")] {
      let expected = try #require(whole[member] as? [[String: Any]])
      #expect(NSArray(array: records[type] ?? []) == NSArray(array: expected))
    }
    var summary = try #require(records["summary"]?.first)
    #expect(lines.last?.hasPrefix(#"{"type": "summary", "version": "0.1.0", "#) == true)
    #expect(records["summary"]?.count == 1)
    #expect(summary.removeValue(forKey: "version") as? String == "0.1.0")
    #expect(NSDictionary(dictionary: summary) == NSDictionary(dictionary: whole["summary"] as? [String: Any] ?? [:]))
  }

  // MARK: All

  /// Nothing that a terminal or build server obeys comes out of any report, save the commands that are its purpose.
  @Test(arguments: Reporters.names)
  func nothingHarmfulIsWritten(name: String) throws {
    var surroundings = ReportEnvironment()
    surroundings.workingDirectory = "/home/some one/here"
    let reporter = try #require(Reporters.make(name, in: surroundings))
    let text = SampleReport.hostile.document(reporter)
    #expect(
      text.unicodeScalars.allSatisfy {
        // Lines of comma-separated values end in both (RFC 4180).
        $0 == "\n" || (name == "csv" && $0 == "\r")
          || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && !(0x202A...0x202E).contains($0.value))
      })
    for line in text.split(separator: "\n") {
      if name != "azure" { #expect(!line.contains("##vso[")) }
      #expect(!line.contains("##["))
      #expect(!line.contains("##teamcity["))
      if name != "github" { #expect(!line.drop { $0 == " " }.hasPrefix("::")) }
    }
  }

  @Test(arguments: [
    ("a.json", "a.json"), ("./a/../b.json", "b.json"), ("../x.json", "../x.json"), ("/w/app/a.json", "a.json"),
    ("/w/other/a.json", "../other/a.json"), ("/x/a.json", "../../x/a.json"), ("../app/a.json", "a.json"),
    ("..", ".."), (".", "."), ("/w/app", "."), ("", "."), ("../../../../a", "../../a"), ("a\\b:c", "a\\b:c"),
  ])
  func pathsAreRelative(path: String, expected: String) {
    #expect(RelativePaths(workingDirectory: "/w/app", root: nil).path(of: path) == expected)
  }

  @Test(arguments: [
    ("a.json", "app/a.json"), ("../x.json", "x.json"), ("/w/app/a.json", "app/a.json"), ("../../x", "../x"),
    ("/x/a.json", "../x/a.json"),
  ])
  func pathsStartAtTheRoot(path: String, expected: String) {
    #expect(RelativePaths(workingDirectory: "/w/app", root: "/w").path(of: path) == expected)
  }
}
