import Linting

/// What the user wants reports to hold.
package struct ReportContent: Sendable {
  /// What the findings of the text report stand together by; `nil`: they stand one by one, in order.
  package var grouping: TextGrouping?
  /// Whether the text, JSON and JSON Lines reports tell for each file and rule what was judged and what is missing: `--checks`.
  package var showsChecks = false
  /// Whether the text, JSON and CSV reports have counts in the place of findings: `--statistics`.
  package var showsStatistics = false
  /// Which findings the text, JSON, JSON Lines and SARIF reports show: `--show-baselined`, `--show-suppressed`.
  package var statuses: FindingStatuses = [.open]
  /// Whether the text, JSON and JSON Lines reports tell what would hold each finding back.
  package var suggestsSuppressions = false
  /// Whether reports tell what would mend each finding: `--show-fixes`.
  package var showsFixes = false
  /// Whether the JSON report holds all that other reports are made of, so that it can be merged with others.
  package var isMergeable = false
  /// What tells a SARIF log from others of the same commit; empty: nothing does.
  package var sarifCategory = ""
  /// Whose consumers the JUnit report is written for.
  package var junitDialect = JUnitDialect.extended
  /// What the JUnit report makes cases of.
  package var junitLayout = JUnitLayout()

  /// The findings that count, each report in its usual form.
  package init() {}
}
