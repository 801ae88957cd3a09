import Documents
import Linting
import RulePages

/// What the HTML report shows, gathered; its extensions write it.
struct Page {
  let report: Report
  /// The worst first; those without findings in the order of their files, at the end.
  let screens: [PageScreen]
  /// The rules that something was found by, sorted by id.
  let rules: [Rule]
  /// By the rule's id: its place in ``rules``.
  private let rulePlaces: [String: Int]
  /// The ids of the statements that rules of the run check.
  let statementIDs: Set<String>
  /// The names of screens, each with its place, that several screens have.
  let repeatedNames: Set<String>
  /// How many findings are not shown.
  let omittedFindings: Int
  /// How many screens are only summarized.
  let undrawnScreens: Int
  /// How many screens are only counted; `nil`: none.
  let omittedScreens: Int?

  init(_ report: Report) {
    self.report = report
    screens = PageScreen.worstFirst(of: report.files)
    repeatedNames = Set(Dictionary(grouping: screens, by: \.titleAndPlace).filter { $1.count > 1 }.keys)
    let found = Set(screens.flatMap { $0.findings.map(\.rule) })
    rules = report.run.rules.filter { found.contains($0.id) }
    statementIDs = Set(report.run.rules.flatMap { $0.cases.flatMap(\.statements) })
    rulePlaces = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    omittedFindings = report.summary.findings - screens.reduce(0) { $0 + $1.findings.count }
    undrawnScreens = screens.count { $0.isBrief }
    let known = screens.count { $0.ordinal != nil }
    let isFull = screens.count >= HTMLReporter.screenLimit
    omittedScreens = isFull && report.summary.screens > known ? report.summary.screens - known : nil
  }

  /// The screens with findings, and the others.
  var parts: (found: ArraySlice<PageScreen>, rest: ArraySlice<PageScreen>) {
    let end = screens.firstIndex { $0.state != .found } ?? screens.endIndex
    return (screens[..<end], screens[end...])
  }

  /// Whether a browser had better make elements only of what it shows.
  var isLong: Bool { screens.count > HTMLReporter.wholeLimit }

  /// The rule of an id, where the run had it.
  func rule(_ id: String) -> Rule? { rulePlaces[id].map { rules[$0] } }

  // MARK: Head

  func writeHead(to xml: inout XMLWriter) {
    let project = report.run.project.map { " · \($0.name) \($0.commit), \($0.day)" } ?? ""
    PageHead.write(
      "fiorilint: \(headline)\(project)", script: PageScript.text, version: report.run.version,
      to: &xml)
  }

  // MARK: Body

  func writeBody(to xml: inout XMLWriter) {
    xml.element("main") { xml in
      xml.element("div", [("class", "masthead")]) { writeMasthead(to: &$0) }
      writeFailures(to: &xml)
      xml.element("section", [("id", "screens"), ("aria-labelledby", "screens-title")]) { writeGallery(to: &$0) }
      writeDetails(to: &xml)
      writeStatements(to: &xml)
      writeRules(to: &xml)
      writeEmptyFiles(to: &xml)
    }
  }

  /// The findings, and on how many of the screens they are.
  private var headline: String { SummaryLine.findings(report.summary) + SummaryLine.location(report.summary) }

  private func writeMasthead(to xml: inout XMLWriter) {
    xml.line("h1", text: headline.capitalizedFirst)
    if let project = report.run.project {
      xml.line("p") { xml in
        xml.line("strong") { $0.breakable(project.name) }
        xml.text(" at commit ")
        xml.line("code", text: project.commit)
        xml.text(" of \(project.day)")
      }
    }
    xml.line("p", text: SummaryLine.checks(report.summary, showsChecks: true).joined(separator: " · "))
    var origin =
      "Checked by fiorilint \(report.run.version) with \(SummaryLine.counted(report.run.rules.count, "rule"))"
    if let timestamp = report.run.timestamp { origin += " at \(UTCTime.text(timestamp)) UTC" }
    xml.line("p", [("class", "soft")], text: origin + ".")
    if let advice = SummaryLine.advice(report.summary, report.run.rules) {
      xml.line("p") { PageProse.write(inline: "No guideline check applies: \(advice).", to: &$0) }
    }
  }

