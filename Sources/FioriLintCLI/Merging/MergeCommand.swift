import ArgumentParser

/// `fiorilint merge`: makes one report of the partial reports of several runs.
struct MergeCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join partial reports into one report of any format.",
    discussion: """
      Examples:
        fiorilint merge part-1.json part-2.json
        fiorilint merge --format sarif=report.sarif parts/*.json
        fiorilint merge --json-lines --format html=report.html results/*.jsonl

      `fiorilint check --format partial=FILE` and `fiorilint stream --partial` write partial reports.
      """)

  @Argument(help: "Partial reports.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @OptionGroup(title: "Input") var lines: LineOptions

  @OptionGroup(title: "Rules") var configuration: ConfigurationOptions

  @OptionGroup(title: "Output") var reports: ReportOptions

  @OptionGroup(title: "Exit status") var failures: FailureOptions

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  struct LineOptions: ParsableArguments {
    @Flag(help: "Read files of JSON Lines, with a result of `fiorilint stream --partial` in each line.")
    var jsonLines = false
  }

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(MergeRun.status(of: self, with: additions))
  }
}
