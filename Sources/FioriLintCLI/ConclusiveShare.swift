import Configuration
import Linting
import Reporting
import Screens

/// How many of the checks that applied could be decided.
struct ConclusiveShare {
  private static let factLimit = 3
  private let decided: Int
  private let applicable: Int
  private let facts: [MissingFactCount: Int]
  private let screens: Int
  private let unsupported: Int

  init(_ summary: Summary) {
    decided = summary.failed + summary.passed
    applicable = decided + summary.inconclusive
    facts = summary.missingFacts
    screens = summary.screens
    unsupported = summary.unsupported
  }

  /// Whether so many percent were decided. Where nothing could be, screens were looked at in vain, and no share but 0% is reached.
  private func reaches(_ share: Percentage) -> Bool {
    if applicable == 0 { return screens == 0 || share.thousandths == 0 }
    return decided * 100_000 >= share.thousandths * applicable
  }

  /// Says that fewer were decided than a user asks for, and which facts would settle most; `nil` where enough were, or nobody asks.
  ///
  /// - Parameter passesNothing: whether it is enough that no check was there to be decided.
  func shortfall(of required: Percentage?, passesNothing: Bool = false) -> String? {
    guard let share = required, !reaches(share), !(passesNothing && applicable == 0) else { return nil }
    if applicable == 0 {
      let reason =
        unsupported == 0
        ? "no guideline check applies to \(screens) of \(SummaryLine.counted(screens, "screen"))"
        : "what applies, the format can never tell (\(SummaryLine.counted(unsupported, "check")))"
      return "no check was decided, and \(share.text) are required: \(reason)"
    }
    // Rounded down: 79.96% must not be told as the 80% that it misses.
    let reached = Percentage(thousandths: decided * 1000 / applicable * 100)
    var text = "\(decided) of \(applicable) checks were decided, \(reached.text), fewer than the \(share.text) required"
    let sorted = MissingFactCount.sorted(facts)
    if !sorted.isEmpty {
      text += "; most would be settled by "
      text += sorted.prefix(Self.factLimit).map { "\($0.fact.name) (\($0.count))" }.joined(separator: ", ")
    }
    return text
  }
}
