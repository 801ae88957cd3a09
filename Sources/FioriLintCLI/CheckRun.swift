import Configuration
import Linting
import Reporting
import Text

/// One run of `fiorilint check`: finds the files, lints them, writes the reports.
struct CheckRun {
  private let settings: CheckSettings
  private let plan: LintPlan
  private let known: ReferenceFilter?

  /// Runs it.
  ///
  /// - Returns: the exit status; where the run cannot start, it was said why.
  static func status(of settings: CheckSettings) -> Int32 { run(settings).status }

  /// Runs it.
  ///
  /// - Parameter finish: is given the exit status while the run still holds all that it needed.
  /// - Returns: the exit status, and the paths of the files that reports were written to.
  static func run(
    _ settings: CheckSettings, _ finish: (Int32) -> Void = { _ in }
  ) -> (status: Int32, written: [String]) {
    do {
      let run = try settings.keepingInput { try CheckRun(settings) }
      let status = try run.run()
      withExtendedLifetime(run) { finish(status) }
      return (status, run.settings.reports.files)
    } catch {
      Terminal.report(error)
      return (2, settings.reports.files)
    }
  }

  /// Runs it and ends the process, which releases all memory of the run at once. Releasing it piece by piece takes a
  /// fortieth of a small run.
  static func end(with settings: CheckSettings) -> Never {
    let (status, _) = run(settings) { status in Terminal.exit(status) }
    Terminal.exit(status)
  }

  /// - Throws: a ``UserError`` where the run cannot start.
  private init(_ asked: CheckSettings) throws {
    var asked = asked
    if let file = asked.listFile { asked.paths += try PathList.paths(from: file) }
    asked.shard?.reports = asked.reports.files
    var plan = try LintPlan(asked.paths, asked.screens, asked.linting, asked.shard, failLevel: asked.reports.failLevel)
    var completed = asked.completed(by: plan.inputs.settings)
    // Findings that fail the run are shown.
    if completed.reports.level == nil, plan.failLevels.contains(.info) { completed.reports.level = .info }
    settings = completed
    known = try ReferenceFilter(settings, plan)
    if settings.showsKnownOfNothing {
      throw UserError("--show baselined needs a baseline; leave out --no-baseline")
    }
    if let known, !known.incomparable.isEmpty {
      plan.skip(
        known.incomparable, "the commit to compare it with is not there", isListed: settings.screens.listsPassedOver)
    }
    self.plan = plan
  }

  /// - Returns: the exit status.
  /// - Throws: a ``UserError`` where a report cannot be written; what else there is to say was said.
  private func run() throws -> Int32 {
    if let fixing = settings.fixing, fixing.showsDiff {
      return try FixRun(plan, fixing).printDiff(settings, reviewing: known?.review)
    }
    let outputs = try settings.keepingInput { try self.outputs() }
    let fixed = try settings.fixing.map { try FixRun(plan, $0).fix(settings) }
    let screens = screens(fixed?.text, for: outputs.demands)
    let hint = asksForNoFixes(outputs.demands) ? FixHint(plan) : nil
    let skipped = SkippedPaths(plan.inputs, isWanted: settings.screens.listsPassedOver)
    outputs.begin()
    var sink = ReportSink { report in
      if report.isPassedOver {
        outputs.passOver(report)
        skipped.add(report)
      } else {
        hint?.take(report)
        outputs.write(report)
      }
    }
    sink.takesPortions = outputs.takesPortions
    sink.review = known?.review
    let summary = screens.run(into: sink)
    let verdict = ExitStatus(settings, screens, summary, mistakes: fixed?.outcome.mistakes ?? [])
    let ending = Result { try outputs.end(summary, shard: plan.inputs.shard, status: verdict.status) }
    // If a report could not be written, the user still gets the outcome of the run and the changed files.
    if case .failure(let error) = ending, error is ClosedPipe { throw error }
    verdict.writeErrors(isPrinted: outputs.printsFailures)
    skipped.write()
    plan.inputs.writeHints()
    for selection in plan.idleSelections { Terminal.writeError("fiorilint: warning: \(selection)\n") }
    if !settings.reports.isQuiet {
      if let line = fixed?.outcome.summary(isDone: true) { Terminal.writeError("fiorilint: \(line)\n") }
      if verdict.isWithoutInput {
        Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
      } else {
        writeSummary(outputs.level.map(summary.showing) ?? summary)
      }
      if let line = hint?.text { Terminal.writeError("fiorilint: note: \(line)\n") }
      if known == nil, settings.content.statuses.contains(.known) {
        Terminal.note("no baseline holds for these files: --show baselined shows nothing (--baseline FILE names one)")
      }
      if settings.passesOnNothing || screens.isInputLeftOut { screens.noteIfEmpty(summary) }
      if let note = plan.ignores?.note { Terminal.writeError("fiorilint: note: \(note)\n") }
      outputs.writeNotes()
    }
    if settings.screens.configuration == .nearest { MisnamedConfigurations.tell(plan.inputs.files) }
    try ending.get()
    return verdict.status
  }

  /// Whether to count the fixes: a person at a terminal may not know of them. Scripts and servers do not wait for a
  /// hint that they do not read.
  private func asksForNoFixes(_ demands: ReportRequirements) -> Bool {
    !settings.reports.isQuiet && settings.fixing == nil && !demands.contains(.fixes) && Terminal.isTerminal(STDERR)
  }

  private func outputs() throws -> ReportOutputs {
    var reports = settings.reports
    reports.leavesOutput = settings.printsInput
    return try ReportOutputs(
      reports, rules: plan.rules,
      reading: ProtectedFiles(
        plan.inputs, settings.screens.additions.allFormats,
        and: [settings.baseline, settings.listFile, settings.paths.contains("-") ? "-" : nil]),
      since: settings.reference)
  }

  private func screens(_ text: [UInt8]?, for demands: ReportRequirements) -> ScreenRun {
    ScreenRun(
      plan, input: (settings.paths.contains("-"), settings.screens.stdinPath), text: text,
      jobs: settings.linting.jobs, showsProgress: !settings.reports.isQuiet
    ) { options in
      options.demands = demands
      if known != nil { options.demands.formUnion(.identities) }
      if settings.requiredShare != nil { options.demands.insert(.statementTallies) }
    }
  }

  private func writeSummary(_ summary: Summary) {
    let line = SummaryLine.text(
      summary, showsChecks: settings.reports.content.showsChecks, since: settings.reference)
    Terminal.writeError(line + "\n")
    if let line = SummaryLine.hidden(summary) { Terminal.writeError(line + "\n") }
    Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
    Terminal.note(SummaryLine.fixes(summary))
    Terminal.note(known?.note(on: summary))
    for note in known?.incomparableNotes ?? [] { Terminal.note(note) }
  }
}

extension CheckSettings {
  /// Whether known findings are to be shown, and nothing is to be known.
  fileprivate var showsKnownOfNothing: Bool {
    content.statuses.contains(.known) && ignoresConfiguredBaseline && baseline == nil && reference == nil
  }

  /// Whether the text of standard input is printed, with what could be fixed in it.
  fileprivate var printsInput: Bool { fixing.map { !$0.showsDiff } ?? false && paths.contains("-") }

  /// Does the work before any fix. If that fails, the text of standard input is printed unchanged. So an editor that
  /// takes the output for its text, with any status, loses none.
  fileprivate func keepingInput<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch {
      // At a terminal nothing is lost, and the user would have to end the text.
      if printsInput, !Terminal.isTerminal(STDIN) { try? StandardInput.copy() }
      throw error
    }
  }
}
