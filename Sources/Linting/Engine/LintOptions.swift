import Screens

/// What a run is asked for besides the findings.
public struct LintOptions: Sendable {
  /// What the user supplies about the screens.
  public var reader = ReaderOptions()
  /// The largest file that is read, in bytes.
  public var maximumFileSize = 512 << 20
  /// How much of a large file is read at once, in bytes; what is found does not depend on it.
  public var pieceSize = 256 << 10
  /// Whether findings carry their element's path, their statements and related places, which not every report shows.
  public var details = true
  /// Whether findings carry the line that they stand in.
  public var excerpts = false
  /// Whether findings carry GitHub's `primaryLocationLineHash`.
  public var lineHashes = false
  /// Whether reports of files in which something was found, or that could not be read, carry their digest.
  public var digests = false
  /// Whether each file's report carries what came of each rule.
  public var tallies = false
  /// Whether each file's report carries the facts that would settle what was left undecided.
  public var needs = false
  /// Whether it is counted what came of each guideline statement over all files, and which facts would settle what was
  /// left undecided.
  public var statements = false
  /// Whether each file's report carries what came of each guideline statement.
  public var fileStatements = false
  /// Which screens are kept for drawings, with the marks of their findings.
  public var drawings = DrawingDemand.none
  /// The day that suppressions with a last day are held against; `nil`: today.
  package var today: CalendarDay?
  /// Whether every rule looks at every element instead of those of its kinds: slow, and equal in its results; for tests.
  public var withoutBuckets = false

  /// Options that ask for the findings alone.
  public init() {}
}

/// Which screens are kept for drawings.
public enum DrawingDemand: UInt8, Sendable {
  case none
  /// Those that something was found on.
  case withFindings
  case all
}
