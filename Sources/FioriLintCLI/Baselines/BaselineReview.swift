import Linting
import Reporting
import Synchronization
import Text

/// Holds what a run finds against what is known.
final class BaselineReview: Sendable {
  private struct State {
    var known: KnownFindings
    var new: [FindingIdentity] = []
    /// The paths, as identities have them, of what could not be read, or not be checked by every rule.
    var failed: Set<PathKey> = []
  }

  private let state: Mutex<State>
  private let keepsNew: Bool

  /// - Parameter keepsNew: whether the findings are kept that are not known.
  init(_ known: KnownFindings, keepsNew: Bool = false) {
    state = Mutex(State(known: known))
    self.keepsNew = keepsNew
  }

  /// Holds back what is known among a file's findings.
  func review(_ report: inout FileReport) {
    guard report.hasOpenFindings || report.hasFailures else { return }
    var reviewed = report
    state.withLock { state in
      let new = state.known.review(&reviewed, by: .baseline)
      guard keepsNew else { return }
      state.new += new
      // It may be a folder, whose name has no extension to leave out.
      if reviewed.hasFailures {
        state.failed.insert(state.known.path(of: reviewed.exactPath))
        state.failed.insert(state.known.relativePath(of: reviewed.exactPath))
      }
    }
    report = reviewed
  }

  /// The findings that were not known, in the order of the files.
  var new: [FindingIdentity] { state.withLock(\.new) }

  /// The entries that nothing was found for, of those that the run could find.
  ///
  /// - Parameter couldFind: whether a finding of such an identity was looked for.
  func stale(_ entries: [Baseline.Entry], where couldFind: (FindingIdentity) -> Bool) -> [Baseline.Entry] {
    state.withLock { state in
      var left: [UInt64: Int] = [:]
      return entries.reversed().filter { entry in
        let fingerprint = entry.identity.fingerprint
        let count = left[fingerprint] ?? state.known.left(of: fingerprint)
        left[fingerprint] = count - 1
        // What could not be read may still hold it, and of a folder no more is known than how it is shown.
        return count > 0 && couldFind(entry.identity)
          && ![entry.identity.path, entry.identity.shownPath].contains { path in
            PathAncestors(path).contains { state.failed.contains($0) }
          }
      }
      .reversed()
    }
  }
}
