import Linting
import Reporting
import Support
import Synchronization

/// Holds what a run finds against the baseline that holds for each file.
package final class BaselineReview: Sendable {
  /// One baseline, and its outcome.
  private struct Part {
    var known: ReferenceFindings
    var new: [FindingIdentity] = []
    /// How many findings a check would report.
    var reported = 0
    /// The paths, as identities have them, of what could not be read, or not be checked by every rule.
    var failed: Set<Path> = []
  }

  /// By number of the baseline; `nil` where it could not be read.
  private let parts: Mutex<[Part?]>
  private let choice: BaselineChoice
  private let keepsNew: Bool

  /// - Parameters:
  ///   - keepsNew: whether the findings are kept that are not known.
  ///   - known: what a baseline knows; `nil` where it cannot be read, so that its files are reviewed by none.
  package init(
    _ choice: BaselineChoice, keepsNew: Bool = false, known: (PathName) throws -> ReferenceFindings?
  ) rethrows {
    self.choice = choice
    self.keepsNew = keepsNew
    parts = Mutex(
      try choice.files.map { file in
        try known(file).map { known in
          var known = known
          known.keepsMet = keepsNew
          return Part(known: known)
        }
      })
  }

  /// Marks the findings of a file that the baseline contains as baselined.
  package func review(_ report: inout FileReport) {
    guard report.hasOpenFindings || report.hasFailures, let number = choice.number(report.exactPath) else { return }
    var reviewed = report
    parts.withLock { parts in
      guard let new = parts[number]?.known.review(&reviewed, by: .baseline), keepsNew else { return }
      parts[number]?.new += new
      // It may be a folder, whose name has no extension to leave out.
      if reviewed.hasFailures, let known = parts[number]?.known {
        parts[number]?.failed.insert(Path(known.path(of: reviewed.exactPath)))
        parts[number]?.failed.insert(Path(known.relativePath(of: reviewed.exactPath)))
      }
    }
    report = reviewed
  }

  /// Counts the findings of a report that are left once those of steps are joined.
  package func count(_ report: FileReport) {
    guard report.hasOpenFindings, let number = choice.number(report.exactPath) else { return }
    parts.withLock { $0[number]?.reported += report.open.count }
  }

  /// How many findings a check would report that a baseline does not know.
  package func reported(in number: Int) -> Int { parts.withLock { $0[number]?.reported ?? 0 } }

  /// The findings that a baseline does not know, in the order of the files, each step with its own.
  package func new(to number: Int) -> [FindingIdentity] { parts.withLock { $0[number]?.new ?? [] } }

  /// The findings that a baseline knows, as they are now.
  package func met(by number: Int) -> [FindingIdentity] { parts.withLock { $0[number]?.known.met ?? [] } }

  /// The entries of a baseline that nothing was found for.
  package func unmet(_ entries: [Baseline.Entry], in number: Int) -> [Baseline.Entry] {
    parts.withLock { $0[number]?.known.unmet.map { entries[$0] } ?? [] }
  }

  /// The entries of a baseline that nothing was found for, of those that the run could find.
  ///
  /// - Parameters:
  ///   - entries: all of the baseline, in its order.
  ///   - couldFind: whether a finding of such an identity was looked for.
  package func stale(
    _ entries: [Baseline.Entry], in number: Int, where couldFind: (FindingIdentity) -> Bool
  ) -> [Baseline.Entry] {
    let failed = parts.withLock { $0[number]?.failed ?? [] }
    return unmet(entries, in: number).filter { entry in
      // What could not be read may still hold it, and of a folder no more is known than how it is shown.
      couldFind(entry.identity)
        && ![entry.identity.path, entry.identity.shownPath].contains { path in
          PathAncestors(path).contains { failed.contains($0) }
        }
    }
  }
}

/// The baselines of a run, and which of them holds for each file.
package struct BaselineChoice: Sendable {
  /// Each once.
  let files: [PathName]
  /// The number of the baseline that holds for a file, by its path in reports; `nil`: none does.
  let number: @Sendable (_ path: String) -> Int?

  /// Baselines, with what chooses among them.
  package init(_ files: [PathName], number: @escaping @Sendable (String) -> Int?) {
    self.files = files
    self.number = number
  }

  /// One baseline for all files.
  package init(forAll file: PathName) { self.init([file]) { _ in 0 } }

  /// For each file of a run the baseline that its configuration names.
  package init(configuredIn inputs: ConfiguredFiles) {
    var files: [PathName] = []
    var numbers: [Path: Int] = [:]
    for scope in inputs.scopes {
      guard let name = scope.baseline, numbers[name.location] == nil else { continue }
      numbers[name.location] = files.count
      files.append(name)
    }
    self.init(files) { [numbers] path in inputs.baseline(of: path).flatMap { numbers[$0.location] } }
  }
}
