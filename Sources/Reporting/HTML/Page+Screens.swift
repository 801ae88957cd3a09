import Documents
import Linting
import Screens

/// Each screen: drawn, with what was understood of it, and with its findings.
extension Page {
  func writeDetails(to xml: inout XMLWriter) {
    guard !screens.isEmpty else { return }
    xml.element("section", [("id", "details"), ("aria-labelledby", "details-title")]) { xml in
      xml.line("h2", [("id", "details-title")], text: "Screen by screen")
      if screens.contains(where: { $0.drawing != nil }) { writeLegend(to: &xml) }
      if undrawnScreens > 0 {
        xml.line(
          "p",
          text: "The page draws \(SummaryLine.grouped(HTMLReporter.drawingLimit)) screens with findings and "
            + "\(SummaryLine.grouped(HTMLReporter.cleanDrawingLimit)) others: the first in the order of the files. "
            + "\(SummaryLine.counted(undrawnScreens, "more screen")) \(undrawnScreens == 1 ? "has" : "have") text only."
        )
      }
      writeFolded(to: &xml) { screens, xml in
        for screen in screens { write(screen, to: &xml) }
      }
      if omittedFindings > 0 {
        xml.line(
          "p",
          text:
            "\(SummaryLine.counted(omittedFindings, "more finding")) \(omittedFindings == 1 ? "is" : "are") not shown: "
            + "the page has at most \(SummaryLine.grouped(HTMLReporter.findingLimit)). The other reports have all.")
      }
    }
  }

  private func writeLegend(to xml: inout XMLWriter) {
    xml.element("details", [("class", "small soft legend")]) { xml in
      xml.line("summary", text: "How to read the drawings")
      xml.element("ul", [("class", "plain")]) { xml in
        for line in Self.legend { xml.line("li", text: line) }
      }
    }
  }

  private static let legend = [
    "A number links to its finding. A circle is an error, a diamond a warning, a square an info.",
    "A solid outline marks the element of a finding. A dashed outline marks its container, if its own frame is unknown.",
    "Dashed green outlines and numbers show what the rule requires. What several elements require is written once.",
    "Hatching shows a distance that is too small or too large. Dotted outlines mark related elements.",
    "Grey areas are beyond the edge of the screen. A grey bar is a text that the file does not contain.",
    "A schematic phone shows parts at their usual location, since the file has no frames. Nothing is measured on it.",
  ]

  // MARK: Screens

  private func write(_ screen: PageScreen, to xml: inout XMLWriter) {
    xml.element("article", [("class", "screen"), ("id", screen.id), ("aria-labelledby", "\(screen.id)-name")]) { xml in
      xml.line("h3", [("id", "\(screen.id)-name")]) { $0.breakable(screen.title) }
      xml.line("p", [("class", "place")]) { xml in
        xml.line("code") { $0.isolated(screen.path) }
        xml.text(Self.facts(of: screen))
      }
      guard isLong else { return writeContent(of: screen, to: &xml) }
      // For a browser with scripts this is one text. The script makes elements of it when the reader scrolls to it.
      xml.isIndented = false
      xml.element("noscript") { writeContent(of: screen, to: &$0) }
      xml.isIndented = true
    }
  }

  private func writeContent(of screen: PageScreen, to xml: inout XMLWriter) {
    let picture = screen.drawing.map { ScreenSVG($0, screen.marks, id: "\(screen.id)-drawing") }
    let style = picture.map { $0.isWide ? "split wide" : "split" } ?? "split bare"
    xml.element("div", [("class", style)]) { xml in
      if let picture, let drawing = screen.drawing { writeFigure(picture, drawing, screen, to: &xml) }
      xml.element("div", [("class", "cards")]) { xml in
        for (index, group) in screen.groups.enumerated() { write(group, index, of: screen, to: &xml) }
        writeAccount(of: screen, to: &xml)
      }
    }
  }

