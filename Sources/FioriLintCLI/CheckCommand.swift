import ArgumentParser
import Formats
import Project
import Support

/// `fiorilint check`: lints screens.
struct CheckCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check screens.",
    discussion: """
      Examples:
        fiorilint check screens
        fiorilint check --format text --format junit=report.xml
        fiorilint check --fix app/src/main/res/layout/main.xml

      Formats: screen descriptions (JSON with `type` or `screens`, XML with the root `screen` or `screens`).
      Formats of other tools: \(Formats.foreignTitles.words(last: "and")).
      """)

  @Argument(
    help: "Files, folders and globs such as 'src/**/*.page' (`-`: standard input; default: the working directory).",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var linting: LintingOptions

  @OptionGroup(title: "Input") var files: FileOptions

  @OptionGroup(title: "Input") var standardInput: StandardInputOptions

  @OptionGroup(title: "Output") var reports: ReportOptions

  @OptionGroup(title: "Output") var verbosity: VerbosityOptions

  @OptionGroup(title: "Fixes") var fixes: FixOptions

  @OptionGroup(title: "Suppressions and baselines") var known: KnownFindingOptions

  @OptionGroup(title: "Exit status") var failures: FailureOptions

  @OptionGroup(title: "Exit status") var empty: EmptyRunOptions

  @OptionGroup(title: "Other") var watching: WatchOptions

  @OptionGroup(title: "Other") var others: RunOptions

  struct VerbosityOptions: ParsableArguments {
    @Flag(help: "List the skipped files, with reasons, on standard error.")
    var verbose = false
  }

  struct EmptyRunOptions: ParsableArguments {
    @Flag(help: "Exit 0 if no screen is found (default: 2).")
    var passOnNoScreens = false
  }

  struct WatchOptions: ParsableArguments {
    @Flag(help: "Check again when a file changes, until interrupted.")
    var watch = false
  }

  func validate() throws {
    let (fixing, filesFrom) = (fixes.settings, files.filesFrom)
    if verbosity.verbose, reports.quietness.quiet {
      throw ValidationError("--verbose and --quiet cannot be used together")
    }
    if filesFrom == nil { try standardInput.checkInput(among: paths) }
    if filesFrom == "-", paths.contains("-") {
      throw ValidationError("standard input cannot be both a screen and a list of paths")
    }
    if known.since != nil, paths.contains("-") {
      throw ValidationError("--since cannot be used with standard input")
    }
    if fixing != nil, paths.contains("-"), paths.count > 1 || filesFrom != nil {
      throw ValidationError("--fix and --diff take either standard input or files, not both")
    }
    if fixes.diff, !reports.format.isEmpty {
      throw ValidationError("--diff cannot be used with --format")
    }
    if watching.watch, paths.contains("-") || filesFrom == "-" {
      throw ValidationError("--watch cannot be used with standard input")
    }
    if watching.watch, fixing != nil { throw ValidationError("--watch cannot be used with --fix or --diff") }
    if files.shard != nil, reports.counts {
      throw ValidationError("--shard cannot be used with --counts; give --counts to `fiorilint merge`")
    }
    if files.shard != nil, paths.contains("-") {
      throw ValidationError("--shard cannot be used with standard input")
    }
  }

  /// The paths of the command line; `-` is standard input.
  var namedPaths: [String] { paths.isEmpty && files.filesFrom == nil ? ["."] : paths }

  /// The paths of the command line and of the file that lists more.
  ///
  /// - Throws: a ``UserError`` if that file cannot be read.
  func allPaths() throws -> [String] { try namedPaths + (files.filesFrom.map(PathList.paths(from:)) ?? []) }

  /// How screens are read.
  func screens(with additions: TeamExtensions) -> ScreenSettings {
    var screens = linting.screens(
      others, standardInput, setting: [failures.failOn] + reports.assignments, with: additions)
    screens.skipsUnrecognized = files.skipUnrecognized
    screens.listsSkipped = verbosity.verbose
    return screens
  }

  func run(with additions: TeamExtensions) {
    if watching.watch { WatchRun(self, with: additions).run() }
    CheckRun.end(with: self, additions)
  }
}
