import Linting

/// How much came of a rule, a statement, a folder or a whole run.
struct OutcomeCounts: Sendable {
  /// In how many files anything was checked, or could have been if more facts were known.
  var files = 0
  var filesWithFindings = 0
  /// How many screens were linted; `nil` where they are not counted, as for a rule.
  var screens: Int?
  var errors = 0
  var warnings = 0
  var infos = 0
  var suppressed = 0
  var baselined = 0
  /// Files that could not be read, or rules that failed on a file.
  var failures = 0
  var tally = Tally()

  var findings: Int { errors + warnings + infos }
  /// Whether anything came of it.
  var isEmpty: Bool {
    findings + suppressed + baselined + failures == 0 && tally.elements == tally.notApplicable
  }

  mutating func add(_ finding: Finding) {
    switch (finding.status, finding.severity) {
    case (.known, _): baselined += 1
    case (.suppressed, _): suppressed += 1
    case (.open, .error): errors += 1
    case (.open, .warning): warnings += 1
    case (.open, .info): infos += 1
    }
  }

  static func += (left: inout Self, right: Self) {
    left.files += right.files
    left.filesWithFindings += right.filesWithFindings
    if let screens = right.screens { left.screens = (left.screens ?? 0) + screens }
    left.errors += right.errors
    left.warnings += right.warnings
    left.infos += right.infos
    left.suppressed += right.suppressed
    left.baselined += right.baselined
    left.failures += right.failures
    left.tally += right.tally
  }

  /// The counts by the names that reports have for them, in their order.
  var members: [(name: String, count: Int?)] {
    [
      ("files", files), ("filesWithFindings", filesWithFindings), ("screens", screens), ("findings", findings),
      ("errors", errors), ("warnings", warnings), ("infos", infos), ("suppressed", suppressed),
      ("baselined", baselined), ("failed", tally.failed), ("passed", tally.passed),
      ("inconclusive", tally.inconclusive), ("unsupported", tally.unsupported), ("failures", failures),
    ]
  }
}
