import Linting

/// What a configuration makes of a rule.
package enum RuleLevel: String, Sendable, CaseIterable {
  /// It does not run.
  case off
  case info, warning, error

  /// How much its findings weigh; `nil` where it does not run.
  package var severity: Severity? { Severity(name: rawValue) }
}
