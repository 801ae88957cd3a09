import Screens

/// What was left undecided on a screen whose lengths are known in pixels only, and what comes of it at the densities that the screen may have.
///
/// What is the same at every one of them is decided. Nothing is concluded from some densities for those between: each is tried.
struct DensityQuestion {
  /// The number of the case.
  let number: Int
  let element: Int32
  /// The fact that is missing where no density is known.
  private(set) var need: Need
  private(set) var outcome: Outcome?
  /// What is the same of the messages, by report.
  private var messages: [MessageRange] = []

  /// What comes of an element at one density, or at all so far.
  enum Outcome {
    case conforming
    case notApplicable
    case violated([Pass.Report])
    case failed(String)
  }

  init(_ number: Int, _ element: Element, _ need: Need) {
    self.number = number
    self.element = element.index
    self.need = need
  }

  /// Takes what comes of the element at one more density.
  ///
  /// - Returns: whether it is what came of it at all others.
  mutating func take(_ other: Outcome) -> Bool {
    switch (outcome, other) {
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

  /// Notes that a fact is missing at a density too, as well as the density.
  mutating func leaveOpen(for need: Need) {
    if outcome == nil { self.need = need }
    outcome = nil
  }

  private mutating func giveUp() -> Bool {
    outcome = nil
    return false
  }

  /// What is reported at all densities, with messages that say so.
  func reports(at dpis: ClosedRange<Int>) -> [Pass.Report] {
    guard case .violated(let reports)? = outcome else { return [] }
    return zip(reports, messages).map { report, message in
      var report = report
      report.message = message.text(at: dpis)
      // What was measured is true of one density, and the screen is drawn at none.
      report.measure = nil
      return report
    }
  }
}
