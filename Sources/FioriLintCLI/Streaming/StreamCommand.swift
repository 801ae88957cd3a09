import ArgumentParser
import Configuration
import Reporting

/// `fiorilint stream`: answers records with what is found in them, as long as there are any.
struct StreamCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream", abstract: "Lint a stream of screens: JSON Lines in, JSON Lines out.",
    discussion: """
      Each line of standard input is a record, {"id": …, "path": "a/b.xml", "text": "<screen …>"} or {"id": …, "path": …, \
      "screen": {…}}. Each is answered on standard output, in the order of the input, by one line with the members of \
      `check --format json`. A path is a name: it picks the nearest configuration and what that says for it, and no screen is opened by it. \
      What is no record is answered by a failure with the number of its line. docs/how-to/many-screens.md says more.

      Exit status: 0 nothing at or above the failing level, also where nothing came; 1, 2 and 3 as `fiorilint check`.
      """)

  @Flag(
    help:
      "Take as many records at once as are at hand, and write what came of them at once; no answer waits for more input."
  )
  var batch = false

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  @OptionGroup var shared: ContentOptions

  @Flag(help: "Write answers only: no summary.")
  var quiet = false

  @Flag(help: "Write answers with all that `fiorilint merge --lines` makes reports of.")
  var mergeable = false

  @Flag(help: "Skip records that are no screens, which are failures otherwise.")
  var skipUnrecognized = false

  @Option(
    help: ArgumentHelp(
      "Fail also when fewer than so many percent of the applicable checks were decided.", valueName: "percent"))
  var requireDecided: Percentage?

  /// What the command line says.
  var settings: StreamSettings {
    var screens = screens.settings
    screens.skipsUnrecognized = skipUnrecognized
    var content = shared.content
    content.isMergeable = mergeable
    return StreamSettings(
      screens: screens, linting: linting.settings, content: content, failLevel: shared.failOn, isQuiet: quiet,
      requiredShare: requireDecided, isBatched: batch)
  }

  func run(with additions: TeamExtensions) throws {
    var settings = settings
    settings.screens.additions = additions
    throw ExitCode(StreamRun.status(of: settings))
  }
}
