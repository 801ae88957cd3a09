import ArgumentParser
import Linting

/// What the commands that read screens have in common: how screens are read, and which rules look at them.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The platform of screens that do not say it: ios or android.")
  var platform: Platform?

  @Option(help: ArgumentHelp("Run only this rule; globs such as object-cell/* too. Repeatable.", valueName: "id"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Do not run this rule; globs too. Repeatable.", valueName: "id"))
  var disable: [String] = []

  @Option(help: ArgumentHelp("How many threads work; as many as there are processors unless given.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("The path to show for standard input.", valueName: "name"))
  var stdinPath = "stdin"

  @Option(help: ArgumentHelp("The largest file that is read, in MB.", valueName: "mb"))
  var maxFileSize = 512

  enum Platform: String, ExpressibleByArgument, CaseIterable {
    case ios, android
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs has to be 1 or more.") }
    if maxFileSize < 1 { throw ValidationError("--max-file-size has to be 1 or more.") }
  }

  /// Lint options that ask for the findings alone.
  var lintOptions: LintOptions {
    var options = LintOptions()
    options.reader.platform = platform.map { $0 == .ios ? .ios : .android }
    options.maximumFileSize = maxFileSize << 20
    return options
  }
}
