import ArgumentParser

/// `fiorilint baseline prune`: remove findings from a baseline that are gone.
struct BaselinePruneCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove the findings that are gone from a baseline.",
    usage: FioriLintCommand.usage("baseline prune [<options>] [<paths> ...]"),
    discussion: """
      Examples:
        fiorilint baseline prune
        fiorilint baseline prune app
        fiorilint baseline prune --baseline known.json
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .prune, options, with: additions))
  }
}
