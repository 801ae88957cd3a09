/// Which rules look at screens, and how many threads work: what ``LintingOptions`` say on a command line.
struct LintingSettings {
  /// Ids or globs of the rules to run; empty: all.
  var rules: [String] = []
  /// Ids or globs of rules not to run.
  var disabledRules: [String] = []
  /// How many threads work; `nil`: as many as there are processors.
  var jobs: Int?
}
