import Documents
import Linting

/// Writes a comparison of two reports in GitHub's Markdown, for the comment of a pull request.
///
/// A comment of more than 65,536 characters is refused as a whole: rows that do not fit are left out and counted.
package enum ComparisonMarkdown {
  /// The most bytes of the rows.
  private static let limit = 60_000

  /// Writes the whole document.
  ///
  /// - Parameter run: the rules that pages are known of.
  package static func write(_ comparison: ReportComparison, of run: RunInformation, to output: inout ReportBuffer) {
    output.write(literal: "## fiorilint: ")
    output.write(comparison.summary)
    output.write(literal: "\n")
    var rest = limit
    writeFindings("New", comparison.new, run, &rest, to: &output)
    writeFindings("Fixed", comparison.gone, run, &rest, to: &output)
    writeFindings("In files that could not be read again", comparison.unread, run, &rest, to: &output)
    writeCounts("Rule", comparison.rules, &rest, to: &output)
    writeCounts("Screen", comparison.screens, &rest, to: &output)
  }

  private static func writeFindings(
    _ title: StaticString, _ findings: [ComparedFinding], _ run: RunInformation, _ rest: inout Int,
    to output: inout ReportBuffer
  ) {
    guard !findings.isEmpty else { return }
    output.write(literal: "\n### ")
    output.write(literal: title)
    output.write(literal: "\n\n| Level | Location | Finding | Element | Rule |\n| --- | --- | --- | --- | --- |\n")
    // The severest first; within one in the order of the report.
    let sorted = Severity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
    writeRows(sorted.map { row($0, run) }, "findings", &rest, to: &output)
  }

  private static func row(_ finding: ComparedFinding, _ run: RunInformation) -> ReportBuffer {
    var row = ReportBuffer()
    row.write(literal: "| ")
    row.write(finding.severity.name)
    row.write(literal: " | ")
    row.write("\(finding.path):\(finding.line):\(finding.column)", as: .markdown)
    row.write(literal: " | ")
    row.write(finding.message, as: .markdown)
    row.write(literal: " | ")
    row.write(SARIFText.shortened(finding.element, to: MarkdownReporter.elementLimit), as: .markdown)
    row.write(literal: " | [")
    row.write(finding.rule, as: .markdown)
    row.write(literal: "](<")
    row.write(ProjectPages.page(ofRule: finding.rule, in: run))
    row.write(literal: ">) |\n")
    return row
  }

  /// Rules or screens of which something came or went, and how many others there are.
  private static func writeCounts(
    _ heading: StaticString, _ rows: [ReportComparison.Row], _ rest: inout Int, to output: inout ReportBuffer
  ) {
    let changed = rows.filter(\.counts.hasChanges)
    guard !changed.isEmpty else { return }
    output.write(literal: "\n| ")
    output.write(literal: heading)
    output.write(literal: " | New | Fixed | Unchanged |\n| --- | ---: | ---: | ---: |\n")
    let lines = changed.map { row in
      var line = ReportBuffer()
      line.write(literal: "| ")
      line.write(row.name, as: .markdown)
      line.write(literal: " | ")
      line.write("\(row.counts.new) | \(row.counts.gone) | \(row.counts.unchanged)")
      line.write(literal: " |\n")
      return line
    }
    writeRows(lines, "rows", &rest, to: &output)
  }

  private static func writeRows(
    _ rows: [ReportBuffer], _ what: String, _ rest: inout Int, to output: inout ReportBuffer
  ) {
    for (number, row) in rows.enumerated() {
      guard row.count <= rest else {
        rest = 0
        output.write(literal: "\n")
        output.write("**\(rows.count - number) more \(what)** did not fit.\n")
        return
      }
      rest -= row.count
      output.write(row)
    }
  }
}
