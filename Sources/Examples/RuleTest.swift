import Linting
import RulePages
import Screens

/// The examples of a rule's page, run as tests.
public struct RuleTest: Sendable {
  /// One thing that is wrong.
  public struct Failure: Sendable, Hashable {
    /// Line in the page, from 1.
    public let line: Int
    /// The example by its heading and place under it, as `Avoid 2`; `nil` for the page as a whole.
    public let example: String?
    /// What is wrong.
    public let message: String
    /// Where in the line, from 1 in Unicode scalars, and the line itself; `nil` for what has no place of its own.
    package let place: Place?
  }

  /// A place in a line of a page.
  package struct Place: Sendable, Hashable {
    /// From 1, in Unicode scalars.
    package let column: Int
    /// The whole line.
    package let source: String
  }

  /// How many examples the page has.
  package let exampleCount: Int
  /// In the page's order; empty where the examples say what the rule does.
  public private(set) var failures: [Failure] = []

  /// Runs the examples of a rule.
  ///
  /// - Parameter others: other rules there are, which a rule about what they find is asked about.
  package init(_ rule: Rule, beside others: [Rule] = []) {
    let examples = rule.page.examples
    exampleCount = examples.count
    var numbers: [RuleExample.Expectation: Int] = [:]
    var (isViolated, isConformed) = (false, false)
    for example in examples {
      numbers[example.expectation, default: 0] += 1
      let run = ExampleRun(rule, example, beside: others)
      let name = "\(example.expectation.rawValue) \(numbers[example.expectation, default: 0])"
      for mistake in run.allMistakes {
        failures.append(Failure(rule.page, example, name, mistake.message, at: mistake.position))
      }
      switch example.expectation {
      case .avoid: if !run.found.isEmpty { isViolated = true }
      case .prefer: if run.found.isEmpty, run.tally.passed > 0 { isConformed = true }
      }
    }
    let lines = rule.page.examplesText.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count(where: { $0.hasPrefix("```") }) % 2 == 1 {
      fail(rule.page.examplesLine, "an example has no end; add a line with ``` alone")
    }
    let others = rule.page.otherHeadings
    let names = others.map { "`\($0.text)`" }.joined(separator: ", ")
    let hint = others.isEmpty ? "" : "; examples belong under `## Avoid` and `## Prefer`, not \(names)"
    func line(of heading: String) -> Int {
      others.first?.line ?? rule.page.examplesLine + (lines.firstIndex { $0 == heading } ?? 0)
    }
    if !isViolated { fail(line(of: "## Avoid"), "no example under `## Avoid` has a finding" + hint) }
    if !isConformed {
      fail(
        line(of: "## Prefer"), "no example under `## Prefer` has an element that `on` matches and that passes" + hint)
    }
  }

  private mutating func fail(_ line: Int, _ message: String) {
    failures.append(Failure(line: line, example: nil, message: message, place: nil))
  }
}

extension RuleTest.Failure {
  /// What is wrong with an example.
  ///
  /// - Parameter position: where in the example's text, which is without its marks; `nil` for the example as a whole.
  fileprivate init(
    _ page: RulePage, _ example: RuleExample, _ name: String, _ message: String, at position: SourcePosition?
  ) {
    self.example = name
    self.message = message
    let lines = page.examplesText.split(separator: "\n", omittingEmptySubsequences: false)
    let index = example.line - page.examplesLine + (position?.line ?? 1) - 1
    guard let position, lines.indices.contains(index) else {
      line = example.line
      place = nil
      return
    }
    line = page.examplesLine + index
    // The page has marks, which the text that positions count in has not.
    var (column, rest) = (1, position.column - 1)
    for scalar in lines[index].unicodeScalars {
      if scalar != "↓" {
        if rest == 0 { break }
        rest -= 1
      }
      column += 1
    }
    place = RuleTest.Place(column: column, source: String(lines[index]))
  }
}

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
