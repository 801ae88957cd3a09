import ArgumentParser

/// `fiorilint baseline check`: fail if a baseline has findings that are gone.
struct BaselineCheckCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Fail if a baseline has findings that are gone.",
    usage: FioriLintCommand.usage("baseline check [<options>] [<paths> ...]"),
    discussion: """
      Examples:
        fiorilint baseline check
        fiorilint baseline check app
        fiorilint baseline check --baseline known.json

      Exit status: 1 if findings are gone; 2 if the baseline cannot be read; 3 if an input cannot be read.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .check, options, with: additions))
  }
}
