import Linting
import Reporting
import Screens
import Support
import Synchronization

/// Reports after a run without fixes how many findings have a fix.
///
/// No fix is planned while files are linted. Files that may have fixes are fixed after the run, without writing them.
/// Their number is limited, so that the user does not have to wait.
package final class FixHint: Sendable {
  /// How many bytes are fixed to count the fixes, and in how many files. For a larger run, the hint says that there are
  /// more.
  private static let budget = (bytes: 256 << 10, files: 64)
  private let plan: LintPlan
  private let found = Mutex(Found())

  private struct Found {
    /// By the path that is shown: the findings that are known.
    var files: [Path: Set<FindingKey>] = [:]
    var isWhole = true
    /// By id: whether a rule has fixes that may be applied.
    var rules: [String: Bool] = [:]
    /// Of the last finding: the rule, and the same of it.
    var last = (rule: "", isMendable: false)
  }

  package init(_ plan: LintPlan) {
    self.plan = plan
  }

  /// Takes a report of the run.
  package func take(_ report: FileReport) {
    if report.findings.isEmpty || report.hasFailures { return }
    found.withLock { found in
      guard found.isWhole, report.findings.indices.contains(where: { isMendable(report.findings[$0], &found) }) else {
        return
      }
      if found.files.count == Self.budget.files {
        found.isWhole = false
      } else {
        found.files[report.path, default: []].formUnion(report.knownPlaces)
        // Findings in a file that others include are found in those.
        let users = report.findings.lazy.flatMap { $0.related.compactMap(\.path) }
        for path in users where found.files.count < Self.budget.files { found.files[path, default: []].formUnion([]) }
      }
    }
  }

  private func isMendable(_ finding: Finding, _ found: inout Found) -> Bool {
    guard finding.status == .open else { return false }
    // Of many findings most are of the rule of the one before.
    if finding.rule == found.last.rule { return found.last.isMendable }
    let isMendable = found.rules[finding.rule] ?? hasFixes(finding.rule)
    found.rules[finding.rule] = isMendable
    found.last = (finding.rule, isMendable)
    return isMendable
  }

  private func hasFixes(_ id: String) -> Bool {
    plan.knownRules.first { $0.id == id }?.cases
      .contains { $0.fixes(of: id).contains { $0.safety != .suggestion } } ?? false
  }

  /// How many findings `--fix` would fix, and how many more with `--unsafe-fixes`, in words; `nil` where there are
  /// none.
  package var text: String? {
    counts.flatMap { counts in
      var summary = Summary()
      summary.fixable = counts.fixable
      return SummaryLine.fixes(summary).map { (counts.isWhole ? "" : "at least ") + $0 }
    }
  }

  /// How many findings can be fixed, and whether all files were looked at; `nil` where no file has a fix.
  var counts: (fixable: [FixSafety: Int], isWhole: Bool)? {
    let found = found.withLock { ($0.files, $0.isWhole) }
    if found.0.isEmpty { return nil }
    var (rest, isWhole) = (Self.budget.bytes, found.1)
    var fixable: [FixSafety: Int] = [:]
    let run = FixRun(plan, FixSettings(limit: .unsafe, showsDiff: true))
    let (safely, wholly) = (EngineWorker(plan, .fixPlans), EngineWorker(plan, .fixPlans))
    for index in 0..<plan.inputs.count {
      let number = plan.inputs.number(at: index)
      guard let known = found.0[plan.inputs.files.path(at: number)] else { continue }
      guard let text = try? SmallFile.contents(of: plan.inputs.files.exactPath(at: number), limit: rest) else {
        isWhole = false
        continue
      }
      rest -= text.count
      let safe = count(run, index, FixFilter(.safe, besides: known), safely)
      let all = count(run, index, FixFilter(.unsafe, besides: known), wholly)
      if safe > 0 { fixable[.safe, default: 0] += safe }
      if all > safe { fixable[.unsafe, default: 0] += all - safe }
    }
    return (fixable, isWhole)
  }

  /// How many findings can be fixed in a file, once those of the files before it are.
  private func count(
    _ run: FixRun, _ index: Int, _ wanted: FixFilter, _ worker: EngineWorker
  ) -> Int {
    guard let text = try? worker.text(at: index) else { return 0 }
    let outcome = run.fixed(text, at: index, wanted, worker)
    for (location, file) in outcome.others.files { worker.note(file.text, of: location.text) }
    if outcome.text != text, let real = Path(plan.inputs.files.exactPath(at: plan.inputs.number(at: index))).real {
      worker.note(outcome.text, of: real)
    }
    return outcome.fixed.count
  }
}
