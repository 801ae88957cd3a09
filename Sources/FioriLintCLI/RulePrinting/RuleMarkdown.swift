import Linting
import RulePages
import Support

/// Writes rules in Markdown: the catalogue, and a rule's page with what its header says in words.
struct RuleMarkdown {
  /// The ledger with the texts of a rule's statements.
  let statements: [GuidelineStatement]

  /// The catalogue: a table for each group, with links that are good in `Rules`.
  func catalogue(_ rules: [Rule]) -> String {
    var text = "# Rules\n\n<!-- Made by `fiorilint rules --format markdown`. Do not edit. -->\n"
    for group in rules.map(\.group).unique {
      let words = group.replacing("-", with: " ")
      text += "\n## \(words.prefix(1).uppercased())\(words.dropFirst())\n\n"
      var table = MarkdownTable(["Rule", "What it asks", "Level", "Platforms", "Statements"])
      for rule in rules where rule.group == group {
        table.add([
          "[\(rule.id.dropFirst(group.count + 1))](\(rule.id).md)", rule.summary, rule.severitiesInWords,
          rule.platforms.names.joined(separator: ", "), rule.statements.joined(separator: ", "),
        ])
      }
      text += table.text
    }
    return text
  }

  /// A rule's page.
  func page(_ rule: Rule) -> String {
    var text = "# \(rule.summary)\n\n"
    text += "`\(rule.id)` · \(rule.severitiesInWords) · \(rule.platforms.names.joined(separator: ", "))\n"
    if !rule.statements.isEmpty {
      text += "\n## Statements\n\n"
      for id in rule.statements { text += "- **\(id)** \(statement(id))\n" }
    }
    text += "\n## Checks\n\n"
    for item in rule.cases {
      let name = item.source.check
      text += "- `\(item.source.selector)`: `\(name)`. \(Checks.summary(of: name, additions: item.additions))"
      if rule.cases.count > 1 {
        let traits = [item.severity.name, item.platforms.names.joined(separator: " and ")] + item.statements
        text += " (\(traits.joined(separator: ", ")))"
      }
      text += "\n"
      for parameter in item.source.parameters {
        let doc = Checks.doc(of: parameter.key, in: name, additions: item.additions)
        text += "  - `\(parameter.key)`: `\(parameter.value.description)`. \(doc)\n"
      }
      for fix in item.fixes(of: rule.id) { text += "  - Fix (\(fix.safety.rawValue)): \(fix.title).\n" }
    }
    text += "\n## Why\n\n\(rule.page.rationale)\n"
    if !rule.page.advice.isEmpty { text += "\n## What to do\n\n\(rule.page.advice)\n" }
    if let supersession = rule.supersession(quoting: { "`\($0)`" }) {
      text += "\n## Related rules\n\n\(supersession)\n"
    }
    if !rule.page.examplesText.isEmpty {
      text += "\n`↓` marks the place of a finding.\n\n\(rule.page.examplesText)"
    }
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  private func statement(_ id: String) -> String {
    let title = GuidelineDocument.of(statement: id)?.title ?? ""
    guard let statement = statements.first(where: { $0.id == id }) else { return "(\(title))" }
    return "(\(title), \(statement.section), \(statement.level)): \(statement.says)"
  }
}
