import Linting

/// A run in one line, for standard error: how many findings, where, and what could not be judged.
public enum SummaryLine {
  /// The line, without a line break.
  ///
  /// - Parameters:
  ///   - summary: what came of the run.
  ///   - showsChecks: whether the run was asked for what is missing, so that nobody has to be told how.
  ///   - known: where the findings are that do not count because they are known.
  public static func text(
    _ summary: Summary, showsChecks: Bool = false, known: String = "in the baseline"
  ) -> String {
    var line = findings(summary)
    if summary.findings > 0, summary.filesWithFindings < summary.files {
      line += " in \(summary.filesWithFindings) of \(counted(summary.files, "file"))"
    } else {
      line += " in \(counted(summary.files, "file"))"
    }
    line += " (\(counted(summary.screens, "screen")))"
    if summary.baselined > 0 { line += " · \(summary.baselined) \(known)" }
    if summary.suppressed > 0 { line += " · \(summary.suppressed) suppressed" }
    if summary.failures > 0 { line += " · \(counted(summary.failures, "file")) could not be read" }
    if summary.unchecked > 0 {
      line += " · \(counted(summary.unchecked, "file")) could not be checked by every rule"
    }
    if summary.passedOver > 0 { line += " · \(counted(summary.passedOver, "other file")) passed over" }
    line += " · \(counted(summary.conforming, "check")) \(summary.conforming == 1 ? "conforms" : "conform")"
    if summary.undecided > 0 {
      line += ", \(summary.undecided) undecided"
      if !showsChecks { line += " (--checks shows what is missing)" }
    }
    return line
  }

  /// How many findings of each severity there are, in words.
  static func findings(_ summary: Summary) -> String {
    SeverityCounts(errors: summary.errors, warnings: summary.warnings, infos: summary.infos).text
  }

  /// A number of things in words: `1 file`, `2 files`.
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
