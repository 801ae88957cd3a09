import Foundation
import Linting
import TestSupport
import Testing

private let corpus = "../shared/corpus/appium"
private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url(corpus).path)

/// Real page sources: each is read, and each finding in the golden file was looked at and is true of what the file says.
@Suite(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
struct PageSourceCorpusTests {
  @Test func everySourceIsReadAndEveryFindingIsKnown() throws {
    let engine = TestLinter.engine()
    let files = Repository.files(below: corpus, "xml")
    let reports = files.map { file in engine.lint(Repository.url(file).path, path: Repository.url(file).path) }
    #expect(reports.allSatisfy { $0.failure == nil })
    var counts: [String: Int] = [:]
    var lines: [String] = []
    for (file, report) in zip(files, reports) {
      for finding in report.findings {
        counts[finding.rule, default: 0] += 1
        let path = file.dropFirst(corpus.count + 1)
        lines.append("\(path):\(finding.start.line):\(finding.start.column): \(finding.severity.name) \(finding.rule)")
      }
    }
    let summary =
      ["files \(reports.count)", "screens \(reports.reduce(0) { $0 + $1.screens })"]
      + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let difference = try Golden.difference(
      of: (summary + [""] + lines.sorted()).joined(separator: "\n") + "\n", from: "ios-page-source-corpus.txt")
    #expect(difference == nil)
  }
}
