import Screens

/// A rule that could not judge an element, for a reason that lies in the rule.
struct RuleFailure {
  var rule: String
  /// Where the element begins.
  var position: SourcePosition
  /// Which rule, which element, and why.
  var message: String
}
