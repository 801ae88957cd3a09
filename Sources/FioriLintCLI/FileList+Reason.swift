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
    if skipped > 0 { reasons.append("\(SummaryLine.counted(skipped, "file")) without screens") }
    if otherFileCount > 0 { reasons.append("\(SummaryLine.grouped(otherFileCount)) with other extensions") }
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
    var names = paths.prefix(3).map { TextEscaping.line(ExactPath.shown($0 == "." ? "this folder" : $0)) }
    if paths.count > names.count { names.append("\(paths.count - names.count) more") }
    return names.isEmpty ? "" : " in " + names.words(last: "and")
  }
}
