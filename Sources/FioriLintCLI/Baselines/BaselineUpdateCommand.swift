import ArgumentParser

/// `fiorilint baseline update`: bring a baseline up to date: add what is new, remove what is not found any more.
struct BaselineUpdateCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Bring a baseline up to date: add what is new, remove what is not found any more.",
    discussion: """
      Exit status: 0 it was written; 2 it cannot be read or written; 3 an input could not be read.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .update, options.settings(with: additions)))
  }
}
