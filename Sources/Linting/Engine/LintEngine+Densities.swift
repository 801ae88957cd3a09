import Screens

/// Screens whose lengths are known in pixels only.
///
/// They are walked as any other, with all lengths unknown. What that leaves undecided is asked again at each density the screen may have.
extension LintEngine {
  /// Notes that something is undecided which a density may decide; only while a screen in pixels is walked.
  ///
  /// - Returns: whether it was noted, and is settled later.
  func postpone(_ number: Int, _ need: Need, _ element: Element) -> Bool {
    guard questions != nil, let check = cases[number].check?.takeUnretainedValue() else { return false }
    // One that remembers the screens of a file would remember this one once for each density.
    guard !comparingChecks.contains(where: { $0 === check }) else { return false }
    questions?.append(DensityQuestion(number, element, need))
    return true
  }

  /// Asks what was left undecided at every density that the screen may have, and counts and reports what is the same at all.
  func settleQuestions(
    _ tree: ScreenTree, _ platform: ScreenPlatform, _ pass: inout Pass, _ sides: inout PlatformSides
  ) {
    guard var questions, let dpis = tree.possibleDPIs else { return }
    self.questions = nil
    var open = Array(questions.indices)
    // Most that differs at all differs at the ends.
    for dpi in [dpis.lowerBound, dpis.upperBound] + dpis.dropFirst().dropLast() where !open.isEmpty {
      tree.assume(dpi: dpi)
      var pass = startAssumption(tree, platform)
      open.removeAll { !ask(&questions[$0], tree, &pass) }
    }
    tree.forgetLengths()
    pass = startAssumption(tree, platform)
    for question in questions { settle(question, dpis, tree, platform, &pass, &sides) }
  }

  /// Makes checks and selectors forget what they remember of the screen's lengths.
  private func startAssumption(_ tree: ScreenTree, _ platform: ScreenPlatform) -> Pass {
    screenNumber += 1
    cellRows.reset()
    programs.startScreen()
    return Pass(tree, screen: screenNumber, unit: platform.unit, cellRows: cellRows, keepsMeasures: false)
  }

  /// - Returns: whether the answer is the same as at all densities before.
  private func ask(_ question: inout DensityQuestion, _ tree: ScreenTree, _ pass: inout Pass) -> Bool {
    let number = question.number
    let element = tree[Int(question.element)]
    var need = CompactNeed.none
    let match = cases[number].program.map { matcher.list($0, element, &need) } ?? .yes
    guard match != .no else { return question.take(.notApplicable) }
    guard let check = cases[number].check else { return false }
    check._withUnsafeGuaranteedRef { $0.check(element, &pass) }
    guard !pass.isClean else { return question.take(.conforming) }
    defer { pass.reset() }
    if pass.reports.isEmpty, pass.failure == nil, pass.need == nil { return question.take(.notApplicable) }
    if match == .yes, pass.reports.isEmpty, let failure = pass.failure { return question.take(.failed(failure)) }
    if let need = match == .maybe ? need.need(in: element) : pass.reports.isEmpty ? pass.need : nil {
      question.leaveOpen(for: need)
      return false
    }
    if cases[number].hasMessage { rephrase(number, element, &pass) }
    return question.take(.violated(pass.reports))
  }

  private func settle(
    _ question: DensityQuestion, _ dpis: ClosedRange<Int>, _ tree: ScreenTree, _ platform: ScreenPlatform,
    _ pass: inout Pass, _ sides: inout PlatformSides
  ) {
    let element = tree[Int(question.element)]
    switch question.outcome {
    case .conforming?: row.tallies[question.number].conforming += 1
    case .notApplicable?: row.tallies[question.number].notApplicable += 1
    case nil: undecided(question.number, question.need, platform, element)
    case .failed(let message)?: pass.fail(message)
    case .violated?: pass.report(question.reports(at: dpis))
    }
    guard !pass.isClean else { return }
    weigh(question.number, .yes, .none, element, platform, &pass, &sides)
    pass.reset()
  }
}
