/// What a JUnit file makes cases of.
package struct JUnitLayout: Sendable, Hashable {
  /// What one case stands for.
  package enum Granularity: String, Sendable, CaseIterable {
    /// A rule in a file, with all that it found there.
    case rule
    /// A finding; and a rule in a file where it found nothing or left something inconclusive.
    case finding
  }

  /// What becomes of rules that found nothing.
  package enum Passes: String, Sendable, CaseIterable {
    /// A passing case for each rule in each file.
    case all
    /// One passing case for each file that could be read.
    case perFile = "per-file"
    /// No case; a file without cases has no suite.
    case none
  }

  /// How rules with inconclusive checks are reported.
  package enum Inconclusive: String, Sendable, CaseIterable {
    /// No case, and no word.
    case none
    /// One skipped case for each file, with how many checks were inconclusive.
    case perFile = "per-file"
    /// A skipped case for each rule that decided nothing in a file; inconclusive checks of other rules are in their
    /// output.
    case all
  }

  /// What one case stands for.
  package var granularity: Granularity
  /// What becomes of rules that found nothing.
  package var passes: Passes
  /// How rules with inconclusive checks are reported.
  package var inconclusive: Inconclusive

  /// A case for each rule in each file that decided something, unless said otherwise.
  package init(_ granularity: Granularity = .rule, passes: Passes = .all, inconclusive: Inconclusive = .none) {
    self.granularity = granularity
    self.passes = passes
    self.inconclusive = inconclusive
  }
}
