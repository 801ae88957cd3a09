import Linting
import Synchronization
import Text

/// The files of a run in which something may be fixed, and which files include which.
final class FixableFiles: Sendable {
  private struct State {
    var next = 0
    var files: [(index: Int, known: Set<FindingKey>)] = []
    var users: [PathKey: [Int]] = [:]
    var failures: [Failure] = []
    var failed: Set<PathKey> = []
  }

  private let state = Mutex(State())

  /// The files by their index in the plan, with what is known in them.
  var files: [(index: Int, known: Set<FindingKey>)] { state.withLock(\.files) }

  /// Why files could not be read to their ends, and why rules failed on them.
  var failures: [Failure] { state.withLock(\.failures) }

  /// Whether a file of the run has failures, so that it is left as it is.
  ///
  /// - Parameter path: as it is shown.
  func hasFailed(_ path: String) -> Bool { state.withLock { $0.failed.contains(path) } }

  /// Takes the report of the next file.
  func take(_ report: FileReport) {
    state.withLock { state in
      if report.findings.contains(where: { $0.status == .open && $0.offeredFixes != nil }) {
        state.files.append((state.next, report.knownPlaces))
      }
      if report.hasFailures {
        state.failures += report.failures
        state.failed.insert(report.path)
      }
      for path in report.inclusions.keys { state.users[path, default: []].append(state.next) }
      state.next += 1
    }
  }

  /// The indices of the files that include another one.
  ///
  /// - Parameter path: as it is shown.
  func users(of path: String) -> [Int] { state.withLock { $0.users[path] ?? [] } }
}

extension FileReport {
  /// Where findings are that are known.
  var knownPlaces: Set<FindingKey> { Set(findings.lazy.filter { $0.status == .known }.map(FindingKey.init)) }
}
