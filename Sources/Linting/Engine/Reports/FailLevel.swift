/// The severity at and above which findings of a file fail a run.
package enum FailLevel: String, Sendable, Codable, CaseIterable {
  case error, warning, info
  /// No finding does.
  case never

  /// The least severity that fails; `nil`: none does.
  package var severity: Severity? { Severity(name: rawValue) }
}
