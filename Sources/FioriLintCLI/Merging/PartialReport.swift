import Formats
import Linting
import Reporting
import Screens
import Text

/// A partial report, as it was read.
struct PartialReport {
  /// The outcome of one file, and where the report says so.
  struct File {
    var report: FileReport
    var position: SourcePosition
  }

  /// The report's own path.
  let path: String
  /// The rules, the part of the run, and what was skipped.
  let run: PartialReporter.Header
  /// In the order of the report.
  private(set) var files: [File] = []

  /// Reads a report.
  ///
  /// - Parameter known: all rules.
  /// - Throws: a ``UserError`` with its place where it cannot be read, or is no such report of this version.
  static func read(_ path: String, known: [Rule]) throws -> PartialReport {
    try ReportFile.read(path) { file, root throws(ReadError) in try PartialReport(file, root, known) }
  }

  /// Lets findings of a level or above fail a run in all files, in the place of the level that the report has for them.
  mutating func setFailLevel(_ level: FailLevel) {
    for index in files.indices { files[index].report.failLevel = level }
  }

  private init(_ file: ReportFile, _ root: JSONValue, _ known: [Rule]) throws(ReadError) {
    guard root.kind == .object, let version = root["version"] else {
      throw ReadError(
        "expected a partial report of fiorilint, an object with `version`, `run` and `files`",
        at: root.range.lowerBound)
    }
    guard version.string == FioriLintCommand.version else {
      throw ReadError(
        "the report is of fiorilint \(version.string ?? "?"), this is \(FioriLintCommand.version); use the same version",
        at: version.range.lowerBound)
    }
    guard let header = root["run"], let list = root["files"], list.kind == .array else {
      throw ReadError(
        "this is not a partial report; write it with `fiorilint check --format partial=FILE`",
        at: root.range.lowerBound)
    }
    path = file.path
    run = try RecordDecoder.value(PartialReporter.Header.self, from: header)
    try Self.check(run, at: header, known)
    let names = ReportNames(rules: run.rules, known)
    for item in list.children {
      let report = try RecordDecoder.value(FileReport.self, from: item)
      if let mistake = names.mistake(in: report) { throw ReadError(mistake, at: item.range.lowerBound) }
      files.append(File(report: report, position: file.position(of: item.range.lowerBound)))
    }
  }

  private static func check(
    _ run: PartialReporter.Header, at header: JSONValue, _ known: [Rule]
  ) throws(ReadError) {
    let ids = known.map(\.id)
    let offset = header.range.lowerBound
    for rule in run.rules where !ids.contains(rule) {
      let advice = suggestion(for: rule, among: ids, isQuoted: false)
      throw ReadError("unknown rule \(rule)\(advice); expected the sorted rules of the run", at: offset)
    }
    guard zip(run.rules, run.rules.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw ReadError("a rule is repeated or out of order; expected the sorted rules of the run", at: offset)
    }
    guard let shard = run.shard else { return }
    guard Shard.counts.contains(shard.count), (1...shard.count).contains(shard.number) else {
      throw ReadError("there is no shard \(shard.number)/\(shard.count)", at: offset)
    }
  }
}
