import Linting
import RulePages
import Screens

// Tests of rules in Swift. Each makes the rule first, as the linter does when it starts.

extension RuleTest {
  /// Runs the examples of a rule in Swift; lines are those of its file.
  ///
  /// - Throws: a `RuleError` where the rule cannot be made.
  public init(_ rule: SwiftRule) throws(RuleError) { self.init(try Rule(rule)) }
}

extension ExampleRun {
  /// Runs a rule in Swift over a description in which `↓` is directly before what it is to report.
  ///
  /// - Parameters:
  ///   - marked: the description; one without a mark has to pass.
  ///   - path: the path that it is read as.
  ///   - traits: what is known of the screen that a fragment is on, as `ios` or `tablet`.
  ///   - formats: formats that it may be of, besides those that are built in.
  /// - Throws: a `RuleError` where the rule cannot be made.
  public init(
    _ rule: SwiftRule, in marked: String, path: String = "example.json", traits: [String] = [],
    formats: [any ScreenFormat] = []
  ) throws(RuleError) {
    let example = RuleExample(
      marked.unicodeScalars.contains("↓") ? .avoid : .prefer, language: "", traits: traits, marked: marked, line: 1)
    self.init(try Rule(rule), example, formats: formats, path: path)
  }
}
