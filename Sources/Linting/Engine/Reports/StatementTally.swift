/// The outcome of a guideline statement: the results of the cases of its rules, and the missing facts for the rest.
package struct StatementTally: Sendable, Hashable {
  /// The number of elements by outcome, added up over the cases. On screens of a platform that the statement's document
  /// does not cover, it is not applicable.
  package var tally = Tally()
  /// The facts that were missing if an element was inconclusive, with how many elements each would decide.
  package var missingFacts: [MissingFactCount: Int] = [:]

  /// A statement that nothing came of yet.
  package init() {}

  /// Adds the outcome of the same statement elsewhere.
  package static func += (left: inout StatementTally, right: StatementTally) {
    left.tally += right.tally
    left.missingFacts.merge(right.missingFacts, uniquingKeysWith: +)
  }
}
