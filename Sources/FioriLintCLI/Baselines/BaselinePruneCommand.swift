import ArgumentParser

/// `fiorilint baseline prune`: remove from a baseline what is not found any more, and add nothing.
struct BaselinePruneCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove from a baseline what is not found any more, and add nothing.",
    discussion: """
      Exit status: 0 it was written; 2 it cannot be read or written; 3 an input could not be read.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .prune, options.settings(with: additions)))
  }
}
