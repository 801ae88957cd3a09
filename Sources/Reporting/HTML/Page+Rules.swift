import Documents
import Linting
import RulePages

/// The guideline statements with their outcomes, and the rules with findings.
extension Page {
  /// A document with the statements that rules of the run check.
  struct Document {
    var document: GuidelineDocument
    var statements: [String]
    /// How many statements concern no screen of the run.
    var idleStatements: Int
    /// How many further statements the document makes.
    var statementsWithoutRules: Int
  }

  /// The documents that the run's rules check statements of.
  ///
  /// None where nothing came of any statement.
  var documents: [Document] {
    if report.summary.statements.isEmpty { return [] }
    return GuidelineDocument.all.compactMap { document in
      let own = statementIDs.filter { GuidelineDocument.of(statement: $0) == document }
      let concerned = own.filter(shows).sorted()
      guard !concerned.isEmpty else { return nil }
      let others = document.statements(in: report.run.statements).count { !statementIDs.contains($0.id) }
      return Document(
        document: document, statements: concerned, idleStatements: own.count - concerned.count,
        statementsWithoutRules: others)
    }
  }

  /// Whether a statement has a row of its own: a rule of the run checks it, and it concerns some screen.
  func shows(_ statement: String) -> Bool {
    guard statementIDs.contains(statement), let tally = report.summary.statements[statement]?.tally else {
      return false
    }
    return tally.failed + tally.passed + tally.inconclusive + tally.unsupported > 0
  }

  static func id(ofStatement statement: String) -> String { "statement-\(statement)" }
  static func id(ofRule rule: String) -> String { "rule-\(URIReference.encoded(rule))" }

  // MARK: Statements

  func writeStatements(to xml: inout XMLWriter) {
    let documents = documents
    guard !documents.isEmpty else { return }
    let ledger = Dictionary(report.run.statements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    xml.element("section", [("id", "statements"), ("aria-labelledby", "statements-title")]) { xml in
      xml.line("h2", [("id", "statements-title")], text: "Guideline statements")
      xml.line(
        "p", [("class", "soft")],
        text:
          "Checks of each statement. Inconclusive: a fact is missing in the file. Unsupported: the format never contains "
          + "the fact.")
      for document in documents {
        xml.element(
          "div",
          [
            ("class", "scroll"), ("tabindex", "0"), ("role", "region"),
            ("aria-label", document.document.title),
          ]
        ) { write(document, ledger, to: &$0) }
      }
    }
  }

  private func write(_ document: Document, _ ledger: [String: GuidelineStatement], to xml: inout XMLWriter) {
    xml.element("table") { xml in
      xml.line("caption", text: document.document.title)
      xml.element("thead") { xml in
        xml.line("tr") { xml in
          xml.line("th", [("scope", "col")], text: "Statement")
          for name in ["Failed", "Passed", "Inconclusive", "Unsupported"] {
            xml.line("th", [("scope", "col"), ("class", "count")], text: name)
          }
        }
      }
      xml.element("tbody") { xml in
        for id in document.statements { writeRow(id, ledger[id], to: &xml) }
      }
    }
    if document.idleStatements > 0 {
      xml.line(
        "p", [("class", "small soft")],
        text: "\(SummaryLine.counted(document.idleStatements, "more statement")) "
          + "\(document.idleStatements == 1 ? "concerns" : "concern") no screen of this run.")
    }
    if document.statementsWithoutRules > 0 {
      xml.line(
        "p", [("class", "small soft")],
        text:
          "\(SummaryLine.counted(document.statementsWithoutRules, "more statement")) of this document \(document.statementsWithoutRules == 1 ? "is" : "are") "
          + "not checked by the rules of this run.")
    }
  }

  private func writeRow(_ id: String, _ statement: GuidelineStatement?, to xml: inout XMLWriter) {
    let tally = report.summary.statements[id]?.tally ?? Tally()
    xml.line("tr", [("id", Self.id(ofStatement: id)), ("data-statement", id)]) { xml in
      xml.line("th", [("scope", "row")]) { xml in
        xml.line("code", text: id)
        if let statement { xml.text(" \(statement.says)") }
      }
      xml.line("td", [("class", tally.failed > 0 ? "count bad" : "count")], text: String(tally.failed))
      xml.line("td", [("class", "count")], text: String(tally.passed))
      xml.line("td", [("class", "count")], text: String(tally.inconclusive))
      xml.line("td", [("class", "count")], text: String(tally.unsupported))
    }
  }

  // MARK: Rules

  func writeRules(to xml: inout XMLWriter) {
    guard !rules.isEmpty else { return }
    xml.element("section", [("id", "rules"), ("aria-labelledby", "rules-title")]) { xml in
      xml.line("h2", [("id", "rules-title")], text: "The rules, and why")
      for rule in rules { write(rule, to: &xml) }
    }
  }

  private func write(_ rule: Rule, to xml: inout XMLWriter) {
    let id = Self.id(ofRule: rule.id)
    xml.element("article", [("class", "rule-page"), ("id", id), ("aria-labelledby", "\(id)-title")]) { xml in
      xml.line("h3", [("id", "\(id)-title")]) {
        PageProse.write(inline: rule.summary.isEmpty ? rule.id : rule.summary, to: &$0)
      }
      xml.line("p", [("class", "small")]) { xml in
        if rule.page.path.isEmpty || report.run.helpBase != nil {
          xml.line("a", [("href", ProjectPages.page(of: rule, in: report.run)), ("rel", "noreferrer")]) {
            $0.line("code", text: rule.id)
          }
        } else {
          // The location of the report is unknown, so that no link from it leads to the page.
          xml.line("code", text: rule.id)
          xml.text(" · \(ProjectPages.page(of: rule))")
        }
        xml.text(" · \(rule.severity.name)")
      }
      PageProse.write(rule.page.rationale, to: &xml)
      if !rule.page.advice.isEmpty {
        xml.line("p") { xml in
          xml.line("strong", text: "What to do:")
          xml.text(" ")
          PageProse.write(inline: rule.page.advice, to: &xml)
          if !rule.page.advice.hasSuffix(".") { xml.text(".") }
        }
      }
      let statements = rule.page.statements.filter { shows($0) }
      if !statements.isEmpty {
        xml.line("p", [("class", "small")]) { xml in
          xml.text("Statements: ")
          for (index, statement) in statements.enumerated() {
            if index > 0 { xml.text(", ") }
            xml.line("a", [("href", "#\(Self.id(ofStatement: statement))")], text: statement)
          }
        }
      }
    }
  }
}
