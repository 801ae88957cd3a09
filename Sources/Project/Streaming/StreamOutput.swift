import Linting
import Support
import Synchronization

/// The outcome of a batch of records.
package struct StreamResult {
  /// A line for each record.
  var lines: [UInt8]
  var summary: Summary
}

/// Standard output, which results leave by in the order of the input; what waits for its turn is bounded.
package final class StreamOutput: Sendable {
  private struct State {
    var turns = InOrderQueue<StreamResult>()
    /// How many bytes wait for their turn.
    var waiting = 0
    var summary = Summary()
  }

  /// How many bytes may wait before no more is taken.
  private static let waitingLimit = 4 << 20
  private let state = Monitor(State())
  private let window: Int

  /// - Parameter jobs: how many threads work.
  package init(jobs: Int) {
    window = 4 * jobs
  }

  /// Waits until a batch is not too far ahead of what was written.
  func waitForRoom(for number: Int) {
    state.wait { [window] state in
      number == state.turns.next || number < state.turns.next + window && state.waiting < Self.waitingLimit
    }
  }

  /// Writes the result to a batch, and those that waited behind it, once its turn has come.
  package func deliver(_ answer: StreamResult, _ number: Int) {
    state.change { state in
      state.waiting += answer.lines.count
      state.turns.add(answer, number)
      while let answer = state.turns.take() {
        // A slow reader delays all workers.
        if !Terminal.write(answer.lines, to: STDOUT) { Self.end() }
        state.waiting -= answer.lines.count
        state.summary.add(answer.summary)
      }
    }
  }

  /// Ends the process if nothing can be written any more, so that no work is done for nothing.
  private static func end() -> Never {
    if Terminal.isPipeClosed { ClosedPipe().endProcess() }
    Terminal.report(UserError("the results could not be written to standard output: \(Terminal.lastError)"))
    Terminal.exit(2)
  }

  /// Adds the outcome of a thread's records, besides their results.
  package func addTotals(of linter: RecordLinter) {
    state.change { state in
      var totals = Summary()
      linter.addTotals(to: &totals)
      state.summary.addStatements(of: totals)
    }
  }

  /// The outcome of all records.
  package var summary: Summary { state.change { $0.summary } }
}
