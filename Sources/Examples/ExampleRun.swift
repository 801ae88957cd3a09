import Formats
import Linting
import RulePages
import Screens

/// One run of a rule over an example of its page: which places were marked, and which were reported.
public struct ExampleRun: Sendable {
  /// The rule's id.
  public let rule: String
  /// The example that the rule was run over.
  package let example: RuleExample
  /// Places that are marked with `↓`, as offsets in the example's text.
  public let expected: [SourcePosition]
  /// Places that were reported.
  public let found: [SourcePosition]
  /// What was reported, or why the example could not be read.
  public let messages: [String]
  /// What came of the rule's checks.
  package let tally: Tally
  /// What came of each statement that the rule names, by its id.
  package let statements: [String: StatementTally]

  /// Runs a rule over an example.
  ///
  /// - Parameters:
  ///   - others: other rules there are; they run beside it where it is about what others find, and their findings do not count.
  ///   - formats: formats that the example may be of, besides those that are built in.
  ///   - path: the path that the example is read as; its page unless given.
  package init(
    _ rule: Rule, _ example: RuleExample, beside others: [Rule] = [], formats: [any ScreenFormat] = [],
    path: String? = nil
  ) {
    let path = path ?? "\(rule.id).md"
    self.rule = rule.id
    self.example = example
    var options = LintOptions()
    options.reader.traits = example.traits.compactMap(ReaderOptions.Trait.init(word:))
    options.tallies = true
    let others = others.filter { $0.id != rule.id }
    let linter = Linter(
      rules: rule.dependsOnOthers ? [rule] + others : [rule], knownRules: [rule] + others,
      formats: formats + Formats.all, options: options)
    let engine = linter.makeEngine()
    var report =
      example.text.utf8.withContiguousStorageIfAvailable { text in
        engine.lint(text: UnsafeRawBufferPointer(text), path: path)
      } ?? Array(example.text.utf8).withUnsafeBytes { engine.lint(text: $0, path: path) }
    report.findings.removeAll { $0.rule != rule.id }
    found = report.findings.map(\.start).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let text = Array(example.text.utf8)
    expected = example.markers.map { offset in
      var position = SourcePosition.start
      text[..<offset].withUnsafeBufferPointer { position.advance(over: $0) }
      return position
    }
    messages =
      report.findings.map { "\($0.start.line):\($0.start.column): \($0.message)" }
      + report.failures.map { $0.rule == nil ? "cannot be read: \($0.message)" : $0.message }
    let place = linter.rules.firstIndex { $0.id == rule.id }
    tally = place.map { report.tallies[$0] } ?? Tally()
    statements = engine.statements
    hasFailures = report.hasFailures
    unknownTraits = example.traits.filter { ReaderOptions.Trait(word: $0) == nil }
  }

  private let hasFailures: Bool
  private let unknownTraits: [String]

  /// What is wrong with the example; empty where it says what the rule does.
  public var mistakes: [String] {
    var mistakes = unknownTraits.map { "unknown trait `\($0)` behind the fence" }
    if hasFailures { mistakes += messages }
    if expected != found {
      mistakes.append(
        "expected \(Self.list(expected)), found \(Self.list(found))"
          + (messages.isEmpty ? "" : ": \(messages.joined(separator: " | "))"))
    }
    switch example.expectation {
    case .avoid: if expected.isEmpty { mistakes.append("an example to avoid marks what is reported with ↓") }
    case .prefer: if !expected.isEmpty { mistakes.append("an example to prefer marks nothing") }
    }
    return mistakes
  }

  private static func list(_ positions: [SourcePosition]) -> String {
    positions.isEmpty ? "nothing" : positions.map { "\($0.line):\($0.column)" }.joined(separator: ", ")
  }
}
