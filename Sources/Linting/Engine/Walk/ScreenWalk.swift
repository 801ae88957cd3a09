import Screens
import Support

/// One screen on its way through the cases that hold on it, and the outcome.
///
/// A walk has two phases. First, elements meet the cases of their kind. Then the checks that had to wait are done.
/// These are about lengths that are known in pixels only, comparisons of screens, unknown platforms, and last
/// suppressions.
struct ScreenWalk {
  let tree: ScreenTree
  let platform: ScreenPlatform
  let table: CaseTable
  let set: CaseSet
  /// Those of the table.
  let cases: UnsafeMutableBufferPointer<BoundCase>
  /// Where the cases are counted.
  let row: CaseTallies.Row
  var pass: Pass
  /// What the screen and a configuration suppress; `nil` if there are no suppressions.
  let suppressions: ScreenSuppressions?
  /// The facts that the screen's format can contain.
  let supportedFacts: SupportedFacts
  /// What has to wait until the walk has come past all elements.
  var waiting: [Candidate] = []
  /// The inconclusive checks that a density may decide; `nil` while lengths are as the description gives them.
  var questions: [DensityDependentChecks]?
  /// Raw findings of one platform's cases, if the platform is unknown.
  var sides = PlatformVariants()

  /// Whether a check of screens had anything to check.
  var isChecked = false
  /// The raw findings.
  var violations: [RawFinding] = []
  /// The exclusions of some of them.
  private(set) var exclusions: [FindingExclusion] = []
  /// The cases that say what another case of their rule says already.
  var redundant: [Int] = []
  /// What was missing for which cases.
  var unknowns: [(case: Int, need: MissingFact)] = []
  /// How many inconclusive checks wait for what the command line could say.
  var optionDependent = OptionDependentChecks()
  /// The missing facts that the format never contains, with their cases.
  var unsupportedFacts: [(case: Int, need: MissingFact)] = []
  /// The cases that failed, with the elements that they failed on.
  var failures: [(case: Int, element: Element, message: String)] = []

  /// A walk that is to begin.
  ///
  /// - Parameter suppressions: what the screen and a configuration suppress; `nil` if there are none.
  init(_ tree: ScreenTree, _ set: CaseSet, _ table: CaseTable, _ suppressions: ScreenSuppressions?) {
    supportedFacts = table.supportedFacts
    table.startScreen()
    self.tree = tree
    self.set = set
    self.table = table
    self.suppressions = suppressions
    platform = ScreenPlatform(tree.root)
    cases = table.cases
    row = set.tallies.startScreen(platform, apart: table.keepsAccounts)
    pass = Pass(
      tree, platform, screen: table.screenNumber, table.cellRows, keepsMeasures: table.keepsMeasures)
  }

  /// The whole way.
  mutating func run() {
    questions = tree.possibleDPIs == nil ? nil : []
    visitElements()
    decideAtAllDensities()
    // What remembers the screens of a file would remember one in pixels once for each density.
    close(.screens)
    mergePlatforms()
    applySuppressions()
    close(.suppressions)
    mergePlatforms()
    supersede()
    if table.keepsAccounts { set.tallies.endScreen(platform) }
  }

  /// The first phase: each element meets the cases of its kind.
  private mutating func visitElements() {
    let (buckets, matcher) = (set.buckets, table.matcher)
    for index in 0..<tree.count {
      let element = tree[index]
      row.elements[Int(element.kind.rawValue)] += 1
      var (next, end) = buckets.range(platform, element.kind, in: element.parent?.kind)
      while next < end {
        if next.pointee.mayMatch(element) {
          var need = PackedMissingFact.none
          let match = next.pointee.asksNothing ? .yes : BucketedCase.match(next, matcher, element, &need)
          // Half of all questions end here.
          if match != .no {
            meet(Candidate(number: Int(next.pointee.number), element: element.index, match: match, need: need))
          }
        }
        next += 1
      }
    }
  }

  /// An element meets a case, which may have to wait.
  private mutating func meet(_ candidate: Candidate) {
    guard let check = cases[candidate.number].check ?? table.makeCheck(candidate.number) else { return }
    if cases[candidate.number].phase != .elements { return waiting.append(candidate) }
    evaluate(candidate, check)
  }

  /// The second phase: asks what has waited.
  private mutating func close(_ phase: CheckPhase) {
    for candidate in waiting where cases[candidate.number].phase == phase {
      guard let check = cases[candidate.number].check else { continue }
      if set.isMember[candidate.number] {
        evaluate(candidate, check)
      } else {
        // It compares other screens with this one, which it has nothing to say about.
        _ = ask(candidate, check)
        pass.reset()
      }
    }
  }

  private mutating func evaluate(_ candidate: Candidate, _ check: Unmanaged<ElementCheck>) {
    row.matched[candidate.number] += 1
    let outcome = ask(candidate, check)
    if case .passed = outcome {
      row.tallies[candidate.number].passed += 1
      if !cases[candidate.number].isSelfCheck { isChecked = true }
    } else {
      record(outcome, of: candidate)
      pass.reset()
    }
  }

  /// The exclusion of a raw finding, by its index; `nil` if it is reported.
  func exclusion(of index: Int) -> FindingExclusion? {
    violations[index].hasExclusion ? exclusions[Int(violations[index].exclusion) - 1] : nil
  }

  /// Marks suppressed findings, and adds unused suppressions to the problems of the screen.
  private mutating func applySuppressions() {
    guard let suppressions else { return }
    for index in violations.indices {
      let (number, element) = (violations[index].case, violations[index].element)
      guard let exclusion = suppressions.exclusion(of: cases[number].rule, on: tree[Int(element)]) else { continue }
      // Neighbours are mostly suppressed by one.
      if exclusions.last.map({ $0.source == exclusion.source && $0.reason.hasBytes(of: exclusion.reason) }) != true {
        exclusions.append(exclusion)
      }
      violations[index].exclusion = UInt32(exclusions.count)
    }
    suppressions.close(on: platform, set)
  }
}
