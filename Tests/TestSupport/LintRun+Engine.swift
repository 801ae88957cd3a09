import Linting
import Synchronization

extension LintRun {
  /// A run whose threads each lint with an engine of one linter.
  ///
  /// - Parameter lint: lints what a number stands for with an engine.
  package init(_ linter: Linter, lint: @escaping @Sendable (LintEngine, Int) -> FileReport) {
    self.init { EngineWorker(linter.makeEngine(), lint) }
  }

  /// The reports of a run, in their order, and their counts with those of the engines.
  package func reports(
    count: Int, jobs: Int, takesPortions: Bool = false
  ) -> (reports: [FileReport], summary: Summary) {
    let found = Mutex<(reports: [FileReport], summary: Summary)>(([], Summary()))
    let totals = run(count: count, jobs: jobs, takesPortions: takesPortions) { report in
      found.withLock { found in
        found.reports.append(report)
        found.summary.add(report)
      }
    }
    return found.withLock { found in
      found.summary.add(totals)
      return found
    }
  }
}

private final class EngineWorker: LintWorker {
  private let engine: LintEngine
  private let body: (LintEngine, Int) -> FileReport

  init(_ engine: LintEngine, _ body: @escaping (LintEngine, Int) -> FileReport) {
    self.engine = engine
    self.body = body
  }

  func lint(_ number: Int) -> FileReport { body(engine, number) }

  func handOut(to body: @escaping (FileReport) -> Void) { engine.handOut = body }

  func addTotals(to summary: inout Summary) { summary.add(engine) }
}
