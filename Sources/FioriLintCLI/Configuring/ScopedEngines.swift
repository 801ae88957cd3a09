import Configuration
import Linting
import Screens

/// The engines of one thread, one for each scope and for each set of overrides that hold on screens.
final class ScopedEngines: LintWorker {
  /// Files come sorted, so that those of a scope mostly come together; an engine costs memory.
  private static let limit = 8

  private struct Key: Hashable {
    var scope: Int
    var overrides: [Int]
  }

  private let plan: LintPlan
  private let linters: [Linter]
  /// The linters of screens on which overrides hold.
  private var overridden: [Key: Linter] = [:]
  private var engines: [(key: Key, engine: LintEngine)] = []
  /// What the configuration holds back in the file that is being linted.
  private var ignores: FileIgnores?
  /// What became of the entries of configurations, by their numbers in the run.
  private var ignoreUses: [Int: IgnoreUse] = [:]
  /// What came of the files of engines that were given up.
  private var totals = Summary()

  init(_ plan: LintPlan, _ linters: [Linter]) {
    self.plan = plan
    self.linters = linters
  }

  func lint(_ index: Int) -> FileReport {
    let number = plan.inputs.number(at: index)
    let path = plan.inputs.files.path(at: number)
    let isNamed = plan.inputs.files.isNamed(at: number)
    return plan.inputs.files.withCString(at: number) { cPath in
      lint(in: plan.inputs.scope(at: index), path: path) { engine, counts in
        engine.lint(cPath, path: path, isNamed: isNamed, where: counts)
      }
    }
  }

  /// Lints a text from memory, as the file at a path.
  ///
  /// - Parameter filePath: where what it refers to is looked for from; empty: nowhere.
  func lint(_ text: [UInt8], in scope: Int, path: String, filePath: String = "") -> FileReport {
    text.withUnsafeBytes { bytes in
      lint(in: scope, path: path) { engine, counts in
        engine.lint(text: bytes, path: path, filePath: filePath, where: counts)
      }
    }
  }

  func addTotals(to summary: inout Summary) {
    summary.addTotals(of: totals)
    for (_, engine) in engines { summary.add(engine) }
    summary.ignoreUses.merge(ignoreUses) { $0.merging($1) }
  }

  /// Lints a file with what its configuration holds back.
  private func lint(
    in scope: Int, path: String, _ body: (LintEngine, ((Element) -> Bool)?) -> FileReport
  ) -> FileReport {
    let held = plan.ignores?.entries(for: path, in: scope)
    if let held { ignores = FileIgnores(held.entries) }
    var report = lintScreens(in: scope, path: path) { engine, counts in
      engine.ignores = ignores
      defer { engine.ignores = nil }
      return body(engine, counts)
    }
    if let held, let ignores, !report.isPassedOver {
      for (number, use) in zip(held.numbers, ignores.uses) {
        var use = use
        // What could not be read may hold what it is for.
        if report.hasFailures { use.isOpen = true }
        if held.named.contains(number) { use.namedFiles = 1 }
        ignoreUses[number] = ignoreUses[number]?.merging(use) ?? use
      }
    }
    ignores = nil
    if !report.findings.isEmpty, let part = plan.inputs.scopes[scope].part {
      let own = plan.inputs.path(path, inside: part.configuration.name.folder)
      if own != path { report.configurationPath = own ?? "" }
    }
    return report
  }

  /// Lints a file once with the settings that hold for it, and once more for each other set of overrides that some of
  /// its screens ask for.
  private func lintScreens(
    in scope: Int, path: String, _ body: (LintEngine, ((Element) -> Bool)?) -> FileReport
  ) -> FileReport {
    guard let engine = engine(Key(scope: scope, overrides: [])) else { return FileReport(path: path) }
    guard let part = plan.inputs.scopes[scope].part, part.selection.dependsOnScreens else { return body(engine, nil) }
    var others: [[Int]] = []
    var report = body(engine) { screen in
      let overrides = part.configuration.overrides(of: part.selection, for: screen)
      if !overrides.isEmpty, !others.contains(overrides) { others.append(overrides) }
      return overrides.isEmpty
    }
    for overrides in others {
      guard let engine = self.engine(Key(scope: scope, overrides: overrides)) else {
        report.failure = Failure(
          path: path, message: "the overrides that hold on one of its screens make no sense together")
        break
      }
      report.add(body(engine) { part.configuration.overrides(of: part.selection, for: $0) == overrides })
    }
    return report
  }

  private func engine(_ key: Key) -> LintEngine? {
    if let entry = engines.first(where: { $0.key == key }) { return entry.engine }
    var linter = linters[key.scope]
    if !key.overrides.isEmpty {
      let made = overridden[key] ?? (try? plan.linter(of: key.scope, like: linter, with: key.overrides))
      guard let made else { return nil }
      overridden[key] = made
      linter = made
    }
    if engines.count == Self.limit { totals.add(engines.removeFirst().engine) }
    let engine = linter.makeEngine()
    engines.append((key, engine))
    return engine
  }
}
