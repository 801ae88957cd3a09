import Screens

/// The walk over a screen, where each element meets the cases of its kind.
extension LintEngine {
  /// Checks a screen that a reader has completed; readers call it, from ``lint(_:path:)``.
  public func consume(_ tree: ScreenTree, from source: SourceReader) {
    if checkIfCounted(tree) { report.screens += 1 }
  }

  /// - Returns: whether the screen counts.
  @discardableResult func checkIfCounted(_ tree: ScreenTree) -> Bool {
    if let counts, !counts(tree.root) {
      if !comparesScreens { return false }
      // Other screens are compared with it, but what is wrong in it is said elsewhere.
      let kept = (agreed, missing, needs, report.findings, report.suppressed, report.drawings, ruleFailures)
      let others = CaseTallies(cases.map(\.kinds))
      let ignores = self.ignores
      self.ignores = nil
      withExtendedLifetime(others) { check(tree, others) }
      self.ignores = ignores
      row = tallies.row(.unknown)
      (agreed, missing, needs, report.findings, report.suppressed, report.drawings, ruleFailures) = kept
      return false
    }
    check(tree, tallies)
    return true
  }

  /// The one walk: each element meets the cases of its kind.
  func check(_ tree: ScreenTree, _ tallies: CaseTallies) {
    let platform = ScreenPlatform(tree.root)
    let row = tallies.startScreen(platform)
    self.row = row
    cellRows.reset()
    screenNumber += 1
    var pass = Pass(
      tree, screen: screenNumber, unit: platform.unit, cellRows: cellRows,
      keepsMeasures: linter.options.drawings != .none)
    var sides = PlatformSides()
    programs.startScreen()
    if !tree.suppressions.isEmpty || ignores != nil {
      suppressions = ScreenSuppressions(
        tree, rules: linter.rules, known: linter.knownRules, today: linter.options.today, ignores: ignores)
    }
    questions = tree.possibleDPIs == nil ? nil : []
    for index in 0..<tree.count {
      let element = tree[index]
      row.elements[Int(element.kind.rawValue)] += 1
      var (next, end) = buckets.range(platform, element.kind, in: element.parent?.kind)
      while next < end {
        if next.pointee.mayMatch(element) {
          var need = CompactNeed.none
          let match = next.pointee.asksNothing ? .yes : BucketItem.match(next, matcher, element, &need)
          // Half of all questions end here.
          if match != .no { judge(Int(next.pointee.number), element, match, need, platform, &pass, &sides) }
        }
        next += 1
      }
    }
    if questions != nil { settleQuestions(tree, platform, &pass, &sides) }
    settle(sides, tree, platform)
    if let suppressions {
      apply(suppressions, tree, platform, &pass, &sides)
      self.suppressions = nil
      endIgnores(on: platform)
    }
    keepDrawing(of: tree)
    if !raw.isEmpty { resolve(tree, platform) }
  }

  func makeCheck(_ number: Int) -> Unmanaged<ElementCheck>? {
    let rule = linter.rules[cases[number].rule]
    let item = rule.cases[cases[number].number]
    // Every rule was made once before, so its checks can be made again.
    let made = try? Checks.make(
      item.source, on: item.selector, rule: rule.id, additions: item.additions, isTrusted: true)
    guard let check = made else { return nil }
    checks.append(check)
    if type(of: check).comparesScreens { comparingChecks.append(check) }
    let unmanaged = Unmanaged<ElementCheck>.passUnretained(check)
    cases[number].check = unmanaged
    return unmanaged
  }

  /// Runs the check of a case whose selector matches an element, or may match it.
  func judge(
    _ number: Int, _ element: Element, _ match: Match, _ need: CompactNeed, _ platform: ScreenPlatform,
    _ pass: inout Pass, _ sides: inout PlatformSides
  ) {
    guard let check = cases[number].check ?? makeCheck(number) else { return }
    row.matched[number] += 1
    check._withUnsafeGuaranteedRef { $0.check(element, &pass) }
    if pass.isClean {
      row.tallies[number].conforming += 1
    } else {
      if cases[number].hasMessage, !pass.reports.isEmpty { rephrase(number, element, &pass) }
      weigh(number, match, need, element, platform, &pass, &sides)
      pass.reset()
    }
  }

  /// Says what was reported in the page's words.
  func rephrase(_ number: Int, _ element: Element, _ pass: inout Pass) {
    let rule = linter.rules[cases[number].rule]
    let item = rule.cases[cases[number].number]
    if messages[number] == nil, let message = rule.page.message {
      // It was made once before, when the rule was.
      messages[number] = try? MessageTemplate(message, of: item.source, on: item.selector, rule: rule.id)
    }
    guard let template = messages[number] else { return }
    for index in pass.reports.indices {
      pass.reports[index].message = template.text(for: element, in: pass.tree, count: pass.reports[index].count)
    }
  }
}
