import Foundation
import Testing

@testable import Linting
@testable import Reporting

@Suite struct JSONReporterTests {
  private func parsed(_ sample: SampleReport, _ reporter: JSONReporter) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(sample.document(reporter).utf8))
    return try #require(value as? [String: Any])
  }

  private func objects(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  @Test(arguments: SampleReport.all)
  func hasTheNormativeShape(sample: SampleReport) throws {
    let document = try parsed(sample, JSONReporter())
    #expect(Set(document.keys) == ["version", "findings", "failures", "summary"])
    #expect(document["version"] as? String == "0.1.0")
    for finding in try objects(document["findings"]) {
      #expect(
        Set(finding.keys) == [
          "rule", "severity", "path", "line", "column", "endLine", "endColumn", "element", "message", "statements",
        ])
    }
    for failure in try objects(document["failures"]) {
      #expect(
        Set(failure.keys) == ["path", "line", "column", "message"] || Set(failure.keys) == ["path", "message"])
    }
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(
      Set(summary.keys) == [
        "files", "skipped", "screens", "errors", "warnings", "infos", "passed", "failed", "inconclusive", "unsupported",
        "notApplicable",
      ])
    #expect(summary["files"] == sample.report.files.count)
    #expect(summary["skipped"] == sample.report.run.skipped.count)
  }

  /// Nothing is lost: what a program reads is what the input held.
  @Test func textsSurvive() throws {
    let findings = try objects(parsed(.hostile, JSONReporter())["findings"])
    let expected = SampleReport.hostile.report.files.flatMap { file in file.findings.map { (file.path, $0) } }
    #expect(findings.count == expected.count)
    for (finding, (path, original)) in zip(findings, expected) {
      // Compared by scalars, as equality of strings follows canonical equivalence.
      #expect(
        (finding["message"] as? String).map { Array($0.unicodeScalars) } == Array(original.message.unicodeScalars))
      #expect(finding["element"] as? String == original.element)
      #expect(finding["path"] as? String == path)
      #expect(finding["column"] as? Int == original.start.column)
      #expect(finding["endColumn"] as? Int == original.end.column)
    }
  }

  @Test func membersStandInTheirOrder() throws {
    let text = SampleReport.ordinary.document(JSONReporter(.checks))
    let order = [
      "version", "findings", "rule", "severity", "path", "line", "column", "endLine", "endColumn", "element",
      "message", "statements", "failures", "summary", "files", "skipped", "screens", "errors", "warnings", "infos",
      "passed", "failed", "inconclusive", "unsupported", "notApplicable", "checks", "missing",
    ]
    var seen: [String] = []
    for part in text.split(separator: "\n") {
      let name = part.split(separator: "\"", omittingEmptySubsequences: false)
      if name.count > 2, name[2].hasPrefix(": "), !seen.contains(String(name[1])) { seen.append(String(name[1])) }
    }
    #expect(seen == order)
  }

  @Test func checksAreOfEachFileAndRule() throws {
    let report = SampleReport.ordinary.report
    let document = try parsed(.ordinary, JSONReporter(.checks))
    let checks = try objects(document["checks"])
    let (guidelines, others) = (report.run.rules.filter { !$0.isSelfCheck }, report.run.rules.filter(\.isSelfCheck))
    #expect(checks.count == report.files.count * guidelines.count)
    #expect(others.map(\.id) == [SampleReport.unknownName])
    for check in checks {
      #expect(
        Set(check.keys) == [
          "path", "rule", "failed", "passed", "inconclusive", "unsupported", "notApplicable", "missing",
        ])
    }
    let open = checks.first {
      $0["path"] as? String == "screens/wireframe.json" && $0["rule"] as? String == SampleReport.touchTarget
    }
    #expect(open?["inconclusive"] as? Int == 7)
    #expect((open?["missing"] as? [String])?.count == 7)
  }

  @Test(arguments: SampleReport.all)
  func nothingHarmfulIsWritten(sample: SampleReport) {
    for reporter: any Reporter in [JSONReporter(.checks), SARIFReporter()] {
      let text = sample.document(reporter)
      #expect(text.hasSuffix("}\n"))
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)) })
      #expect(!text.contains("##vso["))
      #expect(!text.contains("##["))
      #expect(!text.contains(#"\/"#))
      #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }
  }
}
