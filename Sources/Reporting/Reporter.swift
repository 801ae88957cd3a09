import Documents
import Linting
import RulePages
import Screens

/// Turns what a run found into one document.
///
/// A reporter is a pure function of a ``Report``: the same report gives the same bytes. It always writes a complete,
/// valid document, also for a clean run, for no files and for failures. Reporters are named in one list,
/// ``Reporters/all``.
package protocol Reporter: Sendable {
  /// Writes the whole document.
  func write(_ report: Report, to output: inout ReportBuffer)

  /// What the reporter needs of the linter besides the findings.
  var demands: ReportRequirements { get }

  /// The reporter as one whose document grows file by file; `nil` where it does not.
  var streaming: (any StreamingReporter)? { get }

  /// What users should know who upload the document to a service that refuses it; `nil` where there is nothing to say.
  func note(on report: Report) -> String?
}

extension Reporter {
  /// `nil`: no service refuses the document.
  package func note(on report: Report) -> String? { nil }

  /// `nil`: the document is written at the end.
  package var streaming: (any StreamingReporter)? { nil }
}

/// A reporter whose document grows file by file, so that a run over very many files need not keep their reports.
///
/// The three pieces in order are what ``Reporter/write(_:to:)`` writes.
package protocol StreamingReporter: Reporter {
  /// Whether what is written of a file is what is written of its findings, so that they need not all come at once.
  var writesByFinding: Bool { get }
  /// Whether it takes the outcome of the rules in a file with the last of its findings.
  var countsAtEnd: Bool { get }
  /// Writes the text before the first file.
  func begin(_ run: RunInformation, to output: inout ReportBuffer)
  /// Writes one file; files come in the order of ``Report/files``.
  func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer)
  /// Writes the text behind the last file.
  func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer)
}

extension StreamingReporter {
  /// No: a file comes as a whole.
  package var writesByFinding: Bool { false }

  /// No: that comes with all findings of the file.
  package var countsAtEnd: Bool { false }

  /// The reporter itself.
  package var streaming: (any StreamingReporter)? { self }

  /// Writes the beginning, each file and the end.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    begin(report.run, to: &output)
    for file in report.files { write(file, of: report.run, to: &output) }
    end(report.run, report.summary, to: &output)
  }
}

/// What is known of a run before it starts.
package struct RunInformation: Sendable {
  /// fiorilint's version.
  package var version: String
  /// The rules that were evaluated, sorted by id; the order of a file's tallies.
  package var rules: [Rule]
  /// Seconds since 1970 to print as the time of the run, from `SOURCE_DATE_EPOCH`; `nil`: print a fixed time.
  package var timestamp: Int?
  /// All statements of the guideline documents, where a reporter demands them.
  package var statements: [GuidelineStatement]
  /// Where the site of the rules is, as `fiorilint rules --format html` writes it. It is an address, or the path to its
  /// folder from the reports. `nil`: links lead to the project's pages.
  package var helpBase: String?
  /// Which part of the files this is; `nil` for all of them. It is known once the files are found.
  package var shard: ShardInformation?
  /// The revision that findings are known of; `nil`: they are known of a baseline.
  package var reference: String?
  /// The project that was checked, where a reporter demands it and git knows it.
  package var project: ProjectRevision?
  /// The option that names a baseline or leaves out those of configurations; `nil`: there is none.
  package var baselineOption: String?
  /// The paths of files that were skipped, sorted, where a reporter demands them. They are known once the run is over.
  package var skipped: [String] = []
  /// The formats of those of them whose formats are known and not supported, by their paths.
  package var unsupportedFormats: [String: String] = [:]
  /// The exit status of the run. It is known once the run is over.
  package var exitStatus: Int32 = 0

  /// What is known of a run of some rules; the default prints a fixed time.
  package init(
    version: String, rules: [Rule], timestamp: Int? = nil, statements: [GuidelineStatement] = []
  ) {
    self.version = version
    self.rules = rules
    self.timestamp = timestamp
    self.statements = statements
  }
}

/// The state of a project that a run checked.
package struct ProjectRevision: Sendable {
  /// What the project's top folder is called.
  package let name: String
  /// The abbreviated hash of the commit that is checked out.
  package let commit: String
  /// The day of that commit, `YYYY-MM-DD`.
  package let day: String

  /// The commit of a project.
  package init(name: String, commit: String, day: String) {
    (self.name, self.commit, self.day) = (name, commit, day)
  }
}

/// A whole run: its settings and its outcome.
package struct Report: Sendable {
  /// What was known of the run before it started.
  package var run: RunInformation
  /// Sorted by path.
  package var files: [FileReport]
  /// The outcome of all files together.
  package var summary: Summary

  /// The report of a run on files that are sorted by path, with the summary of them.
  package init(run: RunInformation, files: [FileReport], summary: Summary) {
    self.run = run
    self.files = files
    self.summary = summary
  }
}

/// Which part of a run's files a report is of, and what the parts of the same run have in common.
package struct ShardInformation: Sendable, Hashable, Codable {
  /// From 1.
  package var number: Int
  /// How many parts there are.
  package var count: Int
  /// How many paths all parts have together.
  package var paths: Int
  /// A hash of all these paths in hexadecimal digits: parts are of one run only where it is the same.
  package var hash: String

  /// A part of a run, of its number, the number of parts, and the path count and hash that identify the run.
  package init(number: Int, of count: Int, paths: Int, hash: String) {
    self.number = number
    self.count = count
    self.paths = paths
    self.hash = hash
  }
}

/// Times as ISO 8601 writes them, without a zone.
enum UTCTime {
  /// The last second of the year 9999, behind which years have five digits.
  private static let last = 253_402_300_799

  /// `YYYY-MM-DDThh:mm:ss` in UTC.
  ///
  /// - Parameter seconds: since 1970; what lies outside the years 1970 to 9999 becomes the nearest time inside.
  static func text(_ seconds: Int) -> String {
    let seconds = min(max(seconds, 0), last)
    let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60)
    let time = [hour, minute, second].map { CalendarDay.padded($0, 2) }.joined(separator: ":")
    return "\(CalendarDay(secondsSince1970: seconds))T\(time)"
  }
}
