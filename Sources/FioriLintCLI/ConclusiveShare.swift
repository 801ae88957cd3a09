import Configuration
import Linting
import Reporting
import Screens

/// How many of the applicable checks were conclusive.
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

  /// Whether so many percent were conclusive. If no check applied to the screens, only 0% is reached.
  private func reaches(_ share: Percentage) -> Bool {
    if applicable == 0 { return screens == 0 || share.thousandths == 0 }
    return decided * 100_000 >= share.thousandths * applicable
  }

  /// Why too few checks were conclusive, with the facts that are missing most often; `nil` if enough were.
  ///
  /// - Parameter passesNothing: whether a run without applicable checks passes.
  func shortfall(of required: Percentage?, passesNothing: Bool = false) -> String? {
    guard let share = required, !reaches(share), !(passesNothing && applicable == 0) else { return nil }
    if applicable == 0 {
      let reason =
        unsupported == 0
        ? "no guideline check applies to \(screens) of \(SummaryLine.counted(screens, "screen"))"
        : "\(SummaryLine.counted(unsupported, "check")) unsupported by the format"
      return "no check was conclusive (`require-conclusive` is \(share.text)): \(reason)"
    }
    // Rounded down: 79.96% must not appear as the 80% that it misses.
    let reached = Percentage(thousandths: decided * 1000 / applicable * 100)
    var text =
      "\(decided) of \(applicable) checks were conclusive, \(reached.text); `require-conclusive` is \(share.text)"
    let sorted = MissingFactCount.sorted(facts)
    if !sorted.isEmpty {
      text += "; most often missing: "
      text += sorted.prefix(Self.factLimit).map { "\($0.fact.name) (\($0.count))" }.joined(separator: ", ")
    }
    return text
  }
}
