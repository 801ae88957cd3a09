import Linting
import Screens
import Support

/// The engines of one thread: one for each scope that it has met a file of, and for each kind of report.
package final class EngineWorker: LintWorker {
  package let plan: LintPlan
  /// What reports have unless a call asks for something else.
  private let demands: ReportRequirements
  /// What is read in place of files; `nil`: what the settings of the plan say.
  private(set) var overlay: FileOverlay?
  private var engines = EngineCache<EngineKey, LintEngine> { engine, totals in totals.add(engine) }
  /// Those of the last texts of other files that a text was linted beside.
  private var besides: (others: IncludedFileTexts, engines: [EngineKey: LintEngine])?
  /// What was made ready for the last file with entries, and their numbers in the run: most files have the same.
  private var lastIndex: (numbers: [Int], index: IgnoreIndex)?
  /// What became of the entries of configurations, by their numbers in the run.
  private var ignoreUses: [Int: IgnoreUse] = [:]
  private var levels: [LevelKey: RuleLevel?] = [:]
  /// The ids of the rules whose findings no entry is for.
  private lazy var neverSuppressed = Set(plan.knownRules.lazy.filter { !$0.isSuppressible }.map(\.id))
  /// Is given what is found in a file while more of it is read.
  private var portionBody: ((FileReport) -> Void)?

  private struct EngineKey: Hashable {
    var scope: Int
    var demands: UInt32
  }

  /// What one scope makes of a rule beyond what another one does.
  private struct LevelKey: Hashable {
    var rule: String
    var scope: Int
    var other: Int
  }

  /// A worker without engines.
  ///
  /// - Parameters:
  ///   - demands: what reports have unless a call asks for something else.
  ///   - overlay: what is read in place of files; `nil`: what the settings of the plan say.
  package init(_ plan: LintPlan, _ demands: ReportRequirements, overlay: FileOverlay? = nil) {
    self.plan = plan
    self.demands = demands
    self.overlay = overlay
  }

  package func lint(_ index: Int) -> FileReport {
    let number = plan.inputs.number(at: index)
    let path = plan.inputs.files.path(at: number)
    let oddPath = plan.inputs.files.oddPath(at: number, shown: path)
    let link = plan.inputs.files.link(at: number)
    func lint(_ input: LintInput) -> FileReport {
      let scope = plan.inputs.scope(at: index)
      return self.lint(
        input, engine(of: scope), in: scope, path: path, oddPath, as: link, isNamed: plan.inputs.isNamed(at: number))
    }
    guard plan.screens.workingDirectory != nil else {
      return plan.inputs.files.withCString(at: number) { lint(.file($0, filePath: link)) }
    }
    let file = link ?? plan.inputs.files.exactPath(at: number)
    let location = Path(file, in: plan.inputs.files.workingDirectory).text
    return Path(location).withCString { lint(.file($0, filePath: location)) }
  }

  /// Lints a text from memory, as the file at a path.
  ///
  /// - Parameters:
  ///   - filePath: where what it refers to is looked for from; empty: nowhere.
  ///   - name: what it is called while it is linted: the link by which it was found; `nil`: its path.
  ///   - isDecoded: whether it is UTF-8 in spite of the encoding that it declares.
  ///   - isNamed: whether it is an error that it is no screen; `nil`: as the plan says.
  ///   - demands: what the report has; `nil`: what is set for the worker.
  ///   - others: what other files hold then.
  package func lint(
    _ text: [UInt8], in scope: Int, path: String, filePath: String = "", as name: String? = nil,
    isDecoded: Bool = false, isNamed: Bool? = nil, demands: ReportRequirements? = nil,
    beside others: IncludedFileTexts = IncludedFileTexts()
  ) -> FileReport {
    text.withUnsafeBytes {
      lint(
        .text($0, filePath: filePath, isDecoded: isDecoded), engine(of: scope, demands, beside: others), in: scope,
        path: path, as: name, isNamed: isNamed ?? !plan.inputs.skipsUnrecognized)
    }
  }

  /// Lints what a file holds, as the file at another path; what it refers to is not looked for.
  func lint(contentOf file: String, in scope: Int, path: String) -> FileReport {
    Path(file).withCString {
      lint(
        .file($0, filePath: ""), engine(of: scope), in: scope, path: path, isNamed: !plan.inputs.skipsUnrecognized)
    }
  }

  /// Lints a record, whose text is UTF-8.
  ///
  /// - Parameter name: what messages call it.
  func lint(record text: UnsafeRawBufferPointer, in scope: Int, path: String, name: String) -> FileReport {
    lint(
      .text(text, filePath: "", isDecoded: true), engine(of: scope), in: scope, path: path, as: name,
      isNamed: !plan.inputs.skipsUnrecognized)
  }

  /// Lints a text of a file of the plan beside texts of other files.
  package func lint(_ text: [UInt8], beside others: IncludedFileTexts, at index: Int) -> FileReport {
    let number = plan.inputs.number(at: index)
    let link = plan.inputs.files.link(at: number)
    return lint(
      text, in: plan.inputs.scope(at: index), path: plan.inputs.files.path(at: number),
      filePath: link ?? plan.inputs.files.exactPath(at: number), as: link, beside: others)
  }

  /// A reader of texts in a scope.
  package func reader(in scope: Int) -> ScreenFileReader {
    let linter = linter(of: scope, demands)
    return ScreenFileReader(linter.formats, linter.options.reader, limit: linter.options.maximumFileSize)
  }

  /// Reads a text in place of a file from now on.
  ///
  /// - Parameter path: its real path.
  func set(_ text: [UInt8], of path: String) {
    overlay = overlay ?? FileOverlay()
    overlay?.set(text, of: path)
    engines.removeAll()
    besides = nil
  }

  package func handOut(to body: @escaping (FileReport) -> Void) { portionBody = body }

  package func addTotals(to summary: inout Summary) {
    engines.addTotals(to: &summary)
    summary.ignoreUses.merge(ignoreUses) { $0.merging($1) }
  }

  /// - Parameters:
  ///   - oddPath: the exact path, where it is not the one that is shown.
  ///   - name: what it is called while it is linted, such as the link by which it was found; `nil`: its path. Reports have
  ///     its path.
  private func lint(
    _ input: LintInput, _ engine: LintEngine, in scope: Int, path: String, _ oddPath: String? = nil,
    as name: String? = nil, isNamed: @autoclosure () -> Bool
  ) -> FileReport {
    let entries = plan.ignores?.entries(for: path, or: plan.inputs.files.written(of: path), in: scope)
    let ignores = entries.map { FileIgnores(index(of: $0)) }
    if let portionBody {
      engine.handOut = { [unowned self] portion in
        var portion = portion
        if name != nil { portion.rename(to: path) }
        portion.oddPath = oddPath
        complete(&portion, in: scope)
        portionBody(portion)
      }
    }
    var report = engine.lint(input, path: name ?? path, isNamed: isNamed(), ignores: ignores)
    if name != nil { report.rename(to: path) }
    if let entries, let ignores, !report.isSkipped {
      let hasFailures = report.hasFailures
      for (number, use) in zip(entries.numbers, ignores.uses) {
        var use = use
        // What could not be read may hold what it is for.
        if hasFailures { use.isOpen = true }
        if entries.named.contains(number) { use.namedFiles = 1 }
        ignoreUses[number] = ignoreUses[number]?.merging(use) ?? use
      }
    }
    report.oddPath = oddPath
    complete(&report, in: scope)
    return report
  }

  /// Adds what findings have of the configurations of other places, and what the configuration of their own says of the
  /// file.
  private func complete(_ report: inout FileReport, in scope: Int) {
    report.failLevel = plan.failLevels[scope]
    if report.hasOrigins { completeOrigins(of: &report, in: scope) }
    let own = plan.inputs.scopes[scope]
    if report.hasOpenFindings, !own.isBare, let part = own.part {
      let name = part.configuration.name
      report.configuration = FileReport.Configuration(
        name: name.display, path: plan.inputs.path(report.path, inside: name.folder) ?? "")
    }
  }

  private func completeOrigins(of report: inout FileReport, in scope: Int) {
    for index in report.findings.indices {
      guard let origin = report.findings[index].origin else { continue }
      let rule = report.findings[index].rule
      report.findings[index].origin = origin.with { settings(of: rule, at: $0, foundIn: scope) }
    }
  }

  /// The settings for a rule's finding that is reported in another file, if they differ from those of a scope.
  private func settings(of rule: String, at place: OriginalLocation, foundIn other: Int) -> IncludedFileSettings? {
    guard let scope = plan.inputs.scope(of: place.path) else { return nil }
    let question = LevelKey(rule: rule, scope: scope, other: other)
    let level = levels[question] ?? (scope == other ? nil : plan.level(of: rule, in: scope, besides: other))
    levels[question] = .some(level)
    var settings = IncludedFileSettings(isOff: level == .off, severity: level?.severity)
    if !neverSuppressed.contains(rule),
      let held = plan.ignores?.entries(for: place.path, or: plan.inputs.files.written(of: place.path), in: scope)
    {
      let ignores = FileIgnores(index(of: held))
      settings.reason = ignores.reason(toSuppress: rule, on: place.element)
      for (number, use) in zip(held.numbers, ignores.uses) where use.isUsed {
        ignoreUses[number, default: IgnoreUse()].isUsed = true
      }
    }
    return settings == IncludedFileSettings() ? nil : settings
  }

  private func index(of entries: ConfiguredIgnores.FileEntries) -> IgnoreIndex {
    if let lastIndex, lastIndex.numbers == entries.numbers { return lastIndex.index }
    let index = IgnoreIndex(entries.entries)
    lastIndex = (entries.numbers, index)
    return index
  }

  private func engine(
    of scope: Int, _ demands: ReportRequirements? = nil, beside others: IncludedFileTexts = IncludedFileTexts()
  ) -> LintEngine {
    let demands = demands ?? self.demands
    let key = EngineKey(scope: scope, demands: demands.rawValue)
    if others.isEmpty { return engines.engine(for: key) { linter(of: scope, demands).makeEngine() } }
    if besides?.others != others { besides = (others, [:]) }
    if let engine = besides?.engines[key] { return engine }
    let engine = linter(of: scope, demands, beside: others).makeEngine()
    besides?.engines[key] = engine
    return engine
  }

  private func linter(
    of scope: Int, _ demands: ReportRequirements, beside others: IncludedFileTexts = IncludedFileTexts()
  ) -> Linter {
    let overlay = others.isEmpty ? overlay : others.over(overlay ?? FileOverlay())
    return plan.linter(of: scope, demands, overlay: overlay)
  }
}

/// What lints in each scope that a thread has met: some at a time, because overrides can combine in more ways than memory
/// has room for.
struct EngineCache<Key: Hashable, Engine> {
  private static var limit: Int { 64 }
  private var engines: [Key: Engine] = [:]
  /// The totals of the engines that were released.
  private var releasedTotals = Summary()
  private let addTotals: (Engine, inout Summary) -> Void

  /// - Parameter addTotals: adds what an engine has counted.
  init(addingTotals addTotals: @escaping (Engine, inout Summary) -> Void) { self.addTotals = addTotals }

  /// The engine of a key, which is made where there is none.
  mutating func engine(for key: Key, _ make: () -> Engine) -> Engine {
    if let engine = engines[key] { return engine }
    if engines.count >= Self.limit {
      for engine in engines.values { addTotals(engine, &releasedTotals) }
      engines.removeAll()
    }
    let engine = make()
    engines[key] = engine
    return engine
  }

  /// Forgets all engines with their counts; the totals of engines that were released stay.
  mutating func removeAll() { engines.removeAll() }

  /// Adds what all engines have counted.
  func addTotals(to summary: inout Summary) {
    summary.add(releasedTotals)
    for engine in engines.values { addTotals(engine, &summary) }
  }
}
