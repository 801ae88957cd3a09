import Screens

/// What a run is asked for besides the findings.
package struct LintOptions: Sendable {
  /// What the user supplies about the screens.
  package var reader = ReaderOptions()
  /// The largest file that is read, in bytes.
  package var maximumFileSize = 512 << 20
  /// How much of a large file is read at once, in bytes; what is found does not depend on it.
  package var pieceSize = 256 << 10
  /// Whether findings carry their element's path, their statements and related places, which not every report shows.
  package var details = true
  /// Whether findings carry the line that they stand in.
  package var excerpts = false
  /// Whether findings carry GitHub's `primaryLocationLineHash`.
  package var lineHashes = false
  /// Whether reports of files in which something was found, or that could not be read, carry their digest.
  package var digests = false
  /// Whether each file's report carries what came of each rule.
  package var tallies = false
  /// Whether each file's report carries the facts that would settle what was left undecided.
  package var needs = false
  /// Whether it is counted what came of each guideline statement over all files, and which facts would settle what was
  /// left undecided.
  package var statements = false
  /// Whether each file's report carries what came of each guideline statement.
  package var fileStatements = false
  /// Which screens are kept for drawings, with the marks of their findings.
  package var drawings = DrawingDemand.none
  /// The day that suppressions with a last day are held against; `nil`: today.
  package var today: CalendarDay?
  /// Whether every rule looks at every element instead of those of its kinds: slow, and equal in its results; for tests.
  package var withoutBuckets = false

  /// Options that ask for the findings alone.
  package init() {}
}

/// Which screens are kept for drawings.
package enum DrawingDemand: UInt8, Sendable {
  case none
  /// Those that something was found on.
  case withFindings
  case all
}
