import Documents
import FileAccess
import Linting
import Reporting
import Synchronization
import Text

/// Holds what a run finds in each file against what is found in the file as it was.
final class ChangeReview: Sendable {
  private struct State {
    /// By the exact paths of reports: what was found in files that have changed, or refer to such files.
    var known: [PathKey: ReferenceFindings] = [:]
    var worsened = 0
    var fixed = 0
  }

  private let reference: String
  private let commit: String
  /// The exact paths of reports of files that are as they were, with all that they refer to.
  private let unchanged: Set<PathKey>
  private let state: Mutex<State>
  /// The numbers of the files of the run that cannot be compared.
  let incomparable: Set<Int>
  /// Why they cannot, in one line; `nil`: all can.
  let incomparableNote: String?

  /// Compares the files of a run with the merge base, and lints those that have changed, or may refer to what has changed, as they were.
  ///
  /// - Throws: a ``Mistake`` where git cannot say what has changed.
  init(since reference: String, _ plan: LintPlan) throws {
    let here = Terminal.workingDirectory
    var changes = try GitChanges(since: reference, in: here)
    let names = ReferenceFindings([], below: changes.top, workingDirectory: here)
    let files = plan.inputs.files
    let all = (0..<files.count).map { names.relativePath(of: files.exactPath(at: $0)) }
    // Those of all parts of a run, so that each part sees the same.
    try changes.followRenames(to: all)
    let overlay = try changes.overlay(where: ReferencedFiles.mayBeReferredTo(by: all))
    let engines = ScopedEngines(
      plan,
      plan.linters { options in
        options.demands = .identities
        options.reader.overlay = overlay.files
      })
    var unchanged: Set<PathKey> = []
    var changed: [(index: Int, then: String)] = []
    var state = State()
    var incomparable: Set<Int> = []
    for index in 0..<plan.inputs.count {
      let number = plan.inputs.number(at: index)
      if changes.unknownSubmodule(of: all[number]) != nil {
        incomparable.insert(number)
        continue
      }
      let (path, exact) = (files.path(at: number), files.exactPath(at: number))
      switch changes.origin(of: all[number]) {
      case .unchanged where ReferencedFiles.mayRefer(path, to: overlay.paths):
        state.known[exact] = names.adding(engines.lint(index))
      case .unchanged: unchanged.insert(exact)
      case .new: break
      case .changed(let then): changed.append((index, then))
      }
    }
    try changes.forEachText(of: changed.map(\.then)) { place, text in
      let index = changed[place].index
      let number = plan.inputs.number(at: index)
      let path = files.path(at: number)
      // As the file that it is now, so that a name makes no difference.
      var report = engines.lint(text, in: plan.inputs.scope(at: index), path: path, filePath: path)
      report.oddPath = files.oddPath(at: number, shown: path)
      state.known[files.exactPath(at: number)] = names.adding(report)
    }
    // What is unused in a configuration that is as it was may have been so before; only a run over all files then would tell.
    for path in plan.ignores?.paths ?? [] where changes.origin(of: names.relativePath(of: path)) == .unchanged {
      unchanged.insert(path)
    }
    self.incomparable = incomparable
    incomparableNote = Self.note(on: incomparable.map { all[$0] }, changes, since: reference)
    self.reference = reference
    self.unchanged = unchanged
    commit = changes.commit
    self.state = Mutex(state)
  }

  /// Says why files cannot be compared.
  private static func note(on files: [String], _ changes: GitChanges, since reference: String) -> String? {
    let submodules = changes.unknownSubmodules.filter { submodule in
      files.contains { changes.unknownSubmodule(of: $0)?.path == submodule.path }
    }
    guard let first = submodules.first else { return nil }
    let names = submodules.prefix(3).map { "\(ExactPath.shown($0.path)) (\($0.commit.prefix(10)))" }
    let rest = submodules.count > names.count ? " and \(submodules.count - names.count) more" : ""
    let isOne = submodules.count == 1
    return TextEscaping.line(
      "\(SummaryLine.counted(files.count, "file")) of \(isOne ? "a submodule" : "\(submodules.count) submodules") skipped: "
        + "\(isOne ? "the commit" : "commits") that \(reference) records \(isOne ? "is" : "are") not there: "
        + "\(names.joined(separator: ", "))\(rest); fetch \(isOne ? "it" : "them") "
        + "(git -C \(ExactPath.shown(first.path)) fetch --unshallow, or git submodule update --init)")
  }

  /// Holds back what was there before among a file's findings.
  func review(_ report: inout FileReport) {
    if unchanged.contains(report.exactPath) {
      report.hold(report.findings.indices, by: FindingExclusion(.commit))
      return
    }
    var reviewed = report
    state.withLock { state in
      guard var known = state.known.removeValue(forKey: PathKey(reviewed.exactPath)) else { return }
      known.review(&reviewed, by: .commit)
      state.worsened += known.worsened
      // What cannot be read to its end may still have them.
      if !reviewed.hasFailures { state.fixed += known.left }
    }
    report = reviewed
  }

  /// What became of what was there before, in one line.
  var note: String {
    state.withLock { state in
      "since \(TextEscaping.line(reference)) (\(commit.prefix(10))): \(state.worsened) of the findings worse than before, "
        + "\(state.fixed) fixed in files that were changed"
    }
  }
}
