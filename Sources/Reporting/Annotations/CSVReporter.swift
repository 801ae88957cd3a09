import Documents
import Formats
import Linting
import Screens

/// Comma-separated values (RFC 4180), a row for each finding and failure, for spreadsheets and notebooks.
///
/// Controls are escaped as in the text report, so that a row is a line. A cell that a spreadsheet would take for a
/// formula begins with an apostrophe.
package struct CSVReporter: StreamingReporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.text(.beginning(["path,line,column,"])) }

  /// The names in the first row.
  static let columns = [
    "path", "line", "column", "endLine", "endColumn", "severity", "rule", "element", "statements", "message",
  ]

  /// A table of paths as the run shows them.
  package init() {}

  /// The elements and statements of findings.
  package var demands: ReportRequirements { .details }

  /// A row is a finding's.
  package var writesByFinding: Bool { true }

  /// Writes the names of the columns.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) { Self.write(Self.columns, to: &output) }

  /// Writes the rows of a file.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    let annotations = Annotation.all(of: file)
    guard !annotations.isEmpty else { return }
    var path = ReportBuffer()
    var cell = ReportBuffer()
    Self.write(file.path, by: &cell, to: &path)
    for annotation in annotations {
      output.write(path)
      Self.write(annotation.start, to: &output)
      Self.write(annotation.end, to: &output)
      for text in [
        annotation.severity.name, annotation.rule, annotation.finding?.element ?? "",
        annotation.finding?.statements.joined(separator: " ") ?? "", annotation.message,
      ] {
        output.write(literal: ",")
        Self.write(text, by: &cell, to: &output)
      }
      output.write(literal: "\r\n")
    }
  }

  /// Writes the cells of a place, each behind a comma.
  private static func write(_ place: SourcePosition?, to output: inout ReportBuffer) {
    output.write(literal: ",")
    if let place { output.write(place.line) }
    output.write(literal: ",")
    if let place { output.write(place.column) }
  }

  /// Writes nothing: rows are all there is.
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {}

  /// Writes a row.
  static func write(_ cells: [String], to output: inout ReportBuffer) {
    var cell = ReportBuffer()
    for (index, text) in cells.enumerated() {
      if index > 0 { output.write(literal: ",") }
      write(text, by: &cell, to: &output)
    }
    output.write(literal: "\r\n")
  }

  /// Writes a cell.
  ///
  /// - Parameter cell: memory for it alone, which the next one takes again.
  private static func write(_ text: String, by cell: inout ReportBuffer, to output: inout ReportBuffer) {
    cell.removeAll()
    cell.write(text, as: .line)
    cell.withBytes { bytes in
      guard let first = bytes.first else { return }
      let isFormula = "=+-@".utf8.contains(first)
      guard bytes.contains(where: { $0 == comma || $0 == quote }) else {
        if isFormula { output.write(literal: "'") }
        return output.write(bytes: bytes)
      }
      output.write(literal: isFormula ? "\"'" : "\"")
      var rest = bytes[...]
      while let index = rest.firstIndex(of: quote) {
        output.write(bytes: UnsafeBufferPointer(rebasing: rest[...index]))
        output.write(literal: "\"")
        rest = rest[(index + 1)...]
      }
      output.write(bytes: UnsafeBufferPointer(rebasing: rest))
      output.write(literal: "\"")
    }
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
}
