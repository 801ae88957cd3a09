import Linting
import Project
import Reporting
import Screens

/// The share of applicable checks that are conclusive.
struct ConclusiveShare {
  private static let factLimit = 3
  private let conclusive: Int
  private let applicable: Int
  private let facts: [MissingFactCount: Int]
  private let screens: Int
  private let unsupported: Int

  init(_ summary: Summary) {
    conclusive = summary.tally.failed + summary.tally.passed
    applicable = conclusive + summary.tally.inconclusive
    facts = summary.missingFacts
    screens = summary.screens
    unsupported = summary.tally.unsupported
  }

  /// Whether a share is reached. Without any conclusive or inconclusive check only 0% is reached.
  private func reaches(_ share: Percentage) -> Bool {
    if applicable == 0 { return screens == 0 || share.thousandths == 0 }
    return conclusive * 100_000 >= share.thousandths * applicable
  }

  /// Why a required share is not reached, with the facts that are missing most often; `nil` if it is, or none is
  /// required.
  ///
  /// - Parameter passesNothing: whether a run without applicable checks passes.
  func shortfall(of required: Percentage?, passesNothing: Bool = false) -> String? {
    guard let share = required, !reaches(share), !(passesNothing && applicable == 0) else { return nil }
    if applicable == 0 {
      let reason =
        unsupported == 0
        ? "no guideline check applies to \(SummaryLine.counted(screens, "screen"))"
        : "the format supports none of the \(SummaryLine.counted(unsupported, "applicable check"))"
      return "no check is conclusive; \(share.spaced) are required: \(reason)"
    }
    // Rounded down: 79.96% must not read as the 80% that it misses.
    let reached = Percentage(thousandths: conclusive * 1000 / applicable * 100)
    var text = "\(reached.spaced) of the checks are conclusive (\(SummaryLine.grouped(conclusive)) of "
    text += "\(SummaryLine.grouped(applicable))); \(share.spaced) are required"
    let sorted = MissingFactCount.sorted(facts)
    if !sorted.isEmpty {
      text += ". Most often missing: "
      text += sorted.prefix(Self.factLimit).map { "\($0.fact.prose) (\($0.count))" }.joined(separator: ", ")
    }
    return text
  }
}

extension Percentage {
  /// The text as sentences have it: `75 %`.
  fileprivate var spaced: String { "\(text.dropLast()) %" }
}
