import ArgumentParser

/// `fiorilint baseline`: keeps the file of findings that a team has accepted for now.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Keep a file of known findings, which `check` leaves out.",
    discussion: """
      Examples:
        fiorilint baseline create
        fiorilint baseline update
        fiorilint baseline check

      A baseline recognizes findings by file, rule and element, not by line. Findings of other files and rules stay.
      """,
    subcommands: [
      BaselineCreateCommand.self, BaselineUpdateCommand.self, BaselinePruneCommand.self, BaselineCheckCommand.self,
    ])
}
