import Linting
import Text

/// Lints the records of a stream, on one thread, with the engines of the scopes that it has met.
final class RecordLinter {
  /// So many scopes are kept; overrides can hold together in more ways than anybody has memory for.
  private static let scopeLimit = 64

  /// Why a record is passed over that the configuration leaves out.
  static let leftOut = "the configuration leaves it out"

  private let plan: LintPlan
  private let demand: (inout LintOptions) -> Void
  private var scopes: RecordScopes
  /// By number of the scope; why its settings make no sense where they do not.
  private var engines: [Int: Result<ScopedEngines, Mistake>] = [:]
  /// What came of the engines that were let go.
  private var totals = Summary()

  /// - Parameters:
  ///   - plan: that of the stream.
  ///   - demand: asks for what is wanted besides the findings.
  init(_ plan: LintPlan, _ demand: @escaping (inout LintOptions) -> Void) {
    self.plan = plan
    self.demand = demand
    scopes = plan.inputs.recordScopes
  }

  /// Lints a screen.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - path: what it is called.
  func lint(_ text: UnsafeRawBufferPointer, path: String) -> FileReport {
    guard let (number, scope) = scopes.scope(of: path) else {
      var report = FileReport(path: path)
      report.reasonToPassOver = Self.leftOut
      return report
    }
    switch engines[number] ?? makeEngines(number, scope) {
    case .success(let engines): return engines.lint(text, in: 0, path: path, isDecoded: true)
    case .failure(let mistake):
      var report = FileReport(path: path)
      report.failure = Failure(
        path: path, message: "the configuration makes no sense for it: \(mistake.lines.joined())")
      return report
    }
  }

  private func makeEngines(_ number: Int, _ scope: ConfigurationScope) -> Result<ScopedEngines, Mistake> {
    if engines.count >= Self.scopeLimit {
      var sum = Summary()
      addTotals(to: &sum)
      totals = sum
      engines.removeAll()
    }
    let made: Result<ScopedEngines, Mistake>
    do {
      let own = try plan.plan(in: scope)
      made = .success(ScopedEngines(own, own.linters(demand)))
    } catch {
      made = .failure(Mistakes(error).first)
    }
    engines[number] = made
    return made
  }

  /// Adds what came of all records, besides their reports.
  func addTotals(to summary: inout Summary) {
    for case .success(let engines) in engines.values { engines.addTotals(to: &summary) }
    summary.add(totals)
    totals = Summary()
  }
}
