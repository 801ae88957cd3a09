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
