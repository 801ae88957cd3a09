import Screens

/// The rules and formats of a run: an immutable value that threads share, each making an engine of it.
package struct Linter: Sendable {
  /// Sorted by id.
  package let rules: [Rule]
  /// All rules there are, those that do not run included: a description may suppress each.
  package let knownRules: [Rule]
  /// The formats that files can be of, in the order in which they are asked.
  package let formats: [any ScreenFormat]
  /// What is asked for besides the findings.
  package let options: LintOptions

  /// What overrides make of the rules on the screens that they hold for; `nil`: there are none.
  package var overrides: ScreenOverrides?

  /// - Parameters:
  ///   - rules: the rules to run, in any order.
  ///   - knownRules: all rules there are; `nil`: those that run.
  ///   - formats: the formats to recognize, in the order in which they are asked.
  package init(
    rules: [Rule], knownRules: [Rule]? = nil, formats: [any ScreenFormat], options: LintOptions = LintOptions()
  ) {
    self.knownRules = knownRules ?? rules
    // The built-in ones come sorted, and a start has no time to sort them again.
    let isSorted = zip(rules, rules.dropFirst()).allSatisfy { $0.id < $1.id }
    self.rules = isSorted ? rules : rules.sorted { $0.id < $1.id }
    self.formats = formats
    self.options = options
  }

  /// An engine for one thread.
  package func makeEngine() -> LintEngine { LintEngine(self) }
}
