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
