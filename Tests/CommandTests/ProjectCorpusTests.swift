import Foundation
import TestSupport
import Testing

private let corpus = "../shared/corpus/projects"
private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url(corpus).path)

/// Whole repositories with everything that stands beside their screens: the first run in them says nothing but what it found.
@Suite(.enabled(if: corpusIsHere, "../shared/corpus/projects is not here"))
struct ProjectCorpusTests {
  @Test(arguments: [
    "SAP-samples__cloud-mdk-samples", "SAP-samples__cloud-mdk-tutorial-samples",
    "SAP-samples__cloud-mobile-end2end-sample",
  ])
  func everyTreeIsRead(repository: String) throws {
    let result = try fiorilint("check", "--fail-on", "never", "--format", "json", "\(corpus)/\(repository)")
    #expect(result.isExit && result.status == 0, "\(result.error)")
    let report = result.json
    #expect((report["failures"] as? [Any])?.isEmpty == true, "\(report["failures"] ?? "")")
    let screens = (report["summary"] as? [String: Any])?["screens"] as? Int ?? 0
    #expect(screens > 40)
    // These trees are whole, and refer to nothing in vain.
    let rules = (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    #expect(!rules.contains("description/broken-reference"))
  }
}
