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

  /// What came of it.
  struct Outcome {
    /// How many findings were mended, or would be.
    var findings = 0
    /// Why files could not be mended.
    var mistakes: [Mistake] = []
    /// What has changed, in the order in which files came to change, with the names of the files in a diff.
    private var changes: [(name: String, before: [UInt8], after: [UInt8])] = []
    /// The indices of the changes, by the real paths of their files.
    private var indices: [PathKey: Int] = [:]

    /// Takes note of what changes in a file.
    mutating func add(_ change: FileReplacement.Change, named name: String) {
      let real = realPath(change.path) ?? change.path
      if let index = indices[real] {
        changes[index].after = change.after
      } else {
        indices[real] = changes.count
        changes.append((name, change.before, change.after))
      }
    }

    /// The diffs, one behind the other.
    var diff: [UInt8] { changes.flatMap { UnifiedDiff.of($0.name, $0.before, $0.after) } }

    /// What was done, in words; `nil`: nothing.
    func summary(isDone: Bool) -> String? {
      guard findings > 0 else { return isDone ? nil : "nothing to fix" }
      let what = "\(SummaryLine.counted(findings, "finding")) in \(SummaryLine.counted(changes.count, "file"))"
      return (isDone ? "fixed " : "would fix ") + what
    }
  }

  init(_ plan: LintPlan, _ settings: FixSettings) {
    self.plan = plan
    self.settings = settings
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
    let options = plan.linters { _ in }[plan.inputs.inputScope].options
    return Terminal.readInput(limit: options.maximumFileSize)
  }

  private func fix(_ text: [UInt8], path: String) -> (text: [UInt8], outcome: Outcome) {
    let engines = FixEngines(plan)
    let fixer = FileFixer(self.settings.limit) { text, others in
      engines.lint(text, beside: others, in: plan.inputs.inputScope, path: path)
    }
    let mended = fixer.fix(text)
    var outcome = Outcome()
    if !mended.mended.isEmpty {
      outcome.findings = mended.mended.count
      outcome.add(.init(path: path, shown: path, before: text, after: mended.text), named: path)
    }
    return (mended.text, outcome)
  }

  // MARK: Files

  private func fixFiles(_ settings: CheckSettings, _ review: (@Sendable (inout FileReport) -> Void)?) -> Outcome {
    let found = FixableFiles()
    let linters = plan.linters { $0.demands = .fixPlans }
    var sink = ReportSink(found.take)
    sink.review = review
    _ = LintRun { [plan] in ScopedEngines(plan, linters) }.run(
      count: plan.inputs.count, jobs: plan.jobs(settings.linting.jobs), into: sink)
    var outcome = Outcome()
    let engines = FixEngines(plan)
    let places = settings.screens.allowsOutside ? nil : FixablePlaces(settings.paths)
    for (index, known) in found.files {
      let number = plan.inputs.number(at: index)
      if !plan.inputs.files.isNamed(at: number), let way = places?.wayOut(by: plan.inputs.files.exactPath(at: number)) {
        let path = plan.inputs.files.path(at: number)
        outcome.mistakes.append(
          Mistake(
            "\(path) is not fixed: it is a link to \(way), outside of what was named; name it, or --allow-outside"))
        continue
      }
      do throws(Mistake) {
        try fix(index, besides: known, found, places, engines, &outcome)
      } catch {
        outcome.mistakes.append(error)
      }
    }
    return outcome
  }

  private func fix(
    _ index: Int, besides known: Set<FindingPlace>, _ found: FixableFiles, _ places: FixablePlaces?,
    _ engines: FixEngines, _ outcome: inout Outcome
  ) throws(Mistake) {
    let text = try engines.text(at: index)
    let users = IncludingFiles(of: index, plan, found, engines)
    func mended(where isAllowed: @escaping (Fix) -> Bool) -> FileFixer.Outcome {
      var wanted = WantedFixes(settings.limit, besides: known)
      wanted.isAllowed = isAllowed
      wanted.mayKeep = { !users.areHarmed(by: $0, beside: $1) }
      return self.mended(text, at: index, wanted, engines)
    }
    let outcomeOfAll = mended { fix in fix.others.allSatisfy { places?.wayOut(by: $0.location) == nil } }
    if outcomeOfAll.others.isEmpty { return try keep(outcomeOfAll, of: text, at: index, engines, &outcome) }
    do throws(Mistake) {
      try keep(outcomeOfAll, of: text, at: index, engines, &outcome)
    } catch {
      outcome.mistakes.append(error)
      // What can be mended in the file itself is.
      try keep(mended { $0.others.isEmpty }, of: text, at: index, engines, &outcome)
    }
  }

  /// Writes what could be mended, all files or none.
  private func keep(
    _ mended: FileFixer.Outcome, of text: [UInt8], at index: Int, _ engines: FixEngines, _ outcome: inout Outcome
  ) throws(Mistake) {
    if mended.mended.isEmpty { return }
    let number = plan.inputs.number(at: index)
    let file = plan.inputs.files.exactPath(at: number)
    var changes: [FileReplacement.Change] = []
    if mended.text != text {
      changes.append(
        .init(path: file, shown: plan.inputs.files.path(at: number), before: text, after: mended.text))
    }
    for (location, other) in mended.others.files.sorted(by: { $0.value.path < $1.value.path }) {
      changes.append(
        .init(path: location.text, shown: other.path, before: other.before, after: other.text))
    }
    if !settings.showsDiff { try FileReplacement.replace(changes) }
    for change in changes {
      engines.note(change.after, of: realPath(change.path) ?? change.path)
      outcome.add(change, named: change.path.hasBytes(of: file) ? file : change.shown)
    }
    outcome.findings += mended.mended.count
  }

  /// A text of a file of the plan with what can be mended in it, and what that was; nothing is written.
  func mended(_ text: [UInt8], at index: Int, _ wanted: WantedFixes, _ engines: FixEngines) -> FileFixer.Outcome {
    let fixer = FileFixer(
      wanted.limit, isWanted: { !wanted.known.contains(FindingPlace($0)) && wanted.isAllowed($1) },
      mayKeep: wanted.mayKeep
    ) { text, others in engines.lint(text, beside: others, at: index) }
    return fixer.fix(text)
  }
}
