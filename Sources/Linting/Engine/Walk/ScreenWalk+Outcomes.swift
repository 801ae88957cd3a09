import Screens

/// The outcomes of candidates, and how they are counted and reported.
extension ScreenWalk {
  /// The outcome of a check on a candidate. The check's reports stay in the pass, in its own words; the pass has to be
  /// reset unless the candidate passed.
  @inline(__always)
  mutating func ask(_ candidate: Candidate, _ check: Unmanaged<ElementCheck>) -> CaseOutcome {
    check._withUnsafeGuaranteedRef { $0.check(tree[Int(candidate.element)], &pass) }
    return pass.isClean ? .passed : CaseOutcome(candidate, pass, in: tree)
  }

  /// Counts the outcome of a candidate, and takes what the pass reports of it.
  mutating func record(_ outcome: CaseOutcome, of candidate: Candidate) {
    let number = candidate.number
    if case .notApplicable = outcome {} else if !cases[number].isSelfCheck { isChecked = true }
    switch outcome {
    case .passed: row.tallies[number].passed += 1
    case .notApplicable: row.tallies[number].notApplicable += 1
    case .failed: recordViolation(of: candidate)
    case .inconclusive(let need): recordInconclusive(need, of: candidate)
    case .error(let message):
      row.tallies[number].inconclusive += 1
      let element = tree[Int(candidate.element)]
      suppressions?.noteInconclusive(cases[number].rule, on: element)
      failures.append((number, element, message))
    }
  }

  private mutating func recordViolation(of candidate: Candidate) {
    let item = cases[candidate.number]
    if item.platforms == .both || platform == .ios || platform == .android {
      failed(candidate)
    } else if item.hasCounterpart {
      // The platforms' own cases have to agree.
      sides.add(
        PlatformVariants.Entry(rule: item.rule, platforms: item.platforms, candidate: candidate, reports: pass.reports))
    } else if platform == .both {
      failed(candidate)
    } else {
      recordInconclusive(MissingFact(.platform, of: tree.root), of: candidate)
    }
  }

  /// The only place that counts inconclusive and unsupported cases.
  ///
  /// - Parameter need: what is unknown.
  private mutating func recordInconclusive(_ need: MissingFact, of candidate: Candidate) {
    if questions != nil {
      // A density may decide it.
      questions?.append(DensityDependentChecks(candidate, need))
      return
    }
    suppressions?.noteInconclusive(cases[candidate.number].rule, on: tree[Int(candidate.element)])
    guard supportedFacts.supports(need.member, of: need.element.kind) else {
      row.tallies[candidate.number].unsupported += 1
      if table.keepsNeeds { unsupportedFacts.append((candidate.number, need)) }
      return
    }
    row.tallies[candidate.number].inconclusive += 1
    if need.member == .platform, !tree.isForBothPlatforms { optionDependent.byPlatform += 1 }
    if tree.isInPixels(need.member, of: need.element) { optionDependent.byDensity += 1 }
    if table.keepsNeeds { unknowns.append((candidate.number, need)) }
  }

  /// Takes what the pass reports as failures of a candidate.
  private mutating func failed(_ candidate: Candidate) {
    row.tallies[candidate.number].failed += 1
    if pass.reports.count > 1 { pass.reports.reverse() }
    let isOneOfMany = violations.count > 1 << 16
    // Moved, as copies would count the references of all that they say.
    while var report = pass.reports.popLast() {
      let text = table.text(
        of: candidate.number, &report, of: tree[Int(candidate.element)], in: tree, pass.unit, isOneOfMany: isOneOfMany)
      violations.append(RawFinding.reported(report, text: text))
    }
  }

  /// Reports failures of either platform's cases on a screen of unknown platform.
  mutating func mergePlatforms() {
    let sides = self.sides
    self.sides = PlatformVariants()
    for entry in sides.entries {
      let number = entry.candidate.number
      guard let other = sides.counterpart(of: entry) else {
        recordInconclusive(MissingFact(.platform, of: tree.root), of: entry.candidate)
        continue
      }
      // Both platforms agree: it is reported once, with the milder severity.
      let (mine, theirs) = (cases[number].severity, cases[other.candidate.number].severity)
      if mine < theirs || (mine == theirs && number < other.candidate.number) {
        pass.reports = entry.reports
        failed(entry.candidate)
      } else {
        redundant.append(number)
      }
    }
  }
}
