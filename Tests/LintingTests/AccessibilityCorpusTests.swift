import Foundation
import Linting
import TestSupport
import Testing

private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url("../shared/corpus").path)

/// Real files of idb, AXe, Maestro and Rico, and our own of test runs; each finding in the golden files was looked at and is true.
@Suite struct AccessibilityCorpusTests {
  @Test(
    arguments: [
      "idb", "maestro", "rico", "droidbot", "xctest", "xctest-description", "android-cli", "roborazzi", "compose",
      "agent-device",
    ])
  func everyFindingInOurOwnIsKnown(format: String) throws {
    let folder = "Fixtures/formats/\(format)"
    #expect(try Golden.difference(of: summary(folder), from: "\(format)-findings.txt") == nil)
  }

  @Test(.enabled(if: corpusIsHere, "../shared/corpus is not here"), arguments: ["idb", "maestro", "rico"])
  func everyRealFileIsKnown(format: String) throws {
    let folder = "../shared/corpus/\(format)"
    #expect(try Golden.difference(of: summary(folder), from: "\(format)-corpus.txt") == nil)
  }

  private func summary(_ folder: String) -> String {
    var options = LintOptions()
    options.reader.density = 2.625
    let engine = TestLinter.engine(options)
    let files = Repository.files(below: folder, "json", "txt")
    let reports = files.map { file in engine.lint(Repository.url(file).path, path: file) }
    let paths = files.map { String($0.dropFirst(folder.count + 1)) }
    let failures = zip(paths, reports).compactMap { path, report in
      report.failure.map { "\(path): failure: \($0.message.prefix(60))\n" }
    }
    return Findings.summary(of: reports, paths) + failures.joined()
  }
}
