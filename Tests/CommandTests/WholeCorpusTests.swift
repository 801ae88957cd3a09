import Foundation
import TestSupport
import Testing

private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url("../shared/corpus").path)

/// One run over real files of all formats, as a repository mixes them.
@Suite(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
struct WholeCorpusTests {
  /// What could not be read is no screen of any format; the golden file has each with the reason, and how much was found in which format's
  /// folder. That each finding is true is for the tests of the formats.
  @Test(arguments: [1, 3]) func everyScreenIsRead(jobs: Int) throws {
    let result = try fiorilint("check", "../shared/corpus", "--format", "json", "--jobs", "\(jobs)")
    #expect(result.isExit && result.status == 3)
    let report = result.json
    var text = "== not read\n"
    for failure in report["failures"] as? [[String: Any]] ?? [] {
      text += "\(Self.path(failure)): \(failure["message"] ?? "")\n"
    }
    var counts: [String: Int] = [:]
    for finding in report["findings"] as? [[String: Any]] ?? [] {
      let folder = Self.path(finding).prefix { $0 != "/" }
      counts["\(folder): \(finding["rule"] ?? "")", default: 0] += 1
    }
    text += "== findings\n" + counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
    text += "== summary\n" + result.error
    #expect(try Golden.difference(of: text, from: "whole-corpus.txt") == nil)
  }

  private static func path(_ item: [String: Any]) -> String {
    String((item["path"] as? String ?? "").dropFirst("../shared/corpus/".count))
  }
}
