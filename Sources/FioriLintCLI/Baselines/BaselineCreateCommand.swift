import ArgumentParser

/// `fiorilint baseline create`: write a baseline of all that is found now.
struct BaselineCreateCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "create", abstract: "Write a baseline of all that is found now.",
    discussion: """
      Exit status: 0 it was written; 2 it is there already, or cannot be written; 3 an input could not be read.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: Additions) throws {
    throw ExitCode(BaselineRun.status(of: .create, options.settings(with: additions)))
  }
}
