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

/// The settings of a file's own configuration for a rule's findings in it, if another configuration holds for the file
/// that found them.
package struct IncludedFileSettings: Sendable, Hashable, Codable {
  /// Whether the rule is off there.
  package var isOff: Bool
  /// How much they weigh there; `nil`: as much as where they were found.
  package var severity: Severity?
  /// Why they are suppressed there; `nil` where they are not.
  package var reason: String?

  package init(isOff: Bool = false, severity: Severity? = nil, reason: String? = nil) {
    self.isOff = isOff
    self.severity = severity
    self.reason = reason
  }
}

/// Whether a finding counts, and why not.
package enum FindingStatus: Int, Sendable, Hashable {
  /// It counts.
  case open
  /// A suppression, with its reason.
  case suppressed
  /// It was there before.
  case known
}

/// Some statuses of findings: those that a report shows.
package struct FindingStatuses: OptionSet, Sendable {
  /// One bit for each status.
  package let rawValue: Int

  /// The statuses of some bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Some statuses together; why not the standard library's: see ``ReportRequirements/init(arrayLiteral:)``.
  package init(arrayLiteral statuses: FindingStatuses...) {
    rawValue = statuses.reduce(0) { $0 | $1.rawValue }
  }

  /// Findings that count.
  package static let open = FindingStatuses(.open)
  /// Findings that are suppressed.
  package static let suppressed = FindingStatuses(.suppressed)
  /// Findings that were there before.
  package static let known = FindingStatuses(.known)

  /// A single status.
  package init(_ status: FindingStatus) {
    rawValue = 1 << status.rawValue
  }
}
