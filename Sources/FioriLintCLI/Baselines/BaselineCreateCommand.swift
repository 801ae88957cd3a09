import ArgumentParser

/// `fiorilint baseline create`: write a baseline of all that is found now.
struct BaselineCreateCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "create", abstract: "Write a baseline of all that is found now.",
    discussion: """
      The configuration names the baseline from then on: one line is added to it, or it is written where there is none. \
      Files of a nested configuration have a baseline beside that one. Baselines that are there already stay as they are.

      Exit status: 0 it was written; 2 it is there already, it cannot be written, or the configuration cannot be changed; 3 an input could not be read.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .create, options.settings(with: additions)))
  }
}
