import Documents
import Linting
import Screens

/// A run in one line, for standard error: how many findings, where, and what could not be judged.
package enum SummaryLine {
  /// The line, without a line break.
  ///
  /// - Parameters:
  ///   - summary: what came of the run.
  ///   - showsChecks: whether the run was asked for what is missing, so that nobody has to be told how.
  ///   - reference: the revision that findings are known of; `nil`: they are known of a baseline.
  package static func text(_ summary: Summary, showsChecks: Bool = false, since reference: String? = nil) -> String {
    var line = findings(summary)
    if summary.findings > 0, summary.filesWithFindings < summary.files {
      line += " in \(summary.filesWithFindings) of \(counted(summary.files, "file"))"
    } else {
      line += " in \(counted(summary.files, "file"))"
    }
    line += " (\(counted(summary.screens, "screen")))"
    if summary.baselined > 0 {
      let place = reference.map { "already in \(TextEscaping.line($0))" } ?? "in the baseline"
      line += " · \(summary.baselined) \(place)"
    }
    if summary.suppressed > 0 { line += " · \(summary.suppressed) suppressed" }
    if summary.failures > 0 { line += " · \(counted(summary.failures, "file")) could not be read" }
    if summary.filesWithRuleFailures > 0 {
      line += " · \(counted(summary.filesWithRuleFailures, "file")) could not be checked by every rule"
    }
    if summary.skipped > 0 { line += " · \(counted(summary.skipped, "other file")) skipped" }
    return line + checks(summary, showsChecks)
  }

  /// What can be fixed, and how; `nil` where nothing can, or nobody asked.
  package static func fixes(_ summary: Summary) -> String? {
    let ways: [(FixSafety, String)] = [
      (.safe, "fixable with --fix"), (.unsafe, "more with --unsafe-fixes"), (.suggestion, "with suggestions"),
    ]
    var parts = ways.compactMap { safety, words -> String? in
      guard let count = summary.fixable[safety] else { return nil }
      if safety == .unsafe, summary.fixable[.safe] == nil { return "\(count) fixable with --fix --unsafe-fixes" }
      return "\(count) \(words)"
    }
    if summary.untriedFixes > 0 { parts.append("\(summary.untriedFixes) not tried, as one file has too many") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// How many files of formats that are known and not supported were skipped, in one line; `nil`: none.
  ///
  /// - Parameter formats: how many files there are of each.
  package static func unsupported(_ formats: [String: Int]) -> String? {
    guard !formats.isEmpty else { return nil }
    let parts = formats.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    let count = counted(formats.values.reduce(0, +), "file")
    // Merged reports name formats as their files do.
    return TextEscaping.line("\(count) of formats that are not supported skipped: \(parts.joined(separator: ", "))")
  }

  /// What the checks of screens came to, and where there were none.
  private static func checks(_ summary: Summary, _ showsChecks: Bool) -> String {
    if summary.screens > 0, summary.screensWithoutChecks == summary.screens {
      return " · no guideline check applies to \(summary.screens) of \(counted(summary.screens, "screen"))"
    }
    var line = " · \(counted(summary.passed, "check")) \(summary.passed == 1 ? "conforms" : "conform")"
    if summary.inconclusive > 0 { line += ", \(summary.inconclusive) inconclusive" }
    if summary.unsupported > 0 { line += ", \(summary.unsupported) unsupported" }
    if summary.inconclusive + summary.unsupported > 0, !showsChecks { line += " (--checks shows what is missing)" }
    if summary.failed + summary.passed == 0, summary.inconclusive > 0 { line += inconclusive(summary.optionDependent) }
    return line
  }

  /// That nothing could be decided, and which options would change it.
  private static func inconclusive(_ checks: OptionDependentChecks) -> String {
    var options: [String] = []
    if checks.byDensity > 0 { options.append("--density for \(checks.byDensity)") }
    if checks.byPlatform > 0 { options.append("--platform for \(checks.byPlatform)") }
    let advice = options.isEmpty ? "" : "; try " + options.joined(separator: ", ")
    return " · no guideline check could be decided\(advice)"
  }

  /// How many findings of each severity there are, in words.
  static func findings(_ summary: Summary) -> String {
    SeverityCounts(errors: summary.errors, warnings: summary.warnings, infos: summary.infos).text
  }

  /// A number of things in words: `1 file`, `2 files`.
  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
