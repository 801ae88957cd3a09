import Screens

/// How files are linted, and what is kept of them.
package struct LintOptions: Sendable {
  /// What the user supplies about the screens.
  package var reader = ReaderOptions()
  /// The largest file that is read, in bytes.
  package var maximumFileSize = 512 << 20
  /// The most elements that one screen may have: what is found on them is held until all of it is read.
  package var maximumElements = 5_000_000
  /// How much of a large file is read at once, in bytes; what is found does not depend on it.
  package var pieceSize = 256 << 10
  /// What is kept besides the findings.
  package var demands: ReportRequirements = .details
  /// The day that suppressions with a last day are held against; `nil`: today.
  package var today: CalendarDay?
  /// Whether every rule looks at every element instead of those of its kinds: slow, and equal in its results; for
  /// tests.
  package var withoutBuckets = false

  /// Options that ask for the findings and what they say.
  package init() {}
}
