import Documents
import Linting
import RulePages

/// All screens side by side, and what they are filtered by.
extension Page {
  func writeGallery(to xml: inout XMLWriter) {
    xml.line("h2", [("id", "screens-title")], text: "Screens")
    guard !screens.isEmpty else {
      return xml.line("p", text: "There was no screen to check.")
    }
    writeFilters(to: &xml)
    writeFolded(to: &xml) { screens, xml in
      xml.element("ul", [("class", "gallery")]) { xml in
        for screen in screens { writeTile(of: screen, to: &xml) }
      }
    }
    if let more = omittedScreens {
      xml.line("p", text: "\(SummaryLine.counted(more, "more screen")) \(more == 1 ? "is" : "are") only counted.")
    }
    xml.line("p") { $0.line("button", [("id", "more"), ("type", "button"), ("hidden", "hidden")], text: "Show all") }
  }

  /// The most screens without findings that are open where there are no others.
  private static let openLimit = 60

  /// Writes the screens with findings, and folds the others behind their count.
  func writeFolded(to xml: inout XMLWriter, _ write: (ArraySlice<PageScreen>, inout XMLWriter) -> Void) {
    let (found, rest) = parts
    if !found.isEmpty { write(found, &xml) }
    guard !rest.isEmpty else { return }
    var attributes: [(StaticString, String)] = [("class", "rest")]
    if found.isEmpty, rest.count <= Self.openLimit { attributes.append(("open", "open")) }
    xml.element("details", attributes) { xml in
      let count = SummaryLine.counted(rest.count, found.isEmpty ? "screen" : "more screen")
      xml.line("summary", text: "\(count) without findings")
      write(rest, &xml)
    }
  }

  // MARK: Tiles

  private func writeTile(of screen: PageScreen, to xml: inout XMLWriter) {
    let worst = screen.findings.map(\.severity).max()
    xml.line(
      "li",
      [
        ("class", "tile \(worst?.name ?? screen.state.rawValue)"), ("data-screen", screen.id),
        ("data-state", screen.state.rawValue), ("data-folder", screen.folder), ("data-format", screen.format),
        ("data-found", found(on: screen)),
      ]
    ) { xml in
      if let drawing = screen.drawing {
        ScreenThumbnail(drawing, marked: screen.findings.compactMap { $0.mark?.element }).write(to: &xml)
      } else {
        xml.line("span", [("class", "thumb")], text: "not drawn")
      }
      xml.line("a", [("href", "#\(screen.id)")]) { $0.breakable(screen.title.shortened(to: 80)) }
      let place = repeatedNames.contains(screen.titleAndPlace) ? screen.path : screen.place
      xml.line("span", [("class", "small soft")]) { $0.breakable(place.pathEnd(within: 80)) }
      xml.line("span", [("class", "small")]) { writeState(of: screen, to: &$0) }
    }
  }

  private func writeState(of screen: PageScreen, to xml: inout XMLWriter) {
    switch screen.state {
    case .found:
      for severity in Severity.allCases.reversed() {
        let count = screen.findings.count { $0.severity == severity }
        guard count > 0 else { continue }
        xml.line(
          "span", [("class", "level \(severity.name)")], text: SummaryLine.counted(count, severity.name))
        xml.text(" ")
      }
      if screen.repeated > 0 { xml.text(SummaryLine.ofEarlierStep(screen.repeated)) }
      if screen.omitted > 0 { xml.text("\(SummaryLine.counted(screen.omitted, "more finding"))") }
    case .clean:
      let passed = screen.account.map { " · \(SummaryLine.counted($0.tally.passed, "check")) passed" } ?? ""
      xml.text("✓ Nothing found\(passed)")
    case .unchecked:
      guard let tally = screen.account?.tally else { return xml.text("? Nothing could be checked") }
      let reasons = [(tally.inconclusive, "inconclusive"), (tally.unsupported, "unsupported")].filter { $0.0 > 0 }
        .map { "\($0.0) \($0.1)" }
      xml.text(
        reasons.isEmpty
          ? "– Nothing to check: no rule applies" : "? Nothing could be checked: \(reasons.joined(separator: ", "))")
    }
  }

