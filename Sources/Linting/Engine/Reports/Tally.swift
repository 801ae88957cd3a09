/// The outcomes of the checks of one rule, case or statement: the number of elements by outcome.
package struct Tally: Sendable, Hashable, Codable {
  /// Elements with findings, however many on one.
  package var failed = 0
  /// Elements that the rule has nothing against.
  package var passed = 0
  /// Elements that cannot be checked because a fact about them is unknown.
  package var inconclusive = 0
  /// Elements that cannot be checked because the file's format never contains a required fact.
  package var unsupported = 0
  /// Elements of the rule's kinds that it does not speak about: its selector, platforms or check pass them over.
  package var notApplicable = 0

  /// A tally of no elements.
  package init() {}

  /// Reads the counts, a list in the order of their declaration.
  package init(from decoder: any Decoder) throws {
    var counts = try decoder.unkeyedContainer()
    failed = try counts.decode(Int.self)
    passed = try counts.decode(Int.self)
    inconclusive = try counts.decode(Int.self)
    unsupported = try counts.decode(Int.self)
    notApplicable = try counts.decode(Int.self)
  }

  /// Writes the counts as a list: a report that is made to be merged has one for each rule and file.
  package func encode(to encoder: any Encoder) throws {
    var counts = encoder.singleValueContainer()
    try counts.encode([failed, passed, inconclusive, unsupported, notApplicable])
  }

  /// How many elements were looked at.
  package var elements: Int { failed + passed + inconclusive + unsupported + notApplicable }

  /// Adds the counts of another tally.
  package static func += (left: inout Tally, right: Tally) {
    left.failed += right.failed
    left.passed += right.passed
    left.inconclusive += right.inconclusive
    left.unsupported += right.unsupported
    left.notApplicable += right.notApplicable
  }
}
