import Documents
import Linting
import RulePages
import Support

/// The page of one rule.
extension RuleSite {
  func write(_ rule: Rule, _ examples: [SiteExample], to xml: inout XMLWriter) {
    let top = Self.top(from: rule)
    xml.line("h1") { PageProse.write(inline: rule.summary.isEmpty ? rule.id : rule.summary, to: &$0) }
    writeLabels(of: rule, to: &xml)
    let advice = rule.page.advice
    if !advice.isEmpty {
      xml.line("p") { xml in
        xml.line("strong", text: "To fix it:")
        PageProse.write(inline: " \(advice)\(advice.hasSuffix(".") ? "" : ".")", to: &xml)
      }
    }
    section("Why", to: &xml) { xml in
      PageProse.write(rule.page.rationale, showsLists: true, link: link(from: rule), to: &xml)
    }
    write(examples, to: &xml)
    writeOrigin(of: rule, top, to: &xml)
    section("Checks", to: &xml) { writeCases(of: rule, to: &$0) }
    section("Configure", to: &xml) { writeConfiguration(of: rule, to: &$0) }
    section("Suppress", to: &xml) { writeSuppression(of: rule, to: &$0) }
  }

  /// Gives the link from the page of a rule to that of another rule that a piece of code names.
  private func link(from rule: Rule) -> (String) -> String? {
    let top = Self.top(from: rule)
    return { id in id != rule.id && ids.contains(id) ? top + Self.path(of: id) : nil }
  }

  // MARK: Guideline

  /// Rules of a team that follow no guideline have no such section.
  private func writeOrigin(of rule: Rule, _ top: String, to xml: inout XMLWriter) {
    let documents = rule.statements.compactMap { GuidelineDocument.of(statement: $0) }.unique
    let isOfWCAG = documents.isEmpty && followsWCAG(rule)
    guard !documents.isEmpty || isOfWCAG || rule.isSelfCheck else { return }
    section("Guideline", to: &xml) { xml in
      if isOfWCAG {
        writeWCAG(to: &xml)
      } else if documents.isEmpty {
        xml.line("p", text: "This rule follows no guideline. It checks the file itself.")
      }
      for document in documents { write(rule, document, top, to: &xml) }
    }
  }

  private func write(_ rule: Rule, _ document: GuidelineDocument, _ top: String, to xml: inout XMLWriter) {
    xml.line("p") { xml in
      Self.link(to: document.source, document.title, &xml)
      xml.text(", \(document.source.publisher), \(document.source.version):")
    }
    xml.element("ul", [("class", "plain")]) { xml in
      for id in rule.statements where GuidelineDocument.of(statement: id) == document {
        xml.line("li") { xml in
          xml.line("a", [("href", "\(top)guidelines.html#\(id)")], text: id)
          guard let statement = statements.first(where: { $0.id == id }) else { return }
          xml.text(", section “\(statement.section)”, \(statement.level): \(statement.says)")
        }
      }
    }
    writeReason(of: document.source, to: &xml)
  }

  private func writeWCAG(to xml: inout XMLWriter) {
    let wcag = GuidelineSource.wcag
    xml.line("p") { xml in
      Self.link(to: wcag, "Web Content Accessibility Guidelines (WCAG) 2.2", &xml)
      xml.text(", \(wcag.publisher). The section ")
      xml.line("a", [("href", "#why")], text: "Why")
      xml.text(" names the success criteria.")
    }
    writeReason(of: wcag, to: &xml)
  }

  private func writeReason(of source: GuidelineSource, to xml: inout XMLWriter) {
    xml.line("p") { xml in
      xml.line("strong", text: "Why this version?")
      xml.text(" \(GuidelineSource.reason) \(source.note)")
    }
  }

  // MARK: Checks

  private func writeCases(of rule: Rule, to xml: inout XMLWriter) {
    xml.line("p", text: "A check runs on each element that its selector matches.")
    for item in rule.cases {
      let name = item.source.check
      xml.line("p", [("class", "fl-selector")]) { $0.line("code", text: item.source.selector) }
      xml.line("p") { xml in
        xml.text("Check ")
        xml.line("code", text: name)
        if rule.cases.count > 1 {
          let platforms = item.platforms.names.map(Self.platform).words(last: "and")
          xml.text(" (\(([item.severity.name, platforms] + item.statements).joined(separator: ", ")))")
        }
        PageProse.write(inline: ". \(Checks.summary(of: name, additions: item.additions))", to: &xml)
      }
      if !item.source.parameters.isEmpty {
        table("Parameters of \(name)", ["Parameter", "Value", "Meaning"], to: &xml) { xml in
          for parameter in item.source.parameters {
            xml.line("tr") { xml in
              xml.line("td") { $0.line("code", text: parameter.key) }
              xml.line("td") { $0.line("code", text: parameter.value.description) }
              let doc = Checks.doc(of: parameter.key, in: name, additions: item.additions)
              xml.line("td") { PageProse.write(inline: doc, to: &$0) }
            }
          }
        }
      }
      for fix in item.fixes(of: rule.id) {
        xml.line("p") { PageProse.write(inline: "Fix (\(fix.safety.rawValue)): \(fix.title).", to: &$0) }
      }
    }
    if let supersession = rule.supersession(quoting: { "`\($0)`" }) {
      xml.line("p") { PageProse.write(prose: supersession, link: link(from: rule), to: &$0) }
    }
  }
}

extension Rule {
  /// What its id begins with, up to the slash.
  package var group: Substring { id.prefix { $0 != "/" } }

  /// Which findings of other rules this rule reports in their place; `nil`: none.
  package func supersession(quoting: (String) -> String) -> String? {
    guard !page.supersedes.isEmpty else { return nil }
    let ids = page.supersedes.map { quoting($0.text) }.words(last: "and")
    return "This rule replaces the findings of \(ids) that have the same cause."
  }
}
