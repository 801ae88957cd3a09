import Formats
import Linting
import Screens
import Support
import Synchronization

/// The files of a run in which something may be fixed, and which files include which.
final class FixableFiles: Sendable {
  private struct State {
    var next = 0
    var files: [(index: Int, known: Set<FindingKey>)] = []
    var users: [Path: [Int]] = [:]
    var failures: [Failure] = []
    var failed: Set<Path> = []
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
  package var knownPlaces: Set<FindingKey> { Set(findings.lazy.filter { $0.status == .known }.map(FindingKey.init)) }
}

/// Where files that the user did not name may be fixed: in the folders that were named, and in the repository around
/// the working directory.
///
/// Links in linted files lead anywhere, and following one does not mean that the user wants to write there.
struct FixablePlaces {
  private let folders: [String]

  /// - Parameter paths: what the command line names: files, folders and globs.
  init(_ paths: [String]) {
    let here = Path(".").real ?? "/"
    let named = paths.map { path in
      // What does not exist is a glob, in a folder that does.
      var location = Path(path, in: here).text
      while location != "/", Path(location).real == nil { location = Path(location).folder }
      return location
    }
    folders = (named + [topOfRepository(around: here) ?? here]).compactMap { Path($0).real }
  }

  /// Whether a file lies elsewhere, links resolved.
  func areLeft(by path: String) -> Bool { Path(path).real.map { !folders.contains(where: $0.leads) } ?? false }
}

/// Which fixes are made in a file.
package struct FixFilter {
  /// What is applied at most.
  package let limit: FixSafety
  /// The findings that are left as they are.
  package let known: Set<FindingKey>
  /// Whether a fix may be applied.
  var isAllowed: (Fix) -> Bool = { _ in true }
  /// Whether texts of the file and of others may be kept.
  var mayKeep: ([UInt8], IncludedFileTexts) -> Bool = { _, _ in true }

  package init(_ limit: FixSafety, besides known: Set<FindingKey> = []) {
    self.limit = limit
    self.known = known
  }
}

/// The files of a run that include a file which is fixed, or others that change with it: nothing may become wrong in
/// them.
struct IncludingFiles {
  private let index: Int
  private let path: String
  private let realPath: String?
  private let found: FixableFiles
  private let worker: EngineWorker

  /// - Parameter index: that of the file which is fixed.
  init(of index: Int, _ plan: LintPlan, _ found: FixableFiles, _ worker: EngineWorker) {
    self.index = index
    self.found = found
    self.worker = worker
    let number = plan.inputs.number(at: index)
    path = plan.inputs.files.path(at: number)
    realPath = found.users(of: path).isEmpty ? nil : Path(plan.inputs.files.exactPath(at: number)).real
  }

  /// Whether texts of the file and of others make anything wrong in a file that includes one of them.
  func areHarmed(by text: [UInt8], beside others: IncludedFileTexts) -> Bool {
    let changed = realPath.map { others.adding(text, of: $0, shown: path) } ?? others
    let users = Set(changed.files.values.flatMap { found.users(of: $0.path) }).subtracting([index])
    return users.sorted().contains { user in
      guard let text = try? worker.text(at: user) else { return false }
      let before = worker.lint(text, beside: IncludedFileTexts(), at: user)
      return !before.isKept(in: worker.lint(text, beside: changed, at: user))
    }
  }
}

extension EngineWorker {
  /// What a file of the plan holds by now.
  ///
  /// - Throws: a ``UserError`` where it cannot be read.
  package func text(at index: Int) throws(UserError) -> [UInt8] {
    let number = plan.inputs.number(at: index)
    let file = plan.inputs.files.exactPath(at: number)
    if let overlay, let text = Path(file).real.flatMap(overlay.text) { return text }
    guard let text = Path(file).contents else {
      throw UserError("\(plan.inputs.files.path(at: number)) cannot be read: \(Path.lastError)")
    }
    return text
  }

  /// Takes note of what a file holds from now on.
  ///
  /// - Parameter path: its real path.
  func note(_ text: [UInt8], of path: String) {
    // A file that no screen refers to is not read by other files.
    if ReferencedFiles.mayBeReferredTo(path) { set(text, of: path) }
  }
}
