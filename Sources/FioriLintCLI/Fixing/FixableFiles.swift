import Linting
import Synchronization
import Text

/// The files of a run in which something may be mended, and which files include which.
final class FixableFiles: Sendable {
  private struct State {
    var next = 0
    var files: [(index: Int, known: Set<FindingPlace>)] = []
    var users: [PathKey: [Int]] = [:]
  }

  private let state = Mutex(State())

  /// The files by their index in the plan, with what is known in them.
  var files: [(index: Int, known: Set<FindingPlace>)] { state.withLock(\.files) }

  /// Takes the report of the next file.
  func take(_ report: FileReport) {
    let known = report.findings.filter { $0.status == .known }
    state.withLock { state in
      if report.findings.contains(where: { $0.status == .open && $0.offeredFixes != nil }) {
        state.files.append((state.next, Set(known.map(FindingPlace.init))))
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
