import ArgumentParser
import Linting
import Reporting
import Screens

/// `fiorilint check`: lints screens.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lint screens.",
    discussion: """
      Folders are walked; what .gitignore and .fiorilintignore name is left out. Formats are recognized by content: the \
      screen description in JSON or XML, and pages and fragments of the SAP Mobile Development Kit.
      """)

  @Argument(help: "Files and folders; `-` reads standard input.", completion: .file())
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "A report: \(Reporters.names.joined(separator: ", ")); or FORMAT=FILE to write it to a file. Repeatable.",
      valueName: "format"))
  var format: [String] = []

  @Option(help: "The platform of screens that do not say it: ios or android.")
  var platform: Platform?

  @Option(help: ArgumentHelp("Run only this rule; globs such as object-cell/* too. Repeatable.", valueName: "id"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Do not run this rule; globs too. Repeatable.", valueName: "id"))
  var disable: [String] = []

  @Option(help: "Fail on findings of this level or above: error, warning, info or never.")
  var failOn: FailLevel = .error

  @Flag(help: "Print findings only: no summary, no notes, no progress.")
  var quiet = false

  @Flag(help: "Show what could be checked: per file and rule what conformed, and what would settle the undecided.")
  var checks = false

  @Option(help: ArgumentHelp("How many threads work; as many as there are processors unless given.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "No colours.")
  var noColor = false

  @Option(help: ArgumentHelp("The path to show for standard input.", valueName: "name"))
  var stdinPath = "stdin"

  @Option(help: ArgumentHelp("The largest file that is read, in MB; 512 unless given.", valueName: "mb"))
  var maxFileSize: Int?

  enum Platform: String, ExpressibleByArgument, CaseIterable {
    case ios, android

    // The parser's own way to the names is reflection, at each start.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    var defaultValueDescription: String { rawValue }
  }

  enum FailLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, info, never

    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    var defaultValueDescription: String { rawValue }

    var severity: Severity? { Severity(name: rawValue) }
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs has to be 1 or more.") }
    if let maxFileSize, maxFileSize < 1 { throw ValidationError("--max-file-size has to be 1 or more.") }
  }

  func run() throws {
    let status: Int32
    do {
      status = try CheckRun(self).run()
    } catch let error as CommandError {
      Terminal.writeError("fiorilint: error: \(TextEscaping.line(error.description))\n")
      throw ExitCode(2)
    }
    throw ExitCode(status)
  }
}
