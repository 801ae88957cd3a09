import Linting
import Reporting

/// One run of `fiorilint merge`: reads the reports, joins them, writes what is asked for.
struct MergeRun {
  /// Runs it.
  ///
  /// - Parameters:
  ///   - paths: those of the reports to join.
  ///   - additions: what the executable adds.
  ///   - allowsOutside: whether configurations may name what lies outside of their project.
  /// - Returns: the exit status; where the reports cannot be joined, it was said why.
  static func status(
    of paths: [String], _ settings: ReportSettings, _ additions: Additions, allowingOutside allowsOutside: Bool
  ) -> Int32 {
    do {
      return try run(paths, settings, additions, allowsOutside)
    } catch {
      Terminal.report(error)
      return 2
    }
  }

  private static func run(
    _ paths: [String], _ settings: ReportSettings, _ additions: Additions, _ allowsOutside: Bool
  ) throws -> Int32 {
    let known = try RuleSelection(team: .here(with: additions, allowingOutside: allowsOutside)).all
    let merged = try MergedReport(try paths.map { try MergeableReport.read($0, known: known) })
    let ids = Set(merged.rules)
    let rules = known.filter { ids.contains($0.id) }
    let outputs = try ReportOutputs(
      settings, rules: rules, reading: ProtectedFiles(paths), since: merged.reference)
    outputs.begin()
    var summary = Summary()
    for file in SharedFindings.joined(merged.files) {
      summary.add(file)
      summary.add(file.tallies, of: rules)
      summary.add(file.statements)
      outputs.write(file)
    }
    for path in merged.passedOver { outputs.passOver(path) }
    summary.passedOver = merged.passedOver.count
    let status = RunVerdict.status(summary, settings.failLevel)
    try outputs.end(summary, status: status)
    if !settings.isQuiet {
      let line = SummaryLine.text(summary, showsChecks: settings.content.showsChecks, since: merged.reference)
      Terminal.writeError(line + "\n")
      outputs.writeNote()
    }
    return status
  }
}
