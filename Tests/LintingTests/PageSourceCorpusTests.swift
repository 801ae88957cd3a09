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
    // One file has no frames.
    let failed = reports.filter { $0.failure != nil }.map(\.path)
    #expect(failed.count == 1 && failed[0].hasSuffix("generate-all-locators.test.ts#01.xml"), "\(failed)")
    let paths = files.map { String($0.dropFirst(corpus.count + 1)) }
    #expect(try Golden.difference(of: Findings.summary(of: reports, paths), from: "ios-page-source-corpus.txt") == nil)
  }
}
