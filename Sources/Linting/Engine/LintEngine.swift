import Screens
import Support

/// Lints files, one after another, on one thread.
///
/// It owns everything that it changes or counts references of: the buffer, the tree, the readers, the checks. What it
/// makes of a file is a ``FileReport``; the outcome of the rules over all its files adds up in ``totals``. A file's
/// report depends on nothing but the file and the ``Linter``.
package final class LintEngine: ScreenConsumer {
  let linter: Linter
  private let reader: ScreenFileReader
  private let table: CaseTable
  /// The cases of screens, by the overrides that hold on them; those of screens without any come first.
  private(set) var sets: [CaseSet] = []
  /// The outcome of the file that is being linted.
  private var file: FileReportBuilder
  /// The bytes of the file as they are stored, where fixes are made of them.
  private var storedText: [UInt8]?
  /// Is given what was found in a file while more of it is read; `nil`: reports have all of their files.
  ///
  /// It takes only what is known as screens are done: no hashes of lines, digests, drawings, tallies or missing facts.
  package var handOut: ((FileReport) -> Void)?
  /// The outcome of all files, besides the tallies of the sets.
  private(set) var outcomes = StatementOutcomes()

  init(_ linter: Linter) {
    self.linter = linter
    reader = ScreenFileReader(
      linter.formats, linter.options.reader, limit: linter.options.maximumFileSize,
      pieceSize: linter.options.pieceSize)
    table = CaseTable(linter)
    file = FileReportBuilder("", reader.source, linter)
    sets = [CaseSet(linter, table)]
  }

  /// Lints a file.
  ///
  /// - Parameters:
  ///   - cPath: the path to open, which is that of a regular file.
  ///   - path: the path to show.
  ///   - isNamed: whether the user named the file, which otherwise may be skipped.
  package func lint(
    _ cPath: UnsafePointer<CChar>, path: String, isNamed: @autoclosure () -> Bool = true
  ) -> FileReport {
    lint(.file(cPath), path: path, isNamed: isNamed(), ignores: nil)
  }

  /// Lints a text from memory.
  ///
  /// - Parameter filePath: where the text would be a file, which what it refers to is looked for from; empty: nowhere.
  package func lint(text: UnsafeRawBufferPointer, path: String, filePath: String = "") -> FileReport {
    lint(.text(text, filePath: filePath), path: path, isNamed: true, ignores: nil)
  }

  /// Lints a file or a text.
  ///
  /// - Parameters:
  ///   - path: the path to show.
  ///   - isNamed: whether the user named the file, which otherwise may be skipped.
  ///   - ignores: what a configuration suppresses in the file; `nil`: nothing.
  package func lint(
    _ input: LintInput, path: String, isNamed: @autoclosure () -> Bool, ignores: FileIgnores?
  ) -> FileReport {
    file = FileReportBuilder(path, reader.source, linter)
    file.ignores = ignores
    storedText = nil
    table.startFile()
    keepScreens(of: input, path: path)
    do throws(ReadError) {
      try reader.read(for: self) { source throws(ReadError) in
        try input.open(source, path: path)
        if linter.options.demands.contains(.fixPlans) { try keepText(of: source) }
      }
    } catch {
      file.fail(error, isNamed: isNamed())
    }
    // What is wrong behind the last screen belongs to none.
    if reader.builder.takeRemainingProblems() { walk(reader.builder.tree, isScreen: false) }
    let filePath = reader.source.filePath
    var report = file.finish(reader, input, sets)
    outcomes.add(file.statements)
    if report.findings.contains(where: \.isUnderProperties) { blameParts(in: &report, input) }
    if report.hasFailures || report.isSkipped { report.withdrawFixes() }
    if let storedText, linter.options.demands.contains(.fixes) {
      FixGuard(storedText) { [unowned self] text, others in
        let engine = others.isEmpty ? tryingEngine : tryingEngine(beside: others)
        return text.withUnsafeBytes {
          engine.lint(.text($0, filePath: filePath), path: path, isNamed: true, ignores: nil)
        }
      }
      .check(&report)
    }
    return consume report
  }

  /// Keeps the screens of a file, before the first of them is checked, where a condition asks for all of them.
  private func keepScreens(of input: LintInput, path: String) {
    guard let screens = table.fileScreens else { return }
    screens.keep { consumer throws(ReadError) in
      try screensReader.read(for: consumer) { source throws(ReadError) in try input.open(source, path: path) }
    }
    screensReader.source.closeFile()
  }

  /// Reads files for their screens alone.
  private lazy var screensReader = ScreenFileReader(
    linter.formats, linter.options.reader, limit: linter.options.maximumFileSize, pieceSize: linter.options.pieceSize)

  /// Keeps all that a file holds, before a reader comes to it.
  private func keepText(of source: SourceReader) throws(ReadError) {
    try source.readAll()
    storedText = Array(UnsafeBufferPointer(start: source.bytes, count: source.count))
  }

  /// An engine that checks whether a text is better.
  private lazy var tryingEngine = engine { $0.demands = .details }

  /// Whether a text that other files include has failures of its own.
  private func hasFailures(_ text: [UInt8], path: String) -> Bool {
    text.withUnsafeBytes { lint(.text($0, filePath: path), path: path, isNamed: false, ignores: nil).hasFailures }
  }

  /// One that does so beside other texts of other files, which readers keep for all files of an engine.
  private func tryingEngine(beside others: IncludedFileTexts) -> LintEngine {
    engine { options in
      options.demands = .details
      options.reader.overlay = others.over(options.reader.overlay)
    }
  }

  /// An engine that lints as this one does, but for some options.
  private func engine(_ change: (inout LintOptions) -> Void) -> LintEngine {
    var options = linter.options
    change(&options)
    var other = Linter(rules: linter.rules, knownRules: linter.knownRules, formats: linter.formats, options: options)
    other.overrides = linter.overrides
    return other.makeEngine()
  }

  /// Marks findings in parts under properties that the file would have without the properties too, so that those are
  /// not to blame.
  private func blameParts(in report: inout FileReport, _ input: LintInput) {
    let found = plain.lint(input, path: report.path, isNamed: true, ignores: nil).findings.compactMap(PartFinding.init)
    let ofParts = Set(found)
    for index in report.findings.indices where report.findings[index].isUnderProperties {
      guard let finding = PartFinding(report.findings[index]), ofParts.contains(finding) else { continue }
      report.findings[index].origin = report.findings[index].origin?.unchanged
    }
  }

  /// An engine that reads files as if nothing were laid over the parts that they include.
  private lazy var plain = engine { options in
    options.reader.leavesOutProperties = true
    options.demands = []
  }

  /// Lints a screen that a reader has completed; readers call it.
  package func consume(_ tree: ScreenTree, from source: SourceReader) {
    let most = linter.options.maximumElements
    guard tree.count <= most else {
      let message = "has a screen of \(tree.count) elements: expected \(most) or fewer"
      return file.fail(ReadError(message, at: tree.range(of: tree.root).lowerBound), isNamed: true)
    }
    walk(tree, isScreen: true)
    if let handOut, let portion = file.takePortion(reader) { handOut(portion) }
  }

  /// Sends a screen through the cases that hold on it.
  ///
  /// - Parameter isScreen: whether it counts as one.
  private func walk(_ tree: ScreenTree, isScreen: Bool) {
    let set: CaseSet
    do throws(UserError) {
      set = try self.set(of: tree)
    } catch {
      let message =
        "the overrides of this screen contradict each other: \(error.lines.joined(separator: "; "))"
      return file.fail(ReadError(message, at: tree.range(of: tree.root).lowerBound), isNamed: true)
    }
    var suppressions: ScreenSuppressions?
    if !tree.suppressions.isEmpty || file.ignores != nil {
      suppressions = ScreenSuppressions(tree, rules: set.rules, of: linter, ignores: file.ignores)
    }
    table.supportedFacts = reader.supportedFacts
    if reader.isDump, linter.options.demands.contains(.elementsOfDumps) { file.writer.demands.formUnion(.elements) }
    if let storedText, file.writer.planner == nil, reader.source.encoding == "UTF-8",
      let format = reader.format as? any EditableFormat
    {
      file.writer.planner = FixPlanner(format, storedText, path: file.report.path) { [unowned self] text, path in
        !tryingEngine.hasFailures(text, path: path)
      }
    }
    var walk = ScreenWalk(tree, set, table, suppressions)
    walk.run()
    file.take(walk, reader, handOut)
    if isScreen { file.count(walk, of: reader.formatTitle) }
  }

  /// The cases that hold on a screen.
  private func set(of tree: ScreenTree) throws(UserError) -> CaseSet {
    let overrides = linter.overrides?.holding(tree.root) ?? []
    if let set = sets.first(where: { $0.overrides == overrides }) { return set }
    let set = try CaseSet(linter, table, overrides: overrides)
    sets.append(set)
    return set
  }
}

extension LintEngine {
  /// The outcome of each rule over all files, by its index in ``Linter/rules``.
  package var totals: [Tally] {
    var totals = Array(repeating: Tally(), count: linter.rules.count)
    for set in sets { set.tallies.forEach { _, number, tally in totals[set.buckets.rule(of: number)] += tally } }
    return totals
  }

  /// The outcome of each guideline statement over all files, by its id. It has the missing facts if the run was asked
  /// to count statements.
  package var statements: [String: StatementTally] {
    var statements = outcomes.tallies(sets) { $0.tallies.forEach($1) }.mapValues { tally in
      var statement = StatementTally()
      statement.tally = tally
      return statement
    }
    outcomes.addNeeds(to: &statements, sets)
    return statements
  }

  /// The missing facts of inconclusive checks, with how many checks each would decide. Empty if the run was not asked
  /// to count statements.
  package var missingFacts: [MissingFactCount: Int] { outcomes.missingFacts }
}
