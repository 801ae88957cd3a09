import Foundation
import Linting
import TestSupport
import Testing

private let corpus = "../shared/corpus/figma"
private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url(corpus).path)

/// Real answers of Figma's REST API, and our own: each is read, and each finding in the golden files was looked at and
/// is true.
@Suite struct FigmaCorpusTests {
  @Test(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
  func everyFileIsReadAndEveryFindingIsKnown() throws {
    try expectKnown(Repository.files(below: corpus, "json"), below: corpus, "figma-corpus.txt")
  }

  @Test func everyFindingInOurOwnIsKnown() throws {
    let folder = "Fixtures/formats/figma"
    try expectKnown(Repository.files(below: folder), below: folder, "figma-findings.txt")
  }

  private func expectKnown(_ files: [String], below folder: String, _ golden: String) throws {
    let engine = TestLinter.engine()
    let reports = files.map { file in engine.lint(Repository.url(file).path, path: file) }
    #expect(reports.allSatisfy { $0.failure?.message.hasPrefix("no frame has the size of a phone") ?? true })
    #expect(reports.allSatisfy { $0.format == "figma" })
    let paths = files.map { String($0.dropFirst(folder.count + 1)) }
    #expect(try Golden.difference(of: Findings.summary(of: reports, paths), from: golden) == nil)
  }
}
