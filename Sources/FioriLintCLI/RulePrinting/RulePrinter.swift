import Linting
import RulePages

/// Prints rules for people at a terminal.
struct RulePrinter {
  private static let indentation = 2
  private static let column = 14
  let colours: Colours
  let layout: TextLayout
  /// The ledger with the texts of a rule's statements.
  let statements: [GuidelineStatement]

  /// Id, level, platforms and title of each rule: in one line, or the title in lines of its own.
  func list(_ rules: [Rule], isWrapped: Bool) -> String {
    if isWrapped {
      return rules.map { rule in
        "\(colours.strong(rule.id))  \(rule.severitiesInWords) · \(rule.platforms.names.joined(separator: ", "))\n"
          + layout.paragraph(rule.summary, indentation: 2 * Self.indentation)
      }.joined()
    }
    let width = rules.map(\.id.count).max() ?? 0
    let severityWidth = rules.map { $0.severitiesInWords.count }.max() ?? 0
    return rules.map { rule in
      "\(TextLayout.padded(rule.id, width))  \(TextLayout.padded(rule.severitiesInWords, max(7, severityWidth)))  "
        + "\(TextLayout.padded(rule.platforms.names.joined(separator: ", "), 12))  \(rule.summary)\n"
    }.joined()
  }

  /// The whole page of a rule: what, where it comes from, parameters, why, examples.
  func page(_ rule: Rule) -> String {
    var text = wrapped(rule.summary, colours.strong)
    text += "\n" + field("rule", rule.id)
    text += field("level", "\(rule.severitiesInWords) (a configuration can change it)")
    text += field("platforms", rule.platforms.names.joined(separator: ", "))
    if !rule.statements.isEmpty {
      text += heading("Statements")
      for id in rule.statements { text += field(id, statement(id)) }
    }
    text += heading(rule.cases.count > 1 ? "Checks" : "Check")
    for item in rule.cases { text += check(item, of: rule) }
    text += heading("Why") + MarkdownText.text(rule.page.rationale, layout, colours)
    if !rule.page.advice.isEmpty {
      text += heading("What to do") + layout.paragraph(rule.page.advice, indentation: Self.indentation)
    }
    if let supersession = rule.supersession(quoting: { $0 }) {
      text += heading("Related rules") + layout.paragraph(supersession, indentation: Self.indentation)
    }
    if !rule.page.examplesText.isEmpty {
      text += "\n" + MarkdownText.text(rule.page.examplesText, layout, colours)
      text += "\n" + layout.paragraph("↓ marks the place of a finding.", indentation: Self.indentation)
    }
    return text
  }

  // MARK: Parts

  private func check(_ item: Rule.Case, of rule: Rule) -> String {
    let name = item.source.check
    var text = field("on", item.source.selector)
    if rule.cases.count > 1 {
      if rule.severities.count > 1 { text += field("level", item.severity.name) }
      if item.platforms != rule.platforms { text += field("platforms", item.platforms.names.joined(separator: ", ")) }
      if !item.statements.isEmpty { text += field("statements", item.statements.joined(separator: ", ")) }
    }
    text += field("check", "\(name): \(Checks.summary(of: name, additions: item.additions))")
    for parameter in item.source.parameters {
      let doc = Checks.doc(of: parameter.key, in: name, additions: item.additions)
      // Of a condition, the check has said what it is.
      let end = Checks.isCondition(parameter.key, of: name) ? "" : " · \(doc)"
      text += field("  \(parameter.key)", parameter.value.description + end)
    }
    if let message = item.source.message ?? rule.page.message { text += field("message", message.text) }
    for fix in item.fixes(of: rule.id) { text += field("fix", "\(fix.title) (\(fix.safety.rawValue))") }
    return text + (item.source.line == rule.cases.last?.source.line ? "" : "\n")
  }

  private func statement(_ id: String) -> String {
    let title = GuidelineDocument.of(statement: id)?.title ?? ""
    guard let statement = statements.first(where: { $0.id == id }) else { return title }
    return "\(title) · \(statement.section) · \(statement.level) · \(statement.says)"
  }

  // MARK: Layout

  private func heading(_ text: String) -> String { "\n" + colours.strong(text) + "\n" }

  private func field(_ name: String, _ value: String) -> String {
    let label = String(repeating: " ", count: Self.indentation) + name
    return layout.paragraph(value, indentation: Self.column + Self.indentation, label: label, paint: colours.faint)
  }

  private func wrapped(_ text: String, _ paint: (String) -> String) -> String {
    layout.paragraph(text).split(separator: "\n").map { paint(String($0)) + "\n" }.joined()
  }
}
