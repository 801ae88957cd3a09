import Documents
import Linting

/// Writes a comparison of two reports as one self-contained HTML page, which loads and runs nothing; it is well-formed
/// XML too.
package struct ComparisonPage {
  /// The most findings of a list; further ones are counted.
  private static let limit = 5_000
  private let comparison: ReportComparison
  private let run: RunInformation

  /// - Parameter run: the rules that pages are known of.
  package init(_ comparison: ReportComparison, of run: RunInformation) {
    self.comparison = comparison
    self.run = run
  }

  /// Writes the whole document.
  package func write(to output: inout ReportBuffer) {
    output.write(literal: "<!DOCTYPE html>\n")
    var xml = XMLWriter(output)
    xml.element("html", [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en")]) { xml in
      xml.element("head") { xml in
        PageHead.write("fiorilint: \(comparison.summary)", script: nil, version: run.version, to: &xml)
      }
      xml.element("body") { xml in
        let links = lists.map { (target: "#\($0.id)", name: $0.title) }
        PageHead.writeBar(run.version, "Contents", links: links, to: &xml)
        xml.element("main", [("class", "page")]) { xml in
          xml.element("div", [("class", "masthead")]) { writeMasthead(to: &$0) }
          for list in lists { write(list, to: &xml) }
          writeCounts("By rule", "rules", comparison.rules, to: &xml)
          writeCounts("By screen", "screens", comparison.screens, to: &xml)
        }
      }
    }
    output = xml.output
  }

  private func writeMasthead(to xml: inout XMLWriter) {
    xml.line("h1", text: "Comparison of two reports")
    xml.line("p", [("class", "soft")], text: "Compared by fiorilint \(run.version): \(comparison.summary).")
    let counts = comparison.counts
    var tiles: [(String, Int, String)] = [
      ("New", counts.new, counts.new > 0 ? "error" : ""), ("Fixed", counts.gone, ""),
      ("Unchanged", counts.unchanged, ""),
    ]
    if counts.unread > 0 { tiles.append(("Unread files", counts.unread, "warning")) }
    xml.element("dl", [("class", "tiles")]) { xml in
      for (name, count, style) in tiles {
        xml.line("div", [("class", style)]) { xml in
          xml.line("dt", text: name)
          xml.line("dd", text: String(count))
        }
      }
    }
  }

  // MARK: Findings

  private struct List {
    var id: String
    var title: String
    var findings: [ComparedFinding]
    /// Whether it is folded away.
    var isFolded = false
  }

  private var lists: [List] {
    [
      List(id: "new", title: "New", findings: comparison.new),
      List(id: "fixed", title: "Fixed", findings: comparison.gone),
      List(id: "unread", title: "In files that could not be read again", findings: comparison.unread),
      List(id: "unchanged", title: "Unchanged", findings: comparison.unchanged, isFolded: true),
    ].filter { !$0.findings.isEmpty }
  }

  private func write(_ list: List, to xml: inout XMLWriter) {
    xml.element("section", [("id", list.id), ("aria-labelledby", "\(list.id)-title")]) { xml in
      xml.line("h2", [("id", "\(list.id)-title")], text: list.title)
      guard list.isFolded else { return writeTable(list, to: &xml) }
      xml.element("details") { xml in
        xml.line("summary", text: SummaryLine.counted(list.findings.count, "finding"))
        writeTable(list, to: &xml)
      }
    }
  }

  private func writeTable(_ list: List, to xml: inout XMLWriter) {
    writeScrolling(list.title, ["Level", "Location", "Finding", "Element", "Rule"], counts: 0, to: &xml) { xml in
      for finding in list.findings.prefix(Self.limit) {
        xml.line("tr") { xml in
          xml.line("td", [("class", "level \(finding.severity.name)")], text: finding.severity.name)
          xml.line("td") { xml in xml.line("code") { $0.isolated("\(finding.path):\(finding.line):\(finding.column)") }
          }
          xml.line("td") { $0.isolated(SARIFText.shortened(finding.message, to: SARIFText.messageLimit)) }
          xml.line("td") { xml in
            xml.line("code") { $0.isolated(SARIFText.shortened(finding.element, to: MarkdownReporter.elementLimit)) }
          }
          xml.line("td") { xml in
            xml.line("a", [("href", ProjectPages.page(ofRule: finding.rule, in: run))], text: finding.rule)
          }
        }
      }
    }
    let more = list.findings.count - Self.limit
    if more > 0 { xml.line("p", text: "And \(SummaryLine.counted(more, "more finding")).") }
  }

  // MARK: Counts

  private func writeCounts(_ title: String, _ id: String, _ rows: [ReportComparison.Row], to xml: inout XMLWriter) {
    guard !rows.isEmpty else { return }
    xml.element("section", [("id", id), ("aria-labelledby", "\(id)-title")]) { xml in
      xml.line("h2", [("id", "\(id)-title")], text: title)
      writeScrolling(title, [id == "rules" ? "Rule" : "Screen", "New", "Fixed", "Unchanged"], counts: 3, to: &xml) {
        xml in
        for row in rows.prefix(Self.limit) {
          xml.line("tr") { xml in
            xml.line("th", [("scope", "row")]) { xml in xml.line("code") { $0.isolated(row.name) } }
            for count in [row.counts.new, row.counts.gone, row.counts.unchanged] {
              xml.line("td", [("class", "count")], text: String(count))
            }
          }
        }
      }
      let more = rows.count - Self.limit
      if more > 0 { xml.line("p", text: "And \(more) more.") }
    }
  }

  /// A table that scrolls by itself where it is too wide.
  ///
  /// - Parameter counts: how many of the last columns are of numbers.
  private func writeScrolling(
    _ title: String, _ columns: [String], counts: Int, to xml: inout XMLWriter, _ rows: (inout XMLWriter) -> Void
  ) {
    let region: [(StaticString, String)] = [
      ("class", "scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", "\(title), as a table"),
    ]
    xml.element("div", region) { xml in
      xml.element("table") { xml in
        xml.element("thead") { xml in
          xml.line("tr") { xml in
            for (number, name) in columns.enumerated() {
              let isCount = number >= columns.count - counts
              xml.line("th", [("scope", "col")] + (isCount ? [("class", "count")] : []), text: name)
            }
          }
        }
        xml.element("tbody") { rows(&$0) }
      }
    }
  }
}
