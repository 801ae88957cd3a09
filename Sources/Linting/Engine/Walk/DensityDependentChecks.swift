import Screens

/// A check that is inconclusive on a screen whose lengths are known in pixels only. It records the outcome at each
/// density that the screen may have.
///
/// What is the same at every one of them is decided. Nothing is concluded from some densities for those between: each
/// is tried.
struct DensityDependentChecks {
  /// What was asked where no density is known.
  let candidate: Candidate
  /// The fact that is missing where no density is known.
  private let need: MissingFact
  /// The fact that is missing at a density too.
  private var factNeed: MissingFact?
  /// Whether it is decided at some density.
  private(set) var isDecidedSomewhere = false
  /// Its outcome at all densities so far; `nil` before the first, and where they differ.
  private var outcome: CaseOutcome?
  /// What is reported at all densities so far.
  private var reports: [Pass.Report] = []
  /// What is the same of the messages, by report.
  private var messages: [MessageRange] = []
  /// Whether each density fails the rule, but not at one place.
  private var isScattered = false

  init(_ candidate: Candidate, _ need: MissingFact) {
    self.candidate = candidate
    self.need = need
  }

  /// Takes the outcome of the element at one more density.
  ///
  /// - Parameter others: what is reported there.
  /// - Returns: whether its outcome is the same at all others.
  mutating func take(_ other: CaseOutcome, _ others: [Pass.Report]) -> Bool {
    note(other)
    if case .inconclusive = other { return giveUp() }
    switch (outcome, other) {
    case (nil, _):
      outcome = other
      keep(others, others.map { MessageRange($0.message) })
      return true
    case (.passed?, .passed), (.notApplicable?, .notApplicable), (.error?, .error): return true
    case (.failed?, .failed): return take(others)
    default: return giveUp()
    }
  }

  /// Notes whether a density decides it, of one that may not be the screen's.
  mutating func note(_ outcome: CaseOutcome) {
    if case .inconclusive(let need) = outcome { factNeed = need } else { isDecidedSomewhere = true }
  }

  private mutating func keep(_ reports: [Pass.Report], _ messages: [MessageRange]) {
    (self.reports, self.messages) = (reports, messages)
  }

  /// Keeps what is reported at the same place at all densities.
  private mutating func take(_ others: [Pass.Report]) -> Bool {
    if isScattered { return true }
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
    if kept.isEmpty { return scatter() }
    keep(kept, ranges)
    return true
  }

  /// Keeps what was reported first: what is right at one density is wrong at another one, so that something is wrong at
  /// each.
  private mutating func scatter() -> Bool {
    guard var report = reports.first else { return giveUp() }
    report.related = []
    isScattered = true
    keep([report], [MessageRange(report.message, isOfOneDensity: true)])
    return true
  }

  private mutating func giveUp() -> Bool {
    outcome = nil
    keep([], [])
    return false
  }

  /// Its outcome at all densities.
  func outcome(in tree: ScreenTree) -> CaseOutcome { outcome ?? .inconclusive(wanted(in: tree)) }

  /// What is reported at all densities, with messages that say so.
  func reports(at dpis: ClosedRange<Int>) -> [Pass.Report] {
    zip(reports, messages).map { report, message in
      var report = report
      report.message = message.message(at: dpis)
      // What was measured is true of one density, and the screen is drawn at none.
      report.measure = nil
      return report
    }
  }

  /// The fact that would decide it. If some density decides it, that is the missing length in pixels, or the width of
  /// the screen, which gives the density.
  private func wanted(in tree: ScreenTree) -> MissingFact {
    guard isDecidedSomewhere else { return factNeed ?? need }
    return tree.isInPixels(need.member, of: need.element) ? need : MissingFact(.width, of: tree.root)
  }
}

/// How many checks were left inconclusive for want of what an option of the command line says.
package struct OptionDependentChecks: Sendable, Hashable, Codable {
  /// Those that wait for the screen's platform.
  package var byPlatform = 0
  /// Those that wait for a length that is known in pixels.
  package var byDensity = 0

  /// None.
  package init() {}

  /// Adds those of elsewhere.
  package static func += (left: inout OptionDependentChecks, right: OptionDependentChecks) {
    left.byPlatform += right.byPlatform
    left.byDensity += right.byDensity
  }
}
