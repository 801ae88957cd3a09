import Documents
import Linting

/// The index of the rules, with its filters.
extension RuleSite {
  func writeIndex(to xml: inout XMLWriter) {
    xml.line("h1", text: "Rules")
    xml.line(
      "p",
      text:
        "fiorilint has \(SummaryLine.counted(rules.count, "rule")). "
        + "Each page has the reason, examples, and the guideline that asks for it.")
    var groups: [String] = []
    for rule in rules where !groups.contains(String(rule.group)) { groups.append(String(rule.group)) }
    writeFilters(groups, to: &xml)
    for group in groups {
      section(Self.title(ofGroup: group), id: "group-\(group)", class: "fl-group", to: &xml) { xml in
        xml.element("ul", [("class", "fl-rules")]) { xml in
          for rule in rules where rule.group == group { writeEntry(of: rule, group, to: &xml) }
        }
      }
    }
  }

  private static func title(ofGroup group: String) -> String {
    let words = group.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Without the script, the filters stay hidden.
  private func writeFilters(_ groups: [String], to xml: inout XMLWriter) {
    let levels = Severity.allCases.reversed().map(\.name).filter { name in rules.contains { $0.severity.name == name } }
    let platforms = ["ios", "android"]
    let choices = [
      ("level", "Level", levels.map { ($0, Self.title(ofGroup: $0)) }),
      ("platform", "Platform", platforms.map { ($0, Self.platform($0)) }),
      ("group", "Group", groups.map { ($0, Self.title(ofGroup: $0)) }),
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
      ("data-level", rule.severity.name), ("data-platform", rule.platforms.names.joined(separator: " ")),
      ("data-group", group), ("data-words", rule.allStatements.joined(separator: " ")),
    ]
    xml.element("li", data) { xml in
      xml.line("a", [("href", Self.path(of: rule.id))]) { xml in
        PageProse.write(inline: rule.summary.isEmpty ? rule.id : rule.summary, to: &xml)
      }
      writeLabels(of: rule, to: &xml)
    }
  }
}
