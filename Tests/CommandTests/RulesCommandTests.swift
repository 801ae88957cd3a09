import Foundation
import TestSupport
import Testing

/// `fiorilint rules` in its formats.
@Suite struct RulesCommandTests {
  @Test(arguments: ["text", "json", "markdown"]) func golden(format: String) throws {
    let suffix = ["text": "txt", "json": "json", "markdown": "md"][format] ?? ""
    for (name, id) in [("rule", "object-cell/icon-stack"), ("rules", "*/icon-stack")] {
      let result = try fiorilint("rules", id, "--format", format)
      #expect(result.status == 0 && result.error.isEmpty)
      #expect(try Golden.difference(of: result.text, from: "\(name).\(suffix)") == nil)
    }
  }

  /// Only the code of examples may be wider than a terminal.
  @Test func pagesFitATerminal() throws {
    for rule in TestLinter.allRules {
      let result = try fiorilint("rules", rule.id)
      for line in result.lines where !line.hasPrefix("    ") || line.hasPrefix("     ") {
        let isCode = line.hasPrefix("    ") && rule.page.examplesText.contains(line.dropFirst(4))
        // A word is not broken.
        let isWord = (line.split(separator: " ").last?.count ?? 0) > 64
        #expect(isCode || isWord || line.count <= 80, "\(rule.id): \(line)")
      }
      #expect(!result.text.contains("\u{1B}") && !result.lines.contains { $0.hasSuffix(" ") }, "\(rule.id)")
    }
  }

  @Test func everyRuleAsJSON() throws {
    let result = try fiorilint("rules", "--format", "json")
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == TestLinter.allRules.map(\.id))
    for (json, rule) in zip(rules, TestLinter.allRules) {
      #expect(json["title"] as? String == rule.summary && json["severity"] as? String == rule.severity.name)
      #expect((json["examples"] as? [Any])?.count == rule.page.examples.count)
      let cases = try #require(json["cases"] as? [[String: Any]])
      #expect(cases.count == rule.cases.count)
      for (json, item) in zip(cases, rule.cases) {
        let parameters = try #require(json["parameters"] as? [[String: Any]])
        #expect(parameters.compactMap { $0["name"] as? String } == item.source.parameters.map(\.key))
        #expect(parameters.allSatisfy { ($0["doc"] as? String)?.isEmpty == false && $0["value"] != nil })
      }
      for statement in try #require(json["statements"] as? [[String: Any]]) {
        #expect((statement["says"] as? String)?.isEmpty == false, "\(rule.id): \(statement)")
      }
      let one = try fiorilint("rules", rule.id, "--format", "json").json
      #expect(NSDictionary(dictionary: one).isEqual(to: json))
    }
  }

  @Test func wrongFormat() throws {
    let result = try fiorilint("rules", "--format", "sarif")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.error.contains("--format cannot be sarif; expected one of text, json, markdown, html"), "\(result.error)")
  }
}
