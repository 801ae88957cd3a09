import Documents
import Linting
import Reporting
import Screens

/// What a command that lints is going to do: the files, and the rules and options of each.
package struct LintPlan: Sendable {
  package private(set) var inputs: ConfiguredFiles
  /// The rules that may be on for some file, sorted by id; each as the first scope has it where it is on.
  package let rules: [Rule]
  private let scopeRules: [[Rule]]
  /// By scope: what overrides for screens make of its rules.
  private let variants: [RuleVariants?]
  private let selection: RuleSelection
  /// How screens are read.
  package let screens: ScreenSettings
  /// By index in the selection's rules: whether the rule is one of ``rules``; `nil`: they are those that run without
  /// configurations.
  private let isRunning: [Bool]?
  /// By scope: findings of this level or above fail the run; `nil`: errors do.
  package let failLevels: [FailLevel?]
  /// What configurations suppress; `nil`: nothing.
  package let ignores: ConfiguredIgnores?

  /// Finds files, loads their configurations and makes the rules.
  ///
  /// - Parameters:
  ///   - paths: files and folders; `-` is standard input.
  ///   - shard: the part of the files to lint; `nil`: all of them.
  ///   - documents: absolute paths, without links, of texts to lint, which need not be files.
  ///   - takesRecords: whether a stream is linted, whose paths are unknown before they come; see ``plan(in:)``.
  /// - Throws: a ``UserError`` or ``UserErrors`` where the run cannot start.
  package init(
    _ paths: [String], _ screens: ScreenSettings, _ linting: LintingSettings, _ shard: Shard? = nil,
    documents: [String] = [], takesRecords: Bool = false
  ) throws {
    let inputs = try ConfiguredFiles(paths, screens, shard: shard, documents: documents, selecting: linting)
    let selection =
      try inputs.tree.selection
      ?? RuleSelection(
        RuleBook(in: inputs.ruleFolders, screens), linting, leavesOutTeam: screens.configuration == .none)
    self.inputs = inputs
    self.selection = selection
    self.screens = screens
    failLevels = Self.failLevels(of: inputs.scopes)
    guard inputs.scopes.count > 1 || inputs.scopes.contains(where: { $0.part != nil }) else {
      rules = selection.rules(in: inputs.scopes[0].ruleFolders)
      isRunning = nil
      scopeRules = [rules]
      variants = [nil]
      ignores = nil
      return
    }
    let scopeRules = try inputs.scopes.map { scope in
      // Contradictions are reported before any file is read, even if they depend on the screen.
      for override in scope.part?.selection.pending ?? [] {
        _ = try selection.rules(by: scope.settings(with: [override]), in: scope.ruleFolders)
      }
      return try selection.rules(by: scope.settings(), in: scope.ruleFolders)
    }
    var rules: [Rule] = []
    var isRunning: [Bool] = []
    for (index, rule) in selection.book.all.enumerated() {
      let on = scopeRules.lazy.map { $0[index] }.first { !$0.cases.isEmpty }
      let mayBeOn =
        inputs.scopes.contains { scope in
          scope.part.map { $0.configuration.mayTurnOn(rule.id, $0.selection) } ?? false
        } || takesRecords && inputs.configurations.contains { $0.mayTurnOn(rule.id) }
      isRunning.append(on != nil || mayBeOn)
      if on != nil || mayBeOn { rules.append(on ?? rule) }
    }
    self.rules = rules
    self.isRunning = isRunning
    let running = scopeRules.map { zip($0, isRunning).filter(\.1).map(\.0) }
    self.scopeRules = running
    variants = Self.variants(of: inputs.scopes, selection, isRunning)
    ignores = ConfiguredIgnores(inputs, paths, running)
  }

  private static func failLevels(of scopes: [ConfigurationScope]) -> [FailLevel?] {
    scopes.map { $0.settings().failLevel?.value }
  }

  private static func variants(
    of scopes: [ConfigurationScope], _ selection: RuleSelection, _ isRunning: [Bool]
  ) -> [RuleVariants?] {
    let mayRun = zip(selection.book.all, isRunning).filter(\.1).map(\.0)
    return scopes.map { scope in
      RuleVariants(scope, mayRun) { try selection.rule($0, by: $1, in: scope.ruleFolders) }
    }
  }

  /// What a stream's plan comes to in one scope of its records; its rules are at the same indices.
  ///
  /// - Throws: ``UserErrors`` where what the scope sets makes no sense together.
  func plan(in scope: ConfigurationScope) throws -> LintPlan { try LintPlan(self, in: scope) }

  private init(_ plan: LintPlan, in scope: ConfigurationScope) throws {
    inputs = plan.inputs.with(scope: scope)
    (rules, selection, screens, isRunning) = (plan.rules, plan.selection, plan.screens, plan.isRunning)
    failLevels = Self.failLevels(of: [scope])
    guard let isRunning else {
      (scopeRules, variants, ignores) = ([rules], [nil], nil)
      return
    }
    let all = try selection.rules(by: scope.settings(), in: scope.ruleFolders)
    scopeRules = [zip(all, isRunning).filter(\.1).map(\.0)]
    variants = Self.variants(of: inputs.scopes, selection, isRunning)
    ignores = ConfiguredIgnores(inputs, [], scopeRules)
  }

  /// What `--rule` names and runs nowhere, with the reason, each in one line.
  package var idleSelections: [String] {
    let used = inputs.usedScopes
    if selection.wanted.isEmpty || used.isEmpty { return [] }
    var running = Set(used.flatMap { scopeRules[$0] }.filter { !$0.cases.isEmpty }.map(\.id))
    for scope in used {
      guard let part = inputs.scopes[scope].part else { continue }
      for rule in selection.book.all where part.configuration.mayTurnOn(rule.id, part.selection) {
        running.insert(rule.id)
      }
    }
    return selection.wanted.compactMap { glob in
      guard !running.contains(where: { Glob.matches(glob, $0) }),
        let rule = selection.book.all.first(where: { Glob.matches(glob, $0.id) })
      else { return nil }
      var reason = "--disable turns it off"
      if selection.rules.contains(where: { $0.id == rule.id }) {
        let causes = used.sorted().lazy.compactMap { try? inputs.scopes[$0].settings().outcome(of: rule).cause }
        reason = causes.first.map { "\($0.source) turns it off" } ?? "it does not apply to these files"
        if glob != rule.id { reason += "; --rule \(rule.id) turns it on" }
      }
      let subject = glob == rule.id ? "" : "\(rule.id): "
      return TextEscaping.line("--rule \(glob) selects no rule that runs: \(subject)\(reason)")
    }
  }

  /// What the configuration of one scope makes of a rule beyond what another one says of it too; `nil`: nothing.
  package func level(of rule: String, in scope: Int, besides other: Int) -> RuleLevel? {
    let level = inputs.scopes[scope].settings().level(of: rule, besides: inputs.scopes[other].settings())
    // The command line turns it on.
    return level == .off && selection.wanted.contains(rule) ? nil : level
  }

  /// Leaves out files of the run by their numbers; see ``ConfiguredFiles/skip(_:_:isListed:)``.
  package mutating func skip(_ numbers: Set<Int>, _ reason: String, isListed: Bool) {
    inputs.skip(numbers, reason, isListed: isListed)
  }

  /// How many threads work.
  package var jobs: Int { inputs.settings.jobs?.value ?? Terminal.processorCount }

  /// All rules that there are, whether they run or not, sorted by id.
  package var knownRules: [Rule] { selection.book.all }

  /// Those of them that the executable has.
  package var rulesOfProgram: [Rule] { selection.book.ofProgram }

  /// The ids of the rules that the command line leaves out.
  package var unselectedRules: Set<String> { Set(selection.book.all.map(\.id)).subtracting(selection.rules.map(\.id)) }

  /// How screens of a scope are read.
  func options(in scope: Int) -> LintOptions { screens.lintOptions(over: inputs.scopes[scope].settings()) }

  /// The linter of a scope.
  ///
  /// - Parameters:
  ///   - demands: what reports have.
  ///   - overlay: what is read in place of files; `nil`: what the settings say.
  func linter(of scope: Int, _ demands: ReportRequirements, overlay: FileOverlay? = nil) -> Linter {
    var options = options(in: scope)
    options.demands = demands
    if let overlay { options.reader.overlay = overlay }
    var linter = Linter(
      rules: scopeRules[scope], knownRules: selection.book.all, formats: screens.additions.allFormats, options: options)
    linter.overrides = variants[scope]?.overrides
    return linter
  }
}
