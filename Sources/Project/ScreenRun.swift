import Linting
import Support

/// The screens that a command was given, and the linting of them.
package struct ScreenRun {
  private let plan: LintPlan
  private let demands: ReportRequirements
  private let jobs: Int
  private let showsProgress: Bool
  /// Whether an element that several dumps of a folder show is reported once.
  private let joinsSteps: Bool
  /// Reports that do not come from the run over files: paths that could not be used, and standard input.
  private let others: [FileReport]
  /// What engines made of standard input, besides its report.
  private let totals: Summary

  /// Reads standard input, where it is among what was named.
  ///
  /// - Parameters:
  ///   - text: what is linted in the place of standard input; `nil`: what can be read from it.
  ///   - showsProgress: whether a terminal shows how far a long run is.
  ///   - joinsSteps: whether an element that several dumps of a folder show is reported once. Parts of a run are joined
  ///     when they are merged.
  ///   - demands: what reports have.
  package init(
    _ plan: LintPlan, text: [UInt8]? = nil, showsProgress: Bool, joinsSteps: Bool = false,
    demands: ReportRequirements = .details
  ) {
    self.plan = plan
    self.joinsSteps = joinsSteps && plan.inputs.count > 1 && plan.inputs.shard == nil
    let demands = self.joinsSteps ? demands.union(.elementsOfDumps) : demands
    jobs = plan.jobs
    self.showsProgress = showsProgress
    self.demands = demands
    var nearest = PathSuggestions()
    var reports = plan.inputs.files.failures.map { failure in
      var report = FileReport(path: failure.path)
      report.failure = nearest.failure(failure)
      return report
    }
    var totals = Summary()
    if plan.inputs.hasInput, !plan.inputs.takesInput {
      // The program that writes to it must not get a broken pipe.
      if text == nil { Terminal.drainInput() }
    } else if plan.inputs.hasInput {
      let worker = EngineWorker(plan, demands)
      reports.append(Self.standardInput(worker, plan, text, path: plan.inputs.inputPath))
      worker.addTotals(to: &totals)
    }
    (others, self.totals) = (reports, totals)
  }

  private static func standardInput(
    _ worker: EngineWorker, _ plan: LintPlan, _ text: [UInt8]?, path: String
  ) -> FileReport {
    let scope = plan.inputs.inputScope
    guard let input = text.map(StandardInput.text) ?? .read(limit: plan.options(in: scope).maximumFileSize) else {
      var report = FileReport(path: path)
      report.failure = StandardInput.failure(path: path)
      return report
    }
    switch input {
    case .text(let text): return worker.lint(text, in: scope, path: path)
    case .file(let file):
      defer { input.remove() }
      return worker.lint(contentOf: file, in: scope, path: path)
    }
  }

  /// Lints what was found.
  ///
  /// - Parameters:
  ///   - review: changes the statuses of findings before they count.
  ///   - takesPortions: whether findings are taken while their file is read; see ``FileReport/portion``.
  ///   - reportsConfigurations: whether entries of configurations that are unused or have expired are reported.
  ///   - isWanted: is asked now and then whether the rest is to be linted too.
  ///   - take: takes the reports in the order of their paths. Those of skipped files come at once.
  /// - Returns: the outcome of all of them.
  package func run(
    _ review: Review? = nil, takesPortions: Bool = false, reportsConfigurations: Bool = true,
    while isWanted: (@Sendable (_ done: Int, _ total: Int) -> Bool)? = nil,
    _ take: @escaping @Sendable (FileReport) -> Void
  ) -> Summary {
    let ignores = reportsConfigurations ? plan.ignores : nil
    let near = ignores.flatMap(NearElements.init)
    var settings = ReportQueue.Settings(others: others, review: review)
    settings.firstLatePath = ignores?.paths.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // Parts of a run are joined when they are merged.
    settings.joinsShared = plan.inputs.shard == nil
    settings.joinsSteps = joinsSteps
    settings.progress = Progress(total: plan.inputs.count, isShown: showsProgress && Terminal.isTerminal(STDERR))
    let queue = ReportQueue(settings, rules: plan.rules, take)
    let run = LintRun { [plan, demands] in EngineWorker(plan, demands) }
    var totals = run.run(
      count: plan.inputs.count, jobs: jobs, takesPortions: takesPortions && review == nil, while: isWanted
    ) { report in
      near?.take(report)
      queue.take(report)
    }
    totals.add(self.totals)
    return queue.end(with: ignores?.reports(totals.ignoreUses, near, optionsOfNotes) ?? [], totals)
  }

  /// How findings in configurations are reported.
  private var optionsOfNotes: LintOptions {
    var options = plan.options(in: 0)
    options.demands = demands
    return options
  }

  /// Why nothing was linted; `nil` where something was, could not be read, or where a part of the files has nothing to
  /// lint.
  package func reasonForNothing(_ summary: Summary) -> String? {
    // A part may be empty where there are fewer files than parts.
    guard summary.screens == 0, summary.findings + summary.failures + summary.filesWithRuleFailures == 0,
      plan.inputs.shard?.paths ?? 0 == 0
    else { return nil }
    return plan.inputs.reasonForNothing(read: summary.files, skipped: summary.skipped)
  }

  /// Says why nothing was linted, where that is so.
  package func noteIfEmpty(_ summary: Summary) {
    if let reason = reasonForNothing(summary) { Terminal.writeError("fiorilint: note: \(reason)\n") }
  }

  /// Whether only standard input was to be linted, and the configuration leaves out the path that is given for it. An
  /// editor makes such a call for every file that is open.
  package var isInputLeftOut: Bool { plan.inputs.inputLeftOut != nil }

  /// Why the named paths could not be used, if none of them exists; else empty.
  package var missingPaths: [Failure] {
    let files = plan.inputs.files
    guard files.isEmpty, files.failures.allSatisfy({ $0.reason == .missing }) else { return [] }
    var nearest = PathSuggestions()
    return files.failures.map { nearest.failure($0) }
  }
}
