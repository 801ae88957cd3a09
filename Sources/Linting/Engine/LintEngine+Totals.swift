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
    var statements: [String: StatementTally] = [:]
    tallies.forEach { platform, number, tally in
      for id in cases[number].statements {
        if cases[number].statements(on: platform).contains(id) {
          statements[id, default: StatementTally()].tally += tally
        } else {
          statements[id, default: StatementTally()].tally.notApplicable += tally.elements
        }
      }
    }
    for (number, count) in agreed {
      for id in cases[number].statements { statements[id, default: StatementTally()].tally.violated += count }
    }
    for (place, count) in missing {
      for id in cases[place.case].statements(on: place.platform) {
        statements[id, default: StatementTally()].needs[place.fact, default: 0] += count
      }
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
