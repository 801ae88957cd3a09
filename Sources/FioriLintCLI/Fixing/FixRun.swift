import FileAccess
import Inputs
import Linting
import Reporting
import Screens
import Synchronization
import Text

/// Mends files before they are linted for the reports: `--fix` and `--diff`.
struct FixRun {
  private let plan: LintPlan
  private let settings: FixSettings
  private let linters: [Linter]

  /// What came of it.
  struct Outcome {
    /// How many findings were mended, or would be.
    var findings = 0
    /// In how many files.
    var files = 0
    /// Why files could not be mended.
    var mistakes: [Mistake] = []
    /// The diffs, one behind the other.
    var diff: [UInt8] = []

    /// What was done, in words; `nil`: nothing.
    func summary(isDone: Bool) -> String? {
      guard findings > 0 else { return isDone ? nil : "nothing to fix" }
      let what = "\(SummaryLine.counted(findings, "finding")) in \(SummaryLine.counted(files, "file"))"
      return (isDone ? "fixed " : "would fix ") + what
    }
  }

  init(_ plan: LintPlan, _ settings: FixSettings) {
    self.plan = plan
    self.settings = settings
    linters = plan.linters { $0.demands = .fixPlans }
  }

  /// Mends what a run was asked to check: files where they are, and standard input by printing it as it is then.
  ///
  /// What is known already is left as it is.
  ///
  /// - Returns: the text of standard input as it is then; `nil` where that is not linted.
  /// - Throws: a ``Mistake`` where the baseline, or the commit that is compared with, cannot be read; a ``ClosedPipe`` where nobody reads.
  func fix(_ settings: CheckSettings) throws -> (text: [UInt8]?, outcome: Outcome) {
    guard !plan.readsInput(settings) else {
      guard let text = readInput() else { return (nil, Outcome()) }
      let (mended, outcome) = fix(text, path: settings.screens.stdinPath)
      let output = ReportDestination()
      output.write(mended)
      try output.finish()
      return (mended, outcome)
    }
    // The run that follows holds each file against what is known once more.
    return (nil, fixFiles(settings, try KnownReview(settings, plan)?.review))
  }

  /// Prints what would change, and the mistakes.
  ///
  /// - Returns: the exit status: 1 where anything would change.
  func printDiff(
    _ settings: CheckSettings, reviewing review: (@Sendable (inout FileReport) -> Void)?
  ) throws -> Int32 {
    var outcome = Outcome()
    if plan.readsInput(settings) {
      if let text = readInput() { outcome = fix(text, path: settings.screens.stdinPath).outcome }
    } else {
      outcome = fixFiles(settings, review)
    }
    let output = ReportDestination()
    output.write(Terminal.isTerminal(STDOUT) ? UnifiedDiff.shown(outcome.diff) : outcome.diff)
    try output.finish()
    if !settings.reports.isQuiet, let line = outcome.summary(isDone: false) {
      Terminal.writeError("fiorilint: \(line)\n")
    }
    for mistake in outcome.mistakes { Terminal.report(mistake) }
    return !outcome.mistakes.isEmpty ? 2 : outcome.findings > 0 ? 1 : 0
  }

  private func readInput() -> [UInt8]? {
    Terminal.readInput(limit: linters[plan.inputs.inputScope].options.maximumFileSize)
  }

  private func fixFiles(_ settings: CheckSettings, _ review: (@Sendable (inout FileReport) -> Void)?) -> Outcome {
    let found = Found()
    var sink = ReportSink(found.take)
    sink.review = review
    _ = LintRun { [plan, linters] in ScopedEngines(plan, linters) }.run(
      count: plan.inputs.count, jobs: plan.jobs(settings.linting.jobs), into: sink)
    var outcome = Outcome()
    let engines = makeEngines()
    let places = settings.screens.allowsOutside ? nil : FixablePlaces(settings.paths)
    for (index, known) in found.files {
      let number = plan.inputs.number(at: index)
      if !plan.inputs.files.isNamed(at: number), let way = places?.wayOut(by: plan.inputs.files.exactPath(at: number)) {
        let path = plan.inputs.files.path(at: number)
        outcome.mistakes.append(
          Mistake(
            "\(path) is not fixed: it is a link to \(way), outside of what was named; name it, or --allow-outside"))
      } else {
        fix(index, besides: known, engines, &outcome)
      }
    }
    return outcome
  }

  private func fix(_ text: [UInt8], path: String) -> (text: [UInt8], outcome: Outcome) {
    var outcome = Outcome()
    let engines = makeEngines()
    let fixer = FileFixer(self.settings.limit) { engines.lint($0, in: plan.inputs.inputScope, path: path) }
    let mended = fixer.fix(text)
    note(mended.mended.count, path, text, mended.text, &outcome)
    return (mended.text, outcome)
  }

  private func fix(_ index: Int, besides known: Set<FindingPlace>, _ engines: ScopedEngines, _ outcome: inout Outcome) {
    let number = plan.inputs.number(at: index)
    let path = plan.inputs.files.path(at: number)
    let file = plan.inputs.files.exactPath(at: number)
    do throws(Mistake) {
      let text = try FileReplacement.text(of: file, shown: path)
      let mended = mended(text, at: index, settings.limit, besides: known, engines)
      if mended.mended.isEmpty { return }
      if !settings.showsDiff { try FileReplacement.replace(file, shown: path, text, with: mended.text) }
      note(mended.mended.count, file, text, mended.text, &outcome)
    } catch {
      outcome.mistakes.append(error)
    }
  }

  /// Engines that plan fixes, for one thread.
  func makeEngines() -> ScopedEngines { ScopedEngines(plan, linters) }

  /// A text of a file of the plan with what can be mended in it, and what that was; nothing is written.
  ///
  /// - Parameters:
  ///   - limit: what is applied at most.
  ///   - known: the findings that are left as they are.
  func mended(
    _ text: [UInt8], at index: Int, _ limit: FixSafety, besides known: Set<FindingPlace>, _ engines: ScopedEngines
  ) -> (text: [UInt8], mended: [FileFixer.Mended]) {
    let number = plan.inputs.number(at: index)
    let (path, file) = (plan.inputs.files.path(at: number), plan.inputs.files.exactPath(at: number))
    let scope = plan.inputs.scope(at: index)
    let fixer = FileFixer(limit, isWanted: { !known.contains(FindingPlace($0)) }) {
      engines.lint($0, in: scope, path: path, filePath: file)
    }
    return fixer.fix(text)
  }

  private func note(_ count: Int, _ path: String, _ before: [UInt8], _ after: [UInt8], _ outcome: inout Outcome) {
    guard count > 0 else { return }
    outcome.findings += count
    outcome.files += 1
    if settings.showsDiff { outcome.diff += UnifiedDiff.of(path, before, after) }
  }
}

/// The files in which something may be mended, by their index in the plan, with what is known in them.
private final class Found: Sendable {
  private struct State {
    var next = 0
    var files: [(index: Int, known: Set<FindingPlace>)] = []
  }

  private let state = Mutex(State())

  var files: [(index: Int, known: Set<FindingPlace>)] { state.withLock(\.files) }

  /// Takes the report of the next file.
  func take(_ report: FileReport) {
    let known = report.findings.filter { $0.status == .known }
    state.withLock { state in
      if report.findings.contains(where: { $0.status == .open && $0.offeredFixes != nil }) {
        state.files.append((state.next, Set(known.map(FindingPlace.init))))
      }
      state.next += 1
    }
  }
}
