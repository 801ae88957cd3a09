import Linting
import RulePageReading
import Support
import TestSupport

/// Rules made for one test.
enum TestRules {
  /// A rule of a header, in YAML.
  static func rule(_ header: String, id: String = "test/rule") throws -> Rule {
    try page("\(header)\nadvice: do it", id: id)
  }

  /// A rule of a header, in YAML, that has all keys.
  static func page(_ header: String, id: String = "test/rule") throws -> Rule {
    try Rule(try RulePageReader(id: id, path: "\(id).md").read("---\n\(header)\n---\n# A title\n"))
  }

  /// What a rule makes of a screen in JSON.
  static func outcome(_ header: String, _ screen: String, options: LintOptions = LintOptions()) throws -> Outcome {
    let report = TestLinter.lint(screen, options: options, rules: [try rule(header)])
    return Outcome(report)
  }

  /// What came of a rule, in few words.
  struct Outcome: Equatable, CustomStringConvertible {
    var failed: Int
    var passed: Int
    var inconclusive: Int
    var notApplicable: Int
    var findings: [String]
    var missingFacts: [String]

    init(_ report: FileReport) {
      let tally = report.tallies.first ?? Tally()
      (failed, passed) = (tally.failed, tally.passed)
      (inconclusive, notApplicable) = (tally.inconclusive, tally.notApplicable)
      findings = report.findings.map { "\($0.severity.name) \($0.element)" }
      missingFacts = (report.missingFactsInProse.first ?? []).unique
    }

    var counts: [Int] { [failed, passed, inconclusive, notApplicable] }
    var description: String { "\(counts) \(findings) \(missingFacts)" }
  }
}
