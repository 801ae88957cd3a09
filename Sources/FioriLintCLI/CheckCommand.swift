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

  @Option(
    help: ArgumentHelp(
      "A report, one of those below; or FORMAT=FILE to write it to a file. Repeatable.",
      discussion: Self.formats, valueName: "format"),
    completion: .list(Reporters.names + [AutomaticFormat.name]))
  var format: [String] = []

  @Option(help: "Put the findings of the text report under headings.")
  var groupBy: TextGrouping?

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  @Option(help: "Fail on findings of this level or above: error, warning, info or never.")
  var failOn: FailLevel = .error

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

  /// The formats, each with what it is for.
  private static var formats: String {
    let all = Reporters.all.map { ($0.name, $0.summary) } + [(AutomaticFormat.name, AutomaticFormat.summary)]
    let width = all.map(\.0.utf8.count).max() ?? 0
    return all.map { name, summary in
      name + String(repeating: " ", count: width + 2 - name.utf8.count) + summary
    }
    .joined(separator: "\n")
  }

  enum FailLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, info, never

    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    var defaultValueDescription: String { rawValue }

    var severity: Severity? { Severity(name: rawValue) }
  }

  /// What the command line says.
  var settings: CheckSettings {
    CheckSettings(
      paths: paths, formats: format, grouping: groupBy, screens: screens.settings, linting: linting.settings,
      failLevel: failOn.severity, requiredShare: requireDecided, isQuiet: quiet, showsChecks: checks,
      isColorless: noColor)
  }

  func run() throws { throw ExitCode(CheckRun.status(of: settings)) }
}

extension TextGrouping: ExpressibleByArgument {
  /// The words; the parser's own way to them is reflection, at each start.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// The word.
  public var defaultValueDescription: String { rawValue }
}
