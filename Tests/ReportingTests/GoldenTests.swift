import Foundation
import Testing

@testable import Reporting

/// Whole documents, compared byte by byte with `Fixtures/reports`; `UPDATE_GOLDEN=1` rewrites them.
@Suite struct GoldenTests {
  struct Document: Sendable, CustomTestStringConvertible {
    var name: String
    var reporter: any Reporter
    var testDescription: String { name }
  }

  private static let folder = "/home/some one/here"

  static let documents = [
    Document(name: "txt", reporter: TextReporter()),
    Document(name: "checks.txt", reporter: TextReporter(.checks)),
    Document(name: "terminal.txt", reporter: TextReporter(showsColours: true, showsCode: true, width: 100)),
    Document(name: "by-file.txt", reporter: GroupedTextReporter(TextReporter(.checks), by: .file)),
    Document(name: "by-rule.txt", reporter: GroupedTextReporter(TextReporter(), by: .rule)),
    Document(name: "by-statement.txt", reporter: GroupedTextReporter(TextReporter(), by: .statement)),
    Document(
      name: "by-rule.terminal.txt",
      reporter: GroupedTextReporter(TextReporter(showsColours: true, showsCode: true, width: 100), by: .rule)),
    Document(name: "json", reporter: JSONReporter()),
    Document(name: "checks.json", reporter: JSONReporter(.checks)),
    Document(name: "jsonl", reporter: JSONLinesReporter()),
    Document(name: "checks.jsonl", reporter: JSONLinesReporter(.checks)),
    Document(name: "github.txt", reporter: GitHubReporter(workingDirectory: folder)),
    Document(name: "gitlab.json", reporter: GitLabReporter(workingDirectory: folder)),
    Document(name: "azure.txt", reporter: AzureReporter(workingDirectory: folder)),
    Document(name: "checkstyle.xml", reporter: CheckstyleReporter(workingDirectory: folder)),
    Document(name: "sonarqube.json", reporter: SonarQubeReporter(workingDirectory: folder)),
    Document(name: "rdjson", reporter: RDJSONReporter(workingDirectory: folder)),
    Document(name: "rdjsonl", reporter: RDJSONLinesReporter(workingDirectory: folder)),
    Document(name: "csv", reporter: CSVReporter()),
    Document(name: "statistics.txt", reporter: StatisticsReporter(.text)),
    Document(name: "statistics.json", reporter: StatisticsReporter(.json)),
    Document(name: "statistics.csv", reporter: StatisticsReporter(.csv)),
    Document(name: "tap", reporter: TAPReporter()),
    Document(name: "md", reporter: MarkdownReporter()),
    Document(name: "partial.json", reporter: PartialReporter()),
    Document(name: "sarif", reporter: SARIFReporter(workingDirectory: folder)),
    Document(
      name: "root.sarif",
      reporter: SARIFReporter(workingDirectory: folder, root: "/home/some one", category: "ios app")),
    Document(name: "junit.xml", reporter: JUnitReporter()),
    Document(name: "junit-jenkins.xml", reporter: JUnitReporter(dialect: .jenkins)),
    Document(name: "html", reporter: HTMLReporter()),
    Document(name: "junit-strict.xml", reporter: JUnitReporter(dialect: .strict)),
    Document(name: "junit-finding.xml", reporter: JUnitReporter(layout: JUnitLayout(.finding, passes: .none))),
    Document(
      name: "junit-per-file.xml", reporter: JUnitReporter(layout: JUnitLayout(passes: .perFile, inconclusive: .perFile))
    ),
    Document(name: "junit-inconclusive.xml", reporter: JUnitReporter(layout: JUnitLayout(inconclusive: .all))),
  ]

  /// The documents that are kept of every sample; the others only of the ordinary one.
  private static let usual: Set = [
    "txt", "terminal.txt", "json", "jsonl", "sarif", "junit.xml", "github.txt", "gitlab.json", "azure.txt",
    "checkstyle.xml", "sonarqube.json", "rdjson", "rdjsonl", "csv", "tap", "md", "html",
  ]

  @Test(arguments: SampleReport.all, documents)
  func document(sample: SampleReport, document: Document) throws {
    // What other documents show too, in other words, would only make the folder large.
    guard sample.name == "ordinary" || Self.usual.contains(document.name) else { return }
    let text = sample.document(document.reporter)
    let file = TestPaths.root.appending(path: "Fixtures/reports/\(sample.name).\(document.name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    // Lines are compared one by one, as a failure shows both sides.
    let lines = text.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let goldenLines = golden.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    for (line, goldenLine) in zip(lines, goldenLines) {
      try #require(line == goldenLine, "differs from \(file.lastPathComponent); UPDATE_GOLDEN=1 rewrites it")
    }
    #expect(Array(text.utf8) == Array(golden.utf8))
  }

  /// The same report gives the same bytes.
  @Test(arguments: documents)
  func isPure(document: Document) {
    #expect(
      SampleReport.hostile.document(document.reporter) == SampleReport.hostile.document(document.reporter))
  }

  @Test func rulesOfTheSamplesAreValid() {
    #expect(SampleReport.rules.map(\.id).count == 4)
    #expect(SampleReport.rules.map(\.id) == SampleReport.rules.map(\.id).sorted())
  }
}
