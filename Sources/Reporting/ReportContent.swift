import Linting

/// What the user wants reports to hold.
package struct ReportContent: Sendable {
  /// How the findings of the text report are grouped; `nil`: they are listed one by one, in order.
  package var grouping: TextGrouping?
  /// Reporters for people show findings of this level and above: ``Reporters/Entry/hasLevel``.
  package var level = Severity.info
  /// Whether they show for each file and rule what was evaluated and what is missing: ``ReportFeature/checks``.
  package var showsChecks = false
  /// Whether they have counts instead of findings: ``ReportFeature/counts``.
  package var showsCounts = false
  /// Which findings they show: ``ReportFeature/known`` and ``ReportFeature/suppressed`` ones too.
  package var statuses: FindingStatuses = [.open]
  /// Whether they have what would suppress each finding: ``ReportFeature/suggestions``.
  package var suggestsSuppressions = false
  /// Whether they have what would fix each finding: ``ReportFeature/fixes``.
  package var showsFixes = false
  /// The category of a SARIF log, which distinguishes it from others of the same commit; empty: none.
  package var sarifCategory = ""
  /// Whose consumers the JUnit report is written for.
  package var junitDialect = JUnitDialect.extended
  /// What the JUnit report makes cases of.
  package var junitLayout = JUnitLayout()

  /// The findings that count, each report in its usual form.
  package init() {}

  /// Adds a feature.
  package mutating func show(_ feature: ReportFeature) {
    switch feature {
    case .checks: showsChecks = true
    case .counts: showsCounts = true
    case .suppressed: statuses.insert(.suppressed)
    case .known: statuses.insert(.known)
    case .fixes: showsFixes = true
    case .suggestions: suggestsSuppressions = true
    }
  }
}
