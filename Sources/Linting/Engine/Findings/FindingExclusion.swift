/// What holds a finding back, so that it does not count.
package struct FindingExclusion: Sendable, Hashable, Codable {
  /// Where it is said.
  package enum Source: String, Sendable, Hashable, Codable {
    /// In the description itself.
    case description
    /// In a configuration, by `ignore`.
    case configuration
    /// In a file of known findings.
    case baseline
    /// In an earlier commit, which has the finding too.
    case commit
  }

  /// Where it is said.
  package var source: Source
  /// The reason, in the words of its author; empty if there is none. It may hold any text of the file: reporters escape
  /// it.
  package var reason: String

  /// An exclusion of its parts.
  package init(_ source: Source, reason: String = "") {
    self.source = source
    self.reason = reason
  }

  /// What becomes of the finding.
  package var status: FindingStatus {
    switch source {
    case .description, .configuration: .suppressed
    case .baseline, .commit: .known
    }
  }
}
