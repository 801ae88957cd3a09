import Configuration
import Linting
import Screens

/// The engines of one thread, one for each scope that it has met a file of.
final class ScopedEngines: LintWorker {
  private let plan: LintPlan
  private let linters: [Linter]
  /// By scope.
  private var engines: [Int: LintEngine] = [:]
  /// What became of the entries of configurations, by their numbers in the run.
  private var ignoreUses: [Int: IgnoreUse] = [:]

  init(_ plan: LintPlan, _ linters: [Linter]) {
    self.plan = plan
    self.linters = linters
  }

  func lint(_ index: Int) -> FileReport {
    let number = plan.inputs.number(at: index)
    let path = plan.inputs.files.path(at: number)
    let isNamed = plan.inputs.isNamed(at: number)
    return plan.inputs.files.withCString(at: number) { cPath in
      lint(.file(cPath), in: plan.inputs.scope(at: index), path: path, isNamed: isNamed)
    }
  }

  /// Lints a text from memory, as the file at a path.
  ///
  /// - Parameters:
  ///   - filePath: where what it refers to is looked for from; empty: nowhere.
  ///   - isDecoded: whether it is UTF-8 whatever it says of itself.
  func lint(
    _ text: [UInt8], in scope: Int, path: String, filePath: String = "", isDecoded: Bool = false
  ) -> FileReport {
    text.withUnsafeBytes {
      lint(
        .text($0, filePath: filePath, isDecoded: isDecoded), in: scope, path: path,
        isNamed: !plan.inputs.skipsUnrecognized)
    }
  }

  func addTotals(to summary: inout Summary) {
    for engine in engines.values { summary.add(engine) }
    summary.ignoreUses.merge(ignoreUses) { $0.merging($1) }
  }

  private func lint(_ input: LintInput, in scope: Int, path: String, isNamed: Bool) -> FileReport {
    let entries = plan.ignores?.entries(for: path, in: scope)
    let ignores = entries.map { FileIgnores($0.entries) }
    var report = engine(of: scope).lint(input, path: path, isNamed: isNamed, ignores: ignores)
    if let entries, let ignores, !report.isPassedOver {
      for (number, use) in zip(entries.numbers, ignores.uses) {
        var use = use
        // What could not be read may hold what it is for.
        if report.hasFailures { use.isOpen = true }
        if entries.named.contains(number) { use.namedFiles = 1 }
        ignoreUses[number] = ignoreUses[number]?.merging(use) ?? use
      }
    }
    if report.hasOpenFindings, let part = plan.inputs.scopes[scope].part {
      let own = plan.inputs.path(path, inside: part.configuration.name.folder)
      if own != path { report.configurationPath = own ?? "" }
    }
    return report
  }

  private func engine(of scope: Int) -> LintEngine {
    if let engine = engines[scope] { return engine }
    let engine = linters[scope].makeEngine()
    engines[scope] = engine
    return engine
  }
}
