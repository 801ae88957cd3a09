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
