import Documents
import Linting
import RulePages
import Support

/// A static site about rules: an index, a page for each rule with its examples drawn, and the guideline statements.
///
/// No page loads anything or needs its script to be read. Links are relative. The site of the documentation takes the
/// content of `main`, the style sheet and the script from these pages.
package struct RuleSite {
  let rules: [Rule]
  let statements: [GuidelineStatement]
  let version: String
  let ids: Set<String>
  let presets: (Rule) -> [String]
  let followsWCAG: (Rule) -> Bool
  private let report: (Rule, RuleExample) -> FileReport

  /// - Parameters:
  ///   - rules: sorted by id.
  ///   - statements: the ledger of all documents.
  ///   - presets: gives the presets that include a rule.
  ///   - followsWCAG: whether a rule checks the Web Content Accessibility Guidelines.
  ///   - report: gives what a rule finds on an example, with drawings.
  package init(
    _ rules: [Rule], _ statements: [GuidelineStatement], version: String, presets: @escaping (Rule) -> [String],
    followsWCAG: @escaping (Rule) -> Bool, report: @escaping (Rule, RuleExample) -> FileReport
  ) {
    self.rules = rules
    self.statements = statements
    self.version = version
    self.presets = presets
    self.followsWCAG = followsWCAG
    self.report = report
    ids = Set(rules.map(\.id))
  }

  /// Gives each page with its path in the folder to a body.
  package func forEachPage(_ body: (_ path: String, _ page: ReportBuffer) throws -> Void) rethrows {
    try body("index.html", page("Rules", script: SiteScript.text) { writeIndex(to: &$0) })
    if !documents.isEmpty { try body("guidelines.html", page("Guidelines") { writeGuidelines(to: &$0) }) }
    for rule in rules {
      let examples = rule.page.examples.map { example in
        SiteExample(
          example: example, before: report(rule, example), after: example.fixedCopy.map { ($0, report(rule, $0)) })
      }
      let page = page("\(rule.id): \(rule.summary)", top: Self.top(from: rule)) { write(rule, examples, to: &$0) }
      try body(Self.path(of: rule.id), page)
    }
  }

  /// The path of a rule's page in the folder of the site, percent-encoded.
  package static func path(of rule: String) -> String { "\(URIReference.encoded(rule)).html" }

  /// The path from the page of a rule to the folder of the site.
  static func top(from rule: Rule) -> String { String(repeating: "../", count: rule.id.utf8.count { $0 == 0x2F }) }

  // MARK: Frame

  private func page(
    _ title: String, top: String = "", script: String? = nil, _ body: (inout XMLWriter) -> Void
  ) -> ReportBuffer {
    var output = ReportBuffer()
    output.write(literal: "<!DOCTYPE html>\n")
    var xml = XMLWriter(output)
    xml.element("html", [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en")]) { xml in
      xml.element("head") { xml in
        PageHead.write(title, style: SiteStyle.text, script: script, version: version, to: &xml)
      }
      xml.element("body") { xml in
        let guidelines: [(target: String, name: String)] =
          documents.isEmpty ? [] : [("\(top)guidelines.html", "Guidelines")]
        PageHead.writeBar(version, "Site", links: [("\(top)index.html", "Rules")] + guidelines, to: &xml)
        xml.element("main", [("class", "page")]) { body(&$0) }
        if let script { xml.element("script", verbatim: script) }
      }
    }
    return xml.output
  }

  /// Writes a section with its heading; the heading's id is made of the title unless given.
  func section(
    _ title: String, id: String? = nil, class name: String? = nil, to xml: inout XMLWriter,
    _ body: (inout XMLWriter) -> Void
  ) {
    let id = id ?? title.lowercased()
    var attributes: [(StaticString, String)] = [("aria-labelledby", id)]
    if let name { attributes.append(("class", name)) }
    xml.element("section", attributes) { xml in
      xml.line("h2", [("id", id)], text: title)
      body(&xml)
    }
  }

  /// The severities of a rule, each with its platforms where they differ: ` on iOS`.
  static func severities(of rule: Rule) -> [(severity: Severity, platforms: String)] {
    let all = rule.severities
    return all.map { severity, platforms in
      let differs = all.count > 1 && platforms != rule.platforms
      return (severity, differs ? " on \(platforms.names.map(Self.platform).words(last: "and"))" : "")
    }
  }

  /// Writes the id, the level and the platforms of a rule.
  func writeLabels(of rule: Rule, to xml: inout XMLWriter) {
    xml.line("p", [("class", "fl-labels")]) { xml in
      xml.line("code", text: rule.id)
      for (severity, platforms) in Self.severities(of: rule) {
        xml.text(" ")
        xml.line("span", [("class", "fl-label fl-\(severity.name)")], text: severity.name + platforms)
      }
      for name in rule.platforms.names {
        xml.text(" ")
        xml.line("span", [("class", "fl-label")], text: Self.platform(name))
      }
    }
  }

  /// The name of a platform, or another trait of a screen, as readers know it.
  static func platform(_ name: String) -> String {
    switch name {
    case "ios": "iOS"
    case "android": "Android"
    default: name
    }
  }

  /// A region that scrolls, with a table.
  func table(
    _ label: String, _ columns: [String], to xml: inout XMLWriter, rows: (inout XMLWriter) -> Void
  ) {
    let region: [(StaticString, String)] = [
      ("class", "fl-table"), ("tabindex", "0"), ("role", "region"), ("aria-label", label),
    ]
    xml.element("div", region) { xml in
      xml.element("table") { xml in
        xml.element("thead") { xml in
          xml.line("tr") { xml in
            for name in columns { xml.line("th", [("scope", "col")], text: name) }
          }
        }
        xml.element("tbody") { rows(&$0) }
      }
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
