import Linting
import Reporting
import Support

/// Lints the records of a stream, on one thread, with the engines of the scopes that it has met.
package final class RecordLinter {
  /// So many folders of records are kept.
  private static let folderLimit = 1024

  /// A scope of one of the plans.
  private struct ScopeKey: Hashable {
    var plan: ObjectIdentifier
    var number: Int
  }

  /// What lints the records of a scope, and what is known of them.
  private struct ScopeWorker {
    var worker: EngineWorker
    var known: ReferenceFindings?
  }

  /// A folder of records.
  private struct Folder {
    /// What holds for its records.
    var place: RecordPlans.Place
    /// Its absolute path without links.
    var location: String
    /// Whether it is there.
    var isThere: Bool
  }

  private let plans: RecordPlans
  private let demands: ReportRequirements
  private let workingDirectory: String
  private var places: [Path: Folder] = [:]
  /// By plan: the scopes of the records so far.
  private var trees: [ObjectIdentifier: ConfigurationTree] = [:]
  /// By scope: what lints its records, or why its settings make no sense.
  private var workers = EngineCache<ScopeKey, Result<ScopeWorker, UserError>> { worker, totals in
    if case .success(let worker) = worker { worker.worker.addTotals(to: &totals) }
  }

  /// - Parameter demands: what reports have.
  package init(_ plans: RecordPlans, _ demands: ReportRequirements) {
    self.plans = plans
    self.demands = demands
    workingDirectory = plans.first.plan.inputs.files.workingDirectory
  }

  /// Lints a screen.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - path: what it is called.
  /// - Returns: the report, and what writes the result.
  package func lint(_ text: UnsafeRawBufferPointer, path: String) -> (report: FileReport, reporter: ResultReporter) {
    let (place, location) = place(of: path)
    let entry: RecordPlans.Entry
    switch place.entry {
    case .success(let made): entry = made
    case .failure(let mistake): return (Self.report(on: path, mistake), plans.first.reporter)
    }
    let id = ObjectIdentifier(entry)
    // What has no path is called by a name that no configuration means.
    let isNamed = path != ScreenSettings.noPath
    let written = isNamed ? Path(path, in: workingDirectory).text : nil
    let placement = trees[id, default: entry.plan.inputs.tree]
      .placement(of: location, or: written, by: place.configuration, isNamed: true, isTaken: !isNamed)
    guard let number = placement.scope, let scope = trees[id]?.scopes[number] else {
      var report = FileReport(path: path)
      report.reasonToSkip = ConfiguredFiles.leftOut
      return (report, entry.reporter)
    }
    let key = ScopeKey(plan: id, number: number)
    switch workers.engine(for: key, { makeWorker(entry.plan, scope) }) {
    case .success(let scopeWorker):
      let own = isNamed ? Path(location).display(from: entry.plan.inputs.files.workingDirectory) : path
      var report = scopeWorker.worker.lint(record: text, in: 0, path: own, name: path)
      // What a record is does not depend on the records before it.
      if let known = scopeWorker.known, report.hasOpenFindings {
        var known = known.part(for: report)
        known.review(&report, by: .baseline)
      }
      // Who sent it knows it by its name.
      report.rename(to: path)
      return (report, entry.reporter)
    case .failure(let mistake): return (Self.report(on: path, mistake), entry.reporter)
    }
  }

  private static func report(on path: String, _ mistake: UserError) -> FileReport {
    var report = FileReport(path: path)
    report.failure = Failure(
      path: path, message: "the configuration makes no sense for it: \(mistake.lines.joined())")
    return report
  }

  /// What holds for a record, and its absolute path without links.
  private func place(of path: String) -> (RecordPlans.Place, String) {
    let location = Path(path, in: workingDirectory).text
    let written = Path(location).folder
    let name = location.pathName
    if let folder = places[written] {
      let own = (folder.location == "/" ? "/" : folder.location + "/") + name
      // Most records are no files, and a link among them is rare.
      guard folder.isThere, Path(own).linkTarget != nil else { return (folder.place, own) }
      let target = Path(own).resolved
      return (plans.place(of: target), target)
    }
    if places.count >= Self.folderLimit { places.removeAll() }
    let folder = Path(written).resolved
    places[written] = Folder(
      place: plans.place(of: (folder == "/" ? "/" : folder + "/") + name), location: folder,
      isThere: Terminal.exists(folder))
    return place(of: path)
  }

  private func makeWorker(_ plan: LintPlan, _ scope: ConfigurationScope) -> Result<ScopeWorker, UserError> {
    do {
      let own = try plan.plan(in: scope)
      let known = try scope.baseline.map { try plans.known($0, plan.inputs).get() }
      let worker = EngineWorker(own, known == nil ? demands : demands.union(.identities))
      return .success(ScopeWorker(worker: worker, known: known))
    } catch {
      return .failure(UserErrors(error).first)
    }
  }

  /// Adds the outcome of all records, besides their reports.
  package func addTotals(to summary: inout Summary) { workers.addTotals(to: &summary) }
}
