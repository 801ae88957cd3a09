/// What came of a guideline statement: how the cases of rules that name it judged elements, and what would settle the
/// rest.
package struct StatementTally: Sendable, Hashable {
  /// How many elements were judged how, added up over the cases. On screens of a platform that the statement's document
  /// does not speak about it is not applicable.
  package var tally = Tally()
  /// The facts that were missing where an element was left inconclusive, with how many elements each would settle.
  package var missingFacts: [MissingFactCount: Int] = [:]

  /// A statement that nothing came of yet.
  package init() {}

  /// Adds what came of the same statement elsewhere.
  package static func += (left: inout StatementTally, right: StatementTally) {
    left.tally += right.tally
    left.missingFacts.merge(right.missingFacts, uniquingKeysWith: +)
  }
}
