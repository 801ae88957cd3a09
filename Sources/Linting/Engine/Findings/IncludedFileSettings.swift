/// The settings of a file's own configuration for a rule's findings in it, if another configuration holds for the file
/// that found them.
package struct IncludedFileSettings: Sendable, Hashable, Codable {
  /// Whether the rule is off there.
  package var isOff: Bool
  /// How much they weigh there; `nil`: as much as where they were found.
  package var severity: Severity?
  /// Why they are suppressed there; `nil` where they are not.
  package var reason: String?

  /// Settings of their parts.
  package init(isOff: Bool = false, severity: Severity? = nil, reason: String? = nil) {
    self.isOff = isOff
    self.severity = severity
    self.reason = reason
  }
}
