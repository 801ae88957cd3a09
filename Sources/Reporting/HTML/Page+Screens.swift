import Documents
import Linting
import Screens

/// The screens with their findings, and what they are filtered by.
extension Page {
  func writeScreens(to xml: inout XMLWriter) {
    xml.line("h2", [("id", "screens-title")], text: "Screens with findings")
    guard !screens.isEmpty else {
      let summary = report.summary
      let text =
        summary.screens > 0
        ? "Nothing was found on \(SummaryLine.counted(summary.screens, "screen"))." : "There was no screen to check."
      return xml.line("p", text: text)
    }
    writeFilters(to: &xml)
    if screens.contains(where: { $0.drawing != nil }) { xml.line("p", [("class", "small soft")], text: Self.legend) }
    if undrawnScreens > 0 {
      xml.line(
        "p",
        text: "Drawn are the first \(HTMLReporter.drawingLimit) screens; "
          + "\(SummaryLine.counted(undrawnScreens, "more screen")) with findings \(undrawnScreens == 1 ? "is" : "are") listed in "
          + "few words.")
    }
    for screen in screens { write(screen, to: &xml) }
    if omittedFindings > 0 {
      xml.line(
        "p",
        text:
          "\(SummaryLine.counted(omittedFindings, "more finding")) \(omittedFindings == 1 ? "is" : "are") not shown: "
          + "the page holds \(HTMLReporter.findingLimit). The other reports hold all.")
    }
  }

  private static let legend =
    "In the drawings, numbers lead to the findings: a circle stands for an error, a diamond for a warning, a square for an info. "
    + "Dashed green outlines and numbers are what is asked for, hatched is a distance that is missing or too much, and dotted "
    + "outlines are other elements that a finding speaks of. Grey is what lies beyond the edge of the screen."

  // MARK: Filters

  private func writeFilters(to xml: inout XMLWriter) {
    let severities = Severity.allCases.reversed().filter { severity in
      screens.contains { $0.findings.contains { $0.severity == severity } }
    }
    let documents = Set(screens.flatMap { $0.documents(of: Array($0.findings.indices)) })
    let unknown = Set(screens.flatMap { $0.findings.map(\.rule) }).subtracting(rules.map(\.id)).sorted()
    // Without the script they would do nothing, so it is the script that shows them.
    xml.element(
      "form", [("id", "filters"), ("class", "filters"), ("aria-label", "Filter the findings"), ("hidden", "hidden")]
    ) { xml in
      writeFilter("rule", "Rule", (rules.map(\.id) + unknown).map { ($0, $0) }, to: &xml)
      writeFilter("severity", "Severity", severities.map { ($0.name, $0.name.capitalizedFirst) }, to: &xml)
      writeFilter(
        "document", "Document",
        GuidelineDocument.all.filter { documents.contains($0.id) }.map { ($0.id, $0.title) }, to: &xml)
      writeFilter("screen", "Screen", screens.map { ($0.id, "\($0.title) (\($0.path.shortened(to: 120)))") }, to: &xml)
      xml.line("button", [("type", "reset")], text: "Show all")
      xml.line("p", [("id", "shown"), ("role", "status")], text: "")
    }
  }

  private func writeFilter(
    _ name: String, _ label: String, _ options: [(value: String, text: String)], to xml: inout XMLWriter
  ) {
    xml.element("div") { xml in
      xml.line("label", [("for", "filter-\(name)")], text: label)
      xml.element("select", [("id", "filter-\(name)"), ("name", name)]) { xml in
        xml.line("option", [("value", "")], text: "All")
        for option in options { xml.line("option", [("value", option.value)], text: option.text) }
      }
    }
  }

  // MARK: Screens

  private func write(_ screen: PageScreen, to xml: inout XMLWriter) {
    xml.element("article", [("class", "screen"), ("id", screen.id), ("aria-labelledby", "\(screen.id)-name")]) { xml in
      xml.line("h3", [("id", "\(screen.id)-name")]) { $0.isolated(screen.title) }
      xml.line("p", [("class", "place")]) { xml in
        xml.line("code") { $0.isolated(screen.path) }
        xml.text(Self.facts(of: screen))
      }
      xml.element("div", [("class", screen.drawing == nil ? "split bare" : "split")]) { xml in
        if let drawing = screen.drawing { writeFigure(drawing, screen, to: &xml) }
        xml.element("div", [("class", "cards")]) { xml in
          for (index, group) in screen.groups.enumerated() { write(group, index, of: screen, to: &xml) }
        }
      }
    }
  }

  private static func facts(of screen: PageScreen) -> String {
    var facts = ["\(SummaryLine.counted(screen.findings.count, "finding"))"]
    if let drawing = screen.drawing {
      switch drawing.platform {
      case "ios": facts.append("iOS")
      case "android": facts.append("Android")
      case "crossPlatform": facts.append("iOS and Android")
      default: facts.append("platform unknown")
      }
      if let width = drawing.width, let height = drawing.height {
        facts.append("\(width.brief) × \(height.brief) \(drawing.unit)")
      }
    }
    return " · " + facts.joined(separator: " · ")
  }

  private func writeFigure(_ drawing: ScreenDrawing, _ screen: PageScreen, to xml: inout XMLWriter) {
    let marks = screen.marks
    let picture = ScreenSVG(drawing, marks, id: "\(screen.id)-drawing")
    xml.element("figure") { xml in
      picture.write(to: &xml)
      var notes = [
        picture.isTree ? "No frame is known: the outline instead of a drawing." : nil,
        picture.note(allFindings: marks.count),
      ].compactMap { $0 }
      if !picture.isTree { notes.insert("Lengths in \(drawing.unit).", at: 0) }
      writeUndrawn(picture.undrawn, of: drawing, to: &xml)
      xml.line("figcaption", text: notes.joined(separator: " "))
    }
  }

