import Linting

/// What the user wants reports to hold.
package struct ReportContent: Sendable {
  /// What the findings of the text report stand together by; `nil`: they stand one by one, in order.
  package var grouping: TextGrouping?
  /// Whether they tell for each file and rule what was evaluated and what is missing: ``ReportFeature/checks``.
  package var showsChecks = false
  /// Whether they have counts in the place of findings: ``ReportFeature/statistics``.
  package var showsStatistics = false
  /// Which findings they show: ``ReportFeature/known`` and ``ReportFeature/suppressed`` ones too.
  package var statuses: FindingStatuses = [.open]
  /// Whether they tell what would hold each finding back: ``ReportFeature/suggestions``.
  package var suggestsSuppressions = false
  /// Whether they tell what would fix each finding: ``ReportFeature/fixes``.
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
