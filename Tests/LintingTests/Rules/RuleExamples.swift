import BuiltInRules
import Linting
import LintingTesting
import RulePages
import TestSupport
import Testing

/// The examples in the rule pages are documentation and tests at once.
@Suite struct RuleExamples {
  static let pages = BuiltInRules.pages

  /// Whether a suppression is right depends on all rules, and whether a reference is on the project that the page stands in.
  private func run(_ rule: Rule, _ example: RuleExample) -> ExampleRun {
    ExampleRun(
      rule, example, beside: rule.id.hasPrefix("suppression/") ? TestLinter.rules : [],
      filePath: rule.id == Self.brokenReference
        ? Repository.url("Fixtures/screens/fieldwork/Pages/Example.page").path : "")
  }

  private static let brokenReference = "description/broken-reference"

  @Test(arguments: pages) func everyExampleSaysWhatTheRuleDoes(page: RulePage) throws {
    let rule = try Rule(page)
    #expect(!page.examples.isEmpty)
    for example in page.examples {
      let mistakes = run(rule, example).mistakes
      #expect(mistakes.isEmpty, "Rules/\(page.id).md:\(example.line)")
    }
  }

  @Test(arguments: pages) func everyPageHasBothKindsOfExampleInBothSpellings(page: RulePage) {
    for expectation in [RuleExample.Expectation.avoid, .prefer] {
      for language in ["json", "xml"] {
        // XML in which an attribute is given twice is not XML.
        if page.id == "description/duplicate-name", expectation == .avoid, language == "xml" { continue }
        // Pages of the Mobile Development Kit are JSON.
        if page.id == Self.brokenReference, language == "xml" { continue }
        #expect(
          page.examples.contains { $0.expectation == expectation && $0.language == language },
          "\(page.id) has no \(language) example under \(expectation.rawValue)")
      }
    }
  }

  @Test(arguments: pages) func everyStatementOfAPageIsViolatedAndConformedTo(page: RulePage) throws {
    let rule = try Rule(page)
    for example in page.examples where example.expectation == .prefer {
      #expect(run(rule, example).tally.failed == 0)
    }
    #expect(page.examples.contains { $0.expectation == .prefer && run(rule, $0).tally.passed > 0 })
  }
}
