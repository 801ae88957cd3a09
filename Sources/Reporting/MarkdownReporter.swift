import Documents
import Formats
import Linting

/// GitHub's Markdown for the summary of a job or a comment: one table with the severest findings first, infos folded,
/// and the findings of each rule counted.
///
/// A summary of more than 1 MiB is lost as a whole. What does not fit is left out, infos first and errors last, and
/// counted at the end.
package struct MarkdownReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.text(.beginning(["## fiorilint"])) }

  private let limit: Int

  /// - Parameter limit: the most bytes of the document, 2,000 at least.
  package init(limit: Int = 1_000_000) {
    self.limit = max(limit, 2_000)
  }

  /// The elements.
  package var demands: ReportRequirements { .details }

  /// Bytes for the first and the last lines, which hold nothing of an input, and for the headings of tables.
  private static let frame = 1_500

  private struct Row {
    var severity: Severity
    /// The rule's id, and the address of its page; `nil`: the file could not be read.
    var rule: (id: String, page: String)?
    var text: ReportBuffer
  }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    let rows = Self.rows(of: report)
    let counts = Self.counts(by: rows)
    var rest = limit - Self.frame
    // A summary that is short of room is for the worst findings.
    let showsCounts = counts.count <= rest / 4
    if showsCounts { rest -= counts.count }
    let shown = rows.prefix { row in
      rest -= row.text.count
      return rest >= 0
    }
    output.write(literal: "## fiorilint\n\n")
    output.write(SummaryLine.text(report.summary, showsChecks: true, since: report.run.reference), as: .markdown)
    output.write(literal: "\n")
    let infos = shown.drop { $0.severity > .info }
    Self.write(shown[..<infos.startIndex], to: &output)
    if !infos.isEmpty {
      output.write(literal: "\n<details><summary>")
      output.write(SummaryLine.counted(infos.count, "info"))
      output.write(literal: "</summary>\n")
      Self.write(infos, to: &output)
      output.write(literal: "\n</details>\n")
    }
    if showsCounts { output.write(counts) }
    Self.writeRest(rows[shown.endIndex...], to: &output)
    if let hidden = SummaryLine.hidden(report.summary) { output.write("\n\(hidden)\n") }
    if let advice = SummaryLine.advice(report.summary, report.run.rules) { output.write("\nNote: \(advice).\n") }
  }

  /// The findings and failures, the severest first, otherwise in the order of their files.
  private static func rows(of report: Report) -> [Row] {
    var pages = AnnotationPages(report.run)
    let rows = report.files.flatMap { file in
      Annotation.all(of: file).map { annotation in
        Row(
          severity: annotation.severity,
          rule: annotation.finding == nil ? nil : (annotation.rule, pages.page(of: annotation)),
          text: row(annotation, in: file.path, &pages))
      }
    }
    return Severity.allCases.reversed().flatMap { severity in rows.filter { $0.severity == severity } }
  }

  private static func write(_ rows: ArraySlice<Row>, to output: inout ReportBuffer) {
    if rows.isEmpty { return }
    output.write(literal: "\n| Level | Location | Finding | Element | Rule |\n| --- | --- | --- | --- | --- |\n")
    for row in rows { output.write(row.text) }
  }

  private static func writeRest(_ rows: ArraySlice<Row>, to output: inout ReportBuffer) {
    var omitted = SeverityCounts()
    for row in rows { omitted[row.severity] += 1 }
    guard omitted.total > 0 else { return }
    output.write(literal: "\n**")
    output.write(omitted.text)
    output.write(literal: " more** did not fit in a summary; `--format json=FILE` has them all.\n")
  }

  // MARK: Counts

  /// How many findings each rule has, the rules with the severest first; empty for fewer than two rules.
  private static func counts(by rows: [Row]) -> ReportBuffer {
    var places: [String: Int] = [:]
    var rules: [(id: String, page: String, counts: SeverityCounts)] = []
    for row in rows {
      guard let rule = row.rule else { continue }
      let place = places[rule.id] ?? rules.count
      if place == rules.count {
        places[rule.id] = place
        rules.append((rule.id, rule.page, SeverityCounts()))
      }
      rules[place].counts[row.severity] += 1
    }
    var output = ReportBuffer()
    guard rules.count > 1 else { return output }
    output.write(literal: "\n<details><summary>")
    output.write(SummaryLine.counted(rules.count, "rule"))
    output.write(literal: "</summary>\n\n| Rule | Findings |\n| --- | --- |\n")
    for rule in rules {
      output.write(literal: "| ")
      write(rule.id, at: rule.page, to: &output)
      output.write(literal: " | ")
      output.write(rule.counts.text)
      output.write(literal: " |\n")
    }
    output.write(literal: "\n</details>\n")
    return output
  }

  // MARK: Tables

  private static func write(_ rule: String, at page: String, to output: inout ReportBuffer) {
    output.write(literal: "[")
    output.write(rule, as: .markdown)
    output.write(literal: "](<")
    output.write(page)
    output.write(literal: ">)")
  }

  private static func row(
    _ annotation: Annotation, in path: String, _ pages: inout AnnotationPages
  ) -> ReportBuffer {
    var row = ReportBuffer()
    row.write(literal: "| ")
    row.write(annotation.severity.name)
    row.write(literal: " | ")
    row.write(path, as: .markdown)
    if let start = annotation.start {
      row.write(literal: ":")
      row.write(start.line)
      row.write(literal: ":")
      row.write(start.column)
    }
    row.write(literal: " | ")
    row.write(annotation.message, as: .markdown)
    row.write(literal: " | ")
    if let finding = annotation.finding {
      row.write(SARIFText.shortened(finding.element, to: elementLimit), as: .markdown)
    }
    row.write(literal: " | ")
    if annotation.finding != nil {
      write(annotation.rule, at: pages.page(of: annotation), to: &row)
    }
    row.write(literal: " |\n")
    return row
  }

  /// The most UTF-16 units of an element's path.
  static let elementLimit = 300
}
