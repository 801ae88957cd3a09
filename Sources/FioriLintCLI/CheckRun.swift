import Configuration
import Linting
import Reporting
import Text

/// One run of `fiorilint check`: finds the files, lints them, writes the reports.
struct CheckRun {
  private let settings: CheckSettings

  /// Runs it.
  ///
  /// - Returns: the exit status; where the run cannot start, it was said why.
  static func status(of settings: CheckSettings) -> Int32 {
    do {
      return try CheckRun(settings: settings).run()
    } catch {
      Terminal.report(error)
      return 2
    }
  }

  /// - Returns: the exit status.
  /// - Throws: a ``Mistake`` where the run cannot start, or a report cannot be written.
  private func run() throws -> Int32 {
    var settings = self.settings
    if let file = settings.listFile { settings.paths += try PathList.paths(from: file) }
    let plan = try LintPlan(settings.paths, settings.screens, settings.linting, settings.shard)
    settings = settings.completed(by: plan.inputs.settings)
    if settings.reports.content.statuses.contains(.known), settings.baseline == nil, settings.reference == nil {
      throw Mistake("--show-baselined shows what is known; add --baseline FILE or --since REF")
    }
    let review = try settings.baseline.map { BaselineReview(try Baseline(reading: $0).known) }
    let changes = try settings.reference.map { try ChangeReview(since: $0, plan) }
    if let fixing = settings.fixing, fixing.showsDiff {
      return try FixRun(plan, fixing).printDiff(settings, reviewing: changes?.review ?? review?.review)
    }
    settings.reports.leavesOutput = settings.fixing != nil && plan.readsInput(settings)
    let outputs = try ReportOutputs(
      settings.reports, rules: plan.rules,
      reading: ProtectedFiles(
        plan.inputs, settings.screens.additions.allFormats,
        and: [settings.baseline, settings.listFile, settings.paths.contains("-") ? "-" : nil]),
      since: settings.reference)
    let fixed = try settings.fixing.map { try FixRun(plan, $0).fix(settings) }
    let screens = ScreenRun(
      plan, input: (settings.paths.contains("-"), settings.screens.stdinPath), text: fixed?.text,
      jobs: settings.linting.jobs, showsProgress: !settings.reports.isQuiet
    ) { options in
      options.demands = outputs.demands
      if settings.baseline != nil || settings.reference != nil { options.demands.insert(.details) }
      if settings.requiredShare != nil { options.demands.insert(.statementTallies) }
    }
    outputs.begin()
    let passedOver = PassedOverPaths(plan.inputs, isWanted: settings.screens.listsPassedOver)
    let summary = screens.run(
      judgingConfigurations: true, inPortions: outputs.takesPortions, reviewing: changes?.review ?? review?.review,
      passOver: { report in
        outputs.passOver(report.path)
        passedOver.add(report)
      }
    ) { outputs.write($0) }
    let mayBeEmpty = settings.passesOnNoScreens || settings.screens.skipsUnrecognized || settings.reference != nil
    let nothing = mayBeEmpty ? nil : screens.reasonForNothing(summary).map { "\($0) (--pass-on-no-screens passes)" }
    let missing = settings.shard == nil && screens.isAllMissing ? "what is named does not exist" : nil
    // A part of the files, and what a commit changed, may have nothing to decide.
    let mayDecideNothing =
      settings.shard != nil || settings.screens.skipsUnrecognized || settings.reference != nil
    let shortfall = DecidedShare(summary).shortfall(of: settings.requiredShare, passesNothing: mayDecideNothing)
    let mistakes = fixed?.outcome.mistakes ?? []
    let cannotRun = nothing != nil || missing != nil || !mistakes.isEmpty
    let status = cannotRun ? 2 : max(Self.status(summary, settings.reports.failLevel), shortfall == nil ? 0 : 1)
    try outputs.end(summary, shard: plan.inputs.shard, status: status)
    passedOver.write()
    for selection in plan.idleSelections { Terminal.writeError("fiorilint: warning: \(selection)\n") }
    if !settings.reports.isQuiet {
      if let line = fixed?.outcome.summary(isDone: true) { Terminal.writeError("fiorilint: \(line)\n") }
      let line = SummaryLine.text(
        summary, showsChecks: settings.reports.content.showsChecks, since: settings.reference)
      Terminal.writeError(line + "\n")
      if let line = SummaryLine.fixes(summary) { Terminal.writeError("fiorilint: note: \(line)\n") }
      if let changes { Terminal.writeError("fiorilint: note: \(changes.note)\n") }
      if mayBeEmpty { screens.noteIfEmpty(summary) }
      if let note = plan.ignores?.note { Terminal.writeError("fiorilint: note: \(note)\n") }
      outputs.writeNote()
    }
    if settings.screens.configuration == .nearest { MisnamedConfigurations.tell(plan.inputs.files) }
    if let reason = nothing ?? missing {
      Terminal.writeError("fiorilint: error: nothing to lint: \(reason)\n")
      return status
    }
    if let shortfall { Terminal.writeError("fiorilint: error: \(shortfall)\n") }
    for mistake in mistakes { Terminal.report(mistake) }
    return status
  }

  /// The exit status of a run with such a summary.
  static func status(_ summary: Summary, _ level: FailLevel?) -> Int32 {
    if summary.failures + summary.unchecked > 0 { return 3 }
    let failing =
      switch level ?? .error {
      case .error: summary.errors
      case .warning: summary.errors + summary.warnings
      case .info: summary.findings
      case .never: 0
      }
    return failing > 0 ? 1 : 0
  }
}
