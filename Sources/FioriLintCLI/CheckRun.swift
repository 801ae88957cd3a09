import Documents
import Linting
import Project
import Reporting
import Support

/// One run of `fiorilint check`: finds the files, lints them, writes the reports.
struct CheckRun {
  private let command: CheckCommand
  private let reports: ReportSettings
  private let plan: LintPlan
  private let known: Review?

  /// Runs it.
  ///
  /// - Parameter finish: is given the exit status while the run still holds all that it needed.
  /// - Returns: the exit status, and the paths of the files that reports were written to.
  static func run(
    _ command: CheckCommand, with additions: TeamExtensions, _ finish: (Int32) -> Void = { _ in }
  ) -> (status: Int32, written: [String]) {
    do {
      let run = try CheckRun(command, additions)
      let status = try run.run()
      withExtendedLifetime(run) { finish(status) }
      return (status, run.reports.files)
    } catch {
      FioriLintCommand.refuse(error)
      return (2, command.reports.settings.files)
    }
  }

  /// Runs it and ends the process, which releases all memory of the run at once. Releasing it piece by piece takes a
  /// fortieth of a small run.
  static func end(with command: CheckCommand, _ additions: TeamExtensions) -> Never {
    let (status, _) = run(command, with: additions) { status in Terminal.exit(status) }
    Terminal.exit(status)
  }

  /// - Throws: a ``UserError`` where the run cannot start.
  private init(_ command: CheckCommand, _ additions: TeamExtensions) throws {
    self.command = command
    var shard = command.files.shard
    shard?.reports = command.reports.settings.files
    var plan = try LintPlan(
      command.allPaths(), command.screens(with: additions), command.linting.settings, shard)
    var reports = command.reports.settings.completed(by: plan.inputs.settings)
    reports.show(failing: plan.failLevels)
    self.reports = reports
    known = try Review(command.known.reference, plan)
    if reports.content.statuses.contains(.known), command.known.reference == .none {
      throw UserError("--show baselined needs a baseline; leave out --no-baseline")
    }
    if let known, !known.incomparable.isEmpty {
      plan.skip(
        known.incomparable, "the commit to compare it with is not there", isListed: plan.screens.listsSkipped)
    }
    self.plan = plan
  }

  /// - Returns: the exit status.
  /// - Throws: a ``UserError`` where a report cannot be written; what else there is to say was said.
  private func run() throws -> Int32 {
    if let fixing = command.fixes.settings, fixing.showsDiff {
      return try FixRun(plan, fixing).printDiff(isQuiet: reports.isQuiet, reviewing: known)
    }
    let outputs = try outputs()
    let fixed = try command.fixes.settings.map { try FixRun(plan, $0).fix(besides: command.known.reference) }
    let screens = screens(fixed?.text, for: outputs.demands)
    let hint = asksForNoFixes(outputs.demands) ? FixHint(plan) : nil
    let skipped = SkippedPaths(plan.inputs, isWanted: plan.screens.listsSkipped)
    outputs.begin()
    let summary = screens.run(known, takesPortions: outputs.takesPortions) { report in
      skipped.add(report)
      hint?.take(report)
      outputs.write(report)
    }
    let verdict = ExitStatus(command, plan, screens, summary, mistakes: fixed?.outcome.mistakes ?? [])
    let ending = Result { try outputs.end(summary, shard: plan.inputs.shard, status: verdict.status) }
    // If a report could not be written, the user still gets the outcome of the run and the changed files.
    if case .failure(let error) = ending, error is ClosedPipe { throw error }
    verdict.writeErrors(isPrinted: outputs.printsFailures)
    skipped.write()
    plan.inputs.writeHints(withGlobs: !reports.isQuiet, after: summary)
    for selection in plan.idleSelections { Terminal.writeError("fiorilint: warning: \(selection)\n") }
    if !reports.isQuiet {
      if let line = fixed?.outcome.summary(isDone: true) { Terminal.writeError("fiorilint: \(line)\n") }
      if verdict.isWithoutInput {
        Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
      } else {
        writeSummary(outputs.level.map(summary.showing) ?? summary)
      }
      if let line = hint?.text { Terminal.writeError("fiorilint: note: \(line)\n") }
      if known == nil, reports.content.statuses.contains(.known) {
        Terminal.note("--show baselined shows nothing: these files have no baseline; name one with --baseline FILE")
      }
      if command.passesOnNothing || screens.isInputLeftOut { screens.noteIfEmpty(summary) }
      if let note = plan.ignores?.note { Terminal.writeError("fiorilint: note: \(note)\n") }
      outputs.writeNotes()
    }
    if plan.screens.configuration == .nearest { MisnamedConfigurations.tell(plan.inputs) }
    try ending.get()
    return verdict.status
  }

