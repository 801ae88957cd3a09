import Documents
import FileAccess
import Inputs
import Reporting
import Text

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
    if skipped > 0 { reasons.append("\(skipped) that show no screen") }
    if otherFileCount > 0 { reasons.append("\(otherFileCount) with other extensions") }
    if ignoredCount > 0 { reasons.append("\(ignoredCount) ignored") }
    if excludedCount > 0 { reasons.append("\(excludedCount) that the configuration leaves out") }
    if skippedCount > 0 { reasons.append("\(skippedCount) whose commit to compare with is not there") }
    let passed = reasons.isEmpty ? "" : "; skipped: " + reasons.joined(separator: ", ")
    if files > 0 { return "no screen in \(SummaryLine.counted(files, "file"))\(passed)" }
    let extensions = candidateExtensions.sorted().map { "." + $0 }.joined(separator: " ")
    return
      "no \(skipped + excludedCount + skippedCount > 0 ? "screens in files" : "files") \(extensions) found\(passed)"
  }
}
