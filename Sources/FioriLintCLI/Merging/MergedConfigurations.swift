import Configuration
import Inputs
import Linting
import Reporting
import Text

/// What configurations and the command line of `fiorilint merge` say of the files of reports.
struct MergedConfigurations {
  /// All rules, also those that only a configuration of one of the files knows.
  let rules: [Rule]
  private let files: ConfiguredFiles
  private let failLevel: FailLevel?
  /// Whether the command line names the configuration of all files.
  private let isNamed: Bool
  /// Whether the command line may set a failing level.
  private let maySetLevel: Bool

  /// - Parameters:
  ///   - paths: those of the files, as ``ExactPath`` writes them.
  ///   - failLevel: the failing level of all files; `nil`: none was given.
  /// - Throws: ``UserErrors`` for mistakes in configurations.
  init(of paths: [String], _ screens: ScreenSettings, failLevel: FailLevel?) throws {
    func select(_ folders: [PathName]) throws -> RuleSelection {
      try RuleSelection(team: TeamRules(folders, with: screens.additions, allowingOutside: screens.allowsOutside))
    }
    let here = Terminal.workingDirectory
    files = try ConfiguredFiles([], screens, documents: paths.map { PathName.location($0, in: here) }) { folders in
      try select(folders).all
    }
    rules = try select(files.ruleFolders).all
    self.failLevel = failLevel
    isNamed = screens.configuration != .nearest
    maySetLevel = isNamed || !screens.assignments.isEmpty
  }

  /// What holds in the working directory.
  var settings: Settings { files.settings }

  /// The failing level that the command line sets for a file; `nil`: the one that its run used holds.
  func failLevel(of file: FileReport) -> FailLevel? {
    if let failLevel { return failLevel }
    guard maySetLevel, var assignment = files.assignment else { return nil }
    let location = PathName.location(file.exactPath, in: files.files.workingDirectory)
    guard let scope = assignment.scope(of: location, isNamed: true, isTaken: true),
      let level = assignment.scopes[scope].settings().failLevel,
      isNamed || level.place.path == CommandLineSettings.place
    else { return nil }
    return level.value
  }
}
