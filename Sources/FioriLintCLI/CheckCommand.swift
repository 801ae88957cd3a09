import ArgumentParser
import Configuration
import Reporting

/// `fiorilint check`: lints screens.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Lint screens.",
    discussion: """
      Folders are walked; what .gitignore and .fiorilintignore name is left out. Formats are recognized by content: the \
      screen description in JSON or XML, pages and fragments of the SAP Mobile Development Kit, dumps of Android \
      screens by uiautomator and Appium, page sources of iOS screens by Appium, storyboards and xibs of Interface Builder \
      for iOS, layouts of Android applications, files and nodes of Figma's REST API, and hierarchies of idb, AXe and \
      Maestro; dumps and page sources saved as .txt are read where they are named. What is known to be no screen, such as \
      an Android manifest, is passed over in folders.
      """)

  @Argument(help: "Files and folders; `-` reads standard input.", completion: .file())
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "A report: \(Reporters.names.joined(separator: ", ")); or FORMAT=FILE to write it to a file. Repeatable.",
      valueName: "format"))
  var format: [String] = []

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  @Option(help: "Fail on findings of this level or above: error (unless given), warning, info or never.")
  var failOn: FailLevel?

  @Option(
    help: ArgumentHelp(
      "Fail also when fewer than so many percent of the applicable checks were decided.", valueName: "percent"))
  var requireDecided: Percentage?

  @Flag(help: "Print findings only: no summary, no notes, no progress.")
  var quiet = false

  @Flag(help: "Show what could be checked: per file and rule what conformed, and what would settle the undecided.")
  var checks = false

  @Flag(help: "No colours.")
  var noColor = false

  /// What the command line says.
  var settings: CheckSettings {
    CheckSettings(
      paths: paths, formats: format, screens: screens.settings, linting: linting.settings,
      failLevel: failOn, requiredShare: requireDecided, isQuiet: quiet, showsChecks: checks,
      isColorless: noColor)
  }

  func run() throws { throw ExitCode(CheckRun.status(of: settings)) }
}
