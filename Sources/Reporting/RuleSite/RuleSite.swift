import Documents
import Linting
import RulePages

/// A static site about rules: a page for each, with its examples drawn, an index, and the guideline statements with the
/// rules that check them.
///
/// No page loads anything or needs its script to be read; links lead from page to page, wherever the folder lies.
package struct RuleSite {
  let rules: [Rule]
  let statements: [GuidelineStatement]
  let version: String
  private let report: (Rule, RuleExample) -> FileReport

  /// - Parameters:
  ///   - rules: sorted by id.
  ///   - statements: the ledger of all documents.
  ///   - report: gives what a rule finds on an example, with drawings.
  package init(
    _ rules: [Rule], _ statements: [GuidelineStatement], version: String,
    report: @escaping (Rule, RuleExample) -> FileReport
  ) {
    self.rules = rules
    self.statements = statements
    self.version = version
    self.report = report
  }

  /// Gives each page with its path in the folder to a body.
  package func forEachPage(_ body: (_ path: String, _ page: ReportBuffer) throws -> Void) rethrows {
    try body("index.html", page("Rules", script: SiteScript.text) { writeIndex(to: &$0) })
    try body("statements.html", page("Guideline statements") { writeStatements(to: &$0) })
    for rule in rules {
      let examples = rule.page.examples.map { example in
        SiteExample(
          example: example, before: report(rule, example), after: example.fixedCopy.map { ($0, report(rule, $0)) })
      }
      try body(
        Self.path(of: rule.id), page("\(rule.id): \(rule.summary)") { write(rule, examples, to: &$0) })
    }
  }

  /// The path of a rule's page in the folder of the site, percent-encoded.
  package static func path(of rule: String) -> String { "\(URIReference.encoded(rule)).html" }

  private func page(_ title: String, script: String? = nil, _ body: (inout XMLWriter) -> Void) -> ReportBuffer {
    var output = ReportBuffer()
    output.write(literal: "<!DOCTYPE html>\n")
    var xml = XMLWriter(output)
    xml.element("html", [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en")]) { xml in
      xml.element("head") { xml in
        PageHead.write(title, style: SiteStyle.text, script: script, version: version, to: &xml)
      }
      xml.element("body") { xml in
        xml.element("div", [("class", "page")]) { body(&$0) }
        if let script { xml.element("script", verbatim: script) }
      }
    }
    return xml.output
  }

  /// The way from the page of a rule to the top of the site.
  static func top(from rule: Rule) -> String { String(repeating: "../", count: rule.id.utf8.count { $0 == 0x2F }) }

  // MARK: Index

  private func writeIndex(to xml: inout XMLWriter) {
    xml.element("header", [("class", "masthead")]) { xml in
      xml.line("h1", text: "Rules for mobile screens")
      xml.line(
        "p", [("class", "soft")],
        text:
          "The \(SummaryLine.counted(rules.count, "rule")) of fiorilint \(version), with examples to avoid and to prefer."
      )
      xml.element("nav", [("class", "contents"), ("aria-label", "Contents")]) { xml in
        xml.line("a", [("href", "statements.html")], text: "By guideline statement")
        for document in documents {
          xml.line("a", [("href", "statements.html#\(document.id)")], text: document.title)
        }
      }
    }
    xml.element("main") { xml in
      // Without the script there is nothing to type into.
      xml.element("div", [("class", "filters"), ("id", "search"), ("hidden", "")]) { xml in
        xml.element("div") { xml in
          xml.line("label", [("for", "q")], text: "Search")
          xml.element("input", [("id", "q"), ("type", "search"), ("autocomplete", "off")])
        }
        xml.line("p", [("id", "shown"), ("role", "status")], text: "")
      }
      var groups: [Substring] = []
      for rule in rules where !groups.contains(rule.group) { groups.append(rule.group) }
      for group in groups { write(group, to: &xml) }
    }
  }

  private func write(_ group: Substring, to xml: inout XMLWriter) {
    let words = group.replacing("-", with: " ")
    xml.element("section", [("class", "group"), ("aria-labelledby", "group-\(group)")]) { xml in
      xml.line("h2", [("id", "group-\(group)")], text: "\(words.prefix(1).uppercased())\(words.dropFirst())")
      xml.element("ul", [("class", "rules")]) { xml in
        for rule in rules where rule.group == group {
          xml.line("li") { xml in
            xml.line("a", [("href", Self.path(of: rule.id))]) { xml in
              PageProse.write(inline: rule.summary.isEmpty ? rule.id : rule.summary, to: &xml)
            }
            xml.line("p", [("class", "small soft")]) { writeFacts(of: rule, to: &$0) }
          }
        }
      }
    }
  }

  func writeFacts(of rule: Rule, to xml: inout XMLWriter) {
    xml.line("code", text: rule.id)
    xml.text(" · ")
    xml.line("span", [("class", "level \(rule.severity.name)")], text: rule.severity.name)
    let facts = [rule.platforms.names.joined(separator: ", "), rule.allStatements.joined(separator: ", ")]
    for fact in facts where !fact.isEmpty { xml.text(" · \(fact)") }
  }

  // MARK: Statements

  /// The documents that a rule of the site checks statements of; all where the site has rules of none.
  private var documents: [GuidelineDocument] {
    let known = Set(rules.flatMap(\.allStatements).compactMap { GuidelineDocument.of(statement: $0) })
    return GuidelineDocument.all.filter { known.isEmpty || known.contains($0) }
  }

  private func writeStatements(to xml: inout XMLWriter) {
    xml.element("header", [("class", "masthead")]) { xml in
      writeTrail("", nil, to: &xml)
      xml.line("h1", text: "Guideline statements, and the rules that check them")
      xml.line(
        "p", [("class", "soft")], text: "Statements are in our own words; the document is the source.")
      xml.element("nav", [("class", "contents"), ("aria-label", "Contents")]) { xml in
        for document in documents { xml.line("a", [("href", "#\(document.id)")], text: document.title) }
      }
    }
    xml.element("main") { xml in
      for document in documents { write(document, to: &xml) }
    }
  }

  private func write(_ document: GuidelineDocument, to xml: inout XMLWriter) {
    let title = "\(document.id)-title"
    xml.element("section", [("id", document.id), ("aria-labelledby", title)]) { xml in
      xml.line("h2", [("id", title)], text: document.title)
      let region: [(StaticString, String)] = [
        ("class", "scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", "\(document.title), as a table"),
      ]
      xml.element("div", region) { xml in
        xml.element("table") { xml in
          xml.element("thead") { xml in
            xml.line("tr") { xml in
              for name in ["Statement", "Section", "Level", "What it asks", "Rules"] {
                xml.line("th", [("scope", "col")], text: name)
              }
            }
          }
          xml.element("tbody") { xml in
            for statement in document.statements(in: statements) { write(statement, to: &xml) }
          }
        }
      }
    }
  }

  private func write(_ statement: GuidelineStatement, to xml: inout XMLWriter) {
    xml.line("tr", [("id", statement.id)]) { xml in
      xml.line("th", [("scope", "row")]) { $0.line("code", text: statement.id) }
      for text in [statement.section, statement.level, statement.says] { xml.line("td", text: text) }
      xml.line("td") { xml in
        let checking = rules.filter { $0.allStatements.contains(statement.id) }
        if checking.isEmpty {
          xml.text(statement.undecidable.isEmpty ? "no rule here" : "undecidable: \(statement.undecidable)")
        }
        for (index, rule) in checking.enumerated() {
          if index > 0 { xml.text(", ") }
          xml.line("a", [("href", Self.path(of: rule.id))], text: rule.id)
        }
      }
    }
  }

  /// Writes the links to the pages above a page of the site.
  func writeTrail(_ top: String, _ group: Substring?, to xml: inout XMLWriter) {
    xml.element("nav", [("class", "contents small"), ("aria-label", "Site")]) { xml in
      xml.line("a", [("href", "\(top)index.html")], text: "Rules")
      if group != nil { xml.line("a", [("href", "\(top)statements.html")], text: "Statements") }
    }
  }
}

extension RuleExample {
  /// The example as the rule's first fix leaves it; `nil` where it has none.
  fileprivate var fixedCopy: RuleExample? {
    guard let text = fixed.first else { return nil }
    var copy = self
    (copy.text, copy.markers, copy.fixed) = (text, [], [])
    return copy
  }
}
