/// What reports need besides the findings: what reporters ask for, and the engine keeps.
package struct ReportRequirements: OptionSet, Sendable {
  /// One bit for each demand.
  package let rawValue: UInt32

  /// The demands of some bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Some demands together. The standard library's, for literals of all sets, takes a fiftieth of a small run to look
  /// for what it needs.
  package init(arrayLiteral demands: ReportRequirements...) {
    rawValue = demands.reduce(0) { $0 | $1.rawValue }
  }

  // MARK: Of a finding, which leaves with it

  /// Where the places of findings end: the findings' `end`.
  package static let ends = ReportRequirements(rawValue: 1 << 5)
  /// What findings say besides their beginning and message: the findings' `end`, `element`, `statements`, `quantities` and
  /// `related`.
  package static let details = ReportRequirements(rawValue: 1 | ends.rawValue)
  /// The lines of findings: the findings' `excerpt`.
  package static let excerpts = ReportRequirements(rawValue: 1 << 1)
  /// Where the elements begin that findings are about: the findings' `elementStart`.
  package static let elementStarts = ReportRequirements(rawValue: 1 << 2)
  /// What the file suppresses the findings at: the findings' `suppressionHost` and
  /// `supersededRules`.
  package static let suppressions = ReportRequirements(rawValue: 1 << 3)
  /// What distinguishes elements whose paths may change: the findings' `content`.
  package static let contents = ReportRequirements(rawValue: 1 << 4)
  /// The paths of elements alone, of ``details``: the findings' `element`.
  package static let elements = ReportRequirements(rawValue: 1 << 6)
  /// What finds the findings again in another run.
  package static let identities = ReportRequirements(rawValue: details.rawValue | contents.rawValue)

  // MARK: Of a run

  /// The guideline statements: the run's `statements`.
  package static let statements = ReportRequirements(rawValue: 1 << 8)
  /// The outcome of each guideline statement over all files, and the missing facts of inconclusive checks: the
  /// summary's `statements` and `missingFacts`.
  package static let statementTallies = ReportRequirements(rawValue: 1 << 9)
  /// The files that were skipped: the run's `skipped`.
  package static let skipped = ReportRequirements(rawValue: 1 << 10)

  /// The project and its commit: the run's `project`.
  package static let project = ReportRequirements(rawValue: 1 << 11)
  /// The paths of elements in dumps, by which the same element is known in several steps of a test.
  package static let elementsOfDumps = ReportRequirements(rawValue: 1 << 12)

  // MARK: Of a whole file

  /// GitHub's `primaryLocationLineHash` of the lines of findings: the findings' `lineHash`.
  package static let lineHashes = ReportRequirements(rawValue: 1 << 16)
  /// The outcome of each rule in each file: the file reports' `tallies`.
  package static let tallies = ReportRequirements(rawValue: 1 << 17)
  /// The facts that checks lack: the file reports' `missingFacts` and `unsupportedFacts`.
  package static let missingFacts = ReportRequirements(rawValue: 1 << 18)
  /// The digests of files that something was found in, or that could not be read: the file reports' `digest`.
  package static let digests = ReportRequirements(rawValue: 1 << 19)
  /// The screens that something was found on, to draw them: the file reports' `drawings`, and the findings' `mark`.
  package static let drawings = ReportRequirements(rawValue: 1 << 20)
  /// The other screens too, with ``drawings``.
  package static let cleanDrawings = ReportRequirements(rawValue: 1 << 21)
  /// All those drawings, of which reports otherwise get as many as the HTML report shows.
  package static let allDrawings = ReportRequirements(rawValue: 1 << 22)
  /// The outcome of each guideline statement in each file: the file reports' `statements`.
  package static let fileStatements = ReportRequirements(rawValue: 1 << 23)
  /// The outcome of each screen, and what was missing on it: the file reports' `accounts`.
  package static let accounts = ReportRequirements(rawValue: 1 << 24)
  /// What was left inconclusive, each with its place: the file reports' ``FileReport/openQuestions``.
  package static let openQuestions = ReportRequirements(rawValue: 1 << 25)
  /// What may fix the findings, before it is tried: the findings' ``Finding/fixes``.
  package static let fixPlans = ReportRequirements(rawValue: 1 << 26 | details.rawValue)
  /// What fixes the findings: the same, each of which was tried.
  package static let fixes = ReportRequirements(rawValue: 1 << 27 | fixPlans.rawValue)

  // MARK: Several

  /// What is known once all of a file is read, or asks for all of it: the upper half.
  package static let ofWholeFile = ReportRequirements(rawValue: 0xFFFF_0000)
  /// What is added to findings when they are made.
  static let ofFindings: ReportRequirements = [
    .ends, .details, .elements, .excerpts, .elementStarts, .suppressions, .contents, .drawings, .fixPlans,
  ]
  /// What is reported of facts that are missing.
  static let ofMissingFacts: ReportRequirements = [.missingFacts, .openQuestions, .statementTallies, .accounts]
  /// All that any report may show, but for what is made of the rest, and what only editors and fixes need.
  package static let mergeable = ReportRequirements(rawValue: .max).subtracting(
    [.statements, .statementTallies, .project, .elementsOfDumps, .elementStarts, .contents, .openQuestions, .fixes]
  ).union(.details)
}
