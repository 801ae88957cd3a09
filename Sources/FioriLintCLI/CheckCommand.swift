import ArgumentParser
import Configuration
import Formats

/// `fiorilint check`: lints screens.
struct CheckCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lint screens.",
    discussion: """
      Folders are walked; what .gitignore and .fiorilintignore name is left out, even if git tracks it. Formats are recognized by content: \
      \(Formats.summary); dumps and page sources saved as .txt are read where they are named. What is no screen is skipped in \
      folders; a file that is named, that has the extension of a screen, or that begins as one has to be read.
      """)

  @Argument(
    help:
      "Files, folders and globs such as 'src/**/*.{page,fragment}'; `-` reads standard input. The working directory unless given.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check also what this file names, one path a line or each with a NUL behind it; `-` reads standard input.",
      valueName: "file"), completion: .file())
  var filesFrom: String?

  @OptionGroup var reports: ReportOptions

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  @Option(
    help: ArgumentHelp(
      "Fail also when fewer than so many percent of the applicable checks were decided, or when none was there to decide.",
      valueName: "percent"))
  var requireDecided: Percentage?

  @Option(
    help: ArgumentHelp(
      "Skip the findings that this file has; `fiorilint baseline create` writes one.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Skip no findings, though the configuration names a baseline.")
  var noBaseline = false

  @Option(
    help: ArgumentHelp(
      "Report only what is new or worse than in the merge base of this commit and HEAD, by git.", valueName: "ref"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Check part i of n equal parts of the files; `fiorilint merge` joins their json reports.", valueName: "i/n"),
    transform: Shard.init(parsing:))
  var shard: Shard?

  @Flag(
    help: "Fix what is safe to fix in the files, and report what remains; of standard input, print the fixed text.")
  var fix = false

  @Flag(help: "Fix also what changes layout or behaviour, with --fix or --diff.")
  var unsafeFixes = false

  @Flag(help: "Print what --fix would change as a unified diff, and change nothing.")
  var diff = false

  @Flag(
    help: "Skip what does not begin as a screen also where it is named or has the extension of one, as hooks do.")
  var skipUnrecognized = false

  @Flag(help: "Pass where no screen is found, which is otherwise a mistake of the command line.")
  var passOnNoScreens = false

  @Flag(help: "Go on, and check again whenever a file changes.")
  var watch = false

  @Flag(help: "List what is skipped, and why, on standard error.")
  var verbose = false

  func validate() throws {
    if verbose, reports.quiet { throw ValidationError("--verbose and --quiet exclude each other.") }
    if baseline?.isEmpty == true { throw ValidationError("--baseline has to name a file.") }
    if since?.isEmpty == true { throw ValidationError("--since has to name a commit.") }
    if baseline != nil, noBaseline { throw ValidationError("--baseline and --no-baseline exclude each other.") }
    if since != nil, baseline != nil { throw ValidationError("--since and --baseline exclude each other.") }
    if filesFrom?.isEmpty == true { throw ValidationError("--files-from has to name a file.") }
    if filesFrom == "-", paths.contains("-") {
      throw ValidationError("Standard input is either a list of files or a screen.")
    }
    if since != nil, paths.contains("-") {
      throw ValidationError("--since compares files; standard input is none.")
    }
    if unsafeFixes, !fix, !diff { throw ValidationError("--unsafe-fixes says what is fixed; add --fix or --diff.") }
    if fix || diff, paths.contains("-"), paths.count > 1 || filesFrom != nil {
      throw ValidationError("Standard input is fixed alone: name no files beside `-`.")
    }
    if diff, !reports.format.isEmpty {
      throw ValidationError("--diff prints a diff and no report: leave out --format.")
    }
    if watch, paths.contains("-") || filesFrom == "-" {
      throw ValidationError("--watch checks files again; standard input is none.")
    }
    if watch, fix || diff { throw ValidationError("--watch changes no files; leave out --fix and --diff.") }
    if shard != nil, reports.statistics {
      throw ValidationError("--shard writes what `fiorilint merge` joins; give --statistics to that.")
    }
    if shard != nil, paths.contains("-") {
      throw ValidationError("--shard shares out files; standard input is none.")
    }
  }

  /// What the command line says.
  var settings: CheckSettings {
    var reports = reports.settings
    // What one machine found of its share is of use only beside what the others found.
    if shard != nil { reports.content.isMergeable = true }
    var screens = screens.settings
    screens.skipsUnrecognized = skipUnrecognized
    screens.listsPassedOver = verbose
    return CheckSettings(
      paths: paths.isEmpty && filesFrom == nil ? ["."] : paths, listFile: filesFrom, reports: reports, screens: screens,
      linting: linting.settings,
      requiredShare: requireDecided, baseline: baseline,
      ignoresConfiguredBaseline: noBaseline, reference: since, shard: shard,
      fixing: fix || diff ? FixSettings(limit: unsafeFixes ? .unsafe : .safe, showsDiff: diff) : nil,
      passesOnNoScreens: passOnNoScreens)
  }

  func run(with additions: TeamExtensions) throws {
    var settings = settings
    settings.screens.additions = additions
    if watch { WatchRun(settings).run() }
    throw ExitCode(CheckRun.status(of: settings))
  }
}
