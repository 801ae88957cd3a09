import Linting

/// The severity from which on findings fail a run.
package enum FailLevel: String, Sendable, CaseIterable {
  case error, warning, info
  /// No finding does.
  case never

  /// The least severity that fails; `nil`: none does.
  package var severity: Severity? { Severity(name: rawValue) }
}
