import Linting
import Screens
import Support

/// What the parts of a file's report refer to: the rules of its run, their statements, and its own drawings.
struct ReportNames {
  private let rules: [String]
  private let ruleSet: Set<String>
  private let statements: Set<String>

  /// - Parameters:
  ///   - rules: the ids of the run's rules.
  ///   - known: all rules.
  init(rules: [String], _ known: [Rule]) {
    self.rules = rules
    ruleSet = Set(rules)
    statements = Set(known.flatMap(\.statements))
  }

  /// What cannot be in a report, so that no reporter meets it; `nil` where all is well.
  func mistake(in report: FileReport) -> String? {
    for count in [report.tallies.count, report.missingFacts.count] where count != 0 && count != rules.count {
      return "the file has \(count) tallies or lists of facts: expected one for each of \(rules.count) rules"
    }
    if let statement = report.statements.keys.sorted().first(where: { !statements.contains($0) }) {
      return "unknown guideline statement \(statement)"
    }
    for drawing in report.drawings {
      guard drawing.elements.isEmpty || drawing.elements[0].kind == .screen else {
        return "the first of the elements of a drawing has to be the screen"
      }
    }
    return report.findings.lazy
      .compactMap { mistake(in: $0, of: report) }.first
      ?? report.ruleFailures.lazy.compactMap { failure in failure.rule.flatMap(mistake(ofRule:)) }.first
  }

  private func mistake(in finding: Finding, of report: FileReport) -> String? {
    if let mistake = mistake(ofRule: finding.rule) { return mistake }
    let places = [(finding.start, finding.end)] + finding.related.map { ($0.start, $0.end) }
    guard places.flatMap({ [$0.0, $0.1] }).allSatisfy({ $0.line > 0 && $0.column > 0 }) else {
      return "a finding of \(finding.rule) has a line or column 0: both count from 1"
    }
    if let mark = finding.mark, mark.screen >= report.drawings.count {
      return "there is no drawing \(mark.screen): the file has \(report.drawings.count)"
    }
    return nil
  }

  private func mistake(ofRule rule: String) -> String? {
    guard !ruleSet.contains(rule) else { return nil }
    let advice = suggestion(for: rule, among: rules, isQuoted: false)
    return "the rule \(rule) did not run\(advice)"
  }
}
