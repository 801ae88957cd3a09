/// Why a finding does not count: it is suppressed, ignored, baselined or unchanged.
package struct FindingExclusion: Sendable, Hashable, Codable {
  /// Where the reason is given.
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

  /// Where the reason is given.
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
