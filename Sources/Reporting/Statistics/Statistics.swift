import Linting

/// The outcome of a run by rule, by guideline statement and by folder, in as much memory for a million files as for a
/// hundred.
struct Statistics: Sendable {
  private(set) var total = OutcomeCounts()
  private var rules: [String: OutcomeCounts] = [:]
  private var statements: [String: OutcomeCounts] = [:]
  private var folders = FolderCounts()
  /// The outcome of the present file so far, where its findings come in portions.
  private var present = PresentFile()

  private struct PresentFile {
    var all = OutcomeCounts()
    var rules: Set<String> = []
    var statements: Set<String> = []
  }

  /// Rows of one kind, by the name of what each is of.
  typealias Group = (kind: String, member: StaticString, rows: [(name: String, counts: OutcomeCounts)])

  /// Takes the outcome of a file, or the next portion of it.
  ///
  /// - Parameter run: the run whose rules its tallies are of.
  mutating func add(_ file: FileReport, of run: RunInformation) {
    for finding in file.findings {
      present.all.add(finding)
      rules[finding.rule, default: OutcomeCounts()].add(finding)
      if finding.status == .open { present.rules.insert(finding.rule) }
      for statement in Set(finding.statements) {
        statements[statement, default: OutcomeCounts()].add(finding)
        if finding.status == .open { present.statements.insert(statement) }
      }
    }
    // The last portion has what is reported of the file as a whole.
    if file.portion?.isContinued ?? false { return }
    for rule in present.rules { rules[rule]?.filesWithFindings += 1 }
    for statement in present.statements { statements[statement]?.filesWithFindings += 1 }
    var all = present.all
    if !present.rules.isEmpty { all.filesWithFindings = 1 }
    present = PresentFile()
    all.files = 1
    all.screens = file.screens
    all.failures = file.failures.count
    for failure in file.ruleFailures {
      if let rule = failure.rule { rules[rule, default: OutcomeCounts()].failures += 1 }
    }
    for (rule, tally) in zip(run.rules, file.tallies) where tally.elements > 0 {
      Self.add(tally, to: &rules[rule.id, default: OutcomeCounts()])
      // Findings about descriptions and suppressions are no checks of a screen.
      if !rule.isSelfCheck { all.tally += tally }
    }
    for (statement, tally) in file.statements {
      Self.add(tally, to: &statements[statement, default: OutcomeCounts()])
    }
    total += all
    folders.add(all, path: file.path)
  }

  private static func add(_ tally: Tally, to counts: inout OutcomeCounts) {
    counts.tally += tally
    if tally.elements > tally.notApplicable { counts.files += 1 }
  }

  /// The rows by rule, by statement and by folder, each sorted by name.
  var groups: [Group] {
    [
      ("rule", "rules", Self.sorted(rules)), ("statement", "statements", Self.sorted(statements)),
      ("folder", "folders", folders.rows),
    ]
  }

  private static func sorted(_ counts: [String: OutcomeCounts]) -> [(name: String, counts: OutcomeCounts)] {
    counts.map { (name: $0.key, counts: $0.value) }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
