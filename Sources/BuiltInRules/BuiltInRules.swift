import RulePages

/// The rule pages that the program carries: those of the top-level folder `Rules`, compiled in when it is built.
package enum BuiltInRules {
  /// All pages, sorted by id.
  package static let pages: [RulePage] = compiledPages

  /// The statements of the guideline documents, in the ledger's order. Linting does not need them.
  package static var statements: [GuidelineStatement] { compiledStatements }
}
