import Documents
import Linting

/// Comma-separated values (RFC 4180), a row for each finding and failure, for spreadsheets and notebooks.
///
/// Controls are escaped as in the text report, so that a row is a line. A cell that a spreadsheet would take for a formula begins with an
/// apostrophe.
package struct CSVReporter: StreamingReporter {
  /// The names in the first row.
  static let columns = [
    "path", "line", "column", "endLine", "endColumn", "severity", "rule", "element", "statements", "message",
  ]

  /// A table of paths as the run shows them.
  package init() {}

  /// The elements and statements of findings.
  package var demands: ReportDemands { .details }

  /// A row is a finding's.
  package var writesByFinding: Bool { true }

  /// Writes the names of the columns.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) { Self.write(Self.columns, to: &output) }

  /// Writes the rows of a file.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    for annotation in Annotation.all(of: file, run) {
      let (start, end) = (annotation.start, annotation.end)
      Self.write(
        [
          file.path, start.map { "\($0.line)" } ?? "", start.map { "\($0.column)" } ?? "",
          end.map { "\($0.line)" } ?? "", end.map { "\($0.column)" } ?? "", annotation.severity.name, annotation.rule,
          annotation.finding?.element ?? "", annotation.finding?.statements.joined(separator: " ") ?? "",
          annotation.message,
        ], to: &output)
    }
  }

  /// Writes nothing: rows are all there is.
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {}

  /// Writes a row.
  static func write(_ cells: [String], to output: inout ReportBuffer) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.write(literal: ",") }
      output.write(quoted(cell))
    }
    output.write(literal: "\r\n")
  }

  private static func quoted(_ text: String) -> String {
    var cell = TextEscaping.line(text)
    if let first = cell.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) { cell = "'" + cell }
    guard cell.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return cell }
    // By scalars: a mark behind a quote makes another character of both.
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in cell.unicodeScalars {
      quoted.append(scalar)
      if scalar == "\"" { quoted.append(scalar) }
    }
    return String(quoted) + "\""
  }
}
