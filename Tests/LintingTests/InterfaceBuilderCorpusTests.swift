import Foundation
import Linting
import TestSupport
import Testing

private let corpus = "../shared/corpus/storyboard"
private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url(corpus).path)

/// Real storyboards and xibs, and our own: each is read, and each finding in the golden files was looked at and is true.
@Suite struct InterfaceBuilderCorpusTests {
  private func check(below folder: String, with golden: String) throws -> [FileReport] {
    let engine = TestLinter.engine()
    let files = Repository.files(below: folder, "storyboard", "xib")
    let reports = files.map { file in engine.lint(Repository.url(file).path, path: Repository.url(file).path) }
    let paths = files.map { String($0.dropFirst(folder.count + 1)) }
    #expect(try Golden.difference(of: Findings.summary(of: reports, paths), from: golden) == nil)
    return reports
  }

  @Test(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
  func everyDocumentIsReadAndEveryFindingIsKnown() throws {
    let reports = try check(below: corpus, with: "interface-builder-corpus.txt")
    let failures = reports.compactMap(\.failure)
    // Two of them are for tvOS.
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0.message.contains("for tvOS") })
  }

  @Test func whatIsTooSmallIsCalledByItsTitleLabelOrOutlet() throws {
    let file = "Fixtures/formats/interface-builder/wired.storyboard"
    let report = TestLinter.engine().lint(Repository.url(file).path, path: file)
    let messages = report.findings.map { String($0.message.prefix { $0 != ";" }) }
    for message in [
      #"button "Leave Party" (btn-Wr-007) is 30 × 30 pt"#,
      #"button "Show members" (btn-Wr-011) is 30 × 30 pt"#,
      #"button "Upload" (btn-Wr-037) is 32 pt high"#, #"button "Moved" (btn-Wr-046) is 36 × 36 pt"#,
    ] {
      #expect(messages.contains(message))
    }
    #expect(report.findings.contains { $0.element == "screen[Wired]/button[btn-Wr-007]" })
    let rule = try #require(TestLinter.rules.firstIndex { $0.id == "touch-target/minimum-size" })
    // A picture, one that code may wire, and one that depends on size classes.
    #expect(
      report.missingFactsInProse[rule] == [
        #"an action, segue or gesture of button "btn-Wr-001""#,
        #"an action, segue or gesture of button "closeButton" (out-Wr-100)"#,
        #"frame of button "Varies" (btn-Wr-050)"#,
      ])
  }

  @Test func everyFindingInOurOwnIsKnown() throws {
    _ = try check(below: "Fixtures/formats/interface-builder", with: "interface-builder-findings.txt")
  }
}
