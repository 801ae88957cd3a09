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

  static let documents = [
    Document(name: "txt", reporter: TextReporter()),
    Document(name: "checks.txt", reporter: TextReporter(showsChecks: true)),
    Document(name: "terminal.txt", reporter: TextReporter(showsColours: true, showsCode: true, width: 100)),
    Document(name: "json", reporter: JSONReporter()),
    Document(name: "checks.json", reporter: JSONReporter(includesChecks: true)),
    Document(name: "sarif", reporter: SARIFReporter(workingDirectory: "/work space/here")),
    Document(name: "junit.xml", reporter: JUnitReporter()),
    Document(name: "junit-jenkins.xml", reporter: JUnitReporter(dialect: .jenkins)),
    Document(name: "junit-strict.xml", reporter: JUnitReporter(dialect: .strict)),
  ]

  /// The documents that are kept of every sample; the others only of the ordinary one.
  private static let usual: Set = ["txt", "terminal.txt", "json", "sarif", "junit.xml"]

  @Test(arguments: SampleReport.all, documents)
  func document(sample: SampleReport, document: Document) throws {
    // What other documents show too, in other words, would only make the folder large.
    guard sample.name == "ordinary" || Self.usual.contains(document.name) else { return }
    let text = Data(sample.document(document.reporter).utf8)
    let file = TestPaths.root.appending(path: "Fixtures/reports/\(sample.name).\(document.name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file)
    }
    let golden = try Data(contentsOf: file)
    #expect(text == golden, "differs from \(file.lastPathComponent); UPDATE_GOLDEN=1 rewrites it")
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
