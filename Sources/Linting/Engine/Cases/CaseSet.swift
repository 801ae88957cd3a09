import Screens
import Support

/// The cases that hold on some screens of a file, and their outcomes there.
///
/// The overrides decide which cases hold. A case of a ``CaseTable`` is in as many sets as there are combinations of
/// overrides that leave it on.
final class CaseSet {
  /// The overrides that hold on its screens.
  let overrides: [Int]
  /// The rules as the overrides have them, in the linter's order; one that is off has no cases.
  let rules: [Rule]
  /// By number of the case: whether it is in the set.
  let isMember: [Bool]
  let buckets: CaseBuckets
  let tallies: CaseTallies
  private let knownRules: [Rule]
  /// Whether all rules that a glob of the configuration stands for run, and whether one speaks about a platform.
  private var verdicts: [IgnoreQuestion: (allRan: Bool, spoke: Bool)] = [:]

  /// The cases of screens that no overrides hold on.
  convenience init(_ linter: Linter, _ table: CaseTable) {
    self.init(linter, table, overrides: [], choice: Array(repeating: 0, count: table.ruleCount))
  }

  /// - Parameter overrides: those that hold on the screens.
  /// - Throws: a ``UserError`` where the overrides make no sense together.
  convenience init(_ linter: Linter, _ table: CaseTable, overrides: [Int]) throws(UserError) {
    var choice = Array(repeating: 0, count: table.ruleCount)
    if !overrides.isEmpty, let all = linter.overrides { choice = try all.choose(overrides) }
    self.init(linter, table, overrides: overrides, choice: choice)
  }

  /// - Parameter choice: by rule: which of its variants holds.
  private init(_ linter: Linter, _ table: CaseTable, overrides: [Int], choice: [Int]) {
    self.overrides = overrides
    var isMember = Array(repeating: false, count: table.cases.count)
    rules = choice.indices.map { index in
      let variant = table.variant(choice[index], of: index)
      for number in variant.numbers { isMember[number] = true }
      return variant.rule
    }
    self.isMember = isMember
    knownRules = linter.knownRules
    tallies = CaseTallies(table.cases.map(\.kinds), isMember)
    buckets = CaseBuckets(table.cases, isMember, withoutBuckets: linter.options.withoutBuckets)
  }

  /// Notes which entries of a configuration a screen was asked about.
  func endScreen(of ignores: FileIgnores, on platform: ScreenPlatform) {
    ignores.endScreen { glob in
      let question = IgnoreQuestion(rule: glob, platform: platform)
      if let known = verdicts[question] { return known }
      let running = rules.filter { !$0.cases.isEmpty }
      let verdict = (
        ScreenSuppressions.allRun(glob, running: running, known: knownRules),
        ScreenSuppressions.speak(glob, running, on: platform)
      )
      verdicts[question] = verdict
      return verdict
    }
  }

  /// What is remembered of rules that entries name.
  private struct IgnoreQuestion: Hashable {
    var rule: String
    var platform: ScreenPlatform
  }
}

/// What overrides of a configuration make of a linter's rules on the screens that they hold for.
package struct ScreenOverrides: Sendable {
  /// For each rule of the linter: what overrides may make of it, besides what it is without any; without cases where
  /// they turn it off.
  let variants: [[Rule]]
  /// The overrides that hold on a screen.
  let holding: @Sendable (Element) -> [Int]
  /// For each rule of the linter, which of its variants some overrides choose, from 1; 0 for the rule as the linter has
  /// it. Throws a ``UserError`` where they make no sense together.
  let choose: @Sendable ([Int]) throws(UserError) -> [Int]

  /// Overrides that are for screens.
  ///
  /// - Parameters:
  ///   - variants: for each rule what overrides may make of it.
  ///   - holding: the overrides that hold on a screen.
  ///   - choose: for each rule which of its variants some overrides choose, from 1, or 0; throws where they make no
  ///     sense together.
  package init(
    variants: [[Rule]], holding: @escaping @Sendable (Element) -> [Int],
    choose: @escaping @Sendable ([Int]) throws(UserError) -> [Int]
  ) {
    self.variants = variants
    self.holding = holding
    self.choose = choose
  }
}
