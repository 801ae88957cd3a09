import Linting
import Project
import Reporting
import Support

/// One run of `fiorilint stream`: threads take records, lint them, and their results leave in the order of the input.
struct StreamRun {
  /// Runs it.
  ///
  /// - Returns: the exit status; where the run cannot start, it was said why.
  static func status(of command: StreamCommand, with additions: TeamExtensions) -> Int32 {
    Terminal.status { try run(command, additions) }
  }

  private static func run(_ command: StreamCommand, _ additions: TeamExtensions) throws -> Int32 {
    let plans = try RecordPlans(command.settings(with: additions))
    plans.first.plan.inputs.writeHints()
    let (plan, reporter, jobs) = (plans.first.plan, plans.first.reporter, plans.first.plan.jobs)
    let requiredShare = plan.inputs.settings.requiredShare?.value
    let limit = plan.screens.lintOptions(over: plan.inputs.settings).maximumFileSize
    let output = StreamOutput(jobs: jobs)
    let input = StreamInput(limit: limit, isBatched: command.records.batchRecords, output)
    let stdinPath = plan.inputs.inputPath
    let demands = requiredShare == nil ? reporter.demands : reporter.demands.union(.statementTallies)
    WorkerThreads.run(jobs) { _ in
      let linter = RecordLinter(plans, demands)
      let answers = RecordProcessor(linter, reporter, stdinPath: stdinPath, limit: limit)
      var batch = RecordBatch()
      while input.take(into: &batch) { output.deliver(answers.answer(to: batch), batch.number) }
      output.addTotals(of: linter)
    }
    if let reason = input.failure {
      Terminal.writeError("fiorilint: error: standard input cannot be read to its end: \(reason)\n")
    }
    let summary = output.summary
    if !command.output.quietness.quiet {
      Terminal.writeError(SummaryLine.text(summary, showsChecks: plans.content.showsChecks) + "\n")
    }
    if input.failure != nil { return 3 }
    // A part of a stream may have nothing to decide.
    let shortfall = ConclusiveShare(summary).shortfall(of: requiredShare, passesNothing: true)
    if let shortfall { Terminal.writeError("fiorilint: error: \(shortfall)\n") }
    return max(ExitStatus.status(summary), shortfall == nil ? 0 : 1)
  }
}
