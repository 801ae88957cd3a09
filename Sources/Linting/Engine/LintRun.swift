import Screens
import Synchronization

/// Lints many files side by side and hands their reports out in order.
///
/// Workers take runs of files from a counter. The worker that completes the next run in order hands out that run and
/// those that wait behind it. So the results and their order do not depend on the number of workers.
package struct LintRun: Sendable {
  private static let runLength = 32
  private let makeWorker: @Sendable () -> any LintWorker

  /// A run whose threads each lint with a worker of their own.
  package init(_ makeWorker: @escaping @Sendable () -> any LintWorker) {
    self.makeWorker = makeWorker
  }

  /// Lints files.
  ///
  /// - Parameters:
  ///   - count: how many files there are.
  ///   - jobs: how many threads work.
  ///   - takesPortions: whether findings are taken while their file is read, where workers can: each
  ///     ``FileReport/portion`` as a report, the last one behind the others.
  ///   - isWanted: is asked now and then, by one thread at a time, with how many of how many files are done: whether
  ///     the others are wanted.
  ///   - take: takes the report of each, in the order of the files, one at a time.
  /// - Returns: what engines made of all of them, besides their reports.
  package func run(
    count: Int, jobs: Int, takesPortions: Bool = false,
    while isWanted: (@Sendable (_ done: Int, _ total: Int) -> Bool)? = nil,
    _ take: @escaping @Sendable (FileReport) -> Void
  ) -> Summary {
    let progress = Progress()
    let runs = (count + Self.runLength - 1) / Self.runLength
    let workers = max(1, min(jobs, runs))
    WorkerThreads.run(workers) { _ in
      let worker = makeWorker()
      var number = 0
      // Those of the run that is being linted.
      var reports: [FileReport] = []
      if takesPortions {
        worker.handOut { portion in
          reports.append(portion)
          // Those of a run whose turn it is not wait; the others make room.
          progress.state.withLock { state in
            guard state.turns.next == number else { return }
            for index in reports.indices { take(reports[index]) }
            reports.removeAll()
          }
        }
      }
      while true {
        number = progress.next.add(1, ordering: .relaxed).oldValue
        guard number < runs else { break }
        for file in number * Self.runLength..<min(count, (number + 1) * Self.runLength) {
          reports.append(worker.lint(file))
        }
        progress.state.withLock { state in
          state.turns.add(reports, number)
          reports.removeAll()
          // By their indices: a report taken out of a list is a copy.
          while let reports = state.turns.take() { for index in reports.indices { take(reports[index]) } }
          if let isWanted, !isWanted(min(count, state.turns.next * Self.runLength), count) {
            progress.next.store(runs, ordering: .relaxed)
          }
        }
      }
      progress.state.withLock { worker.addTotals(to: &$0.totals) }
    }
    return progress.state.withLock { $0.totals }
  }

  private struct State {
    /// Runs; about as many of them wait as there are workers.
    var turns = InOrderQueue<[FileReport]>()
    var totals = Summary()
  }

  /// What the threads share.
  private final class Progress: Sendable {
    let next = Atomic(0)
    let state = Mutex(State())
  }
}

/// What lints files on one thread of a run.
package protocol LintWorker: AnyObject {
  /// Lints the file of a number.
  func lint(_ number: Int) -> FileReport

  /// From now on gives a body what is found in a file while more of it is read; a worker that cannot does nothing.
  func handOut(to body: @escaping (FileReport) -> Void)

  /// Adds the outcome of all its files, besides their reports.
  func addTotals(to summary: inout Summary)
}

extension LintWorker {
  /// Does nothing: reports have all of their files.
  package func handOut(to body: @escaping (FileReport) -> Void) {}
}