  /// Whether to count the fixes: a person at a terminal may not know of them. Scripts and servers do not wait for a
  /// hint that they do not read.
  private func asksForNoFixes(_ demands: ReportRequirements) -> Bool {
    !reports.isQuiet && command.fixes.settings == nil && !demands.contains(.fixes) && Terminal.isTerminal(STDERR)
  }

  private func outputs() throws -> ReportSet {
    var reports = reports
    reports.leavesOutput = command.printsInput
    return try ReportSet(
      reports, rules: plan.rules,
      reading: OutputGuard(
        plan.inputs, plan.screens.additions.allFormats,
        and: [command.known.baseline, command.files.filesFrom, plan.inputs.hasInput ? "-" : nil]),
      since: command.known.since, baselineOption: baselineOption)
  }

  /// The option by which other findings are known than those of the baselines of configurations.
  private var baselineOption: String? {
    switch command.known.reference {
    case .baseline: "--baseline"
    case .none: plan.inputs.reviewDemands.isEmpty ? nil : "--no-baseline"
    case .configured, .commit: nil
    }
  }

  private func screens(_ text: [UInt8]?, for demands: ReportRequirements) -> ScreenRun {
    var demands = demands
    if known != nil { demands.formUnion(.identities) }
    // A note on an unused entry may name another element.
    if plan.ignores?.haveElements ?? false { demands.insert(.details) }
    if plan.inputs.settings.requiredShare != nil { demands.insert(.statementTallies) }
    return ScreenRun(
      plan, text: text, showsProgress: !reports.isQuiet, joinsSteps: reports.joinsSteps, demands: demands)
  }

  private func writeSummary(_ summary: Summary) {
    let line = SummaryLine.text(summary, showsChecks: reports.content.showsChecks, since: command.known.since)
    Terminal.writeError(line + "\n")
    if let line = SummaryLine.hidden(summary) { Terminal.writeError(line + "\n") }
    // A part of the files may have nothing to check where the others have.
    if plan.inputs.shard == nil { Terminal.note(SummaryLine.advice(summary, plan.rules)) }
    Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
    Terminal.note(SummaryLine.fixes(summary))
    Terminal.note(known?.note(on: summary))
    for note in known?.incomparableNotes ?? [] { Terminal.note(note) }
  }
}

extension CheckCommand {
  /// Whether the text of standard input is printed, with what could be fixed in it.
  fileprivate var printsInput: Bool { fixes.fix && !fixes.diff && paths.contains("-") }
}

/// Files whose names look like those of configurations.
enum MisnamedConfigurations {
  /// Says that they are not read.
  static func tell(_ inputs: ConfiguredFiles) {
    let files = inputs.files
    // One that another configuration extends is read.
    for path in files.misnamedConfigurations where !inputs.reads(Path(path, in: files.workingDirectory)) {
      let folder = path.pathFront
      Terminal.writeError(
        "fiorilint: warning: \(TextEscaping.line(path)) is not read; did you mean "
          + "\(TextEscaping.line(folder + FileReport.Configuration.defaultName))?\n")
    }
  }
}