  private static let undrawnLimit = 100

  private func writeUndrawn(_ elements: [Int], of drawing: ScreenDrawing, to xml: inout XMLWriter) {
    guard !elements.isEmpty else { return }
    xml.element("details", [("class", "small")]) { xml in
      xml.line("summary", text: "\(SummaryLine.counted(elements.count, "element")) without a frame")
      xml.element("ul", [("class", "plain")]) { xml in
        for element in elements.prefix(Self.undrawnLimit) {
          xml.line("li") { xml in
            xml.line("code") { $0.isolated(drawing.path(of: element).shortened(to: 300)) }
            if let text = drawing.elements[element].text, !text.isEmpty {
              xml.text(" ")
              xml.isolated("“\(DrawnText.oneLine(text))”")
            }
          }
        }
        let more = elements.count - Self.undrawnLimit
        if more > 0 { xml.line("li", text: "and \(more) more") }
      }
    }
  }

  // MARK: Findings

  private func write(_ group: PageScreen.Group, _ index: Int, of screen: PageScreen, to xml: inout XMLWriter) {
    let rule = rule(group.rule)
    let title = rule.map { $0.summary.isEmpty ? $0.id : $0.summary } ?? group.rule
    let heading = "\(screen.id)-rule-\(index + 1)"
    // A landmark for each would be more than anybody can go through, and many of one name.
    xml.element(
      "div",
      [
        ("role", "group"), ("class", "card \(group.severity.name)"), ("aria-labelledby", heading),
        ("data-rule", group.rule), ("data-severity", group.severity.name),
        ("data-documents", screen.documents(of: group.places).joined(separator: " ")),
      ]
    ) { xml in
      xml.line(
        "p", [("class", "level \(group.severity.name)")], text: group.severity.name.capitalizedFirst)
      xml.line("h4", [("id", heading)]) { PageProse.write(inline: title, to: &$0) }
      xml.element("ul", [("class", "tags"), ("aria-label", "Rule and statements")]) { xml in
        xml.line("li") { xml in
          guard rule != nil else { return xml.line("code") { $0.isolated(group.rule) } }
          xml.line("a", [("href", "#\(Self.id(ofRule: group.rule))")]) { $0.line("code", text: group.rule) }
        }
        for statement in statements(of: group, in: screen) {
          xml.line("li") { xml in
            guard shows(statement) else { return xml.isolated(statement) }
            xml.line("a", [("href", "#\(Self.id(ofStatement: statement))")]) { $0.line("code", text: statement) }
          }
        }
      }
      if !screen.isBrief, let why = rule.flatMap({ PageProse.paragraphs($0.page.rationale).first }) {
        xml.line("p", [("class", "why")]) { PageProse.write(inline: why, to: &$0) }
      }
      xml.element("ol", [("class", "found")]) { xml in
        for place in group.places { write(screen.findings[place], place, of: screen, to: &xml) }
      }
    }
  }

  private func statements(of group: PageScreen.Group, in screen: PageScreen) -> [String] {
    Set(group.places.flatMap { screen.findings[$0].statements }).sorted()
  }

  private func write(_ finding: Finding, _ place: Int, of screen: PageScreen, to xml: inout XMLWriter) {
    let id = screen.id(ofFinding: place)
    let isMarked = screen.drawing != nil && finding.mark != nil
    xml.element("li", [("id", id), ("value", String(place + 1))]) { xml in
      xml.line("p") { xml in
        let number = "\(place + 1)"
        if isMarked {
          xml.line(
            "a",
            [("class", "number"), ("href", "#\(id)-mark"), ("aria-label", "Show finding \(number) in the drawing")],
            text: number)
        } else {
          xml.line("span", [("class", "number")], text: number)
        }
        xml.text(" ")
        xml.line("bdi") { xml in
          PageProse.write(inline: SARIFText.shortened(finding.message, to: SARIFText.messageLimit), to: &xml)
        }
      }
      xml.line("p", [("class", "place")]) { xml in
        xml.line("code") { $0.isolated("\(finding.start.line):\(finding.start.column)") }
        xml.text(" · ")
        xml.line("code") { $0.isolated(SARIFText.shortened(finding.element, to: 400)) }
      }
      for fix in finding.fixes {
        xml.line("p", [("class", "place")]) { xml in
          xml.text("Fix (\(fix.safety.rawValue)): ")
          PageProse.write(inline: fix.title, to: &xml)
        }
      }
      if !screen.isBrief,
        let text = SuppressionText.text(for: finding, in: screen.format, at: screen.configurationPath)
      {
        xml.element("details", [("class", "place")]) { xml in
          xml.line("summary", text: "Suppress it \(SuppressionPlace(format: screen.format).words)")
          xml.line("code") { $0.isolated(text) }
        }
      }
      if !screen.isBrief, let excerpt = finding.excerpt {
        PageSource.write(excerpt, from: finding.start, to: finding.end, to: &xml)
      }
    }
  }
}

extension String {
  /// The text with its first letter in upper case, where that is a plain one.
  var capitalizedFirst: String { prefix(1).allSatisfy(\.isASCII) ? prefix(1).uppercased() + dropFirst() : self }
}
