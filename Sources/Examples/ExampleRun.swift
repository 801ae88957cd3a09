import Formats
import Linting
import RulePages
import Screens
import Support

/// One run of a rule over an example of its page: which places were marked, and which were reported.
public struct ExampleRun: Sendable {
  /// The rule's id.
  package let rule: String
  /// The example that the rule was run over.
  package let example: RuleExample
  /// Places that are marked with `↓`, as offsets in the example's text.
  package let expected: [SourcePosition]
  /// Places that were reported.
  package let found: [SourcePosition]
  /// What was reported, or why the example could not be read.
  public let messages: [String]
  /// What came of the rule's checks.
  package let tally: Tally
  /// What came of each statement that the rule names, by its id.
  package let statements: [String: StatementTally]

  /// What lints an example with a rule, and beside it with the others where it is about what they find.
  private static func linter(
    _ rule: Rule, _ example: RuleExample, beside others: [Rule], formats: [any ScreenFormat],
    _ demands: ReportRequirements
  ) -> Linter {
    var options = LintOptions()
    options.reader.traits = example.traits.compactMap(ReaderOptions.Trait.init(word:))
    options.demands.formUnion(demands)
    let others = others.filter { $0.id != rule.id }
    return Linter(
      rules: rule.dependsOnOthers ? [rule] + others : [rule], knownRules: [rule] + others,
      formats: formats + [NativeXMLFormat(takesAnyKind: true)] + Formats.all, options: options)
  }

  /// What a rule finds on an example, with the drawings of its screens, as ``init(_:_:beside:formats:path:filePath:)``
  /// finds it.
  package static func drawn(
    _ rule: Rule, _ example: RuleExample, beside others: [Rule], formats: [any ScreenFormat]
  ) -> FileReport {
    let engine = linter(rule, example, beside: others, formats: formats, [.drawings, .cleanDrawings]).makeEngine()
    var report = Array(example.text.utf8).withUnsafeBytes { engine.lint(text: $0, path: "\(rule.id).md") }
    report.findings.removeAll { $0.rule != rule.id }
    return report
  }

  /// Runs a rule over an example.
  ///
  /// - Parameters:
  ///   - others: other rules there are; they run beside it where it is about what others find, and their findings do
  ///     not count.
  ///   - formats: formats that the example may be of, besides those that are built in.
  ///   - path: the path that the example is read as; its page unless given.
  ///   - filePath: where the example would be a file, which what it refers to is looked for from; nowhere unless given.
  package init(
    _ rule: Rule, _ example: RuleExample, beside others: [Rule] = [], formats: [any ScreenFormat] = [],
    path: String? = nil, filePath: String = ""
  ) {
    let path = path ?? "\(rule.id).md"
    self.rule = rule.id
    self.example = example
    let demands: ReportRequirements = example.fixed.isEmpty ? [.tallies] : [.tallies, .fixes]
    let linter = Self.linter(rule, example, beside: others, formats: formats, demands)
    let engine = linter.makeEngine()
    let text = Array(example.text.utf8)
    var report = text.withUnsafeBytes { engine.lint(text: $0, path: path, filePath: filePath) }
    report.findings.removeAll { $0.rule != rule.id || $0.status != .open }
    found = report.findings.map(\.start).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    func position(_ offset: Int) -> SourcePosition {
      var position = SourcePosition.start
      text[..<min(offset, text.count)].withUnsafeBufferPointer { position.advance(over: $0) }
      return position
    }
    expected = example.markers.map(position)
    messages =
      report.findings.map { "\($0.start.line):\($0.start.column): \($0.message)" }
      + report.failures.map { $0.rule == nil ? "cannot be read: \($0.message)" : $0.message }
    let place = linter.rules.firstIndex { $0.id == rule.id }
    tally = place.map { report.tallies[$0] } ?? Tally()
    statements = engine.statements
    var mistakes = example.traits.filter { ReaderOptions.Trait(word: $0) == nil }
      .map { trait in
        UserError(
          message: "unknown trait `\(trait)` after ```\(advice(for: trait, among: ReaderOptions.Trait.words))")
      }
    for failure in report.failures {
      let message = failure.rule == nil ? "cannot be read: \(failure.message)" : failure.message
      mistakes.append(UserError(position: failure.position, message: message))
    }
    var unexpected = report.findings
    let missing = example.markers.filter { offset in
      guard let index = unexpected.firstIndex(where: { $0.start == position(offset) }) else { return true }
      unexpected.remove(at: index)
      return false
    }
    let explainer = RuleExplainer(rule, at: missing, formats: linter.formats)
    text.withUnsafeBytes { explainer.read($0, path: path, linter.formats, linter.options.reader) }
    for problem in explainer.unknownNames {
      mistakes.append(UserError(position: position(problem.range.lowerBound), message: problem.message))
    }
    // Of a text that cannot be read it is no wonder.
    for offset in missing where report.failure == nil {
      mistakes.append(
        UserError(
          position: position(offset), message: "a finding is expected here: \(explainer.reason(at: offset))"))
    }
    for finding in unexpected {
      mistakes.append(
        UserError(
          position: finding.start, message: "unexpected finding (mark it with ↓ if it is right): \(finding.message)"))
    }
    for (index, fixed) in example.fixed.enumerated() {
      let fixes = report.findings.compactMap { $0.fixes.indices.contains(index) ? $0.fixes[index] : nil }
      let result = String(decoding: fixes.flatMap(\.textEdits).applied(to: text), as: UTF8.self)
      if fixes.isEmpty {
        mistakes.append(UserError(message: "no finding has \(index == 0 ? "a fix" : "\(index + 1) fixes")"))
      } else if result != fixed {
        mistakes.append(
          UserError(message: "the result of the fix differs from the block `fixed`:\n\(result)"))
      }
    }
    switch example.expectation {
    case .avoid:
      if expected.isEmpty {
        mistakes.append(UserError(message: "an example under `## Avoid` needs a ↓ before each finding"))
      }
    case .prefer: if !expected.isEmpty { mistakes.append(UserError(message: "an example under `## Prefer` has no ↓")) }
    }
    allMistakes = mistakes
  }

  /// One thing that is wrong with an example.
  package struct UserError: Sendable {
    /// Where in its text; `nil` for the example as a whole.
    package var position: SourcePosition?
    /// What is wrong, and why.
    package var message: String
  }

  /// What is wrong with the example, with its places.
  package let allMistakes: [UserError]

  /// What is wrong with the example, with its place in it; empty where it says what the rule does.
  public var mistakes: [String] {
    allMistakes.map { mistake in
      (mistake.position.map { "\($0.line):\($0.column): " } ?? "") + mistake.message
    }
  }
}
