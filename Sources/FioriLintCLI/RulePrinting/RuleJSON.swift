import Documents
import Linting
import Reporting
import RulePages

/// Writes rules for scripts: the list of all, or one.
struct RuleJSON {
  /// The ledger with the texts of a rule's statements.
  let statements: [GuidelineStatement]

  /// An array of rules.
  func list(_ rules: [Rule]) -> ReportBuffer {
    var output = ReportBuffer()
    JSONWriter.writeList(to: &output) { json in
      for rule in rules { json.element { write(rule, to: &$0) } }
    }
    return output
  }

  /// One rule.
  func page(_ rule: Rule) -> ReportBuffer {
    var output = ReportBuffer()
    JSONWriter.write(to: &output) { write(rule, to: &$0) }
    return output
  }

  private func write(_ rule: Rule, to json: inout JSONWriter) {
    json.member("id", rule.id)
    json.member("title", rule.summary)
    json.member("severity", rule.severity.name)
    json.member("platforms", texts: rule.platforms.names)
    json.member("advice", rule.page.advice)
    if !rule.page.supersedes.isEmpty { json.member("supersedes", texts: rule.page.supersedes.map(\.text)) }
    json.member(
      "statements",
      list: { json in
        for id in rule.statements { json.element { write(statement: id, to: &$0) } }
      })
    json.member(
      "cases",
      list: { json in
        for item in rule.cases { json.element { write(item, of: rule, to: &$0) } }
      })
    json.member("rationale", rule.page.rationale)
    json.member(
      "examples",
      list: { json in
        for example in rule.page.examples { json.element { write(example, to: &$0) } }
      })
  }

  private func write(statement id: String, to json: inout JSONWriter) {
    json.member("id", id)
    json.member("document", GuidelineDocument.of(statement: id)?.title ?? "")
    guard let statement = statements.first(where: { $0.id == id }) else { return }
    json.member("section", statement.section)
    json.member("level", statement.level)
    json.member("says", statement.says)
  }

  private func write(_ item: Rule.Case, of rule: Rule, to json: inout JSONWriter) {
    json.member("severity", item.severity.name)
    json.member("platforms", texts: item.platforms.names)
    json.member("statements", texts: item.statements)
    json.member("on", item.source.selector)
    json.member("check", item.source.check)
    json.member(
      "parameters",
      list: { json in
        for parameter in item.source.parameters {
          json.element { json in
            json.member("name", parameter.key)
            json.member("value", value: parameter.value)
            json.member(
              "doc", Checks.doc(of: parameter.key, in: item.source.check, additions: item.additions))
          }
        }
      })
    let fixes = item.fixes(of: rule.id)
    if fixes.isEmpty { return }
    json.member(
      "fixes",
      list: { json in
        for fix in fixes {
          json.element { json in
            json.member("title", fix.title)
            json.member("class", fix.safety.rawValue)
          }
        }
      })
  }

  private func write(_ example: RuleExample, to json: inout JSONWriter) {
    json.member("expectation", example.expectation == .avoid ? "avoid" : "prefer")
    json.member("language", example.language)
    json.member("traits", texts: example.traits)
    json.member("text", example.text)
    if !example.fixed.isEmpty { json.member("fixed", texts: example.fixed) }
    json.member("line", example.line)
  }
}
