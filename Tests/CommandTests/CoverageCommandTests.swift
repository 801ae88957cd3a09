import Foundation
import Linting
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// `fiorilint coverage`: statements against rules and screens, and the pages that it writes.
@Suite struct CoverageCommandTests {
  /// Rules whose statements are those of several cases, of both platforms, and of different levels.
  private static let rules = [
    "--rule", "object-cell/icon-stack", "--rule", "collection-view/see-all-misuse", "--rule",
    "collection-view/header-required",
  ]
  private static let screens = [
    "Fixtures/screens/orders-list.json", "Fixtures/screens/products.xml", "Fixtures/screens/account-android.json",
    "Fixtures/screens/fieldwork/Pages/Equipment",
  ]

  @Test(arguments: ["text", "json", "markdown"]) func golden(format: String) throws {
    let version = BuildDescription.version
    let suffix = ["text": "txt", "json": "json", "markdown": "md"][format] ?? ""
    let plain = try Command().run(["coverage", "--format", format] + Self.rules)
    #expect(plain.status == 0 && plain.error.isEmpty)
    #expect(try Golden.difference(of: Golden.withoutVersion(plain.text, version), from: "coverage.\(suffix)") == nil)
    let read = try Command().run(["coverage", "--format", format] + Self.rules + Self.screens)
    #expect(read.status == 0 && read.error.isEmpty)
    let text = Golden.withoutVersion(read.text, version)
    #expect(try Golden.difference(of: text, from: "coverage-screens.\(suffix)") == nil)
    let page = ["coverage", "--format", format, "--document", "ios-oc"]
    let document = try Command().run(page + Self.rules + Self.screens)
    #expect(document.status == 0 && document.text.contains("ios-oc-05") && !document.text.contains("ios-cv-18"))
    if format == "markdown" {
      #expect(try Golden.difference(of: document.text, from: "coverage-page.md") == nil)
    }
  }

  /// What is said is what `check` says: as many violations as elements with findings, of the statements that findings name.
  @Test func agreesWithCheck() throws {
    let check = try fiorilint("check", "Fixtures/screens", "--format", "json", "--checks").json
    let coverage = try fiorilint("coverage", "Fixtures/screens", "--format", "json").json
    let statements = try #require(coverage["statements"] as? [[String: Any]])
    #expect(statements.count == 104)
    let findings = try #require(check["findings"] as? [[String: Any]])
    let named = Set(findings.flatMap { $0["statements"] as? [String] ?? [] })
    let failed = statements.filter { (($0["screens"] as? [String: Any])?["failed"] as? Int ?? 0) > 0 }
    // On a screen of unknown platform a finding names the statements of the milder case only.
    #expect(named.isSubset(of: Set(failed.compactMap { $0["id"] as? String })) && !named.isEmpty)
    for statement in statements {
      let screens = try #require(statement["screens"] as? [String: Any])
      let missingFacts = try #require(screens["missing"] as? [[String: Any]])
      let counts = missingFacts.compactMap { $0["count"] as? Int }
      #expect(counts.reduce(0, +) == screens["inconclusive"] as? Int, "each inconclusive check lacks one fact first")
      #expect(counts == counts.sorted(by: >), "the most frequent fact comes first")
    }
  }

  @Test(
    arguments: [
      (["coverage", "--rule", "object-cell/icon-stack"], 0), (["coverage", "--document", "ios-oc", "good.json"], nil),
      (["coverage", "--rule", "object-cell/icon-stack", "good.json"], 0),
      (["coverage", "--rule", "object-cell/icon-stack", "bad.json"], 3),
      (["coverage", "--rule", "object-cell/icon-stack", "missing.json"], 3),
      (["coverage", "--document", "ios-vc"], 2), (["coverage", "--format", "sarif"], 2),
      (["coverage", "--rule", "x/y"], 2),
      (["coverage", "--jobs", "0"], 2), (["coverage", "--platform", "web"], 2),
    ] as [([String], Int32?)])
  func status(arguments: [String], status: Int32?) throws {
    let workspace = try Workspace(["good.json": Workspace.error, "bad.json": Workspace.broken])
    let result = try Command(directory: workspace.folder.path).run(arguments)
    // Whether a whole document is covered depends on the rules.
    #expect(result.isExit && (status == nil ? result.status < 2 : result.status == status), "\(result.error)")
    #expect(result.status != 2 || (result.output.isEmpty && !result.error.isEmpty))
    if status == 3 { #expect(result.error.contains(".json") && result.error.contains(": error: ")) }
  }

  /// The whole ledger is complete when, and only when, the status says so.
  @Test func completeness() throws {
    let result = try fiorilint("coverage", "--format", "json")
    let statements = try #require(result.json["statements"] as? [[String: Any]])
    let open = statements.filter { ["open", "untested"].contains($0["state"] as? String) }
    #expect(result.json["complete"] as? Bool == open.isEmpty && result.status == (open.isEmpty ? 0 : 1))
    #expect(!statements.contains { $0["state"] as? String == "untested" }, "each rule's examples show both")
    let text = try fiorilint("coverage")
    #expect(text.status == result.status && text.text.contains("  no rule") == !open.isEmpty)
  }

  @Test func wrongDocument() throws {
    let result = try fiorilint("coverage", "--document", "ios-vc")
    #expect(
      result.error.contains(
        "unknown document ios-vc; expected one of android-cv, hig-cv, ios-cv, ios-cvc, ios-oc; did you mean ios-cv?"))
  }

  @Test func standardInputAndPlatform() throws {
    let workspace = try Workspace()
    let text = #"{"type": "button", "frame": [0, 0, 30, 30]}"#
    for (platform, row) in [
      ("ios", " 1      0            0           0              0"),
      ("android", " 0      0            0           0              1"),
    ] {
      let result = try workspace.run(
        "coverage", "-", "--rule", "touch-target/minimum-size", "--platform", platform, input: text)
      #expect(result.lines.contains { $0.contains("hig-cv-02") && $0.contains(row) }, "\(result.text)")
    }
  }

  @Test func nothingToRead() throws {
    let result = try Workspace().run("coverage", ".", "--rule", "touch-target/minimum-size")
    #expect(result.status == 0 && result.error.contains("note: no screens"))
  }

  // MARK: Pages of the repository

  @Test(arguments: GuidelineDocument.all) func pageOfDocument(document: GuidelineDocument) throws {
    let result = try fiorilint("coverage", "--format", "markdown", "--document", document.id)
    #expect(try GeneratedText.difference(of: result.text, fromFile: "Rules/\(document.page).md") == nil)
  }

  @Test func catalogue() throws {
    let result = try fiorilint("rules", "--format", "markdown")
    #expect(result.status == 0)
    #expect(try GeneratedText.difference(of: result.text, fromFile: "Rules/README.md") == nil)
  }

  @Test func tableInDocs() throws {
    let result = try fiorilint("coverage", "--format", "markdown")
    let table = result.text.replacingOccurrences(of: "](Rules/", with: "](../../Rules/")
    #expect(try GeneratedText.difference(of: table, fromPart: "coverage", ofFile: "docs/background/coverage.md") == nil)
  }

  /// Each link of a generated page leads to a file.
  @Test func links() throws {
    for page in GuidelineDocument.all.map(\.page) + ["README"] {
      let text = String(decoding: try Repository.bytes(of: "Rules/\(page).md"), as: UTF8.self)
      for link in text.matches(of: /\]\(([^)]+)\)/).map({ String($0.1) }) {
        #expect(FileManager.default.fileExists(atPath: Repository.url("Rules/\(link)").path), "\(page): \(link)")
      }
    }
  }
}
