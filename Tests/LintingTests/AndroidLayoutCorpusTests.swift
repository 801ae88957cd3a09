import Foundation
import Linting
import TestSupport
import Testing

private let corpus = "../shared/corpus/android-layout"
private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url(corpus).path)

/// Real layouts, and our own: each is read, and each finding in the golden files was looked at and is true.
@Suite struct AndroidLayoutCorpusTests {
  @Test(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
  func everyLayoutIsReadAndEveryFindingIsKnown() throws { try compare(corpus, with: "android-layout-corpus.txt") }

  @Test func everyFindingInOurOwnIsKnown() throws {
    try compare("Fixtures/formats/android-layout/app/src/main/res", with: "android-layout-findings.txt")
  }

  private func compare(_ folder: String, with golden: String) throws {
    // A rule as teams on Android write it: the built-in one is of iOS.
    let target = try TestRules.rule(
      """
      level: error
      statements: []
      platforms: [android]
      on: ":is(button, icon, label, group):known([interactive=true])"
      check: size
      with: {minWidth: 48, minHeight: 48, innermostOnly: true}
      """, id: "team/touch-target")
    let engine = TestLinter.engine(rules: TestLinter.rules + [target])
    let files = Repository.files(below: folder, "xml").filter { $0.contains("/res/layout") }
    let reports = files.map { file in engine.lint(Repository.url(file).path, path: Repository.url(file).path) }
    #expect(reports.allSatisfy { $0.failure == nil && $0.format == "android-layout" })
    let paths = files.map { String($0.dropFirst(folder.count + 1)) }
    #expect(try Golden.difference(of: Findings.summary(of: reports, paths), from: golden) == nil)
  }
}
