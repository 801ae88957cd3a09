import Linting
import RulePages
import Screens
import Support

/// What the overrides for screens of one scope make of its rules.
///
/// Overrides hold together in many ways, and few of them differ in what they make of a rule: what is set of it last
/// decides. So the ways are gone through rule by rule, and each that makes something else of the rule is one of its
/// variants.
struct RuleVariants: Sendable {
  /// What settings say of one rule. Where it is equal, what becomes of the rule is.
  private struct RuleOverride: Hashable {
    var presets: [Preset]?
    var version: RulesVersion?
    var level: RuleLevel?
    /// Whether the rule is on by its id, in any version.
    var isNamed: Bool
    /// Whether the rule is on by its id or a glob, in any preset.
    var isChosen: Bool
    var parameters: [String: PageValue]

    init(_ settings: Settings, of rule: String) {
      let own = settings.rules.filter { $0.matches(rule) }
      presets = settings.presets?.value
      version = settings.rulesVersion?.value
      level = own.last { $0.level != nil }?.level?.value
      isNamed = own.contains { $0.isExact && $0.level?.value.severity != nil }
      isChosen = Settings.isChosen(own)
      parameters = [:]
      for entry in own.flatMap(\.parameters) { parameters[entry.value.key] = entry.value.value.withoutPlaces }
    }
  }

  /// One rule that overrides change.
  private struct Entry: Sendable {
    let rule: Rule
    /// The overrides that say something of it.
    var overrides: [Int]
    /// The variant for an override, from 1; 0 is the rule as it is without overrides. An error if the override makes no
    /// sense.
    var variants: [RuleOverride: Result<Int, UserError>] = [:]
    var rules: [Rule] = []
  }

  private let scope: ConfigurationScope
  private let entries: [Entry]

  /// - Parameters:
  ///   - rules: those that may run, as they are before any settings.
  ///   - configured: makes of a rule what settings make of it.
  /// - Returns: `nil` where no override waits for a screen.
  init?(_ scope: ConfigurationScope, _ rules: [Rule], configured: (Rule, Settings) throws -> Rule) {
    guard let part = scope.part, part.selection.dependsOnScreens else { return nil }
    self.scope = scope
    entries = rules.map { rule in
      var entry = Entry(
        rule: rule,
        overrides: part.selection.pending.filter { part.configuration.mayChange(rule.id, by: $0) })
      guard !entry.overrides.isEmpty else { return entry }
      entry.variants[RuleOverride(scope.settings(), of: rule.id)] = .success(0)
      var known: [[Int]] = [[]]
      for override in entry.overrides {
        for others in known {
          let settings = scope.settings(with: others + [override])
          let saying = RuleOverride(settings, of: rule.id)
          guard entry.variants[saying] == nil else { continue }
          known.append(others + [override])
          do {
            entry.rules.append(try configured(rule, settings))
            entry.variants[saying] = .success(entry.rules.count)
          } catch {
            entry.variants[saying] = .failure(UserErrors(error).first)
          }
        }
      }
      return entry
    }
  }

  /// The same for a linter of these rules.
  var overrides: ScreenOverrides {
    ScreenOverrides(
      variants: entries.map(\.rules),
      holding: { [scope] screen in
        scope.part.map { $0.configuration.overrides(of: $0.selection, for: screen) } ?? []
      },
      choose: choose)
  }

  @Sendable private func choose(_ overrides: [Int]) throws(UserError) -> [Int] {
    var choice: [Int] = []
    for entry in entries {
      let own = entry.overrides.filter(overrides.contains)
      guard !own.isEmpty else {
        choice.append(0)
        continue
      }
      let variant = entry.variants[RuleOverride(scope.settings(with: own), of: entry.rule.id)]
      choice.append(try variant?.get() ?? 0)
    }
    return choice
  }
}
