import Foundation
import Linting
import TestSupport
import Testing

private let corpus = "../shared/corpus/mdk"
private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url(corpus).path)

/// Real pages of the SAP Mobile Development Kit: each is read, and each finding in the golden file was looked at and is true.
@Suite(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
struct MDKCorpusTests {
  @Test func everyPageIsReadAndEveryFindingIsKnown() throws {
    let engine = TestLinter.engine()
    let files = Repository.files(below: corpus, "page", "fragment")
    let reports = files.map { file in engine.lint(Repository.url(file).path, path: Repository.url(file).path) }
    #expect(reports.allSatisfy { $0.failure == nil })
    let paths = files.map { String($0.dropFirst(corpus.count + 1)) }
    #expect(try Golden.difference(of: Findings.summary(of: reports, paths), from: "mdk-corpus.txt") == nil)
  }
}
