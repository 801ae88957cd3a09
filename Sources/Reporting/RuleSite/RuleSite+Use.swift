import Documents
import Linting
import RulePages
import Screens

/// How to configure and to suppress a rule.
extension RuleSite {
  func writeConfiguration(of rule: Rule, to xml: inout XMLWriter) {
    let presets = presets(rule)
    let entry = Self.entry(of: rule)
    xml.line("p") { xml in
      if !presets.isEmpty {
        xml.text("The preset\(presets.count > 1 ? "s" : "") ")
        for (index, name) in presets.enumerated() {
          if index > 0 { xml.text(index == presets.count - 1 ? " and " : ", ") }
          xml.line("code", text: name)
        }
        xml.text(" include\(presets.count > 1 ? "" : "s") this rule. ")
      }
      xml.text("The default level is ")
      for (index, level) in Self.severities(of: rule).enumerated() {
        if index > 0 { xml.text(" or ") }
        xml.line("code", text: level.severity.name)
        xml.text(level.platforms)
      }
      xml.text(". Set another level\(entry.contains("{") ? " or a parameter" : "") in ")
      xml.line("code", text: FileReport.Configuration.defaultName)
      xml.text(":")
    }
    code("rules:\n  \(entry)", to: &xml)
    xml.line("p") { xml in
      xml.line("code", text: "off")
      xml.text(" turns the rule off. To run only this rule once, use ")
      xml.line("code", text: "fiorilint check --rule \(rule.id)")
      xml.text(".")
    }
  }

  /// An entry of `rules:` in a configuration that changes the rule.
  private static func entry(of rule: Rule) -> String {
    let level = rule.severity == .error ? Severity.warning : .error
    // A parameter with different values in several cases would be set to one value in all of them.
    let shared = rule.cases.first?.source.parameters.first { parameter in
      guard case .number = parameter.value.content, parameter.key != "tolerance" else { return false }
      return rule.cases.allSatisfy { item in
        item.source.parameters.contains { $0.key == parameter.key && $0.value.content == parameter.value.content }
      }
    }
    guard let shared else { return "\(rule.id): \(level.name)" }
    return "\(rule.id): {level: \(level.name), with: {\(shared.key): \(shared.value)}}"
  }

  func writeSuppression(of rule: Rule, to xml: inout XMLWriter) {
    guard rule.isSuppressible else {
      xml.line("p") { xml in
        xml.text(
          "Remove or correct the suppression. To accept these findings in all files, set the level of the rule to ")
        xml.line("code", text: "off")
        xml.text(".")
      }
      return
    }
    xml.line("p", text: "Suppress one finding in the file, with a reason. In JSON, in the object of the element:")
    code(Suppression.member(for: [rule.id], reason: Self.reason), to: &xml)
    xml.line("p", text: "In XML, before the element:")
    code(Suppression.comment(for: [rule.id], reason: Self.reason), to: &xml)
    xml.line("p") { xml in
      xml.text("For other formats, in ")
      xml.line("code", text: FileReport.Configuration.defaultName)
      xml.text(":")
    }
    let entry = SuppressionText.ignoreEntry(for: rule.id, files: "screens/old.storyboard", reason: Self.reason)
    code("ignore:\n  \(entry)", to: &xml)
  }

  private static let reason = "Your reason."

  private func code(_ text: String, to xml: inout XMLWriter) {
    xml.line("pre", [("tabindex", "0")]) { $0.line("code") { $0.text(lines: text) } }
  }
}
