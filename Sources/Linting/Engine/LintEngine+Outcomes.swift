import Screens

/// What it means for an element that a check said something, or could say nothing.
extension LintEngine {
  /// Settles what a check that said something means for the element.
  func weigh(
    _ number: Int, _ match: Match, _ need: CompactNeed, _ element: Element, _ platform: ScreenPlatform,
    _ pass: inout Pass,
    _ sides: inout PlatformSides
  ) {
    if let failure = pass.failure, pass.reports.isEmpty {
      if match == .maybe, let need = need.need(in: element) { return undecided(number, need, platform, element) }
      row.tallies[number].undecided += 1
      suppressions?.noteUndecided(cases[number].rule, on: element)
      return fail(number, failure, element, pass.tree)
    }
    if pass.reports.isEmpty, pass.need == nil {
      row.tallies[number].notApplicable += 1
      return
    }
    let item = cases[number]
    if pass.reports.isEmpty {
      if let need = pass.need { undecided(number, need, platform, element) }
    } else if match == .maybe, let need = need.need(in: element) {
      undecided(number, need, platform, element)
    } else if item.platforms == .both || platform == .ios || platform == .android {
      violated(number, pass.reports)
    } else if item.hasCounterpart {
      // The platforms' own cases have to agree.
      sides.add(item.rule, element.index, item.platforms, number, pass.reports)
    } else if platform == .both {
      violated(number, pass.reports)
    } else {
      undecided(number, Need(.platform, of: element.screen), platform, element)
    }
  }

  func violated(_ number: Int, _ reports: [Pass.Report]) {
    row.tallies[number].violated += 1
    for report in reports { raw.append(RawFinding(report: report, case: number)) }
  }

  func undecided(_ number: Int, _ need: Need, _ platform: ScreenPlatform, _ element: Element) {
    if questions != nil, postpone(number, need, element) { return }
    row.tallies[number].undecided += 1
    suppressions?.noteUndecided(cases[number].rule, on: element)
    if linter.options.needs {
      let tree = reader.builder.tree
      let advice = tree.isInPixels(need.member, of: need.element) ? tree.lengthAdvice.map { " (\($0))" } ?? "" : ""
      needs[cases[number].rule].append("\(need.member.name) of \(need.element.pathComponent)\(advice)")
    }
    if linter.options.statements {
      missing[MissingPlace(case: number, platform: platform, fact: MissingFact(need)), default: 0] += 1
    }
  }

  func fail(_ number: Int, _ message: String, _ element: Element, _ tree: ScreenTree) {
    let rule = linter.rules[cases[number].rule].id
    guard !ruleFailures.contains(where: { $0.rule == rule }) else { return }
    let position = place.position(of: tree.range(of: element).lowerBound, in: source)
    let whole = "rule \(rule) fails on \(element.designation): \(message)"
    var failure = Failure(path: report.path, position: position, message: whole)
    failure.rule = rule
    ruleFailures.append(failure)
  }

  func settle(_ sides: PlatformSides, _ tree: ScreenTree, _ platform: ScreenPlatform) {
    for entry in sides.entries {
      if let other = sides.counterpart(of: entry) {
        // Both platforms agree: it is said once, as severely as the milder one does.
        let (mine, theirs) = (cases[entry.case].severity, cases[other.case].severity)
        if mine < theirs || (mine == theirs && entry.case < other.case) {
          violated(entry.case, entry.reports)
        } else {
          agreed[entry.case, default: 0] += 1
        }
      } else {
        undecided(entry.case, Need(.platform, of: tree.root), platform, tree[Int(entry.element)])
      }
    }
  }
}
