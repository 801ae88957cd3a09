import Foundation
import Screens
import TestSupport
import Testing

@testable import CEL
@testable import Linting
@testable import RulePageReading

/// The reference pages for authors of rules come from the code.
@Suite struct RuleLanguageTests {
  private static let path = "docs/reference/rule-language.md"

  @Test func keys() throws {
    let ofCases = Set(PageKey.ofCases.map(\.name))
    let rows = PageKey.all.map { key in
      [
        "`\(key.name)`", key.doc, key.isRequired ? "here, or in each case" : "",
        ofCases.contains(key.name) ? "yes" : "",
      ]
    }
    let text = GeneratedText.table(["Key", "Meaning", "Required", "In cases"], rows)
    #expect(try GeneratedText.difference(of: text, fromPart: "keys", ofFile: Self.path) == nil)
  }

  @Test func variables() throws {
    let text = String(decoding: try Repository.bytes(of: Self.path), as: UTF8.self)
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("Conditions") })
    let names = section.matches(of: #/\n\| `(\w+)` \| (?:the|its|all) /#).map { String($0.1) }
    #expect(names == ScreenVariable.allCases.map(\.name) + ["parameters"])
  }

  /// The selectors of the page can be read.
  @Test func selectors() throws {
    let text = String(decoding: try Repository.bytes(of: Self.path), as: UTF8.self)
    for selector in [
      "collectionView", "detailImage", "swipeAction", "*", "[layout=grid]", "[layout!=grid]", "[totalCount>20]",
      "[title]",
    ] {
      #expect(text.contains("`\(selector)`"))
      #expect(throws: Never.self) { try Selector(selector) }
    }
  }

  @Test func checks() throws {
    var text = ""
    for check in Checks.all {
      text += "## `\(check.name)`\n\n\(check.summary)\n\n"
      if let kinds = check.kindsInWords { text += "Checks \(kinds).\n\n" }
      guard !check.parameterList.isEmpty else { continue }
      let rows = check.parameterList.map { parameter in
        let unit = parameter.unit.map { " in \($0)" } ?? ""
        return ["`\(parameter.name)`", parameter.doc, parameter.type + unit, parameter.standardInWords]
      }
      text += GeneratedText.table(["Parameter", "Meaning", "Type", "Default"], rows) + "\n"
    }
    #expect(try GeneratedText.difference(of: text, fromPart: "checks", ofFile: "docs/reference/checks.md") == nil)
  }

  @Test func leftOut() throws {
    let text = LeftOut.features.map { "- \($0)\n" }.joined() + "- `dyn`: every type is known\n"
    #expect(
      try GeneratedText.difference(of: text, fromPart: "left out", ofFile: "docs/reference/functions.md") == nil)
  }
}
