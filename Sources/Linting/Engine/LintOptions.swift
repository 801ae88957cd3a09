import Screens

/// How files are linted, and what is kept of them.
public struct LintOptions: Sendable {
  /// What the user supplies about the screens.
  public var reader = ReaderOptions()
  /// The largest file that is read, in bytes.
  public var maximumFileSize = 512 << 20
  /// How much of a large file is read at once, in bytes; what is found does not depend on it.
  public var pieceSize = 256 << 10
  /// What is kept besides the findings.
  public var demands: ReportDemands = .details
  /// The day that suppressions with a last day are held against; `nil`: today.
  package var today: CalendarDay?
  /// Whether every rule looks at every element instead of those of its kinds: slow, and equal in its results; for tests.
  public var withoutBuckets = false

  /// Options that ask for the findings and what they say.
  public init() {}
}
