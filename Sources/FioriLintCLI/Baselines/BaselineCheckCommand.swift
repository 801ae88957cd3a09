import ArgumentParser

/// `fiorilint baseline check`: fail where a baseline has entries that are not found any more.
struct BaselineCheckCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Fail where a baseline has entries that are not found any more.",
    discussion: """
      New findings do not make it fail: they are for `fiorilint check --baseline` to report.

      Exit status: 0 all entries are found; 1 some are stale; 2 the baseline cannot be read; 3 an input could not be read.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .check, options.settings(with: additions)))
  }
}
