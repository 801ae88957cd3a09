import RulePages

/// The rule pages that the program carries: those of the top-level folder `Rules`, compiled in when it is built.
public enum BuiltInRules {
  /// All pages, sorted by id.
  public static let pages: [RulePage] = compiledPages
}
