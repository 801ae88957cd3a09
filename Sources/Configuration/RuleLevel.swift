import Linting

/// What a configuration makes of a rule.
public enum RuleLevel: String, Sendable, CaseIterable {
  /// It does not run.
  case off
  case info, warning, error

  /// How much its findings weigh; `nil` where it does not run.
  public var severity: Severity? { Severity(name: rawValue) }
}
