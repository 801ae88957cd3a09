import ArgumentParser

/// `fiorilint baseline`: keeps the file of findings that a team has accepted for now.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Keep a file of known findings, which `check --baseline` skips.",
    discussion: """
      An entry is a finding of a rule at an element of a file; neither lines, nor order, nor whether the screen is written \
      in JSON or XML matter. Paths start from the folder of the baseline. Each file has the \
      baseline that its configuration names, unless --baseline names one for all. Only entries of the named files and folders, and of \
      rules that --rule and --disable do not leave out, are looked at; the others stay.
      """,
    subcommands: [
      BaselineCreateCommand.self, BaselineUpdateCommand.self, BaselinePruneCommand.self, BaselineCheckCommand.self,
    ])
}