  /// What a filter asks of a tile: of each group its severity, rule, count and statements, apart by semicolons.
  private func found(on screen: PageScreen) -> String {
    screen.groups.map { group in
      let sources = screen.sources(of: group.places)
      return ([group.severity.name, group.rule, "\(group.places.count)"] + sources).joined(separator: " ")
    }
    .joined(separator: ";")
  }

  // MARK: Filters

  /// The most choices of a filter, but for those whose number the rules limit.
  private static let choiceLimit = 300

  // Without the script they would do nothing, so it is the script that shows them.
  private func writeFilters(to xml: inout XMLWriter) {
    xml.element("details", [("id", "filter"), ("hidden", "hidden")]) { xml in
      xml.line("summary", text: "Filter")
      xml.element("form", [("id", "filters"), ("class", "filters"), ("aria-label", "Filter the screens")]) { xml in
        writeFields(to: &xml)
      }
    }
    xml.line("p", [("id", "shown"), ("class", "small soft"), ("role", "status")], text: "")
  }

  private func writeFields(to xml: inout XMLWriter) {
    let severities = Severity.allCases.reversed().filter { severity in
      screens.contains { $0.findings.contains { $0.severity == severity } }
    }
    let unknown = Set(screens.flatMap { $0.findings.map(\.rule) }).subtracting(rules.map(\.id)).sorted()
    let folders = Set(screens.map(\.folder)).sorted().prefix(Self.choiceLimit)
    let states = PageScreen.State.allCases.map { state in
      (value: state.rawValue, text: "\(state.title) (\(screens.count { $0.state == state }))")
    }
    xml.element("div") { xml in
      xml.line("label", [("for", "filter-q")], text: "Name or file")
      xml.element("input", [("id", "filter-q"), ("name", "q"), ("type", "search"), ("autocomplete", "off")])
    }
    writeFilter("state", "State", states, to: &xml)
    writeFilter("folder", "Folder", folders.map { ($0, $0.isEmpty ? "." : $0.pathEnd(within: 120)) }, to: &xml)
    writeFilter("format", "Format", Set(screens.map(\.format)).sorted().map { ($0, $0) }, to: &xml)
    writeFilter("severity", "Level", severities.map { ($0.name, $0.name.capitalizedFirst) }, to: &xml)
    writeFilter("rule", "Rule", (rules.map(\.id) + unknown).map { ($0, $0) }, to: &xml)
    writeStatementFilter(to: &xml)
    xml.line("button", [("type", "reset")], text: "Clear")
  }

  private func writeFilter(
    _ name: String, _ label: String, _ options: [(value: String, text: String)], to xml: inout XMLWriter
  ) {
    writeChoice(name, label, to: &xml) { xml in
      for option in options { xml.line("option", [("value", option.value)], text: option.text) }
    }
  }

  private func writeChoice(
    _ name: String, _ label: String, to xml: inout XMLWriter, _ options: (inout XMLWriter) -> Void
  ) {
    xml.element("div") { xml in
      xml.line("label", [("for", "filter-\(name)")], text: label)
      xml.element("select", [("id", "filter-\(name)"), ("name", name)]) { xml in
        xml.line("option", [("value", "")], text: "All")
        options(&xml)
      }
    }
  }

  /// The statements that findings fail, grouped by their documents. Choosing a document chooses all of its statements.
  private func writeStatementFilter(to xml: inout XMLWriter) {
    let statements = Set(screens.flatMap { $0.findings.flatMap(\.statements) })
    writeChoice("statement", "Guideline", to: &xml) { xml in
      for document in GuidelineDocument.all {
        let own = statements.filter { GuidelineDocument.of(statement: $0) == document }.sorted()
        guard !own.isEmpty else { continue }
        xml.element("optgroup", [("label", document.title)]) { xml in
          xml.line("option", [("value", document.id)], text: "All of \(document.title)")
          for statement in own { xml.line("option", [("value", statement)], text: statement) }
        }
      }
      for statement in statements.filter({ GuidelineDocument.of(statement: $0) == nil }).sorted() {
        xml.line("option", [("value", statement)], text: statement)
      }
    }
  }
}