  private static func facts(of screen: PageScreen) -> String {
    var facts: [String] = []
    switch screen.state {
    case .found:
      let count = screen.findings.count + screen.omitted
      if count > 0 { facts.append(SummaryLine.counted(count, "finding")) }
      if screen.repeated > 0 {
        facts.append(SummaryLine.ofEarlierStep(screen.repeated))
      }
    case .clean: facts.append("no findings")
    case .unchecked: facts.append("no check was conclusive")
    }
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

  private func writeFigure(
    _ picture: ScreenSVG, _ drawing: ScreenDrawing, _ screen: PageScreen, to xml: inout XMLWriter
  ) {
    xml.element("figure") { xml in
      picture.writeCanvas(to: &xml)
      writeUndrawn(picture.undrawn, of: drawing, to: &xml)
      xml.line("figcaption", text: picture.notes(allFindings: screen.marks.count).joined(separator: " "))
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
    // A landmark for each would be too many to go through, and many would have one name.
    xml.element(
      "div",
      [
        ("role", "group"), ("class", "card \(group.severity.name)"), ("aria-labelledby", heading),
        ("data-rule", group.rule), ("data-severity", group.severity.name),
        ("data-statements", screen.sources(of: group.places).joined(separator: " ")),
      ]
    ) { xml in
      xml.line(
        "p", [("class", "level \(group.severity.name)")], text: group.severity.name.capitalizedFirst)
      xml.line("h4", [("id", heading)]) { PageProse.write(inline: title, to: &$0) }
      xml.element("ul", [("class", "tags")]) { xml in
        xml.line("li") { xml in
          guard rule != nil else { return xml.line("code") { $0.isolated(group.rule) } }
          xml.line("a", [("href", "#\(Self.id(ofRule: group.rule))")]) { $0.line("code", text: group.rule) }
        }
        for statement in screen.statements(of: group.places) {
          xml.line("li") { xml in
            guard shows(statement) else { return xml.isolated(statement) }
            xml.line("a", [("href", "#\(Self.id(ofStatement: statement))")]) { $0.line("code", text: statement) }
          }
        }
      }
      for same in screen.equal(group.places) {
        // What is said of several elements is said once.
        if same.count > 1 { writeMessage(of: screen.findings[same[0]], to: &xml) }
        xml.element("ol", [("class", "found")]) { xml in
          for place in same {
            write(screen.findings[place], place, of: screen, saysMessage: same.count == 1, to: &xml)
          }
        }
      }
    }
  }

  private func writeMessage(of finding: Finding, to xml: inout XMLWriter) {
    xml.line("p") { xml in
      xml.line("bdi") { xml in
        PageProse.write(inline: SARIFText.shortened(finding.message, to: SARIFText.messageLimit), to: &xml)
      }
    }
  }

  private func write(
    _ finding: Finding, _ place: Int, of screen: PageScreen, saysMessage: Bool, to xml: inout XMLWriter
  ) {
    let id = screen.id(ofFinding: place)
    let isMarked = screen.drawing != nil && finding.mark != nil
    xml.element("li", [("id", id), ("value", String(place + 1))]) { xml in
      let number = "\(place + 1)"
      if isMarked {
        xml.line(
          "a",
          [("class", "number"), ("href", "#\(id)-mark"), ("aria-label", "Show finding \(number) in the drawing")],
          text: number)
      } else {
        xml.line("span", [("class", "number")], text: number)
      }
      if saysMessage { writeMessage(of: finding, to: &xml) }
      for fix in finding.fixes {
        xml.line("p", [("class", "place")]) { xml in
          xml.text("Fix (\(fix.safety.rawValue)): ")
          PageProse.write(inline: fix.title, to: &xml)
        }
      }
      writeSource(of: finding, screen.isBrief ? nil : screen.suggestions[place], isBrief: screen.isBrief, to: &xml)
    }
  }

  /// Writes where a finding is in its file, and how to suppress it: for developers.
  private func writeSource(
    of finding: Finding, _ suggestion: SuppressionSuggestion?, isBrief: Bool, to xml: inout XMLWriter
  ) {
    xml.element("details", [("class", "place")]) { xml in
      xml.line("summary") { xml in
        xml.text("For developers: line \(finding.start.line)")
      }
      xml.line("p") { xml in
        xml.line("code") { $0.isolated("\(finding.start.line):\(finding.start.column)") }
        xml.text(" · ")
        xml.line("code") { $0.isolated(SARIFText.shortened(finding.element, to: 400)) }
      }
      if !isBrief, let excerpt = finding.excerpt {
        PageSource.write(excerpt, from: finding.start, to: finding.end, to: &xml)
      }
      if let suggestion, let text = suggestion.text {
        xml.line("p") { PageProse.write(inline: "Suppress it \(suggestion.place):", to: &$0) }
        xml.line("p") { $0.line("code") { $0.isolated(text) } }
      }
    }
  }
}

extension String {
  /// The text with its first letter in upper case, where that is a plain one.
  var capitalizedFirst: String { prefix(1).allSatisfy(\.isASCII) ? prefix(1).uppercased() + dropFirst() : self }
}
