import Documents
import Linting
import Support

/// The index of the rules, with its filters.
extension RuleSite {
  func writeIndex(to xml: inout XMLWriter) {
    xml.line("h1", text: "Rules")
    xml.line(
      "p",
      text:
        "This site has \(SummaryLine.counted(rules.count, "rule")). "
        + (documents.isEmpty
          ? "Each page has the reason and examples."
          : "Each page has the reason, examples, and the guideline that asks for it."))
    let groups = rules.map { String($0.group) }.unique
    writeFilters(groups, to: &xml)
    for group in groups {
      section(Self.capitalized(group), id: "group-\(group)", class: "fl-group", to: &xml) { xml in
        xml.element("ul", [("class", "fl-rules")]) { xml in
          for rule in rules where rule.group == group { writeEntry(of: rule, group, to: &xml) }
        }
      }
    }
  }

  /// A name as a title: `Touch target`.
  private static func capitalized(_ name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Without the script, the filters stay hidden.
  private func writeFilters(_ groups: [String], to xml: inout XMLWriter) {
    let levels = Severity.allCases.reversed().map(\.name).filter { name in
      rules.contains { rule in rule.severities.contains { $0.severity.name == name } }
    }
    let platforms = ["ios", "android"]
    let choices = [
      ("level", "Level", levels.map { ($0, Self.capitalized($0)) }),
      ("platform", "Platform", platforms.map { ($0, Self.platform($0)) }),
      ("group", "Group", groups.map { ($0, Self.capitalized($0)) }),
    ]
    xml.element("form", [("class", "fl-filters"), ("id", "fl-filters"), ("hidden", "")]) { xml in
      for (name, title, options) in choices {
        xml.line("label") { xml in
          xml.text(title + " ")
          xml.line("select", [("name", name)]) { xml in
            for (value, text) in [("", "All")] + options { xml.line("option", [("value", value)], text: text) }
          }
        }
      }
      xml.line("label") { xml in
        xml.text("Words ")
        xml.element("input", [("name", "words"), ("type", "search"), ("autocomplete", "off")])
      }
      xml.line("output", [("id", "fl-shown")], text: "")
    }
  }

  private func writeEntry(of rule: Rule, _ group: String, to xml: inout XMLWriter) {
    let data: [(StaticString, String)] = [
      ("data-level", rule.severities.map(\.severity.name).joined(separator: " ")),
      ("data-platform", rule.platforms.names.joined(separator: " ")),
      ("data-group", group), ("data-words", rule.statements.joined(separator: " ")),
    ]
    xml.element("li", data) { xml in
      xml.line("a", [("href", Self.path(of: rule.id))]) { xml in
        PageProse.write(inline: rule.summary.isEmpty ? rule.id : rule.summary, to: &xml)
      }
      writeLabels(of: rule, to: &xml)
    }
  }
}
