extension LintEngine {
  /// What came of each rule over all files, by its index in ``Linter/rules``.
  public var totals: [Tally] {
    var totals = Array(repeating: Tally(), count: linter.rules.count)
    tallies.forEach { _, number, tally in totals[cases[number].rule] += tally }
    return totals
  }

  /// What came of each guideline statement over all files, by its id; with the facts that were missing where the run was
  /// asked to count statements.
  public var statements: [String: StatementTally] {
    var statements = statementTallies(agreed) { tallies.forEach($0) }.mapValues { tally in
      var statement = StatementTally()
      statement.tally = tally
      return statement
    }
    for (place, count) in missing {
      for id in cases[place.case].statements(on: place.platform) {
        statements[id, default: StatementTally()].needs[place.fact, default: 0] += count
      }
    }
    return statements
  }

  /// Adds what came of each rule and statement in the file that was read last, and ends it.
  ///
  /// - Parameter formerlyAgreed: ``agreed`` as it was before the file.
  func addTallies(to report: inout FileReport, _ formerlyAgreed: [Int: Int]) {
    tallies.completeFile()
    if linter.options.tallies {
      var rules = Array(repeating: Tally(), count: linter.rules.count)
      tallies.forEachInFile { _, number, tally in rules[cases[number].rule] += tally }
      report.tallies = rules
    }
    if linter.options.fileStatements {
      let agreedHere = agreed.merging(formerlyAgreed, uniquingKeysWith: -)
      report.statements = statementTallies(agreedHere) { tallies.forEachInFile($0) }
    }
    tallies.endFile()
  }

  /// What came of each guideline statement that anything came of, in some counts of cases.
  private func statementTallies(
    _ agreed: [Int: Int], _ forEach: ((ScreenPlatform, Int, Tally) -> Void) -> Void
  ) -> [String: Tally] {
    var statements: [String: Tally] = [:]
    forEach { platform, number, tally in
      guard tally != Tally() else { return }
      for id in cases[number].statements {
        if cases[number].statements(on: platform).contains(id) {
          statements[id, default: Tally()] += tally
        } else {
          statements[id, default: Tally()].notApplicable += tally.elements
        }
      }
    }
    for (number, count) in agreed where count > 0 {
      for id in cases[number].statements { statements[id, default: Tally()].violated += count }
    }
    return statements
  }

  /// The facts that were missing where an element was left undecided, with how many checks each would settle; empty where
  /// the run was not asked to count statements.
  public var missingFacts: [MissingFact: Int] {
    missing.reduce(into: [:]) { facts, entry in facts[entry.key.fact, default: 0] += entry.value }
  }
}

/// Where a fact was missing.
struct MissingPlace: Hashable {
  var `case`: Int
  var platform: ScreenPlatform
  var fact: MissingFact
}
