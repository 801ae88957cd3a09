import ArgumentParser
import Project

/// `fiorilint baseline`: keeps the file of findings that a team has accepted for now.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Record findings in a file, so that `check` reports only new ones.",
    discussion: """
      Examples:
        fiorilint baseline create
        fiorilint baseline update
        fiorilint baseline check

      A baseline recognizes findings by file, rule and element, not by line. \
      `update` and `prune` keep the findings of files and rules that a run leaves out.
      """,
    subcommands: [
      BaselineCreateCommand.self, BaselineUpdateCommand.self, BaselinePruneCommand.self, BaselineCheckCommand.self,
    ])
}

/// What the commands of `fiorilint baseline` have in common.
struct BaselineOptions: ParsableArguments {
  @Argument(help: "Files and folders (default: the working directory).", completion: .file())
  var paths: [String] = []

  @OptionGroup var linting: LintingOptions

  @OptionGroup(title: "Output") var output: QuietOptions

  @OptionGroup(title: "Suppressions and baselines") var target: TargetOptions

  @OptionGroup(title: "Other") var others: RunOptions

  struct TargetOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "Use this baseline for all files (default: that of each file's configuration, else \(Baseline.defaultPath)).",
        valueName: "file"),
      completion: .file(extensions: ["json"]))
    var baseline: String?
  }

  func validate() throws {
    if paths.contains("-") { throw ValidationError("a baseline cannot be used with standard input") }
  }

  /// Files and folders.
  var namedPaths: [String] { paths.isEmpty ? ["."] : paths }
}

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

      A configuration without a baseline gets one, if there are findings.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .update, options, with: additions))
  }
}

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

/// `fiorilint baseline check`: fail if a baseline has findings that are gone.
struct BaselineCheckCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Fail if a baseline has findings that are gone.",
    usage: FioriLintCommand.usage("baseline check [<options>] [<paths> ...]"),
    discussion: """
      Examples:
        fiorilint baseline check
        fiorilint baseline check app
        fiorilint baseline check --baseline known.json

      Exit status: 1 if findings are gone; 2 if the baseline cannot be read; 3 if an input cannot be read.
      """)

  @OptionGroup var options: BaselineOptions

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(BaselineRun.status(of: .check, options, with: additions))
  }
}
