import Screens
import Support

/// Finds mistakes in globs over rules, of which there may be thousands. Most are for few rules, and suggestions for
/// names are looked up in an index that is made once.
package struct RuleGlobs {
  private let rules: [Rule]
  private var names: RuleNames?
  private var mistakes: [String: String?] = [:]
  /// Many in a row are the same.
  private var last: (glob: String, mistake: String?)?

  /// - Parameter rules: all rules there are.
  package init(_ rules: [Rule]) { self.rules = rules }

  /// The most similar name for a name or glob that matches no rule; `nil`: none is near.
  package mutating func nearest(to glob: String) -> String? {
    var names = self.names ?? RuleNames(rules.map(\.id))
    // No copy, whose changes would be made in another one.
    self.names = nil
    defer { self.names = names }
    return names.nearest(to: glob)
  }

  /// What is wrong with one over the rules whose findings are to be suppressed; `nil` where nothing is.
  package mutating func mistake(inSuppressed glob: String) -> String? {
    if let last, last.glob == glob { return last.mistake }
    let mistake = mistakes[glob] ?? newMistake(inSuppressed: glob)
    mistakes[glob] = .some(mistake)
    last = (glob, mistake)
    return mistake
  }

  private mutating func newMistake(inSuppressed glob: String) -> String? {
    var isFound = false
    for index in rules.indices where Glob.matches(glob, rules[index].id) {
      if rules[index].isSuppressible { return nil }
      isFound = true
    }
    if isFound { return "findings of \(glob) cannot be suppressed" }
    return "unknown rule \(glob.prefix(64))\(suggestion(nearest(to: glob)))"
  }
}