  /// The links of the bar: the sections of the page.
  var links: [(target: String, name: String)] {
    var links = [(target: "#screens", name: "Screens")]
    if !screens.isEmpty { links.append(("#details", "Screen by screen")) }
    for section in failureSections.reversed() { links.insert(("#\(section.id)", section.title), at: 0) }
    if !documents.isEmpty { links.append(("#statements", "Statements")) }
    if !rules.isEmpty { links.append(("#rules", "Rules")) }
    return links
  }

  // MARK: Files

  /// Why files could not be read, and why rules failed on files; without sections of which there are none.
  private var failureSections: [(id: String, title: String, failures: [Failure])] {
    [
      ("failures", "Files that could not be read", report.files.compactMap(\.failure)),
      ("rule-failures", "Files that could not be checked by every rule", report.files.flatMap(\.ruleFailures)),
    ]
    .filter { !$0.2.isEmpty }
  }

  private func writeFailures(to xml: inout XMLWriter) {
    for section in failureSections {
      let attributes: [(StaticString, String)] = [("id", section.id), ("aria-labelledby", "\(section.id)-title")]
      xml.element("section", attributes) { xml in
        xml.line("h2", [("id", "\(section.id)-title")], text: section.title)
        xml.element("ul", [("class", "plain")]) { xml in
          for failure in section.failures.prefix(HTMLReporter.cleanFileLimit) { Self.write(failure, to: &xml) }
        }
        let more = section.failures.count - HTMLReporter.cleanFileLimit
        if more > 0 { xml.line("p", text: "And \(SummaryLine.counted(more, "more file")).") }
      }
    }
  }

  private static func write(_ failure: Failure, to xml: inout XMLWriter) {
    xml.line("li") { xml in
      var place = failure.path
      if let position = failure.position { place += ":\(position.line):\(position.column)" }
      xml.line("code") { $0.isolated(place) }
      xml.text(": ")
      xml.line("bdi") {
        PageProse.write(inline: SARIFText.shortened(failure.message, to: SARIFText.messageLimit), to: &$0)
      }
      if let position = failure.position, let excerpt = failure.excerpt {
        PageSource.write(excerpt, from: position, to: position, to: &xml)
      }
    }
  }

  private func writeEmptyFiles(to xml: inout XMLWriter) {
    let clean = report.files.filter { !$0.hasOpenFindings && !$0.hasFailures && $0.screens == 0 }
    guard !clean.isEmpty else { return }
    xml.element("section", [("id", "empty"), ("aria-labelledby", "empty-title")]) { xml in
      xml.line("h2", [("id", "empty-title")], text: "Files without screens")
      xml.element("details") { xml in
        xml.line("summary", text: SummaryLine.counted(clean.count, "file"))
        xml.element("ul", [("class", "plain")]) { xml in
          for file in clean.prefix(HTMLReporter.cleanFileLimit) {
            xml.line("li") { xml in
              xml.line("code") { $0.isolated(file.path) }
            }
          }
        }
        let more = clean.count - HTMLReporter.cleanFileLimit
        if more > 0 { xml.line("p", text: "And \(SummaryLine.counted(more, "more file")).") }
      }
    }
  }
}

extension XMLWriter {
  /// A text of the input that does not change the direction of the text around it.
  mutating func isolated(_ text: String) { line("bdi", text: text) }

  /// The same for a name or path, which is broken behind `/` and `_` and before `.`, if a line has no room for it.
  mutating func breakable(_ text: String) {
    line("bdi") { xml in
      var piece = ""
      func write(_ xml: inout XMLWriter) {
        if !piece.isEmpty { xml.text(piece) }
        piece = ""
      }
      for character in text {
        if character == ".", !piece.isEmpty {
          write(&xml)
          xml.element("wbr")
        }
        piece.append(character)
        if character == "/" || character == "_" {
          write(&xml)
          xml.element("wbr")
        }
      }
      write(&xml)
    }
  }
}
