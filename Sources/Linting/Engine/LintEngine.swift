import Screens

/// Lints files, one after another, on one thread.
///
/// It owns everything that it changes or counts references of: the buffer, the tree, the readers, the checks. What it makes of a
/// file is a ``FileReport``; what came of the rules over all its files adds up in ``totals``.
public final class LintEngine: ScreenConsumer {
  let linter: Linter
  let reader: ScreenFileReader
  let source: SourceReader
  /// The rules' cases, in memory of their own: the walk reads them without counting references.
  let cases: UnsafeMutableBufferPointer<BoundCase>
  /// The checks that elements needed so far: a run over few files needs few of them.
  @exclusivity(unchecked) var checks: [any Check] = []
  /// Those of them that compare the screens of a file.
  @exclusivity(unchecked) var comparingChecks: [any Check] = []
  /// The messages of the cases whose pages have one, by the number of the case, once they are needed.
  @exclusivity(unchecked) var messages: [Int: MessageTemplate] = [:]
  let buckets: CaseBuckets
  let programs: SelectorPrograms
  let matcher: SelectorMatcher
  @exclusivity(unchecked) var report = FileReport(path: "")
  @exclusivity(unchecked) var place: PositionCursor
  @exclusivity(unchecked) var raw: [RawFinding] = []
  @exclusivity(unchecked) var needs: [[String]] = []
  /// What rules failed with on the file, the first time each.
  @exclusivity(unchecked) var ruleFailures: [Failure] = []
  @exclusivity(unchecked) var screenNumber = 0
  /// What the screen that is being checked holds back; `nil` where it holds nothing back.
  @exclusivity(unchecked) var suppressions: ScreenSuppressions?
  /// What a configuration holds back in the file; `nil` where it holds nothing back. It is set before the file is linted.
  @exclusivity(unchecked) package var ignores: FileIgnores?
  /// Whether all rules that a glob of the configuration stands for run, and whether one speaks about a platform.
  @exclusivity(unchecked) var ignoreVerdicts: [IgnoreQuestion: (allRan: Bool, spoke: Bool)] = [:]
  /// What is undecided on a screen whose lengths are known in pixels only; `nil` while no such screen is walked.
  @exclusivity(unchecked) var questions: [DensityQuestion]?
  let cellRows = CellRows()
  let tallies: CaseTallies
  /// Where the cases are counted on the screen that is being checked.
  @exclusivity(unchecked) var row: CaseTallies.Row
  /// Which screens of the file count; `nil`: all.
  @exclusivity(unchecked) var counts: ((Element) -> Bool)?
  /// Whether any check compares the screens of a file, which is to know before the first screen of a file.
  lazy var comparesScreens = linter.rules.contains { rule in
    rule.cases.contains { Checks.comparesScreens($0.source.check, additions: $0.additions) }
  }
  /// By case: how often it said on a screen of unknown platform what another case of its rule said already.
  @exclusivity(unchecked) var agreed: [Int: Int] = [:]
  /// What was missing where, and how often, where the run was asked to count statements.
  @exclusivity(unchecked) var missing: [MissingPlace: Int] = [:]

  init(_ linter: Linter) {
    self.linter = linter
    reader = ScreenFileReader(
      linter.formats, linter.options.reader, limit: linter.options.maximumFileSize,
      pieceSize: linter.options.pieceSize)
    source = reader.source
    programs = SelectorPrograms(linter.rules.flatMap { $0.cases.map(\.selector) })
    matcher = programs.matcher
    var cases: [BoundCase] = []
    for (index, rule) in linter.rules.enumerated() {
      for (number, item) in rule.cases.enumerated() {
        let program = item.selector.matchesByKindAlone ? nil : programs[cases.count]
        cases.append(BoundCase(number, of: rule, index: index, program: program))
      }
    }
    self.cases = .allocate(capacity: cases.count)
    _ = self.cases.initialize(from: cases)
    buckets = CaseBuckets(self.cases, withoutBuckets: linter.options.withoutBuckets)
    tallies = CaseTallies(cases.map(\.kinds))
    row = tallies.row(.unknown)
    place = PositionCursor()
  }

  deinit {
    cases.deinitialize()
    cases.deallocate()
  }

  // MARK: Files

  /// Lints a file.
  ///
  /// - Parameters:
  ///   - cPath: the path to open, which is that of a regular file.
  ///   - path: the path to show.
  ///   - isNamed: whether the user named the file, which otherwise may be passed over.
  ///   - counts: whether a screen is linted; the others are looked at only for checks that compare screens. `nil`: all are.
  public func lint(
    _ cPath: UnsafePointer<CChar>, path: String, isNamed: @autoclosure () -> Bool = true,
    where counts: ((Element) -> Bool)? = nil
  ) -> FileReport {
    lint(path, isNamed(), counts) { source throws(ReadError) in try source.open(cPath, path: path, isFound: true) }
  }

  /// Lints a text from memory.
  ///
  /// - Parameter filePath: where the text would be a file, which what it refers to is looked for from; empty: nowhere.
  public func lint(
    text: UnsafeRawBufferPointer, path: String, filePath: String = "", where counts: ((Element) -> Bool)? = nil
  ) -> FileReport {
    lint(path, true, counts, text) { source throws(ReadError) in
      try source.open(text: text, path: path, filePath: filePath)
    }
  }

  private func lint(
    _ path: String, _ isNamed: @autoclosure () -> Bool, _ counts: ((Element) -> Bool)?,
    _ text: UnsafeRawBufferPointer? = nil,
    open: (SourceReader) throws(ReadError) -> Void
  ) -> FileReport {
    self.counts = counts
    defer { self.counts = nil }
    report = FileReport(path: path)
    let formerlyAgreed = linter.options.fileStatements ? agreed : [:]
    if linter.options.needs { needs = Array(repeating: [], count: linter.rules.count) }
    place = PositionCursor()
    for check in comparingChecks { check.startFile() }
    do throws(ReadError) {
      try reader.read(for: self, open: open)
    } catch {
      report.isPassedOver = error.isOfOtherKind && !isNamed()
      if !report.isPassedOver { fail(error) }
    }
    report.format = reader.formatName
    report.isXML = reader.isXML
    report.encoding = source.encoding
    if reader.builder.takeRemainingProblems() { checkIfCounted(reader.builder.tree) }
    if !ruleFailures.isEmpty { failRules() }
    source.closeFile()
    if linter.options.lineHashes {
      if !report.findings.isEmpty { WholeFile.addLineHashes(to: &report.findings, from: source, text: text) }
      if !report.suppressed.isEmpty { WholeFile.addLineHashes(to: &report.suppressed, from: source, text: text) }
    }
    if linter.options.digests, !report.findings.isEmpty || !report.suppressed.isEmpty || report.hasFailures {
      report.digest = WholeFile.digest(source, text: text)
    }
    if linter.options.tallies || linter.options.fileStatements { addTallies(to: &report, formerlyAgreed) }
    if linter.options.needs { report.needs = needs.map { Self.unique($0) } }
    return report
  }

  private func fail(_ error: ReadError) {
    let position = error.offset.map { place.position(of: $0, in: source) }
    report.failure = Failure(path: report.path, position: position, message: error.message)
  }

  private func failRules() {
    report.ruleFailures = ruleFailures
    ruleFailures.removeAll()
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
