import Formats
import Linting
import Reporting
import Screens
import Support

/// A partial report, as it was read.
package struct PartialReport {
  /// The outcome of one file, and where the report says so.
  package struct File {
    package var report: FileReport
    var position: SourcePosition
  }

  /// The report's own path.
  package let path: String
  /// The rules, the part of the run, and what was skipped.
  package let run: PartialReporter.Header
  /// In the order of the report.
  package private(set) var files: [File] = []
  /// Where it lists its rules.
  private let header: SourcePosition

  /// Reads a report, which may name rules that do not exist until it is checked.
  ///
  /// - Throws: a ``UserError`` with its place where it cannot be read, or is no such report of this version.
  package static func read(_ path: String) throws -> PartialReport {
    try ReportFile.read(path, as: .partial) { file, root throws(ReadError) in try PartialReport(file, root) }
  }

  /// Sets the failing level of files, in the place of the level that the report has for them.
  ///
  /// - Parameter level: gives the level of a file; `nil`: that of the report.
  package mutating func setFailLevels(_ level: (FileReport) -> FailLevel?) {
    for index in files.indices {
      if let level = level(files[index].report) { files[index].report.failLevel = level }
    }
  }

  private init(_ file: ReportFile, _ root: JSONValue) throws(ReadError) {
    guard root.kind == .object, let version = root["version"] else {
      throw ReadError(
        "expected a partial report of fiorilint, an object with `version`, `run` and `files`",
        at: root.range.lowerBound)
    }
    guard version.string == BuildDescription.version else {
      throw ReadError(
        "the report is of fiorilint \(version.string ?? "?"), this is \(BuildDescription.version); use the same version",
        at: version.range.lowerBound)
    }
    guard let header = root["run"], let list = root["files"], list.kind == .array else {
      throw ReadError(
        "this is not a partial report; write it with `fiorilint check --format partial=FILE`",
        at: root.range.lowerBound)
    }
    path = file.path
    run = try RecordDecoder.value(PartialReporter.Header.self, from: header)
    self.header = file.position(of: header.range.lowerBound)
    for item in list.children {
      let report = try RecordDecoder.value(FileReport.self, from: item)
      files.append(File(report: report, position: file.position(of: item.range.lowerBound)))
    }
  }

  /// Checks what the report refers to.
  ///
  /// - Parameter known: all rules.
  /// - Throws: a ``UserError`` with its place where something does not exist.
  package func check(_ known: [Rule]) throws(UserError) {
    let ids = known.map(\.id)
    for rule in run.rules where !ids.contains(rule) {
      let advice = suggestion(for: rule, among: ids, isQuoted: false)
      throw mistake("unknown rule \(rule) in the list of rules that ran\(advice)", at: header)
    }
    guard zip(run.rules, run.rules.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw mistake(
        "the list of rules that ran is not sorted, or has a rule twice; run `fiorilint check` again", at: header)
    }
    if let shard = run.shard {
      guard Shard.counts.contains(shard.count), (1...shard.count).contains(shard.number) else {
        throw mistake("there is no shard \(shard.number)/\(shard.count)", at: header)
      }
    }
    let names = ReportNames(rules: run.rules, known)
    for file in files {
      if let message = names.mistake(in: file.report) { throw mistake(message, at: file.position) }
    }
  }

  private func mistake(_ message: String, at position: SourcePosition) -> UserError {
    UserError(path: path, line: position.line, column: position.column, message: message)
  }
}

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
