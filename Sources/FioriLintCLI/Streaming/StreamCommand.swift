import ArgumentParser
import Project

/// `fiorilint stream`: writes a result for each record that comes.
struct StreamCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream", abstract: "Check records of JSON Lines, with a result for each.",
    usage: FioriLintCommand.usage("stream [<options>]"),
    discussion: """
      Examples:
        fiorilint stream < records.jsonl > results.jsonl
        fiorilint stream --partial < records.jsonl > part.jsonl
        fiorilint stream --quiet --show suppressed < records.jsonl

      A record is {"id": …, "path": "a/b.xml", "text": "<screen …>"} or {"id": …, "path": …, "screen": {…}}.
      """)

  @OptionGroup var linting: LintingOptions

  @OptionGroup(title: "Input") var standardInput: StandardInputOptions

  @OptionGroup(title: "Input") var records: RecordOptions

  @OptionGroup(title: "Output") var content: ContentOptions

  @OptionGroup(title: "Output") var output: ResultOptions

  @OptionGroup(title: "Exit status") var failures: FailureOptions

  @OptionGroup(title: "Other") var others: RunOptions

  struct RecordOptions: ParsableArguments {
    @Flag(help: "Skip records that are not screens.")
    var skipUnrecognized = false

    @Flag(help: "Read up to 32 waiting records at once, and write their results together.")
    var batchRecords = false
  }

  struct ResultOptions: ParsableArguments {
    @Flag(help: "Write partial results for `fiorilint merge --json-lines`.")
    var partial = false

    @OptionGroup var quietness: QuietOptions
  }

  /// What the options say.
  func settings(with additions: TeamExtensions) -> RecordSettings {
    var screens = linting.screens(
      others, standardInput, setting: [failures.failOn, ConfigurationKey.show.assignment(content.show)], with: additions
    )
    screens.skipsUnrecognized = records.skipUnrecognized
    return RecordSettings(
      screens, linting.settings, content.content, isPartial: output.partial)
  }

  func run(with additions: TeamExtensions) throws { throw ExitCode(StreamRun.status(of: self, with: additions)) }
}
