import Screens

/// What was left undecided on a screen whose lengths are known in pixels only, and what comes of it at the densities that the screen may have.
///
/// What is the same at every one of them is decided. Nothing is concluded from some densities for those between: each is tried.
struct DensityQuestion {
  /// What was asked where no density is known.
  let candidate: Candidate
  /// The fact that is missing where no density is known, or at one of them.
  private var need: Need
  /// What came of it at all densities so far; `nil` before the first, and where they differ.
  private var outcome: CaseOutcome?
  /// What is the same of the messages, by report.
  private var messages: [MessageRange] = []

  init(_ candidate: Candidate, _ need: Need) {
    self.candidate = candidate
    self.need = need
  }

  /// Takes what comes of the element at one more density.
  ///
  /// - Returns: whether it is what came of it at all others.
  mutating func take(_ other: CaseOutcome) -> Bool {
    switch (outcome, other) {
    case (_, .undecided(let need)):
      // A fact is missing at a density too, as well as the density.
      if outcome == nil { self.need = need }
      return giveUp()
    case (nil, _):
      outcome = other
      if case .violated(let reports) = other { messages = reports.map { MessageRange($0.message) } }
      return true
    case (.conforming?, .conforming), (.notApplicable?, .notApplicable), (.failed?, .failed): return true
    case (.violated(let reports)?, .violated(let others)): return take(others, besides: reports)
    default: return giveUp()
    }
  }

  /// Keeps what is reported at the same place at all densities.
  private mutating func take(_ others: [Pass.Report], besides reports: [Pass.Report]) -> Bool {
    var kept: [Pass.Report] = []
    var ranges: [MessageRange] = []
    for (index, report) in reports.enumerated() {
      guard let other = others.first(where: { $0.element == report.element && $0.range == report.range }) else {
        continue
      }
      var report = report
      if report.related.map(\.element) != other.related.map(\.element) { report.related = [] }
      kept.append(report)
      var range = messages[index]
      range.include(other.message)
      ranges.append(range)
    }
    guard !kept.isEmpty else { return giveUp() }
    outcome = .violated(kept)
    messages = ranges
    return true
  }

  private mutating func giveUp() -> Bool {
    outcome = nil
    return false
  }

  /// What comes of it at all densities, with messages that say so.
  func outcome(at dpis: ClosedRange<Int>) -> CaseOutcome {
    guard let outcome else { return .undecided(need) }
    guard case .violated(let reports) = outcome else { return outcome }
    return .violated(
      zip(reports, messages).map { report, message in
        var report = report
        report.message = message.message(at: dpis)
        // What was measured is true of one density, and the screen is drawn at none.
        report.measure = nil
        return report
      })
  }
}
