import Foundation
import TestSupport
import Testing

private let corpusIsHere = FileManager.default.fileExists(atPath: Repository.url("../shared/corpus").path)

/// One run over real files of all formats, as a repository mixes them.
@Suite(.enabled(if: corpusIsHere, "../shared/corpus is not here"))
struct WholeCorpusTests {
  /// Nothing fails, since no screen of the corpus is broken; the golden file would have it with the reason, and has how much was found in which
  /// format's folder. That each finding is true is for the tests of the formats.
  @Test(arguments: [1, 3]) func everyScreenIsRead(jobs: Int) throws {
    let result = try fiorilint(
      "check", "../shared/corpus", "--format", "json", "--group-steps", "false", "--jobs", "\(jobs)")
    #expect(result.isExit && result.status == 1)
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

  /// Whole repositories as they are, with their settings, mock data and rules.
  @Test(arguments: [
    "SAP-samples__cloud-mdk-samples", "SAP-samples__cloud-mdk-tutorial-samples",
    "SAP-samples__cloud-mobile-end2end-sample",
  ]) func wholeRepositories(name: String) throws {
    let folder = Repository.url("../shared/corpus/projects/\(name)").path
    guard FileManager.default.fileExists(atPath: folder) else { return }
    let result = try Command(directory: folder).run("check", ".", "--fail-on", "never")
    // An error without a rule is a file that could not be read.
    let errors = result.lines.filter { $0.contains(": error: ") }
    #expect(result.status == 0 && errors.allSatisfy { $0.hasSuffix("]") }, "\(result.text)")
    #expect(result.error.contains(" skipped") && !result.error.contains("could not be read"), "\(result.error)")
  }

  private static func path(_ item: [String: Any]) -> String {
    String((item["path"] as? String ?? "").dropFirst("../shared/corpus/".count))
  }
}
