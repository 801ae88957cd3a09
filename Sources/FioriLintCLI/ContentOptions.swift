import ArgumentParser
import Linting
import Reporting

/// What the answers of all commands that lint hold, and when they fail.
struct ContentOptions: ParsableArguments {
  @Option(help: "Fail on findings of this level or above: error (unless given), warning, info or never.")
  var failOn: FailLevel?

  @Flag(help: "Show what could be checked: per file and rule what passed, and what would settle the inconclusive.")
  var checks = false

  @Flag(
    help: ArgumentHelp(
      "Show what suppressions suppress, marked so, in \(Reporters.words(showing: .suppressed)) reports and answers of a stream."
    ))
  var showSuppressed = false

  @Flag(
    help: ArgumentHelp(
      "Show what would suppress each finding, to be pasted where it says, in \(Reporters.words(showing: .suggestions)) reports and answers."
    ))
  var suggestSuppressions = false

  /// What reports hold where nothing else is said.
  var content: ReportContent {
    var content = ReportContent()
    content.showsChecks = checks
    if showSuppressed { content.statuses.insert(.suppressed) }
    content.suggestsSuppressions = suggestSuppressions
    return content
  }
}
