import Documents
import RulePages
import TestSupport
import Testing

@testable import Linting
@testable import Reporting

/// What reporters show where they are asked to, as it is declared in the list of them.
@Suite struct ReportFeatureTests {
  /// A reporter whose document is another one where it is asked says so, and no other one.
  @Test(arguments: Reporters.names, ReportFeature.allCases)
  func declarations(name: String, feature: ReportFeature) throws {
    let entry = try #require(Reporters.all.first { $0.name == name })
    var content = ReportContent()
    content.show(feature)
    // What would fix a finding is found where it is asked for, and then shown.
    let report = feature == .fixes ? Self.fixed : SampleReport.held
    func document(_ report: SampleReport, _ content: ReportContent) -> String {
      report.document(entry.make(content, ReportEnvironment()))
    }
    let isShown = document(report, content) != document(SampleReport.held, ReportContent())
    #expect(isShown == entry.features.contains(feature))
  }

  static let fixed: SampleReport = {
    var sample = SampleReport.held
    let place = SampleReport.position(2, 1)
    let edit = Fix.Edit(start: place, end: place, offset: 10, length: 0, replacement: "wide")
    for (file, report) in sample.report.files.enumerated() {
      for finding in report.findings.indices {
        sample.report.files[file].findings[finding].offeredFixes = FindingFixes(
          [Fix(title: "Widen it", safety: .safe, edits: [edit])])
      }
    }
    return sample
  }()

  /// `docs/how-to/read-a-report.md` lists them.
  @Test func table() throws {
    var table = "| Option | Reports |\n| --- | --- |\n"
    for feature in ReportFeature.allCases {
      table += "| `\(feature.option)` | \(Reporters.words(showing: feature)) |\n"
    }
    #expect(
      try GeneratedText.difference(of: table, fromPart: "features", ofFile: "docs/how-to/read-a-report.md") == nil)
  }
}
