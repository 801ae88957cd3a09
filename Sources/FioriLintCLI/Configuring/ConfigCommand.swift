import ArgumentParser
import Linting
import Project
import Support

/// `fiorilint config`: shows configurations.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show the settings of configurations.",
    discussion: """
      Examples:
        fiorilint config print
        fiorilint config print screens/order.json
        fiorilint config print --format json app
      """,
    subcommands: [ConfigPrintCommand.self])
}

/// `fiorilint config print`: shows what holds for a path, and which file and line says so.
struct ConfigPrintCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Print the settings of a file or folder, with the line that sets each.",
    usage: FioriLintCommand.usage("config print [<options>] [<path>]"),
    discussion: """
      Examples:
        fiorilint config print
        fiorilint config print screens/order.json
        fiorilint config print --format json app
      """)

  enum Format: String, WordArgument {
    case text, json
  }

  @Argument(help: "A file, which need not exist, or a folder", completion: .file())
  var path = "."

  @OptionGroup(title: "Rules") var configuration: ConfigurationOptions

  @OptionGroup(title: "Output") var output: OutputOptions

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  struct OutputOptions: ParsableArguments {
    @Option(help: "Print in this format")
    var format: Format = .text
  }

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting {
      let destination = OutputFile()
      let print = try effective(additions)
      destination.write(output.format == .json ? print.json : Array(print.text.utf8))
      try destination.finish()
    }
  }

  private func effective(_ additions: TeamExtensions) throws -> ConfigurationPrint {
    guard !path.isEmpty, path != "-" else { throw UserError("expected a file or folder, not \"\(path)\"") }
    var screens = ScreenSettings(configuration, outside, with: additions)
    // The path is looked up like that of standard input: it need not exist.
    screens.stdinPath = path
    // What holds for a folder is what holds for a file in it.
    if Path(path).isFolder { screens.stdinPath = "\(path)/\(FileReport.Configuration.defaultName)" }
    let files = try ConfiguredFiles(["-"], screens)
    files.writeHints()
    let scope = files.scopes[files.inputScope]
    let settings = scope.settings()
    var outcomes: [RuleOutcome] = []
    for rule in try RuleBook(in: scope.ruleFolders, screens).all {
      outcomes.append(try settings.outcome(of: rule))
    }
    return ConfigurationPrint(
      path: PathName(path, in: files.files.workingDirectory, from: files.files.workingDirectory).display,
      configuration: scope.isBare ? nil : scope.part?.configuration.name.display, settings: settings,
      run: files.settings, rules: outcomes,
      pending: scope.part.map { $0.configuration.pendingPlaces(of: $0.selection) } ?? [])
  }
}
