import AcmeRules
import FioriLint
import LintingTesting
import Testing

@Suite struct RuleTests {
  static let rules = [spelledOutTitles, uniqueTitles]

  /// The examples say what the rules do.
  @Test(arguments: rules) func examples(rule: SwiftRule) throws {
    #expect(try RuleTest(rule).failures.isEmpty)
  }

  /// What becomes unknown is not held against anybody.
  @Test(arguments: rules) func unknowns(rule: SwiftRule) throws {
    let trial = try MutationTrial(rule)
    #expect(trial.accusations.isEmpty && trial.failures.isEmpty && trial.killed > 0)
  }

  @Test func placesOfTwins() throws {
    let run = try ExampleRun(
      uniqueTitles,
      in: """
        <screen>
          <tableView>
            <objectCell><title text="Chairs"/></objectCell>
            ↓<objectCell><title text="Chairs"/></objectCell>
            <objectCell unknown="subtitle"><title text="Chairs"/></objectCell>
          </tableView>
        </screen>
        """)
    #expect(run.mistakes.isEmpty, "\(run.mistakes)")
  }
}
