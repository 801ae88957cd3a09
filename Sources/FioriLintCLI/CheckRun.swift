import Formats
import Inputs
import Linting
import Reporting
import Screens

/// One run of `fiorilint check`: finds the files, lints them, writes the reports.
struct CheckRun {
  private let command: CheckCommand

  init(_ command: CheckCommand) {
    self.command = command
  }

  /// - Returns: the exit status.
  /// - Throws: a ``CommandError`` where the run cannot start, or a report cannot be written.
  func run() throws -> Int32 {
    let rules = try RuleSelection.select(wanted: command.screens.rule, disabled: command.screens.disable)
    let outputs = try ReportOutputs(command, rules: rules)
    let linter = Linter(rules: rules, formats: Formats.all, options: options(outputs.demands))
    let screens = ScreenRun(command.paths, command.screens, linter: linter, showsProgress: !command.quiet)
    outputs.begin()
    let summary = screens.run { outputs.write($0) }
    try outputs.end(summary)
    if !command.quiet {
      Terminal.writeError(SummaryLine.text(summary, showsChecks: command.checks) + "\n")
      screens.noteIfEmpty(summary)
    }
    let share = DecidedShare(summary)
    let isDecided = command.requireDecided.map { share.reaches($0) } ?? true
    if let required = command.requireDecided, !isDecided {
      Terminal.writeError("fiorilint: error: \(share.shortfall(of: required))\n")
    }
    return status(summary, isDecided: isDecided)
  }

  private func options(_ demands: ReportDemands) -> LintOptions {
    var options = command.screens.lintOptions
    options.excerpts = demands.contains(.excerpts)
    options.lineHashes = demands.contains(.lineHashes)
    options.tallies = demands.contains(.tallies)
    options.needs = demands.contains(.needs)
    options.statements = command.requireDecided != nil
    return options
  }

  private func status(_ summary: Summary, isDecided: Bool) -> Int32 {
    if summary.failures > 0 { return 3 }
    let failing =
      switch command.failOn {
      case .error: summary.errors
      case .warning: summary.errors + summary.warnings
      case .info: summary.findings
      case .never: 0
      }
    return failing > 0 || !isDecided ? 1 : 0
  }
}
