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

/// What a JUnit file may hold: the schemas of its consumers cannot be used together.
package enum JUnitDialect: String, Sendable, CaseIterable {
  /// Everything that consumers make use of: totals, and the file and line of each case.
  case extended
  /// What `junit-10.xsd` of Jenkins' xUnit plugin accepts, which skips files that it rejects: no file or line of a
  /// case.
  case jenkins
  /// What both `junit-10.xsd` and windyroad's `JUnit.xsd` accept.
  case strict

  /// Whether `testsuites` has totals.
  var hasTotals: Bool { self != .strict }
  /// Whether these totals include skipped cases.
  var countsSkipped: Bool { self == .extended }
  /// Whether a suite names its file.
  var suiteHasFile: Bool { self != .strict }
  /// Whether a case has a file and a line.
  var caseHasPlace: Bool { self == .extended }
  /// Whether a case may have output; else its suite has it.
  var caseHasOutput: Bool { self != .strict }
}
