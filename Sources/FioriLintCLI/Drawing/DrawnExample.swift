import Formats
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
  private let formats: [any ScreenFormat]

  /// The examples of the rule of an id.
  ///
  /// - Throws: a ``Mistake`` where there is no such rule, with the nearest name.
  static func all(of id: String, among rules: [Rule], _ formats: [any ScreenFormat]) throws -> [DrawnExample] {
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw Mistake("no rule is called \(id)\(suggestion(for: id, among: rules.map(\.id), isQuoted: false))")
    }
    return rule.page.examples.enumerated().map { index, example in
      DrawnExample(rule: rule, example: example, number: index + 1, formats: formats)
    }
  }

  /// The name of its picture, without the extension: `touch-target/minimum-size-2-avoid`.
  var name: String { "\(rule.id)-\(number)-\(example.expectation.rawValue.lowercased())" }

  /// What the rule finds on it.
  func report() -> FileReport { Self.report(of: rule, on: example, formats) }

  /// What a rule finds on an example, with its drawings.
  ///
  /// - Parameter formats: those that the example may be of, besides XML of any kind of element.
  static func report(of rule: Rule, on example: RuleExample, _ formats: [any ScreenFormat]) -> FileReport {
    var options = LintOptions()
    options.reader.traits = example.traits.compactMap(ReaderOptions.Trait.init(word:))
    options.demands.formUnion([.drawings, .cleanDrawings])
    let linter = Linter(rules: [rule], formats: [NativeXMLFormat(takesAnyKind: true)] + formats, options: options)
    return Array(example.text.utf8).withUnsafeBytes { linter.makeEngine().lint(text: $0, path: "\(rule.id).md") }
  }
}
