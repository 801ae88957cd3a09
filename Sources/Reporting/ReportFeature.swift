/// What a report shows where it is asked to, by the option that asks. Which reporters do is declared with them, in ``Reporters/all``.
package enum ReportFeature: String, Sendable, CaseIterable {
  /// For each file and rule, what passed and what is missing.
  case checks
  /// Counts in the place of findings.
  case statistics
  /// Findings that suppressions suppress.
  case suppressed = "show-suppressed"
  /// Findings that are known.
  case known = "show-baselined"
  /// What would hold each finding back.
  case suggestions = "suggest-suppressions"
  /// What would fix each finding.
  case fixes = "show-fixes"

  /// The option that asks for it.
  package var option: String { "--\(rawValue)" }
}
