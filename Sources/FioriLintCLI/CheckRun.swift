import Formats
import Inputs
import Linting
import Reporting
import Screens
import Synchronization

/// One run of `fiorilint check`: finds the files, lints them, writes the reports.
struct CheckRun {
  private let command: CheckCommand

  init(_ command: CheckCommand) {
    self.command = command
  }

  /// - Returns: the exit status.
  /// - Throws: a ``CommandError`` where the run cannot start, or a report cannot be written.
  func run() throws -> Int32 {
    let rules = try RuleSelection.select(wanted: command.rule, disabled: command.disable)
    let outputs = try ReportOutputs(command, rules: rules)
    let linter = Linter(rules: rules, formats: Formats.all, options: options(outputs.demands))
    let named = command.paths.filter { $0 != "-" }
    let files =
      named.isEmpty
      ? FileFinder(candidateExtensions: Formats.candidateExtensions).find([])
      : FileFinder(candidateExtensions: Formats.candidateExtensions).find(named)
    let progress = Progress(total: files.count, isShown: !command.quiet && Terminal.isTerminal(STDERR))
    let others = Others(try otherReports(linter, files))
    outputs.begin()
    var summary = LintRun(linter).run(
      count: files.count, jobs: command.jobs ?? Terminal.processorCount,
      lint: { engine, number in
        files.withCString(at: number) { engine.lint($0, path: files.path(at: number)) }
      },
      deliver: { report in
        others.take(before: report.path) { outputs.write($0) }
        outputs.write(report)
        progress.advance()
      })
    others.take(before: nil) { outputs.write($0) }
    others.add(to: &summary)
    progress.finish()
    try outputs.end(summary)
    if !command.quiet { note(summary, files) }
    return status(summary)
  }

  private func options(_ demands: ReportDemands) -> LintOptions {
    var options = LintOptions()
    options.reader.platform = command.platform.map { $0 == .ios ? .ios : .android }
    if let size = command.maxFileSize { options.maximumFileSize = size << 20 }
    options.excerpts = demands.contains(.excerpts)
    options.lineHashes = demands.contains(.lineHashes)
    options.tallies = demands.contains(.tallies)
    options.needs = demands.contains(.needs)
    return options
  }

  /// What is reported besides the files: paths that could not be used, and standard input.
  private func otherReports(_ linter: Linter, _ files: FileList) throws -> (reports: [FileReport], totals: [Tally]) {
    var reports = files.failures.map { failure in
      var report = FileReport(path: failure.path)
      report.failure = Failure(path: failure.path, message: failure.message)
      return report
    }
    var totals: [Tally] = []
    if command.paths.contains("-") {
      if let text = Terminal.readInput(limit: linter.options.maximumFileSize) {
        let engine = linter.makeEngine()
        reports.append(text.withUnsafeBytes { engine.lint(text: $0, path: command.stdinPath) })
        totals = engine.totals
      } else {
        var report = FileReport(path: command.stdinPath)
        report.failure = Failure(
          path: command.stdinPath, message: "cannot be read (\(Terminal.lastError)): expected text on standard input")
        reports.append(report)
      }
    }
    return (reports.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, totals)
  }

  private func note(_ summary: Summary, _ files: FileList) {
    Terminal.writeError(SummaryLine.text(summary, showsChecks: command.checks) + "\n")
    guard summary.files == 0 else { return }
    var reasons: [String] = []
    if files.otherFileCount > 0 { reasons.append("\(files.otherFileCount) with other extensions") }
    if files.ignoredCount > 0 { reasons.append("\(files.ignoredCount) ignored") }
    let passed = reasons.isEmpty ? "" : "; passed over: " + reasons.joined(separator: ", ")
    let extensions = Formats.candidateExtensions.sorted().map { "." + $0 }.joined(separator: " ")
    Terminal.writeError("fiorilint: note: nothing to lint: no files \(extensions) found\(passed)\n")
  }

  private func status(_ summary: Summary) -> Int32 {
    if summary.failures > 0 { return 3 }
    let failing =
      switch command.failOn {
      case .error: summary.errors
      case .warning: summary.errors + summary.warnings
      case .info: summary.findings
      case .never: 0
      }
    return failing > 0 ? 1 : 0
  }
}

/// Reports that do not come out of the run over files, and join it where their paths belong.
private final class Others: Sendable {
  private let state: Mutex<[FileReport]>
  private let all: [FileReport]
  private let totals: [Tally]

  init(_ others: (reports: [FileReport], totals: [Tally])) {
    all = others.reports
    totals = others.totals
    // The next one is the last of the array.
    state = Mutex(others.reports.reversed())
  }

  /// Hands out those whose paths stand before a path; all where it is `nil`.
  func take(before path: String?, _ body: (FileReport) -> Void) {
    state.withLock { waiting in
      while let next = waiting.last {
        if let path, !next.path.utf8.lexicographicallyPrecedes(path.utf8) { return }
        waiting.removeLast()
        body(next)
      }
    }
  }

  func add(to summary: inout Summary) {
    for report in all { summary.add(report) }
    summary.add(totals)
  }
}
