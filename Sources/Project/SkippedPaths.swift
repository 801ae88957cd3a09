import Documents
import Linting
import Reporting
import Support
import Synchronization

/// What a run skips, for users who want to know.
package final class SkippedPaths: Sendable {
  private let isWanted: Bool
  private let paths: Mutex<[SkippedPath]>

  /// Begins with what was skipped before any file was read.
  ///
  /// - Parameter isWanted: whether the skipped paths are to be shown.
  package init(_ inputs: ConfiguredFiles, isWanted: Bool) {
    self.isWanted = isWanted
    paths = Mutex(isWanted ? inputs.files.skipped + inputs.excluded : [])
  }

  /// Takes the report of a file that was skipped.
  package func add(_ report: FileReport) {
    guard isWanted, let reason = report.reasonToSkip else { return }
    // What was expected instead is of use to who named a file.
    let end = reason.utf8.firstIndex(of: UInt8(ascii: ";")) ?? reason.endIndex
    paths.withLock { $0.append(SkippedPath(path: report.path, reason: String(reason[..<end]))) }
  }

  /// Writes one line for each to standard error, in byte order of the paths.
  package func write() {
    guard isWanted else { return }
    let sorted = paths.withLock { $0 }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let lines = sorted.map { entry in
      "\(TextEscaping.line(entry.path, atLineStart: true)): skipped: \(TextEscaping.line(entry.reason))\n"
    }
    Terminal.writeError(lines.joined())
  }
}

extension FileList {
  /// Why there is no screen to check.
  ///
  /// - Parameters:
  ///   - paths: the files and folders as they were named.
  ///   - candidateExtensions: the extensions of files that walks read.
  ///   - files: how many files were read and have no screen.
  ///   - skipped: how many files are not screens.
  ///   - excludedCount: how many files a configuration excludes.
  ///   - skippedCount: how many files are in submodules that cannot be compared.
  func reasonForNothing(
    in paths: [String], candidateExtensions: [String], files: Int, skipped: Int, excludedCount: Int, skippedCount: Int
  ) -> String {
    var reasons: [String] = []
    if skipped > 0 { reasons.append("\(SummaryLine.counted(skipped, "file")) without screens") }
    if otherFileCount > 0 { reasons.append("\(SummaryLine.grouped(otherFileCount)) of other kinds") }
    if ignoredCount > 0 { reasons.append("\(SummaryLine.grouped(ignoredCount)) ignored") }
    if excludedCount > 0 {
      reasons.append("\(SummaryLine.grouped(excludedCount)) excluded by the configuration")
    }
    if skippedCount > 0 { reasons.append("\(SummaryLine.grouped(skippedCount)) without the commit to compare with") }
    let rest = reasons.isEmpty ? "" : "; skipped: " + reasons.joined(separator: ", ")
    if files > 0 { return "no screens in \(SummaryLine.counted(files, "file"))\(rest)" }
    let extensions = candidateExtensions.sorted().map { "." + $0 }.joined(separator: ", ")
    return "no screens found\(Self.location(paths)) (extensions: \(extensions))\(rest)"
  }

  private static func location(_ paths: [String]) -> String {
    var names = paths.prefix(3).map { TextEscaping.line(Path($0 == "." ? "this folder" : $0).shown) }
    if paths.count > names.count { names.append("\(paths.count - names.count) more") }
    return names.isEmpty ? "" : " in " + names.words(last: "and")
  }
}
