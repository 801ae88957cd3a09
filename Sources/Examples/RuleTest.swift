import Linting
import RulePages

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
  }

  /// How many examples the page has.
  public let exampleCount: Int
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
      for mistake in run.mistakes { failures.append(Failure(line: example.line, example: name, message: mistake)) }
      switch example.expectation {
      case .avoid: if !run.found.isEmpty { isViolated = true }
      case .prefer: if run.found.isEmpty, run.tally.conforming > 0 { isConformed = true }
      }
    }
    let lines = rule.page.examplesText.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count(where: { $0.hasPrefix("```") }) % 2 == 1 {
      fail(rule, "an example has no end: a line ``` of its own")
    }
    if !isViolated { fail(rule, "no example under `## Avoid` that the rule reports something in") }
    if !isConformed { fail(rule, "no example under `## Prefer` that has something to judge and conforms") }
  }

  private mutating func fail(_ rule: Rule, _ message: String) {
    failures.append(Failure(line: rule.page.examplesLine, example: nil, message: message))
  }
}
