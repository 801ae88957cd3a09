import ArgumentParser

/// `fiorilint baseline update`: add new findings to a baseline, and remove those that are gone.
struct BaselineUpdateCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Add new findings to a baseline, and remove those that are gone.",
    usage: FioriLintCommand.usage("baseline update [<options>] [<paths> ...]"),
    discussion: """
      Examples:
        fiorilint baseline update
        fiorilint baseline update app
        fiorilint baseline update --rule "touch-target/*"
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .update, options, with: additions))
  }
}
