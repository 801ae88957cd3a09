import Linting
import Reporting
import Support

/// The settings of `fiorilint merge` for the files of reports.
package final class MergedConfigurations {
  /// All rules, also those of folders that hold for some of the files alone.
  package let rules: [Rule]
  /// Those of them that the executable has.
  package let rulesOfProgram: [Rule]
  /// The settings of the working directory.
  package let settings: Settings
  private let workingDirectory: String
  /// Finds the settings of a file where the command line names the configuration of all files.
  private var tree: ConfigurationTree?

  /// - Parameter paths: those of the files, as ``Path`` writes them.
  /// - Throws: ``UserErrors`` for mistakes in configurations.
  package init(of paths: [String], _ screens: ScreenSettings) throws {
    let here = Terminal.workingDirectory
    let files = try ConfiguredFiles([], screens, documents: paths.map { Path($0, in: here).resolved })
    let book = try RuleBook(in: files.ruleFolders, screens)
    (rules, rulesOfProgram) = (book.all, book.ofProgram)
    settings = files.settings
    workingDirectory = files.files.workingDirectory
    tree = screens.configuration == .nearest ? nil : files.tree
  }

  /// The failing level that the command line sets for a file; `nil`: none, and the level in the report stays.
  package func failLevel(of file: FileReport) -> FailLevel? {
    if let level = settings.failLevel, level.place.path == CommandLineSettings.place { return level.value }
    let location = Path(file.exactPath, in: workingDirectory).resolved
    guard let scope = tree?.placement(of: location, isNamed: true, isTaken: true).scope else { return nil }
    return tree?.scopes[scope].settings().failLevel?.value
  }
}
