import ArgumentParser

/// `fiorilint baseline create`: write a baseline of all findings of today.
struct BaselineCreateCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "create", abstract: "Write a baseline of today's findings.",
    usage: FioriLintCommand.usage("baseline create [<options>] [<paths> ...]"),
    discussion: """
      Examples:
        fiorilint baseline create
        fiorilint baseline create app
        fiorilint baseline create --baseline known.json

      The configuration names the new baseline. Existing baselines stay as they are.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .create, options, with: additions))
  }
}
