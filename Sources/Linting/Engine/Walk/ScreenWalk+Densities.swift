import Screens

/// Screens whose lengths are known in pixels only.
///
/// They are walked as any other, with all lengths unknown. What that leaves inconclusive is asked again at each density
/// the screen may have.
extension ScreenWalk {
  /// Asks what was left inconclusive at every density that the screen may have, and records what is the same at all.
  mutating func decideAtAllDensities() {
    guard var questions, let dpis = tree.possibleDPIs else { return }
    self.questions = nil
    var open = Array(questions.indices)
    // Most that differs at all differs at the ends.
    for dpi in [dpis.lowerBound, dpis.upperBound] + dpis.dropFirst().dropLast() where !open.isEmpty {
      tree.assume(dpi: dpi)
      startAssumption(keepsMeasures: false)
      open.removeAll { index in
        let answer = ask(questions[index].candidate)
        return !questions[index].take(answer.outcome, answer.reports)
      }
    }
    // Whether a check is inconclusive or unsupported must not depend on whether missing facts are asked for.
    tryUsualDensities(&questions, dpis)
    tree.forgetLengths()
    startAssumption(keepsMeasures: table.keepsMeasures)
    for question in questions {
      pass.reports = question.reports(at: dpis)
      record(question.outcome(in: tree), of: question.candidate)
      pass.reset()
    }
  }

  /// The dots per inch of most screens.
  private static let usualDPIs = [160, 240, 320, 360, 400, 420, 440, 480, 560, 640]

  /// Looks for a density that decides the checks that lack a fact at the first density.
  private mutating func tryUsualDensities(_ questions: inout [DensityDependentChecks], _ dpis: ClosedRange<Int>) {
    var open = questions.indices.filter { !questions[$0].isDecidedSomewhere }
    for dpi in Self.usualDPIs where dpis.contains(dpi) && !open.isEmpty {
      tree.assume(dpi: dpi)
      startAssumption(keepsMeasures: false)
      open.removeAll { index in
        questions[index].note(ask(questions[index].candidate).outcome)
        return questions[index].isDecidedSomewhere
      }
    }
  }

  /// Makes checks and selectors forget what they remember of the screen's lengths.
  private mutating func startAssumption(keepsMeasures: Bool) {
    table.startScreen()
    pass = Pass(
      tree, platform, screen: table.screenNumber, table.cellRows, keepsMeasures: keepsMeasures)
  }

  /// The outcome of an element at the density that is assumed.
  private mutating func ask(_ candidate: Candidate) -> (outcome: CaseOutcome, reports: [Pass.Report]) {
    let (number, element) = (candidate.number, tree[Int(candidate.element)])
    var need = PackedMissingFact.none
    let match = cases[number].program.map { table.matcher.list($0, element, &need) } ?? .yes
    // Its check is there: it was asked before.
    guard match != .no, let check = cases[number].check else { return (.notApplicable, []) }
    let outcome = ask(Candidate(number: number, element: element.index, match: match, need: need), check)
    defer { pass.reset() }
    table.reword(number, element, &pass)
    // The selector often waits for a fact that a density gives.
    if match == .maybe, case .inconclusive = outcome, let need = need.need(in: tree.root) {
      return (.inconclusive(need), [])
    }
    return (outcome, pass.reports)
  }
}
