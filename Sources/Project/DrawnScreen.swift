import Examples
import Linting
import Reporting
import RulePages
import Screens
import Support

/// Which screen of a file is drawn.
package enum DrawnScreen {
  /// The index of the screen that is to be drawn, in the report's drawings.
  ///
  /// - Parameter wanted: its name or number; `nil` where there is only one.
  /// - Throws: a ``UserError`` where it is not in the file, or several are.
  package static func index(of wanted: String?, in report: FileReport) throws(UserError) -> Int {
    let drawings = report.drawings
    guard !drawings.isEmpty else { throw UserError("\(report.path) has no screen to draw") }
    guard let wanted else {
      guard drawings.count > 1 else { return 0 }
      throw UserError(
        "\(report.path) has \(drawings.count) screens; name one with --screen: \(Self.names(of: drawings))")
    }
    let named = drawings.indices.filter { drawings[$0].name == wanted }
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      let numbers = named.map { String($0 + 1) }.joined(separator: ", ")
      throw UserError("\(report.path) has \(named.count) screens with the name \(wanted); use a number: \(numbers)")
    }
    if let number = Int(wanted), drawings.indices.contains(number - 1) { return number - 1 }
    let advice = suggestion(for: wanted, among: drawings.compactMap(\.name), isQuoted: false)
    throw UserError(
      "\(report.path) has no screen \(wanted); \(Self.choice(of: drawings))\(advice)")
  }

  private static let nameLimit = 12

  /// What the option takes, in words.
  private static func choice(of drawings: [ScreenDrawing]) -> String {
    drawings.count == 1 ? "its only screen is \(names(of: drawings))" : "expected one of \(names(of: drawings))"
  }

  /// The screens as the option takes them.
  private static func names(of drawings: [ScreenDrawing]) -> String {
    let names = drawings.prefix(nameLimit).enumerated().map { index, drawing in
      drawing.name.map { $0.isEmpty ? "\(index + 1)" : $0 } ?? "\(index + 1)"
    }
    let more = drawings.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

/// The examples of a rule's page, to be drawn with what the rule finds on them.
package struct DrawnExample {
  package let rule: Rule
  package let example: RuleExample
  /// Its number on the page, from 1.
  package let number: Int
  private let rules: [Rule]
  private let formats: [any ScreenFormat]

  /// The examples of the rule of an id.
  ///
  /// - Parameters:
  ///   - rules: all that there are.
  ///   - formats: those that it may be of, besides those that are built in.
  /// - Throws: a ``UserError`` where there is no such rule, with the nearest name.
  package static func all(of id: String, among rules: [Rule], _ formats: [any ScreenFormat]) throws -> [DrawnExample] {
    guard let rule = rules.first(where: { $0.id == id }) else {
      var names = RuleNames(rules.map(\.id))
      throw UserError("unknown rule \(id); `fiorilint rules` lists all rules\(suggestion(names.nearest(to: id)))")
    }
    return rule.page.examples.enumerated().map { index, example in
      DrawnExample(rule: rule, example: example, number: index + 1, rules: rules, formats: formats)
    }
  }

  /// The name of its picture, without the extension: `touch-target/minimum-size-2-avoid`.
  package var name: String { "\(rule.id)-\(number)-\(example.expectation.rawValue.lowercased())" }

  /// What the rule finds on it.
  package func report() -> FileReport { ExampleRun.drawn(rule, example, beside: rules, formats: formats) }
}
