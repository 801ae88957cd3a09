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
      screen description in JSON or XML, pages and fragments of the SAP Mobile Development Kit, dumps of Android \
      screens by uiautomator and Appium, and page sources of iOS screens by Appium; dumps and page sources saved as .txt \
      are read where they are named.
      """)

  @Argument(help: "Files and folders; `-` reads standard input.", completion: .file())
  var paths: [String] = ["."]

  @OptionGroup var reports: ReportOptions

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  @Option(
    help: ArgumentHelp(
      "Fail also when fewer than so many percent of the applicable checks were decided.", valueName: "percent"))
  var requireDecided: Percentage?

  @Option(
    help: ArgumentHelp(
      "Check part i of n equal parts of the files; `fiorilint merge` joins their json reports.", valueName: "i/n"),
    transform: Shard.init(parsing:))
  var shard: Shard?

  func validate() throws {
    if shard != nil, paths.contains("-") {
      throw ValidationError("--shard shares out files; standard input is none.")
    }
  }

  /// What the command line says.
  var settings: CheckSettings {
    var reports = reports.settings
    // What one machine found of its share is of use only beside what the others found.
    if shard != nil { reports.isMergeable = true }
    return CheckSettings(
      paths: paths, reports: reports, screens: screens.settings, linting: linting.settings,
      requiredShare: requireDecided, shard: shard)
  }

  func run() throws { throw ExitCode(CheckRun.status(of: settings)) }
}
