import Documents
import Formats
import Linting
import Synchronization

/// Writes counts instead of findings: the outcome of a run by rule, by guideline statement and by folder. Use it to
/// read a million screens.
///
/// - Text: a table for each, those with most findings first; what nothing came of is left out.
/// - JSON: an object of `version`, `total`, and the lists `rules`, `statements` and `folders`.
/// - CSV (RFC 4180): a row for each, with the same columns; the first says what it is of.
package final class StatisticsReporter: StreamingReporter {
  /// What the beginning of such a report shows.
  static var signature: Signature {
    .any([ReportSignature.json("version", "total", "rules"), ReportSignature.text(.beginning(["of,name,"]))])
  }

  /// How statistics are written.
  package enum Language: Sendable {
    case text, json, csv
  }

  private let language: Language
  private let statistics = Mutex(Statistics())

  /// Makes the reporter of one run.
  package init(_ language: Language) {
    self.language = language
  }

  /// The outcome of each rule and of each statement in each file, and which statements findings are of.
  package var demands: ReportRequirements { [.details, .tallies, .fileStatements] }

  /// Counts are added up, independent of the portions that they come in.
  package var writesByFinding: Bool { true }

  /// The outcome of the rules in a file comes with its last portion, and is counted then.
  package var countsAtEnd: Bool { true }

  /// Nothing is known yet.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) { statistics.withLock { $0 = Statistics() } }

  /// Counts the outcome of a file.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    statistics.withLock { $0.add(file, of: run) }
  }

  /// Writes all that was counted.
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {
    write(statistics.withLock { $0 }, run, to: &output)
  }

  /// Writes the counts of a whole run, independent of other runs that are being counted.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    var statistics = Statistics()
    for file in report.files { statistics.add(file, of: report.run) }
    write(statistics, report.run, to: &output)
  }

  private func write(_ statistics: Statistics, _ run: RunInformation, to output: inout ReportBuffer) {
    switch language {
    case .text: StatisticsText.write(statistics, to: &output)
    case .json: Self.writeJSON(statistics, run, to: &output)
    case .csv: Self.writeCSV(statistics, to: &output)
    }
  }

  private static func writeJSON(_ statistics: Statistics, _ run: RunInformation, to output: inout ReportBuffer) {
    JSONWriter.write(to: &output) { json in
      json.member("version", run.version)
      json.member("total", object: { write(statistics.total, to: &$0) })
      for group in statistics.groups {
        json.member(
          group.member,
          list: { json in
            for row in group.rows {
              json.lineElement { json in
                json.member("name", row.name)
                write(row.counts, to: &json)
              }
            }
          })
      }
    }
  }

  private static func write(_ counts: OutcomeCounts, to json: inout JSONWriter) {
    for (name, count) in counts.members {
      guard let count else { continue }
      json.key(named: name)
      json.value(count)
    }
  }

  private static func writeCSV(_ statistics: Statistics, to output: inout ReportBuffer) {
    CSVReporter.write(["of", "name"] + OutcomeCounts().members.map(\.name), to: &output)
    func write(_ kind: String, _ name: String, _ counts: OutcomeCounts) {
      CSVReporter.write([kind, name] + counts.members.map { $0.count.map { "\($0)" } ?? "" }, to: &output)
    }
    write("total", "", statistics.total)
    for group in statistics.groups { for row in group.rows { write(group.kind, row.name, row.counts) } }
  }
}
