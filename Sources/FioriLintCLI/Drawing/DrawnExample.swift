import Examples
import Linting
import Reporting
import RulePages
import Screens
import Text

/// The examples of a rule's page, to be drawn with what the rule finds on them.
struct DrawnExample {
  let rule: Rule
  let example: RuleExample
  /// Its number on the page, from 1.
  let number: Int
  private let rules: [Rule]
  private let formats: [any ScreenFormat]

  /// The examples of the rule of an id.
  ///
  /// - Parameters:
  ///   - rules: all that there are.
  ///   - formats: those that it may be of, besides those that are built in.
  /// - Throws: a ``UserError`` where there is no such rule, with the nearest name.
  static func all(of id: String, among rules: [Rule], _ formats: [any ScreenFormat]) throws -> [DrawnExample] {
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw UserError("unknown rule \(id)\(suggestion(for: id, among: rules.map(\.id), isQuoted: false))")
    }
    return rule.page.examples.enumerated().map { index, example in
      DrawnExample(rule: rule, example: example, number: index + 1, rules: rules, formats: formats)
    }
  }

  /// The name of its picture, without the extension: `touch-target/minimum-size-2-avoid`.
  var name: String { "\(rule.id)-\(number)-\(example.expectation.rawValue.lowercased())" }

  /// What the rule finds on it.
  func report() -> FileReport { ExampleRun.drawn(rule, example, beside: rules, formats: formats) }
}
