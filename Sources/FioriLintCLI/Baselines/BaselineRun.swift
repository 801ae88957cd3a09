import Documents
import FileAccess
import Inputs
import Linting
import Reporting
import Text

/// One run of a command of `fiorilint baseline`: lints, and holds what is found against the file.
struct BaselineRun {
  private let action: BaselineSettings.Action
  private let settings: BaselineSettings
  private let plan: LintPlan
  private let file: String

  private init(_ action: BaselineSettings.Action, _ settings: BaselineSettings) throws {
    self.action = action
    self.settings = settings
    plan = try LintPlan(settings.paths, settings.screens, settings.linting)
    file = settings.file ?? plan.inputs.settings.baseline?.value.display ?? Baseline.defaultPath
  }

  /// Runs it.
  ///
  /// - Returns: the exit status; where the run cannot start, it was said why.
  static func status(of action: BaselineSettings.Action, _ settings: BaselineSettings) -> Int32 {
    Terminal.status { try BaselineRun(action, settings).run() }
  }

  /// - Returns: the exit status.
  /// - Throws: a ``Mistake`` where the run cannot start, or the baseline cannot be written.
  private func run() throws -> Int32 {
    let baseline = try baseline()
    let destination = action == .check ? ReportDestination() : try ReportDestination(path: file, "baseline")
    let screens = ScreenRun(plan, input: (false, ""), jobs: settings.linting.jobs, showsProgress: true) {
      $0.demands = .details
    }
    let review = BaselineReview(baseline.known, keepsNew: true)
    var sink = ReportSink { report in
      for failure in report.failures { Terminal.write(failure) }
    }
    sink.review = review.review
    let summary = screens.run(into: sink)
    screens.noteIfEmpty(summary)
    let scope = BaselineScope(settings.paths, below: baseline.name.folder, without: plan.unselectedRules)
    let stale = review.stale(baseline.entries, where: scope.contains)
    if action == .check {
      destination.write(lines(of: stale))
    } else {
      let gone = Set(stale.map(\.position))
      let kept = baseline.entries.filter { !gone.contains($0.position) }.map(\.identity)
      destination.write(Baseline.bytes(of: kept + (action == .prune ? [] : review.new)))
    }
    try destination.finish()
    note(baseline, stale: stale.count, new: review.new.count)
    if summary.failures + summary.filesWithRuleFailures > 0 { return 3 }
    return action == .check && !stale.isEmpty ? 1 : 0
  }

  private func baseline() throws -> Baseline {
    let isThere = Terminal.exists(file)
    if action == .create {
      guard !isThere else {
        throw Mistake(
          "the baseline \(file) is there already; `fiorilint baseline update` brings it up to date")
      }
      return Baseline(path: file)
    }
    guard isThere else {
      throw Mistake("there is no baseline \(file); `fiorilint baseline create` writes one")
    }
    return try Baseline(reading: file)
  }

  /// The entries that nothing was found for, one in a line with its place.
  private func lines(of stale: [Baseline.Entry]) -> [UInt8] {
    var output = ReportBuffer()
    for entry in stale {
      let identity = entry.identity
      output.write(
        TextEscaping.line(
          "\(ExactPath.shown(file)):\(entry.position.line):\(entry.position.column): stale: not found any more: "
            + "\(identity.element) in \(identity.shownPath) [\(identity.rule)]"))
      output.write("\n")
    }
    return output.bytes
  }

  private func note(_ baseline: Baseline, stale: Int, new: Int) {
    let count = baseline.entries.count
    let parts =
      switch action {
      case .create: ["\(SummaryLine.counted(new, "finding")) written"]
      case .update: ["\(SummaryLine.counted(count - stale, "finding")) kept", "\(new) added", "\(stale) removed"]
      case .prune:
        ["\(SummaryLine.counted(count - stale, "finding")) kept", "\(stale) removed", "\(new) not in it left out"]
      case .check: ["\(SummaryLine.counted(count - stale, "finding")) found", "\(stale) stale", "\(new) not in it"]
      }
    let advice =
      action == .check && stale > 0
      ? "; `fiorilint baseline prune` removes what is stale, `update` adds new ones too" : ""
    Terminal.writeError("\(TextEscaping.line(ExactPath.shown(file))): \(parts.joined(separator: ", "))\(advice)\n")
  }
}
