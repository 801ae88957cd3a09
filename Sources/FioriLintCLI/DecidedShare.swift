import Configuration
import Linting
import Screens

/// How many of the checks that applied could be decided.
struct DecidedShare {
  private static let factLimit = 3
  private let decided: Int
  private let applicable: Int
  private let facts: [MissingFact: Int]

  init(_ summary: Summary) {
    decided = summary.violated + summary.conforming
    applicable = decided + summary.undecided
    facts = summary.missingFacts
  }

  /// Whether so many percent were decided. Where nothing applied, nothing was left undecided.
  func reaches(_ share: Percentage) -> Bool { decided * 100_000 >= share.thousandths * applicable }

  /// Says that fewer were decided than a user asks for, and which facts would settle most.
  func shortfall(of share: Percentage) -> String {
    // Rounded down: 79.96% must not be told as the 80% that it misses.
    let reached = Percentage(thousandths: applicable == 0 ? 100_000 : decided * 1000 / applicable * 100)
    var text = "\(decided) of \(applicable) checks were decided, \(reached.text), fewer than the \(share.text) required"
    let sorted = MissingFact.sorted(facts)
    if !sorted.isEmpty {
      text += "; most would be settled by "
      text += sorted.prefix(Self.factLimit).map { "\($0.fact.name) (\($0.count))" }.joined(separator: ", ")
    }
    return text
  }
}
