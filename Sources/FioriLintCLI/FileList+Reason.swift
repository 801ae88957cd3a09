import Inputs
import Reporting

extension FileList {
  /// Why there was nothing to do.
  ///
  /// - Parameters:
  ///   - candidateExtensions: those by which files were looked for.
  ///   - files: how many files were read and hold no screen.
  ///   - passedOver: how many of the files show no screen.
  ///   - excludedCount: how many files a configuration leaves out.
  ///   - skippedCount: how many files are of submodules that cannot be compared.
  func reasonForNothing(
    candidateExtensions: [String], files: Int, skipped: Int, excludedCount: Int, skippedCount: Int
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
