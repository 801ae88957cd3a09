import Linting
import RulePages

/// Prints rules for people.
struct RulePrinter {
  /// Whether to use colours.
  let color: Bool

  /// A line for each rule: id, severity, platforms, title.
  func list(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      "\(padded(rule.id, width))  \(padded(rule.severity.name, 7))  "
        + "\(padded(rule.platforms.names.joined(separator: ", "), 12))  \(rule.summary)\n"
    }.joined()
  }

  /// The whole page of a rule: what, where it comes from, parameters, why, examples.
  func page(_ rule: Rule) -> String {
    var text = "\(strong(rule.summary))\n\n"
    text += field("rule", rule.id)
    text += field("platforms", rule.platforms.names.joined(separator: ", "))
    for (index, item) in rule.cases.enumerated() {
      let number = rule.cases.count > 1 ? " \(index + 1)" : ""
      text += "\n" + strong("Check\(number)") + "\n"
      text += field("severity", item.severity.name)
      if rule.cases.count > 1 { text += field("platforms", item.platforms.names.joined(separator: ", ")) }
      text += field("on", item.source.selector)
      text += field("check", "\(item.source.check): \(Checks.summary(of: item.source.check))")
      for parameter in item.source.parameters { text += field("  \(parameter.key)", parameter.value.description) }
    }
    if !rule.page.statements.isEmpty {
      text += "\n" + strong("Statements") + "\n"
      for id in rule.page.statements {
        text += field(id, GuidelineDocument.of(statement: id)?.title ?? "")
      }
    }
    text += "\n" + strong("Why") + "\n" + rule.page.rationale + "\n"
    text += "\n" + strong("What to do") + "\n" + rule.page.advice + "\n"
    for example in rule.page.examples {
      let traits = example.traits.isEmpty ? "" : " (\(example.traits.joined(separator: ", ")))"
      text += "\n" + strong("\(example.expectation.rawValue)\(traits)") + "\n"
      text += example.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
    }
    return text
  }

  private func field(_ name: String, _ value: String) -> String { "\(padded(name, 14))\(value)\n" }

  private func strong(_ text: String) -> String { color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
