/// What reports need besides the findings: what reporters ask for, and the engine keeps.
package struct ReportDemands: OptionSet, Sendable {
  /// One bit for each demand.
  package let rawValue: UInt32

  /// The demands of some bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Some demands together. The standard library's, for literals of all sets, takes a fiftieth of a small run to look for what it needs.
  package init(arrayLiteral demands: ReportDemands...) {
    rawValue = demands.reduce(0) { $0 | $1.rawValue }
  }

  // MARK: Of a finding, which leaves with it

  /// What findings say besides place and message: the findings' `element`, `statements`, `quantities` and `related`.
  package static let details = ReportDemands(rawValue: 1)
  /// The lines that findings stand in: the findings' `excerpt`.
  package static let excerpts = ReportDemands(rawValue: 1 << 1)
  /// Where the elements begin that findings are about: the findings' `elementStart`.
  package static let elementStarts = ReportDemands(rawValue: 1 << 2)
  /// What the file suppresses the findings at: the findings' `suppressionHost`.
  package static let suppressions = ReportDemands(rawValue: 1 << 3)
  /// What tells elements apart whose paths may change: the findings' `content`.
  package static let contents = ReportDemands(rawValue: 1 << 4)
  /// What finds the findings again in another run.
  package static let identities = ReportDemands(rawValue: details.rawValue | contents.rawValue)

  // MARK: Of a run

  /// The guideline statements: the run's `statements`.
  package static let statements = ReportDemands(rawValue: 1 << 8)
  /// What came of each guideline statement over all files, and which facts would settle what was left undecided: the summary's `statements`
  /// and `missingFacts`.
  package static let statementTallies = ReportDemands(rawValue: 1 << 9)
  /// The files that were passed over: the run's `passedOver`.
  package static let passedOver = ReportDemands(rawValue: 1 << 10)

  // MARK: Of a whole file

  /// GitHub's `primaryLocationLineHash` of the lines that findings stand in: the findings' `lineHash`.
  package static let lineHashes = ReportDemands(rawValue: 1 << 16)
  /// What came of each rule in each file: the file reports' `tallies`.
  package static let tallies = ReportDemands(rawValue: 1 << 17)
  /// The facts that would settle what was left undecided: the file reports' `needs` and `untold`.
  package static let needs = ReportDemands(rawValue: 1 << 18)
  /// The digests of files that something was found in, or that could not be read: the file reports' `digest`.
  package static let digests = ReportDemands(rawValue: 1 << 19)
  /// The screens that something was found on, to draw them: the file reports' `drawings`, and the findings' `mark`.
  package static let drawings = ReportDemands(rawValue: 1 << 20)
  /// The other screens too, with ``drawings``.
  package static let cleanDrawings = ReportDemands(rawValue: 1 << 21)
  /// All those drawings, of which reports otherwise get as many as the HTML report shows.
  package static let allDrawings = ReportDemands(rawValue: 1 << 22)
  /// What came of each guideline statement in each file: the file reports' `statements`.
  package static let fileStatements = ReportDemands(rawValue: 1 << 23)
  /// What came of each screen, and what was missing on it: the file reports' `accounts`.
  package static let accounts = ReportDemands(rawValue: 1 << 24)
  /// What was left undecided, each with its place: the file reports' ``FileReport/openQuestions``.
  package static let openQuestions = ReportDemands(rawValue: 1 << 25)
  /// What may mend the findings, though nobody looked whether it does: the findings' ``Finding/fixes``.
  package static let fixPlans = ReportDemands(rawValue: 1 << 26 | identities.rawValue)
  /// What mends the findings: the same, each of which was tried.
  package static let fixes = ReportDemands(rawValue: 1 << 27 | fixPlans.rawValue)

  // MARK: Several

  /// What is known once all of a file is read, or asks for all of it: the upper half.
  package static let ofWholeFile = ReportDemands(rawValue: 0xFFFF_0000)
  /// What is added to findings when they are made.
  static let ofFindings: ReportDemands = [
    .details, .excerpts, .elementStarts, .suppressions, .contents, .drawings, .fixPlans,
  ]
  /// What is told of facts that are missing.
  static let ofMissingFacts: ReportDemands = [.needs, .openQuestions, .statementTallies, .accounts]
  /// All that any report may show, but for what is made of the rest, and what only editors and fixes need.
  package static let mergeable = ReportDemands(rawValue: .max).subtracting(
    [.statements, .statementTallies, .elementStarts, .contents, .openQuestions, .fixes]
  ).union(.details)
}
