import Formats
import Linting
import RulePages

/// What a rule makes of a described file, as a whole and case by case.
struct Verdict: Equatable {
  /// What came of the rule as a whole.
  var whole: Tally
  /// What came of each of its cases alone.
  var cases: [Tally]
  /// The elements that are reported, sorted.
  var elements: [String]
  /// Why the file could not be read.
  var failure: String?

  /// Whether something goes against a case.
  func violates(_ index: Int) -> Bool { cases[index].failed > 0 }
}

/// Runs one rule and each of its cases over described files, always with the same engine.
final class VerdictRunner {
  private let engine: LintEngine
  private let rule: String
  private let caseCount: Int

  init(_ rule: Rule) throws {
    var rules = [rule]
    if rule.cases.count > 1 {
      for (index, item) in rule.page.cases.enumerated() {
        var page = rule.page
        // The engine sorts rules by their id.
        page.id += "#\(100 + index)"
        page.cases = [item]
        rules.append(try Rule(page, additions: rule.additions))
      }
    }
    var options = LintOptions()
    options.demands.insert(.tallies)
    engine = Linter(rules: rules, formats: Formats.all, options: options).makeEngine()
    self.rule = rule.id
    caseCount = rule.cases.count
  }

  func verdict(of file: DescribedFile) throws -> Verdict {
    var writer = DescriptionWriter(.json)
    let text = Array(try writer.text(of: file).utf8)
    let report = text.withUnsafeBytes { engine.lint(text: $0, path: "mutant.json") }
    let whole = report.tallies.first ?? Tally()
    return Verdict(
      whole: whole, cases: caseCount == 1 ? [whole] : Array(report.tallies.dropFirst()),
      elements: report.open.filter { $0.rule == rule }.map(\.element).sorted(),
      failure: report.failures.first?.message)
  }
}
