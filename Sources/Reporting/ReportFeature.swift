/// What a report can show besides open findings. Which reporters show it is declared in ``Reporters/all``.
package enum ReportFeature: String, Sendable, CaseIterable {
  /// For each file and rule, the outcomes and missing facts.
  case checks
  /// Counts instead of findings.
  case counts
  /// Findings that are suppressed or ignored.
  case suppressed
  /// Findings of the baseline, or of the commit that is compared with.
  case known = "baselined"
  /// What would fix each finding.
  case fixes
  /// What would suppress each finding.
  case suggestions = "suppressions"

  /// The words of `--show`.
  package static let shown: [ReportFeature] = [.suppressed, .known, .fixes, .suggestions]

  /// What the value of `--show` adds to a report.
  package var summary: String {
    switch self {
    case .checks: "The outcome of each rule in each file, with the missing facts."
    case .counts: "Counts instead of findings."
    case .suppressed: "Findings that a file or the configuration suppresses."
    case .known: "Findings of the baseline, or of the commit of --since."
    case .fixes: "The fix of each finding that has one."
    case .suggestions: "For each finding, a suppression to copy."
    }
  }

  /// The option that asks for it.
  package var option: String { Self.shown.contains(self) ? "--show \(rawValue)" : "--\(rawValue)" }
}
