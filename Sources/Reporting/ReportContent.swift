import Linting

/// What the user wants reports to hold.
public struct ReportContent: Sendable {
  /// What the findings of the text report stand together by; `nil`: they stand one by one, in order.
  public var grouping: TextGrouping?
  /// Whether the text, JSON and JSON Lines reports tell for each file and rule what was judged and what is missing: `--checks`.
  public var showsChecks = false
  /// Which findings the text, JSON, JSON Lines and SARIF reports show: `--show-baselined`, `--show-suppressed`.
  public var statuses: Set<FindingStatus> = [.open]
  /// Whether the text, JSON and JSON Lines reports tell what would hold each finding back.
  public var suggestsSuppressions = false
  /// Whether the JSON report holds all that other reports are made of, so that it can be merged with others.
  public var isMergeable = false
  /// What tells a SARIF log from others of the same commit; empty: nothing does.
  public var sarifCategory = ""
  /// Whose consumers the JUnit report is written for.
  public var junitDialect = JUnitDialect.extended
  /// What the JUnit report makes cases of.
  public var junitLayout = JUnitLayout()

  /// The findings that count, each report in its usual form.
  public init() {}
}
