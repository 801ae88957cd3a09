import Screens

/// The outcome of a whole run.
package struct Summary: Sendable, Hashable {
  /// How many files were linted, those that could not be read included.
  package var files = 0
  /// In how many files something was found.
  package var filesWithFindings = 0
  /// How many screens have open findings, by the worst of them.
  var screensBySeverity = [0, 0, 0]
  /// The last screen with open findings of a file whose other findings follow.
  var unfinishedScreen: UnfinishedScreen?
  /// How many warnings are not shown; they are not among ``warnings``.
  package var hiddenWarnings = 0
  /// How many infos are not shown; they are not among ``infos``.
  package var hiddenInfos = 0
  /// How many screens were checked.
  package var screens = 0
  /// On how many of them no check of screens had anything to check.
  package var screensWithoutChecks = 0
  /// How many of these are screens of Android without a collection view, which is all that its guideline asks about.
  package var screensWithoutCollectionView = 0
  /// How many inconclusive checks wait for what the command line could say.
  package var optionDependent = OptionDependentChecks()
  /// How many findings are errors.
  package var errors = 0
  /// How many findings are warnings.
  package var warnings = 0
  /// How many findings are infos.
  package var infos = 0
  /// How many findings are at or above the failing level of their files.
  package var failing = 0
  /// How many findings were skipped because they are known; they are not among the others.
  package var baselined = 0
  /// How many findings descriptions and configurations suppress; they are not among the errors, warnings and infos.
  package var suppressed = 0
  /// How many findings have a fix that helps, by its class: of each finding the safest; where the run was asked for
  /// them.
  package var fixable: [FixSafety: Int] = [:]
  /// How many fixes are not offered because there was no time to try them.
  package var untriedFixes = 0
  /// How many files a walk skipped because nothing in them shows a screen; they are not among ``files``.
  package var skipped = 0
  /// How many of those are of each format that is known and not supported.
  package var unsupportedFormats: [String: Int] = [:]
  /// How many files could not be read to their end.
  package var failures = 0
  /// The first path of them, and of those that a rule failed on, in byte order.
  package var firstFailure: String?
  /// How many files could be read, but not be checked by every rule, because some failed on them.
  package var filesWithRuleFailures = 0
  /// The outcomes of all guideline and team rules, by element and rule.
  package var tally = Tally()
  /// Facts that formats never contain, as in ``FileReport/unsupportedFacts``, with the number of unsupported checks.
  package var unsupportedFacts: [String: [String: Int]] = [:]
  /// What was missing for inconclusive checks, where the reports say it.
  package var missingGroups = MissingFactGroups()

  /// The outcome of each guideline statement, by its id, where the run was asked for it.
  package var statements: [String: StatementTally] = [:]
  /// The facts that were missing, with how many checks each would decide, if the run was asked for it.
  package var missingFacts: [MissingFactCount: Int] = [:]

  /// What became of entries of `ignore` in configurations, by their numbers in the run.
  package var ignoreUses: [Int: IgnoreUse] = [:]

  /// The summary of no files.
  package init() {}

  /// How many findings there are.
  package var findings: Int { errors + warnings + infos }

  /// Takes a file.
  package mutating func add(_ report: FileReport) {
    if report.isSkipped {
      skipped += 1
      if let format = report.unsupportedFormat { unsupportedFormats[format, default: 0] += 1 }
      return
    }
    addFindings(of: report)
    addScreens(of: report)
    missingGroups.add(report)
    // The last portion has what is reported of the file as a whole.
    if report.portion?.isContinued ?? false { return }
    files += 1
    screens += report.screens
    screensWithoutChecks += report.screensWithoutChecks
    screensWithoutCollectionView += report.screensWithoutCollectionView
    optionDependent += report.optionDependent
    untriedFixes += report.untriedFixes ?? 0
    unsupportedFacts.merge(report.unsupportedFacts) { $0.merging($1, uniquingKeysWith: +) }
    if report.hasFailures { noteFailure(report.path) }
    if report.failure != nil {
      failures += 1
    } else if !report.ruleFailures.isEmpty {
      filesWithRuleFailures += 1
    }
  }

  private mutating func addFindings(of report: FileReport) {
    let found = findings
    // By its index: a copy of a finding counts the references of all that it holds.
    for index in report.findings.indices {
      if let fixes = report.findings[index].offeredFixes, let safety = fixes.all.map(\.safety).min() {
        fixable[safety, default: 0] += 1
      }
      let (status, severity) = (report.findings[index].status, report.findings[index].severity)
      if status == .open, report.fails(severity) { failing += 1 }
      switch (status, severity) {
      case (.known, _): baselined += 1
      case (.suppressed, _): suppressed += 1
      case (.open, .error): errors += 1
      case (.open, .warning): warnings += 1
      case (.open, .info): infos += 1
      }
    }
    if findings > found || report.repeated != nil, report.portion == nil || report.portion == .first {
      filesWithFindings += 1
    }
  }

  /// Takes the outcome of each of some rules, in their order; none if nothing was counted.
  package mutating func add(_ totals: [Tally], of rules: [Rule]) {
    for (tally, rule) in zip(totals, rules) where !rule.isSelfCheck { self.tally += tally }
  }

  /// Takes the outcome of each guideline statement, by its id.
  package mutating func add(_ statements: [String: Tally]) {
    for (id, tally) in statements { self.statements[id, default: StatementTally()].tally += tally }
  }

  /// Takes what an engine made of all its files, besides their reports.
  package mutating func add(_ engine: LintEngine) {
    add(engine.totals, of: engine.linter.rules)
    guard engine.linter.options.demands.contains(.statementTallies) else { return }
    add(engine.statements, engine.missingFacts)
  }

  /// Takes another summary, of other files.
  package mutating func add(_ other: Summary) {
    files += other.files
    filesWithFindings += other.filesWithFindings
    screens += other.screens
    screensWithoutChecks += other.screensWithoutChecks
    screensWithoutCollectionView += other.screensWithoutCollectionView
    optionDependent += other.optionDependent
    errors += other.errors
    warnings += other.warnings
    infos += other.infos
    failing += other.failing
    baselined += other.baselined
    suppressed += other.suppressed
    skipped += other.skipped
    unsupportedFormats.merge(other.unsupportedFormats, uniquingKeysWith: +)
    failures += other.failures
    if let path = other.firstFailure { noteFailure(path) }
    for index in screensBySeverity.indices { screensBySeverity[index] += other.screensBySeverity[index] }
    unsupportedFacts.merge(other.unsupportedFacts) { $0.merging($1, uniquingKeysWith: +) }
    missingGroups.add(other.missingGroups)
    filesWithRuleFailures += other.filesWithRuleFailures
    untriedFixes += other.untriedFixes
    fixable.merge(other.fixable, uniquingKeysWith: +)
    addTotals(of: other)
  }

  /// Takes what the engines of another summary made of their files, but not the files.
  package mutating func addTotals(of other: Summary) {
    tally += other.tally
    add(other.statements, other.missingFacts)
    ignoreUses.merge(other.ignoreUses) { $0.merging($1) }
  }

  /// Takes the outcome of guideline statements in another summary, whose other counts are known.
  package mutating func addStatements(of other: Summary) { add(other.statements, other.missingFacts) }

  private mutating func add(_ statements: [String: StatementTally], _ facts: [MissingFactCount: Int]) {
    for (id, tally) in statements { self.statements[id, default: StatementTally()] += tally }
    missingFacts.merge(facts, uniquingKeysWith: +)
  }
}
