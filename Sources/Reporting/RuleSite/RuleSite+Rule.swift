import Documents
import Linting
import RulePages

/// The page of one rule.
extension RuleSite {
  func write(_ rule: Rule, _ examples: [SiteExample], to xml: inout XMLWriter) {
    let top = Self.top(from: rule)
    xml.element("header", [("class", "masthead")]) { xml in
      writeTrail(top, rule.group, to: &xml)
      xml.line("h1") { PageProse.write(inline: rule.summary.isEmpty ? rule.id : rule.summary, to: &$0) }
      xml.line("p", [("class", "soft")]) { writeFacts(of: rule, to: &$0) }
    }
    xml.element("main") { xml in
      section("Why", to: &xml) { PageProse.write(rule.page.rationale, to: &$0) }
      if !rule.page.advice.isEmpty {
        section("What to do", to: &xml) { xml in
          let advice = rule.page.advice
          let sentence = advice.prefix(1).uppercased() + advice.dropFirst() + (advice.hasSuffix(".") ? "" : ".")
          xml.line("p") { PageProse.write(inline: sentence, to: &$0) }
        }
      }
      if !examples.isEmpty {
        xml.element("div", [("class", "sides")]) { xml in
          for (title, expectation) in [("Avoid", RuleExample.Expectation.avoid), ("Prefer", .prefer)] {
            let own = examples.enumerated().filter { $0.element.example.expectation == expectation }
            if own.isEmpty { continue }
            section(title, to: &xml) { xml in
              for (index, example) in own { write(example, number: index + 1, to: &xml) }
            }
          }
        }
      }
      section("What is checked", to: &xml) { writeCases(of: rule, to: &$0) }
      writeStatements(of: rule, top, to: &xml)
    }
  }

  private func section(_ title: String, to xml: inout XMLWriter, _ body: (inout XMLWriter) -> Void) {
    let id = title.lowercased().replacing(" ", with: "-")
    xml.element("section", [("aria-labelledby", id)]) { xml in
      xml.line("h2", [("id", id)], text: title)
      body(&xml)
    }
  }

  // MARK: Examples

  private func write(_ example: SiteExample, number: Int, to xml: inout XMLWriter) {
    write(example.before, id: "example-\(number)", example.example, to: &xml)
    guard let after = example.after else { return }
    xml.line("p", [("class", "small")], text: "The same, fixed:")
    write(after.report, id: "example-\(number)-fixed", after.example, to: &xml)
  }

  private func write(_ report: FileReport, id: String, _ example: RuleExample, to xml: inout XMLWriter) {
    xml.element("figure") { xml in
      for index in report.drawings.indices {
        ScreenPicture(report, screen: index).svg(id: index == 0 ? id : "\(id)-\(index + 1)").writeCanvas(to: &xml)
      }
      xml.element("figcaption") { xml in
        let findings = report.open
        if findings.isEmpty {
          // Some is found only with files beside it, which a page does not have.
          let isMarked = !example.markers.isEmpty
          xml.line("p", text: isMarked ? "Found behind ↓ in the text, where its files are there." : "Nothing is found.")
        }
        for (place, finding) in findings.enumerated() {
          xml.line("p") { xml in
            xml.line("strong", text: "\(place + 1)")
            xml.text(" \(finding.message)")
          }
        }
        if !example.traits.isEmpty { xml.line("p", text: "On: \(example.traits.joined(separator: ", ")).") }
        xml.element("details") { xml in
          xml.line("summary", text: "As it is written (\(example.language))")
          xml.line("pre", [("class", "source"), ("tabindex", "0")]) { $0.line("code", text: example.marked) }
        }
      }
    }
  }

  // MARK: Checks and statements

  private func writeCases(of rule: Rule, to xml: inout XMLWriter) {
    xml.element("ul", [("class", "plain")]) { xml in
      for item in rule.cases {
        xml.element("li") { xml in
          let name = item.source.check
          xml.line("p") { xml in
            xml.line("code", text: item.source.selector)
            xml.text(": ")
            xml.line("code", text: name)
            xml.text(". \(Checks.summary(of: name, additions: item.additions))")
            if rule.cases.count > 1 {
              let traits = [item.severity.name, item.platforms.names.joined(separator: " and ")] + item.statements
              xml.text(" (\(traits.joined(separator: ", ")))")
            }
          }
          if !item.source.parameters.isEmpty {
            xml.element("dl") { xml in
              for parameter in item.source.parameters {
                xml.line("dt") { xml in
                  xml.line("code", text: parameter.key)
                  xml.text(": ")
                  xml.line("code", text: parameter.value.description)
                }
                xml.line(
                  "dd", [("class", "small")], text: Checks.doc(of: parameter.key, in: name, additions: item.additions))
              }
            }
          }
          for fix in item.fixes(of: rule.id) {
            xml.line("p", text: "Fix (\(fix.safety.rawValue)): \(fix.title).")
          }
        }
      }
    }
    if let supersession = rule.supersession(quoting: { "`\($0)`" }) {
      xml.line("p") { PageProse.write(inline: supersession, to: &$0) }
    }
  }

  private func writeStatements(of rule: Rule, _ top: String, to xml: inout XMLWriter) {
    guard !rule.allStatements.isEmpty else { return }
    section("Where it comes from", to: &xml) { xml in
      xml.element("ul", [("class", "plain")]) { xml in
        for id in rule.allStatements {
          let statement = statements.first { $0.id == id }
          xml.line("li") { xml in
            xml.line("a", [("href", "\(top)statements.html#\(id)")], text: id)
            if let statement { xml.text(" (\(statement.level)): \(statement.says)") }
            if let document = GuidelineDocument.of(statement: id) {
              xml.text(" \(document.title)\(statement.map { ", \($0.section)" } ?? "").")
            }
          }
        }
      }
    }
  }
}
