import Linting

/// A run in one line, for standard error: how many findings, where, and what could not be judged.
public enum SummaryLine {
  /// The line, without a line break.
  ///
  /// - Parameters:
  ///   - summary: what came of the run.
  ///   - showsChecks: whether the run was asked for what is missing, so that nobody has to be told how.
  public static func text(_ summary: Summary, showsChecks: Bool = false) -> String {
    var line = findings(summary)
    if summary.findings > 0, summary.filesWithFindings < summary.files {
      line += " in \(summary.filesWithFindings) of \(counted(summary.files, "file"))"
    } else {
      line += " in \(counted(summary.files, "file"))"
    }
    line += " (\(counted(summary.screens, "screen")))"
    if summary.failures > 0 { line += " · \(counted(summary.failures, "file")) could not be read" }
    line += " · \(counted(summary.conforming, "check")) \(summary.conforming == 1 ? "conforms" : "conform")"
    if summary.undecided > 0 {
      line += ", \(summary.undecided) undecided"
      if !showsChecks { line += " (--checks shows what is missing)" }
    }
    return line
  }

  /// How many findings of each severity there are.
  static func findings(_ summary: Summary) -> String {
    let parts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
    let texts = parts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return texts.isEmpty ? "no findings" : texts.joined(separator: ", ")
  }
}
