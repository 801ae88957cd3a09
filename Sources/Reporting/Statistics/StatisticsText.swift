import Documents
import Linting

/// Writes statistics as tables for people.
enum StatisticsText {
  /// The most rows, for readers; the other reports have all.
  private static let limit = 50
  private static let columns: [(title: String, count: @Sendable (OutcomeCounts) -> Int)] = [
    ("findings", { $0.findings }), ("in files", { $0.filesWithFindings }), ("passed", { $0.tally.passed }),
    ("inconclusive", { $0.tally.inconclusive }), ("unsupported", { $0.tally.unsupported }),
  ]

  /// Writes a table for each group that anything came of.
  static func write(_ statistics: Statistics, to output: inout ReportBuffer) {
    var isFirst = true
    for group in statistics.groups {
      let rows = group.rows.filter { !$0.counts.isEmpty }
        .sorted { left, right in
          if left.counts.findings != right.counts.findings { return left.counts.findings > right.counts.findings }
          return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
      if rows.isEmpty { continue }
      if !isFirst { output.write(literal: "\n") }
      isFirst = false
      write(group, rows, to: &output)
    }
  }

  private static func write(
    _ group: Statistics.Group, _ rows: [(name: String, counts: OutcomeCounts)], to output: inout ReportBuffer
  ) {
    let shown = rows.prefix(limit).map { (name: TextEscaping.line($0.name), counts: $0.counts) }
    let width = shown.map { displayWidth($0.name) }.reduce(displayWidth(group.kind), max)
    line(group.kind, width, columns.map(\.title), to: &output)
    for row in shown { line(row.name, width, columns.map { "\($0.count(row.counts))" }, to: &output) }
    guard rows.count > shown.count else { return }
    output.write("… and \(rows.count - shown.count) more, which the json and csv reports have\n")
  }

  private static func line(_ name: String, _ width: Int, _ cells: [String], to output: inout ReportBuffer) {
    var line = name + String(repeating: " ", count: max(0, width - displayWidth(name)))
    for (cell, column) in zip(cells, columns) {
      line += String(repeating: " ", count: 2 + max(0, column.title.utf8.count - cell.utf8.count)) + cell
    }
    output.write(line + "\n")
  }

  private static func displayWidth(_ text: String) -> Int { text.reduce(0) { $0 + $1.displayWidth } }
}
