import Screens
import Synchronization

/// Lints many files side by side and hands their reports out in order.
///
/// Workers take runs of files from a counter; whoever completes the run that is next in order hands it and those that wait behind it
/// out. So what is handed out, and in which order, does not depend on the number of workers.
public struct LintRun: Sendable {
  private static let runLength = 32
  private let linter: Linter

  /// A run whose threads each lint with an engine of the linter.
  public init(_ linter: Linter) {
    self.linter = linter
  }

  /// Lints files.
  ///
  /// - Parameters:
  ///   - count: how many files there are.
  ///   - jobs: how many threads work.
  ///   - lint: lints the file of a number with an engine.
  ///   - deliver: is given each report, in the order of the numbers, one at a time.
  /// - Returns: what came of all of them.
  public func run(
    count: Int, jobs: Int, lint: @escaping @Sendable (LintEngine, Int) -> FileReport,
    deliver: @escaping @Sendable (FileReport) -> Void
  ) -> Summary {
    let next = Atomic(0)
    let state = Mutex(State())
    let runs = (count + Self.runLength - 1) / Self.runLength
    let workers = max(1, min(jobs, runs))
    WorkerThreads.run(workers) { _ in
      let engine = linter.makeEngine()
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < runs else { break }
        let files = number * Self.runLength..<min(count, (number + 1) * Self.runLength)
        let reports = files.map { lint(engine, $0) }
        state.withLock { state in
          state.waiting[number] = reports
          while let reports = state.waiting.removeValue(forKey: state.next) {
            for report in reports {
              state.summary.add(report)
              deliver(report)
            }
            state.next += 1
          }
        }
      }
      state.withLock { $0.summary.add(engine) }
    }
    return state.withLock { $0.summary }
  }

  private struct State {
    var next = 0
    var waiting: [Int: [FileReport]] = [:]
    var summary = Summary()
  }
}
