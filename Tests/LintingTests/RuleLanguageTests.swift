import Screens
import TestSupport
import Testing

@testable import Conditions
@testable import Linting
@testable import RulePageReading

/// `docs/rule-language.md` says all that rule pages can, and nothing else.
@Suite struct RuleLanguageTests {
  private static let path = "docs/rule-language.md"

  /// The names in the first column of the first table below a heading.
  private static func rows(below heading: String) throws -> [String] {
    let lines = String(decoding: try Repository.bytes(of: path), as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0 == "## \(heading)" })
    let table = lines[(start + 1)...].drop { !$0.hasPrefix("| ") }.prefix { $0.hasPrefix("| ") }
    return table.dropFirst(2).compactMap { line in line.split(separator: "`").dropFirst().first.map(String.init) }
  }

  @Test func keys() throws {
    #expect(try Self.rows(below: "The header").sorted() == PageHeader.pageKeys.sorted())
  }

  @Test func variables() throws {
    let names = ScreenVariable.allCases.map(\.name) + ["parameters"]
    #expect(try Self.rows(below: "Conditions") == names)
  }

  /// What the page says of selectors can be read as one.
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
      text += "### `\(check.name)`\n\n\(check.summary)\n\n"
      guard !check.parameterList.isEmpty else { continue }
      text += "| Parameter | Type | Unit | Unless given | What it says |\n| --- | --- | --- | --- | --- |\n"
      for parameter in check.parameterList {
        let cells = [
          "`\(parameter.name)`", parameter.type, parameter.unit ?? "", parameter.standard ?? "", parameter.doc,
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
      text += "\n"
    }
    #expect(try GeneratedText.difference(of: text, fromPart: "checks", ofFile: Self.path) == nil)
  }

  @Test func functions() throws {
    var text = "| Function | What it takes | What it gives |\n| --- | --- | --- |\n"
    for function in Function.allCases where function != .dyn {
      for signature in function.signatures {
        let types = signature.parameters.map(\.description)
        let takes = signature.hasReceiver ? (["\(types[0]) before the dot"] + types.dropFirst()) : types
        let call = signature.hasReceiver ? ".\(function.rawValue)(…)" : "\(function.rawValue)(…)"
        text += "| `\(call)` | \(takes.joined(separator: ", ")) | \(signature.result.description) |\n"
      }
      if function.signatures.isEmpty {
        text += "| `\(function.rawValue)(…)` | numbers, or a list of numbers | a number |\n"
      }
    }
    #expect(try GeneratedText.difference(of: text, fromPart: "functions", ofFile: Self.path) == nil)
  }

  @Test func leftOut() throws {
    let text = LeftOut.features.map { "- \($0)\n" }.joined() + "- `dyn`: every type is known\n"
    #expect(try GeneratedText.difference(of: text, fromPart: "left out", ofFile: Self.path) == nil)
  }

  @Test func kinds() throws {
    var text = ""
    for kind in Vocabulary.kinds {
      text += "### `\(kind.kind.name)`\n\n\(kind.doc)\n\n"
      guard !kind.members.isEmpty else { continue }
      text += "| Member | What it is | Unless given | What it says |\n| --- | --- | --- | --- |\n"
      for member in kind.members {
        let cells = ["`\(member.member.name)`", Self.role(member), member.defaultValue ?? "", member.doc]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
      text += "\n"
    }
    #expect(try GeneratedText.difference(of: text, fromPart: "kinds", ofFile: Self.path) == nil)
  }

  private static func role(_ member: MemberDeclaration) -> String {
    switch member.role {
    case .fact(let type): return type.expectation
    case .part(let kind): return "part: \(kind.name)"
    case .list(let kinds, let element):
      let name = element.map { "; each is called `\($0)`" } ?? ""
      return "list of \(kinds.map(\.name).joined(separator: ", "))\(name)"
    }
  }
}
