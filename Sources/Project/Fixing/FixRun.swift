import Documents
import Linting
import Reporting
import Screens
import Support
import Synchronization

/// What is done about findings that can be fixed.
package struct FixSettings {
  /// What is applied at most.
  package var limit: FixSafety
  /// Whether a diff is printed, and no file is written.
  package var showsDiff: Bool

  package init(limit: FixSafety, showsDiff: Bool) {
    self.limit = limit
    self.showsDiff = showsDiff
  }
}

/// Fixes files before they are linted for the reports: `--fix` and `--diff`.
package struct FixRun {
  private let plan: LintPlan
  private let settings: FixSettings

  /// Its outcome.
  package struct Outcome {
    /// How many findings were fixed, or would be.
    package var findings = 0
    /// Why files could not be fixed.
    package var mistakes: [UserError] = []
    /// Why files were left as they are: they could not be read to their ends, or rules failed on them.
    package var failures: [Failure] = []
    /// Counts the unsafe fixes that are left where no safe one was there; `nil`: they were asked for.
    var countUnsafe: (() -> (count: Int, isWhole: Bool))?
    /// What has changed, in the order in which files came to change, with the absolute paths of the files.
    private var changes: [(location: String, before: [UInt8], after: [UInt8])] = []
    /// The indices of the changes, by the paths of their files.
    private var indices: [Path: Int] = [:]

    /// Takes note of what changes in a file.
    mutating func add(_ change: OutputFile.Change) {
      let location = DiffNames.location(of: change.path)
      if let index = indices[location] {
        changes[index].after = change.after
      } else {
        indices[location] = changes.count
        changes.append((location, change.before, change.after))
      }
    }

    /// The diffs, one behind the other, and what to know of the names in them; `nil`: nothing.
    package var diff: (text: [UInt8], note: String?) {
      let names = DiffNames(of: changes.map(\.location))
      let text = changes.flatMap { change -> [UInt8] in
        let hunks = UnifiedDiff.hunks(change.before, change.after)
        return hunks.isEmpty ? [] : names.head(of: change.location) + hunks
      }
      return (text, text.isEmpty ? nil : names.note)
    }

    /// What was done, in words; `nil`: nothing.
    package func summary(isDone: Bool) -> String? {
      guard findings > 0 else {
        let reasons = reasonsForNothing(withFailures: !isDone)
        if reasons.isEmpty { return isDone ? nil : "nothing to fix" }
        return (isDone ? "fixed nothing: " : "nothing to fix: ") + reasons.joined(separator: ", ")
      }
      let what = "\(SummaryLine.counted(findings, "finding")) in \(SummaryLine.counted(changes.count, "file"))"
      return (isDone ? "fixed " : "would fix ") + what
    }

    /// Why nothing was fixed, where something might have been.
    ///
    /// - Parameter withFailures: whether failures are among the reasons. A report of the run counts them too.
    private func reasonsForNothing(withFailures: Bool) -> [String] {
      var reasons: [String] = []
      let failed = Set(paths: failures.map(\.path)).count
      if withFailures, failed > 0 {
        let isRead = failures.contains { $0.rule != nil }
        reasons.append(SummaryLine.counted(failed, "file") + (isRead ? " with failures" : " could not be read"))
      }
      if mistakes.isEmpty, let (count, isWhole) = countUnsafe?(), count > 0 {
        let fixes = SummaryLine.grouped(count) + (count == 1 ? " fix is" : " fixes are")
        reasons.append("\(isWhole ? "" : "at least ")\(fixes) unsafe (--unsafe-fixes)")
      }
      return reasons
    }
  }

  package init(_ plan: LintPlan, _ settings: FixSettings) {
    self.plan = plan
    self.settings = settings
  }

  /// Fixes what a run was asked to check: files where they are, and standard input by printing it as it is then.
  ///
  /// What is known already is left as it is.
  ///
  /// - Returns: the text of standard input after the fixes, as far as a run needs it. `nil` if it cannot be read, or is
  ///   not asked for.
  /// - Throws: a ``UserError`` if the baseline or the compared commit cannot be read, or standard input cannot be
  ///   copied. A ``ClosedPipe`` if the reader of standard output is gone.
  package func fix(besides known: FindingReference) throws -> (text: [UInt8]?, outcome: Outcome) {
    // The run that follows holds each file against what is known once more.
    let review = try Review(known, plan)
    guard plan.inputs.hasInput else { return (nil, fixFiles(review)) }
    guard plan.inputs.takesInput else {
      try StandardInput.copy()
      return ([], Outcome())
    }
    guard let text = Terminal.readInput(limit: inputLimit) else { return (nil, Outcome()) }
    // More than the limit is not linted, and may be more than memory holds.
    guard text.count <= inputLimit else {
      try StandardInput.copy(behind: text)
      return (text, Outcome())
    }
    let (fixed, outcome) = fix(text, path: plan.inputs.inputPath, review)
    let output = OutputFile()
    output.write(fixed)
    try output.finish()
    return (fixed, outcome)
  }

  /// Prints what would change, the failures and the mistakes.
  ///
  /// - Returns: the exit status: 1 where anything would change, 2 where something could not be fixed, 3 where a file
  ///   has failures.
  package func printDiff(isQuiet: Bool, reviewing review: Review?) throws -> Int32 {
    var outcome = Outcome()
    let path = plan.inputs.inputPath
    if !plan.inputs.hasInput {
      outcome = fixFiles(review)
    } else if !plan.inputs.takesInput {
      Terminal.drainInput()
    } else if let text = Terminal.readInput(limit: inputLimit) {
      outcome = fix(text, path: path, review).outcome
      // A program that writes more than is linted must not find the pipe closed.
      if text.count > inputLimit { Terminal.drainInput() }
    } else {
      outcome.failures.append(StandardInput.failure(path: path))
    }
    let (diff, note) = outcome.diff
    let output = OutputFile()
    output.write(Terminal.isTerminal(STDOUT) ? UnifiedDiff.shown(diff) : diff)
    try output.finish()
    for failure in outcome.failures { Terminal.write(failure) }
    if !isQuiet {
      if let line = outcome.summary(isDone: false) { Terminal.writeError("fiorilint: \(line)\n") }
      if let note { Terminal.writeError("fiorilint: note: \(TextEscaping.line(Path.shown(in: note)))\n") }
    }
    for mistake in outcome.mistakes { Terminal.report(mistake) }
    if !outcome.mistakes.isEmpty { return 2 }
    return !outcome.failures.isEmpty ? 3 : outcome.findings > 0 ? 1 : 0
  }

  /// The most bytes of standard input that are linted.
  private var inputLimit: Int { plan.options(in: plan.inputs.inputScope).maximumFileSize }

  private func fix(
    _ text: [UInt8], path: String, _ review: Review?
  ) -> (text: [UInt8], outcome: Outcome) {
    let worker = EngineWorker(plan, .fixPlans)
    func lint(_ text: [UInt8], _ others: IncludedFileTexts) -> FileReport {
      worker.lint(text, in: plan.inputs.inputScope, path: path, beside: others)
    }
    var known: Set<FindingKey> = []
    if let review {
      var report = worker.lint(text, in: plan.inputs.inputScope, path: path, demands: .identities)
      review.review(&report)
      known = report.knownPlaces
    }
    func fixing(upTo limit: FixSafety) -> FileFixer.Outcome {
      FileFixer(limit, isWanted: { finding, _ in !known.contains(FindingKey(finding)) }, lint: lint).fix(text)
    }
    let fixed = fixing(upTo: settings.limit)
    var outcome = Outcome()
    outcome.failures = fixed.failures
    if settings.limit == .safe { outcome.countUnsafe = { (fixing(upTo: .unsafe).fixed.count, true) } }
    if !fixed.fixed.isEmpty {
      outcome.findings = fixed.fixed.count
      outcome.add(.init(path: path, shown: path, before: text, after: fixed.text))
    }
    return (fixed.text, outcome)
  }

  // MARK: Files

  private func fixFiles(_ review: Review?) -> Outcome {
    let found = FixableFiles()
    let demands: ReportRequirements = review == nil ? .fixPlans : [.fixPlans, .identities]
    let hint = settings.limit == .safe ? FixHint(plan) : nil
    _ = LintRun { [plan] in EngineWorker(plan, demands) }.run(count: plan.inputs.count, jobs: plan.jobs) { report in
      var report = report
      review?.review(&report)
      found.take(report)
      hint?.take(report)
    }
    var outcome = Outcome()
    if let hint {
      outcome.countUnsafe = {
        guard let counts = hint.counts else { return (0, true) }
        return (counts.fixable[.unsafe] ?? 0, counts.isWhole)
      }
    }
    var nearest = PathSuggestions()
    let failures = found.failures + plan.inputs.files.failures.map { nearest.failure($0) }
    outcome.failures = failures.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let worker = EngineWorker(plan, .fixPlans)
    let places = plan.screens.allowsOutside ? nil : FixablePlaces(plan.inputs.namedPaths)
    for (index, known) in found.files {
      let number = plan.inputs.number(at: index)
      if !plan.inputs.files.isNamed(at: number),
        places?.areLeft(by: plan.inputs.files.exactPath(at: number)) ?? false
      {
        outcome.mistakes.append(
          UserError(
            "\(plan.inputs.files.path(at: number)) is not fixed: a link leads to it from the named paths; name the file, "
              + "or use --allow-outside-project"))
        continue
      }
      do throws(UserError) {
        try fix(index, besides: known, found, places, worker, &outcome)
      } catch {
        outcome.mistakes.append(error)
      }
    }
    return outcome
  }

  private func fix(
    _ index: Int, besides known: Set<FindingKey>, _ found: FixableFiles, _ places: FixablePlaces?,
    _ worker: EngineWorker, _ outcome: inout Outcome
  ) throws(UserError) {
    let text = try worker.text(at: index)
    let users = IncludingFiles(of: index, plan, found, worker)
    func fixed(where isAllowed: @escaping (Fix) -> Bool) -> FileFixer.Outcome {
      var wanted = FixFilter(settings.limit, besides: known)
      wanted.isAllowed = isAllowed
      wanted.mayKeep = { !users.areHarmed(by: $0, beside: $1) }
      return self.fixed(text, at: index, wanted, worker)
    }
    let outcomeOfAll = fixed { fix in
      fix.others.allSatisfy { !found.hasFailed($0.path) && places?.areLeft(by: $0.location) != true }
    }
    if let failure = outcomeOfAll.failures.first {
      throw UserError(
        path: failure.path, line: failure.position?.line ?? 1, column: failure.position?.column ?? 1,
        message: failure.message)
    }
    if outcomeOfAll.others.isEmpty { return try keep(outcomeOfAll, of: text, at: index, worker, &outcome) }
    do throws(UserError) {
      try keep(outcomeOfAll, of: text, at: index, worker, &outcome)
    } catch {
      outcome.mistakes.append(error)
      // What can be fixed in the file itself is.
      try keep(fixed { $0.others.isEmpty }, of: text, at: index, worker, &outcome)
    }
  }

  /// Writes what could be fixed, all files or none.
  private func keep(
    _ fixed: FileFixer.Outcome, of text: [UInt8], at index: Int, _ worker: EngineWorker, _ outcome: inout Outcome
  ) throws(UserError) {
    if fixed.fixed.isEmpty { return }
    let number = plan.inputs.number(at: index)
    let file = plan.inputs.files.exactPath(at: number)
    var changes: [OutputFile.Change] = []
    if fixed.text != text {
      changes.append(
        .init(path: file, shown: plan.inputs.files.path(at: number), before: text, after: fixed.text))
    }
    for (location, other) in fixed.others.files.sorted(by: { $0.value.path < $1.value.path }) {
      changes.append(
        .init(path: location.text, shown: other.path, before: other.before, after: other.text))
    }
    if !settings.showsDiff { try OutputFile.replace(changes) }
    for change in changes {
      worker.note(change.after, of: Path(change.path).real ?? change.path)
      outcome.add(change)
    }
    outcome.findings += fixed.fixed.count
  }

  /// A text of a file of the plan with what can be fixed in it, and what that was; nothing is written.
  package func fixed(_ text: [UInt8], at index: Int, _ wanted: FixFilter, _ worker: EngineWorker) -> FileFixer.Outcome {
    let fixer = FileFixer(
      wanted.limit, isWanted: { !wanted.known.contains(FindingKey($0)) && wanted.isAllowed($1) },
      mayKeep: wanted.mayKeep
    ) { text, others in worker.lint(text, beside: others, at: index) }
    return fixer.fix(text)
  }
}
