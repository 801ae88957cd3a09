import ArgumentParser
import Formats
import Project

/// `fiorilint convert`: writes what was understood of screens as a screen description.
struct ConvertCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write screens of any format as screen descriptions in JSON or XML.",
    usage: FioriLintCommand.usage("convert [<options>] --to <language> <paths> ..."),
    discussion: """
      Examples:
        fiorilint convert screen.page --to json
        fiorilint convert app --to xml -o descriptions
        fiorilint convert - --to json < dump.xml

      Facts that a format does not have are written as unknown.
      """)

  @Argument(help: "Files and folders (`-`: standard input).", completion: .file())
  var paths: [String]

  @OptionGroup(title: "Input") var input: InputOptions

  @OptionGroup(title: "Input") var standardInput: StandardInputOptions

  @OptionGroup(title: "Rules") var configuration: ConfigurationOptions

  @OptionGroup(title: "Output") var target: TargetOptions

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  struct TargetOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Write this language", valueName: "language"))
    var to: NativeWriter.Language

    @Option(
      name: [.customShort("o"), .long],
      help: ArgumentHelp("Write files to FOLDER (default: one file to standard output).", valueName: "folder"),
      completion: .directory)
    var output: String?

    @Flag(help: "Replace existing files.")
    var force = false
  }

  func validate() throws {
    try standardInput.checkInput(among: paths)
    if target.force, target.output == nil { throw ValidationError("--force needs -o FOLDER") }
  }

  func run(with additions: TeamExtensions) throws {
    throw ExitCode(ConversionRun.status(of: self, with: additions))
  }
}

extension NativeWriter.Language: WordArgument {}
