import Documents
import Formats
import Linting

/// GitHub's Markdown for the summary of a job or a comment: a table for each file, or for each screen where a file has
/// several.
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

  /// Bytes for the first and the last lines, which hold nothing of an input.
  private static let frame = 1_000

  private struct Row {
    /// The index of its table.
    var table: Int
    var severity: Severity
    var text: ReportBuffer
    var isShown = false
  }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    var headings: [ReportBuffer] = []
    var rows: [Row] = []
    var pages = AnnotationPages(report.run)
    for file in report.files { Self.add(file, &pages, to: &headings, &rows) }
    choose(&rows, headings)

    output.write(literal: "## fiorilint\n\n")
    output.write(SummaryLine.text(report.summary, showsChecks: true, since: report.run.reference), as: .markdown)
    output.write(literal: "\n")
    defer {
      if let hidden = SummaryLine.hidden(report.summary) { output.write("\n\(hidden)\n") }
    }
    var table: Int?
    for row in rows where row.isShown {
      if row.table != table { output.write(headings[row.table]) }
      table = row.table
      output.write(row.text)
    }
    Self.writeRest(of: rows, to: &output)
  }

  /// Chooses the rows that fit, the severest first.
  private func choose(_ rows: inout [Row], _ headings: [ReportBuffer]) {
    var rest = limit - Self.frame
    var hasHeading = Array(repeating: false, count: headings.count)
    for severity in [Severity.error, .warning, .info] {
      for index in rows.indices where rows[index].severity == severity {
        let table = rows[index].table
        let size = rows[index].text.count + (hasHeading[table] ? 0 : headings[table].count)
        guard size <= rest else { return }
        rest -= size
        hasHeading[table] = true
        rows[index].isShown = true
      }
    }
  }

  private static func writeRest(of rows: [Row], to output: inout ReportBuffer) {
    var omitted = SeverityCounts()
    for row in rows where !row.isShown { omitted[row.severity] += 1 }
    guard omitted.total > 0 else { return }
    output.write(literal: "\n**")
    output.write(omitted.text)
    output.write(literal: " more** did not fit in a summary; `--format json=FILE` has them all.\n")
  }

  // MARK: Tables

  private static func add(
    _ file: FileReport, _ pages: inout AnnotationPages, to headings: inout [ReportBuffer], _ rows: inout [Row]
  ) {
    var screen: Substring?
    var isFirst = true
    for annotation in Annotation.all(of: file) {
      let current = file.screens > 1 ? annotation.finding.flatMap { ElementPath.screen(of: $0.element) } : nil
      if isFirst || current != screen {
        headings.append(heading(file.path, current))
        isFirst = false
        screen = current
      }
      rows.append(Row(table: headings.count - 1, severity: annotation.severity, text: row(annotation, &pages)))
    }
  }

  private static func heading(_ path: String, _ screen: Substring?) -> ReportBuffer {
    var heading = ReportBuffer()
    heading.write(literal: "\n### ")
    heading.write(path, as: .markdown)
    if let screen {
      heading.write(literal: ", ")
      heading.write(String(screen), as: .markdown)
    }
    heading.write(literal: "\n\n| Level | Location | Finding | Element | Rule |\n| --- | --- | --- | --- | --- |\n")
    return heading
  }

  private static func row(_ annotation: Annotation, _ pages: inout AnnotationPages) -> ReportBuffer {
    var row = ReportBuffer()
    row.write(literal: "| ")
    row.write(annotation.severity.name)
    row.write(literal: " | ")
    if let start = annotation.start {
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
      row.write(literal: "[")
      row.write(annotation.rule, as: .markdown)
      row.write(literal: "](<")
      row.write(pages.page(of: annotation))
      row.write(literal: ">)")
    }
    row.write(literal: " |\n")
    return row
  }

  /// The most UTF-16 units of an element's path.
  static let elementLimit = 300
}
