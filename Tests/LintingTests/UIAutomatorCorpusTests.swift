import Foundation
import Linting
import TestSupport
import Testing

private let corpus = "../shared/corpus/uiautomator"
private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url(corpus).path)

/// Real dumps of Android screens, and our own: each is read, and each finding in the golden files was looked at and is true.
@Suite struct UIAutomatorCorpusTests {
  @Test(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
  func everyDumpIsReadAndEveryFindingIsKnown() throws {
    let files = Repository.files(below: corpus, "xml", "txt", "uix")
    let reports = lint(files)
    #expect(reports.allSatisfy { $0.failure == nil && $0.format == "uiautomator" })
    try compare(reports, files, below: corpus, with: "uiautomator-corpus.txt")
  }

  @Test func everyFindingInOurOwnIsKnown() throws {
    let folder = "Fixtures/formats/uiautomator"
    let files = Repository.files(below: folder)
    try compare(lint(files), files, below: folder, with: "uiautomator-findings.txt")
  }

  private func lint(_ files: [String]) -> [FileReport] {
    var options = LintOptions()
    options.reader.density = 2.625
    let engine = TestLinter.engine(options)
    return files.map { file in engine.lint(Repository.url(file).path, path: file) }
  }

  private func compare(_ reports: [FileReport], _ files: [String], below folder: String, with golden: String) throws {
    var text = "files \(reports.count)\nscreens \(reports.reduce(0) { $0 + $1.screens })\n"
    for (file, report) in zip(files, reports) {
      let path = file.dropFirst(folder.count + 1)
      if let failure = report.failure {
        text += "\(path):\(failure.position?.line ?? 0): \(failure.message)\n"
      }
      for finding in report.findings {
        text +=
          "\(path):\(finding.start.line):\(finding.start.column): \(finding.severity.name) \(finding.rule): "
          + "\(finding.message)\n"
      }
    }
    let difference = try Golden.difference(of: text, from: golden)
    #expect(difference == nil)
  }
}
