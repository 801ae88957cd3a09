import Documents
import Linting
import RulePages

/// The guideline documents, their statements, and the rules that check them.
extension RuleSite {
  /// The documents of the statements that rules of the site check.
  var documents: [GuidelineDocument] {
    let known = Set(rules.flatMap(\.statements).compactMap { GuidelineDocument.of(statement: $0) })
    return GuidelineDocument.all.filter(known.contains)
  }

  func writeGuidelines(to xml: inout XMLWriter) {
    xml.line("h1", text: "Guidelines")
    xml.line("p", text: "\(GuidelineSource.reason) The statements are in our words. The guideline itself decides.")
    xml.element("ul", [("class", "plain")]) { xml in
      for document in documents {
        xml.line("li") { $0.line("a", [("href", "#\(document.id)")], text: document.title) }
      }
    }
    for document in documents {
      section(document.title, id: document.id, to: &xml) { write(document, to: &$0) }
    }
  }

  private func write(_ document: GuidelineDocument, to xml: inout XMLWriter) {
    let own = document.statements(in: statements)
    let checked = own.count { statement in rules.contains { $0.statements.contains(statement.id) } }
    xml.line("p") { xml in
      Self.link(to: document.source, "The guideline at \(document.source.publisher)", &xml)
      xml.text(", \(document.source.version). Rules on this site check \(checked) of its \(own.count) statements.")
    }
    xml.line("p") { xml in
      xml.line("strong", text: "Why this version?")
      xml.text(" \(document.source.note)")
    }
    let columns = ["Statement", "Section", "Level", "What it asks", "Rules"]
    table("\(document.title), as a table", columns, to: &xml) { xml in
      for statement in own { write(statement, to: &xml) }
    }
  }

  private func write(_ statement: GuidelineStatement, to xml: inout XMLWriter) {
    xml.line("tr", [("id", statement.id)]) { xml in
      xml.line("td") { $0.line("code", text: statement.id) }
      for text in [statement.section, statement.level, statement.says] { xml.line("td", text: text) }
      xml.line("td") { xml in
        let checking = rules.filter { $0.statements.contains(statement.id) }
        let reason = statement.undecidable
        if checking.isEmpty { xml.text(reason.isEmpty ? "–" : "Cannot be checked: \(reason)") }
        for (index, rule) in checking.enumerated() {
          if index > 0 { xml.text(", ") }
          xml.line("a", [("href", Self.path(of: rule.id))], text: rule.id)
        }
      }
    }
  }

  static func link(to source: GuidelineSource, _ text: String, _ xml: inout XMLWriter) {
    xml.line("a", [("href", source.address)], text: text)
  }
}
