import Linting

extension MutationTrial {
  /// Changes everything that a rule in Swift speaks of in its examples, one at a time, and runs the rule.
  ///
  /// - Throws: a `RuleError` where the rule cannot be made, a `ReadError` where an example cannot be read.
  public init(_ rule: SwiftRule) throws { try self.init(try Rule(rule)) }
}
