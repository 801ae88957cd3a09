import Documents
import Inputs
import Linting
import Reporting
import Synchronization

/// What a run skips, for users who want to know.
final class SkippedPaths: Sendable {
  private let isWanted: Bool
  private let paths: Mutex<[SkippedPath]>

  /// Begins with what was skipped before any file was read.
  ///
  /// - Parameter isWanted: whether the skipped paths are to be shown.
  init(_ inputs: ConfiguredFiles, isWanted: Bool) {
    self.isWanted = isWanted
    paths = Mutex(isWanted ? inputs.files.skipped + inputs.excluded : [])
  }

  /// Takes the report of a file that was skipped.
  func add(_ report: FileReport) {
    guard isWanted, let reason = report.reasonToPassOver else { return }
    // What was expected instead is of use to who named a file.
    let end = reason.utf8.firstIndex(of: UInt8(ascii: ";")) ?? reason.endIndex
    paths.withLock { $0.append(SkippedPath(path: report.path, reason: String(reason[..<end]))) }
  }

  /// Writes one line for each to standard error, in byte order of the paths.
  func write() {
    guard isWanted else { return }
    let sorted = paths.withLock { $0 }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let lines = sorted.map { entry in
      "\(TextEscaping.line(entry.path, atLineStart: true)): skipped: \(TextEscaping.line(entry.reason))\n"
    }
    Terminal.writeError(lines.joined())
  }
}
