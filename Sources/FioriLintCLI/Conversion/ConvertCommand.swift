import ArgumentParser
import Formats

/// `fiorilint convert`: writes what was understood of screens as a screen description.
struct ConvertCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write screens of any format as a screen description, in JSON or XML.",
    discussion: """
      What a format cannot say is written as unknown. What a description says that cannot be read is left out and told \
      on standard error.

      One file is written to standard output. Several need a folder, in which each stands by its path from here, with \
      the extension of the language.

      Exit status: 0 all was written; 2 the command line is wrong, or a file is in the way; 3 an input could not be \
      read.
      """)

  @Argument(help: "Files and folders; `-` reads standard input.", completion: .file())
  var paths: [String]

  @Option(help: ArgumentHelp("The language to write: json or xml.", valueName: "language"))
  var to: NativeWriter.Language

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The folder to write files to.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Write over files that are there already.")
  var force = false

  @OptionGroup var screens: ScreenOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output has to name a folder.") }
    if force, output == nil { throw ValidationError("--force is for files in a folder: -o FOLDER.") }
  }

  func run(with additions: TeamExtensions) throws {
    var screens = screens.settings
    screens.additions = additions
    throw ExitCode(
      ConversionRun.status(
        of: ConversionSettings(paths: paths, language: to, folder: output, isForced: force, screens: screens)))
  }
}

extension NativeWriter.Language: ExpressibleByArgument {}
