import Documents
import Formats
import Screens
import Testing

@testable import Linting
@testable import Reporting

/// A report is known again by the signature of its reporter, which stands beside it.
@Suite struct ReportSignatureTests {
  private static func otherKind(
    of text: String, named name: String = "report", among entries: [Reporters.Entry] = Reporters.all
  ) throws -> String? {
    let source = SourceReader()
    try source.open(Array(text.utf8), path: name)
    return ReportSignature.otherKind(of: FileHead(source), among: entries)
  }

  /// Each signature is that of its own reporter: no other one is asked.
  @Test(arguments: Reporters.names, [SampleReport.ordinary, .hostile, .clean])
  func reportsAreKnownAgain(name: String, sample: SampleReport) throws {
    let entry = try #require(Reporters.all.first { $0.name == name })
    let text = sample.document(entry.make(ReportContent(), ReportEnvironment()))
    // A text report without findings is empty.
    #expect(try Self.otherKind(of: text, among: [entry]) == nil, "\(text.prefix(200))")
  }

  @Test(arguments: ["json", "csv"]) func countsAreKnownAgain(name: String) throws {
    let entry = try #require(Reporters.all.first { $0.name == name })
    var content = ReportContent()
    content.showsCounts = true
    let text = SampleReport.ordinary.document(entry.make(content, ReportEnvironment()))
    #expect(try Self.otherKind(of: text, among: [entry]) == nil, "\(text.prefix(200))")
  }

  /// A reporter that is added is its file and its entry in the list: nothing else knows of it.
  @Test func aNewReporterIsItsFileAndItsEntry() throws {
    let entry = Reporters.Entry(
      name: "org", summary: "A list for Org mode.", signature: OrgReporter.signature
    ) { _, _ in OrgReporter() }
    let text = SampleReport.ordinary.document(entry.make(ReportContent(), ReportEnvironment()))
    #expect(text.hasPrefix("* TODO 6 files\n"), "\(text)")
    #expect(try Self.otherKind(of: text) == "a text file that is not a report")
    #expect(try Self.otherKind(of: text, among: Reporters.all + [entry]) == nil)
  }
}

/// An invented reporter.
private struct OrgReporter: Reporter {
  static var signature: Signature { ReportSignature.text(.beginning(["* TODO "])) }

  var demands: ReportRequirements { [] }

  func write(_ report: Report, to output: inout ReportBuffer) {
    output.write("* TODO \(report.files.count) files\n")
    for file in report.files {
      for finding in file.findings { output.write("** \(TextEscaping.line("\(file.path): \(finding.message)"))\n") }
    }
  }
}
