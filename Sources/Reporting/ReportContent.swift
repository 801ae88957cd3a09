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

  /// What `--show` can add to a report.
  package static let shown: [(feature: ReportFeature, summary: String)] = [
    (.suppressed, "Findings that a file or the configuration suppresses."),
    (.known, "Findings that are not new, such as those of the baseline."),
    (.fixes, "The fix of each finding that has one."),
    (.suggestions, "For each finding, a suppression to copy."),
  ]

  /// The words of `--show`.
  package static var words: [String] { shown.map(\.feature.rawValue) }

  /// The option that asks for it.
  package var option: String { Self.words.contains(rawValue) ? "--show \(rawValue)" : "--\(rawValue)" }
}

/// How a text report groups findings: the key `reports.text.group-by`.
package enum TextGrouping: String, Sendable, CaseIterable {
  case file, rule, statement
}
