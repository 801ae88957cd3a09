/// What a JUnit file makes cases of.
public struct JUnitLayout: Sendable, Hashable {
  /// What one case stands for.
  public enum Granularity: String, Sendable, CaseIterable {
    /// A rule in a file, with all that it found there.
    case rule
    /// A finding; and a rule in a file where it found nothing or left something undecided.
    case finding
  }

  /// What becomes of rules that found nothing.
  public enum Passes: String, Sendable, CaseIterable {
    /// A passing case for each rule in each file.
    case all
    /// One passing case for each file that could be read.
    case perFile = "per-file"
    /// No case; a file without cases has no suite.
    case none
  }

  /// What one case stands for.
  public var granularity: Granularity
  /// What becomes of rules that found nothing.
  public var passes: Passes

  /// A case for each rule in each file, unless said otherwise.
  public init(_ granularity: Granularity = .rule, passes: Passes = .all) {
    self.granularity = granularity
    self.passes = passes
  }
}
