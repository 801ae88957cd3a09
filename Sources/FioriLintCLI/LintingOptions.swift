import ArgumentParser
import Configuration
import Screens

/// What the commands that lint have in common: which rules look at screens, and how many threads work.
struct LintingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Run only this rule; globs such as object-cell/* too. Repeatable.", valueName: "id"),
    completion: CompletionWords.rules)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Do not run this rule; globs too. Repeatable.", valueName: "id"),
    completion: CompletionWords.rules)
  var disable: [String] = []

  @Option(help: ArgumentHelp("How many threads work; as many as there are processors unless given.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The day that suppressions with a last day are held against; that of SOURCE_DATE_EPOCH, or today by UTC, unless given.",
      valueName: "yyyy-mm-dd"),
    transform: Self.day)
  var today: CalendarDay?

  private static func day(_ argument: String) throws -> CalendarDay {
    guard let day = CalendarDay(argument) else { throw ValidationError("--today takes \(CalendarDay.expectation).") }
    return day
  }

  func validate() throws {
    let counts = Settings.threadCounts
    if let jobs, !counts.contains(jobs) {
      throw ValidationError("--jobs has to be from \(counts.lowerBound) to \(counts.upperBound).")
    }
  }

  /// What the options say.
  var settings: LintingSettings { LintingSettings(rules: rule, disabledRules: disable, jobs: jobs, today: today) }
}
