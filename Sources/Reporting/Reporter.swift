import Linting
import RulePages

/// Turns what a run found into one document.
///
/// A reporter is a pure function of a ``Report``: the same report gives the same bytes. It always writes a complete, valid document, also
/// for a clean run, for no files and for failures. Reporters are named in one list, ``Reporters/all``.
public protocol Reporter: Sendable {
  /// Writes the whole document.
  func write(_ report: Report, to output: inout ReportBuffer)

  /// What the reporter needs of the linter besides the findings.
  var demands: ReportDemands { get }

  /// The reporter as one whose document grows file by file; `nil` where it does not.
  var streaming: (any StreamingReporter)? { get }
}

extension Reporter {
  /// `nil`: the document is written at the end.
  public var streaming: (any StreamingReporter)? { nil }
}

/// A reporter whose document grows file by file, so that a run over very many files need not keep their reports.
///
/// The three pieces in order are what ``Reporter/write(_:to:)`` writes.
public protocol StreamingReporter: Reporter {
  /// Whether what is written of a file is what is written of its findings, so that they need not all come at once.
  var writesByFinding: Bool { get }
  /// Writes what stands before the first file.
  func begin(_ run: RunInformation, to output: inout ReportBuffer)
  /// Writes one file; files come in the order of ``Report/files``.
  func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer)
  /// Writes what stands behind the last file.
  func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer)
}

extension StreamingReporter {
  /// No: a file comes as a whole.
  public var writesByFinding: Bool { false }

  /// The reporter itself.
  public var streaming: (any StreamingReporter)? { self }

  /// Writes the beginning, each file and the end.
  public func write(_ report: Report, to output: inout ReportBuffer) {
    begin(report.run, to: &output)
    for file in report.files { write(file, of: report.run, to: &output) }
    end(report.run, report.summary, to: &output)
  }
}

/// What a reporter needs of the linter besides the findings; see `LintOptions`.
public struct ReportDemands: OptionSet, Sendable {
  /// One bit for each demand.
  public let rawValue: UInt16

  /// The demands of some bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The lines that findings stand in: the findings' `excerpt`.
  public static let excerpts = ReportDemands(rawValue: 1)
  /// What findings say besides place and message: the findings' `element`, `statements` and `related`.
  public static let details = ReportDemands(rawValue: 16)
  /// GitHub's hashes of the lines that findings stand in: the findings' `lineHash`.
  public static let lineHashes = ReportDemands(rawValue: 2)
  /// What came of each rule in each file: the file reports' `tallies`.
  public static let tallies = ReportDemands(rawValue: 4)
  /// The facts that would settle what was left undecided: the file reports' `needs`.
  public static let needs = ReportDemands(rawValue: 8)
  /// The digests of files that something was found in, or that could not be read: the file reports' `digest`.
  public static let digests = ReportDemands(rawValue: 32)
  /// The screens that something was found on, to draw them: the file reports' `drawings`, and the findings' `mark`.
  public static let drawings = ReportDemands(rawValue: 128)
  /// What came of each guideline statement over all files: the summary's `statements`.
  public static let statementTallies = ReportDemands(rawValue: 256)
  /// What came of each guideline statement in each file: the file reports' `statements`.
  public static let fileStatements = ReportDemands(rawValue: 512)
  /// All drawings, of which reports otherwise get as many as the HTML report shows.
  public static let allDrawings = ReportDemands(rawValue: 1024)
  /// The files that were passed over: the run's `passedOver`.
  public static let passedOver = ReportDemands(rawValue: 2048)
  /// The guideline statements: the run's `statements`.
  public static let statements = ReportDemands(rawValue: 64)
}

/// What is known of a run before it starts.
public struct RunInformation: Sendable {
  /// fiorilint's version.
  public var version: String
  /// The rules that were evaluated, sorted by id; the order of a file's tallies.
  public var rules: [Rule]
  /// Findings of this severity or above make the run fail; `nil`: none does.
  public var failLevel: Severity?
  /// Seconds since 1970 to print as the time of the run, from `SOURCE_DATE_EPOCH`; `nil`: print a fixed time.
  public var timestamp: Int?
  /// All statements of the guideline documents, where a reporter demands them.
  public var statements: [GuidelineStatement]
  /// Which part of the files this is; `nil` for all of them. It is known once the files are found.
  public var shard: ShardInformation?
  /// The revision that findings are known of; `nil`: they are known of a baseline.
  package var reference: String?
  /// The paths of files that were passed over, sorted, where a reporter demands them. They are known once the run is over.
  public var passedOver: [String] = []

  /// What is known of a run of some rules; the defaults let errors alone make it fail and print a fixed time.
  public init(
    version: String, rules: [Rule], failLevel: Severity? = .error, timestamp: Int? = nil,
    statements: [GuidelineStatement] = []
  ) {
    self.version = version
    self.rules = rules
    self.failLevel = failLevel
    self.timestamp = timestamp
    self.statements = statements
  }
}

/// A whole run: what was asked and what came of it.
public struct Report: Sendable {
  /// What was known of the run before it started.
  public var run: RunInformation
  /// Sorted by path.
  public var files: [FileReport]
  /// What came of all files together.
  public var summary: Summary

  /// The report of a run on files that are sorted by path, with the summary of them.
  public init(run: RunInformation, files: [FileReport], summary: Summary) {
    self.run = run
    self.files = files
    self.summary = summary
  }
}
