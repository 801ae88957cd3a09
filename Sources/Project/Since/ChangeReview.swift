import Documents
import Formats
import Linting
import Reporting
import Screens
import Support
import Synchronization

/// Holds what a run finds in each file against what is found in the file as it was.
package final class ChangeReview: Sendable {
  private struct State {
    /// By the exact paths of reports: what was found in files that have changed, or refer to such files.
    var known: [Path: ReferenceFindings] = [:]
    var worsened = 0
    var fixed = 0
  }

  private let reference: String
  private let commit: String
  /// The exact paths of reports of files that are as they were, with all that they refer to.
  private let unchanged: Set<Path>
  private let state: Mutex<State>
  /// The numbers of the files of the run that cannot be compared.
  let incomparable: Set<Int>
  /// Why they cannot, each in one line.
  let incomparableNotes: [String]

  /// Compares the files of a run with the merge base. It lints the old versions of those that have changed, or that may
  /// refer to changed files.
  ///
  /// - Throws: a ``UserError`` where git cannot say what has changed.
  init(since reference: String, _ plan: LintPlan) throws {
    let here = Terminal.workingDirectory
    let files = plan.inputs.files
    let paths = (0..<files.count).map { files.exactPath(at: $0) }
    var compared = try ComparedFiles(since: reference, paths, in: here)
    let names = ReferenceFindings([], below: compared.repositories[0].top, workingDirectory: here)
    // Those of all parts of a run, so that each part sees the same.
    let places = paths.map { compared.place(of: $0) }
    var overlay = FileOverlay()
    var differing: [String] = []
    let isWanted = ReferencedFiles.mayBeReferredTo(by: places.compactMap { $0?.path })
    for number in compared.repositories.indices {
      try compared.repositories[number].followRenames(
        to: places.compactMap { $0?.repository == number ? $0?.path : nil })
      differing += try compared.repositories[number].lay(over: &overlay, where: isWanted)
    }
    let worker = EngineWorker(plan, .identities, overlay: overlay)
    var unchanged: Set<Path> = []
    var changed: [[(index: Int, then: String)]] = compared.repositories.map { _ in [] }
    var state = State()
    var (strangers, ofSubmodules): (Set<Int>, Set<Int>) = ([], [])
    for index in 0..<plan.inputs.count {
      let number = plan.inputs.number(at: index)
      guard let place = places[number] else {
        strangers.insert(number)
        continue
      }
      if compared.repositories[place.repository].unknownSubmodule(of: place.path) != nil {
        ofSubmodules.insert(number)
        continue
      }
      let exact = paths[number]
      switch compared.repositories[place.repository].origin(of: place.path) {
      case .unchanged where ReferencedFiles.mayRefer(files.path(at: number), to: differing):
        state.known[exact] = names.adding(worker.lint(index))
      case .unchanged: unchanged.insert(exact)
      case .new: break
      case .changed(let then): changed[place.repository].append((index, then))
      }
    }
    for (repository, changed) in zip(compared.repositories, changed) {
      try repository.forEachText(of: changed.map(\.then)) { place, text in
        let index = changed[place].index
        let number = plan.inputs.number(at: index)
        let path = files.path(at: number)
        // As the file that it is now, so that a name makes no difference.
        let link = files.link(at: number)
        var report = worker.lint(
          text, in: plan.inputs.scope(at: index), path: path, filePath: link ?? path, as: link)
        report.oddPath = files.oddPath(at: number, shown: path)
        state.known[paths[number]] = names.adding(report)
      }
    }
    // Unused entries of an unchanged configuration may have been unused before; only a run over all files could decide
    // that.
    for path in plan.ignores?.paths ?? [] {
      guard let place = compared.place(of: path),
        compared.repositories[place.repository].origin(of: place.path) == .unchanged
      else { continue }
      unchanged.insert(path)
    }
    incomparable = strangers.union(ofSubmodules)
    incomparableNotes = [
      Self.note(onSubmodules: ofSubmodules.compactMap { places[$0] }, compared, since: reference),
      Self.note(onStrangers: strangers.count, compared, since: reference),
    ].compactMap { $0 }
    self.reference = reference
    self.unchanged = unchanged
    commit = compared.repositories[0].commit
    self.state = Mutex(state)
  }

  /// Says why files of submodules cannot be compared.
  private static func note(
    onSubmodules places: [ComparedFiles.Place], _ compared: ComparedFiles, since reference: String
  ) -> String? {
    let submodules = compared.repositories.indices.flatMap { number in
      compared.repositories[number].unknownSubmodules.filter { submodule in
        places.contains { place in
          place.repository == number
            && compared.repositories[number].unknownSubmodule(of: place.path)?.path == submodule.path
        }
      }
    }
    guard let first = submodules.first else { return nil }
    let names = submodules.prefix(3).map { "\(Path($0.path).shown) (\($0.commit.prefix(10)))" }
    let rest = submodules.count > names.count ? " and \(submodules.count - names.count) more" : ""
    let isOne = submodules.count == 1
    return TextEscaping.line(
      "\(SummaryLine.counted(places.count, "file")) of \(isOne ? "a submodule" : "\(submodules.count) submodules") skipped: "
        + "\(isOne ? "the commit" : "commits") that \(reference) records \(isOne ? "is" : "are") not there: "
        + "\(names.joined(separator: ", "))\(rest); fetch \(isOne ? "it" : "them") "
        + "(git -C \(Path(first.path).shown) fetch --unshallow, or git submodule update --init)")
  }

  /// Says why files of other repositories cannot be compared.
  private static func note(onStrangers count: Int, _ compared: ComparedFiles, since reference: String) -> String? {
    guard count > 0 else { return nil }
    let shown = compared.strangers.prefix(3).joined(separator: ", ")
    let rest = compared.strangers.count > 3 ? " and \(compared.strangers.count - 3) more" : ""
    return TextEscaping.line(
      "\(SummaryLine.counted(count, "file")) outside of this repository skipped: \(reference) is no commit of theirs that "
        + "can be compared with: \(shown)\(rest)")
  }

  /// Marks the findings of a file that the compared commit has too.
  func review(_ report: inout FileReport) {
    if unchanged.contains(report.exactPath) {
      report.hold(report.findings.indices, by: FindingExclusion(.commit))
      return
    }
    var reviewed = report
    state.withLock { state in
      guard var known = state.known.removeValue(forKey: Path(reviewed.exactPath)) else { return }
      known.review(&reviewed, by: .commit)
      state.worsened += known.worsened
      // What cannot be read to its end may still have them.
      if !reviewed.hasFailures { state.fixed += known.left }
    }
    report = reviewed
  }

  /// How many findings are new, worse or fixed.
  func note(on summary: Summary) -> String {
    let (worsened, fixed) = state.withLock { ($0.worsened, $0.fixed) }
    let found = summary.findings + summary.hiddenWarnings + summary.hiddenInfos
    let new = SummaryLine.grouped(max(0, found - worsened))
    return "since \(TextEscaping.line(reference)): \(new) new, \(worsened) worse, \(fixed) fixed"
  }
}
