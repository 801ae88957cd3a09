import Documents
import Foundation
import Linting
import Reporting
import TestSupport
import Testing

/// The element fingerprints of one screen in other spellings: formatted anew, with its members in another order, in the other language.
@Suite struct ElementFingerprintTests {
  private static let paths =
    ["Fixtures/screens/orders-list.json", "Fixtures/screens/team-profile.json"]
    + Repository.files(below: "Fixtures/screens", "json", "xml").filter { $0.split(separator: "/").count == 3 }

  /// Rule and fingerprint of each result that is about a screen: mistakes in its description are not written down again.
  private func fingerprints(_ text: String, path: String) throws -> Set<[String]> {
    var options = LintOptions()
    options.demands.insert(.lineHashes)
    let file = TestLinter.lint(text, options: options, path: path)
    #expect(file.failure == nil)
    var output = ReportBuffer()
    // The descriptions of rules that found nothing are nine tenths of a report.
    let found = Set(file.findings.map(\.rule))
    let run = RunInformation(version: "0", rules: TestLinter.rules.filter { found.contains($0.id) })
    SARIFReporter().write(Report(run: run, files: [file], summary: Summary()), to: &output)
    let log = try JSONSerialization.jsonObject(with: Data(output.bytes)) as? [String: Any]
    let results = ((log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    return Set(
      results.compactMap { result in
        guard (result["ruleId"] as? String)?.hasPrefix("description/") == false else { return nil }
        let prints = result["partialFingerprints"] as? [String: String]
        return [result["ruleId"] as? String ?? "", prints?["fiorilint/elementPath/v1"] ?? ""]
      })
  }

  @Test(arguments: Set(paths).sorted()) func spellings(path: String) throws {
    let bytes = try Repository.bytes(of: path)
    let stem = String(path.prefix { $0 != "." })
    let expected = try fingerprints(String(decoding: bytes, as: UTF8.self), path: path)
    for (language, name) in [(Spelling.Language.json, "json"), (.xml, "xml")] {
      for seed in [nil, 1, 2, 3] as [UInt64?] {
        let text = try Spelling(language, seed: seed).document(of: bytes)
        #expect(try fingerprints(text, path: "\(stem).\(name)") == expected, "\(name), order \(seed ?? 0)")
        let spread = text.split(separator: "\n").joined(separator: "\r\n\r\n  ")
        #expect(try fingerprints(spread, path: "\(stem).\(name)") == expected, "\(name), formatted anew")
      }
    }
  }

  /// Our own pairs of files, one screen each in both languages.
  @Test func pairsOfFixtures() throws {
    let stems = Set(Self.paths.filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) })
    let pairs = Self.paths.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.filter(stems.contains)
    #expect(Set(pairs).count >= 2)
    var found = 0
    for stem in Set(pairs).sorted() {
      let (json, xml) = (try fingerprints(ofFile: "\(stem).json"), try fingerprints(ofFile: "\(stem).xml"))
      #expect(json == xml, "\(stem)")
      found += json.count
    }
    #expect(found > 2)
  }

  private func fingerprints(ofFile path: String) throws -> Set<[String]> {
    try fingerprints(String(decoding: Repository.bytes(of: path), as: UTF8.self), path: path)
  }

  @Test func thereIsSomethingToCompare() throws {
    let found = try Self.paths.prefix(2).map { path in
      try fingerprints(ofFile: path).count
    }
    #expect(found.allSatisfy { $0 >= 2 })
  }

  /// Files of one name in two languages stay apart.
  @Test func twins() throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, "a.xml": #"<screen platform="ios"><button id="b" frame="0 0 30 30"/></screen>"#,
    ])
    let log = try workspace.run("check", "--format", "sarif").json
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["fiorilint/elementPath/v1"] }
    #expect(prints.count == 2 && Set(prints).count == 2)
  }
}
