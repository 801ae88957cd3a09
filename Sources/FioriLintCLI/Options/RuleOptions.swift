import ArgumentParser
import Configuration

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Check only these guidelines. Repeatable", valueName: "name"))
  var preset: [Preset] = []

  @Option(
    help: ArgumentHelp("Run only this rule, or rules by a glob such as object-cell/*. Repeatable.", valueName: "id"),
    completion: CompletionWords.rules)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Do not run this rule, or rules by a glob. Repeatable.", valueName: "id"),
    completion: CompletionWords.rules)
  var disable: [String] = []
}
