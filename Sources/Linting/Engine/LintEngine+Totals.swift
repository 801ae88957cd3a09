extension LintEngine {
  /// The outcome of each rule over all files, by its index in ``Linter/rules``.
  package var totals: [Tally] {
    var totals = Array(repeating: Tally(), count: linter.rules.count)
    for set in sets { set.tallies.forEach { _, number, tally in totals[set.buckets.rule(of: number)] += tally } }
    return totals
  }

  /// The outcome of each guideline statement over all files, by its id. It has the missing facts if the run was asked
  /// to count statements.
  package var statements: [String: StatementTally] {
    var statements = outcomes.tallies(sets) { $0.tallies.forEach($1) }.mapValues { tally in
      var statement = StatementTally()
      statement.tally = tally
      return statement
    }
    outcomes.addNeeds(to: &statements, sets)
    return statements
  }

  /// The missing facts of inconclusive checks, with how many checks each would decide. Empty if the run was not asked
  /// to count statements.
  package var missingFacts: [MissingFactCount: Int] { outcomes.missingFacts }
}
