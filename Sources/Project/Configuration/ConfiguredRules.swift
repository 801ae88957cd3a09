import Linting
import RulePages
import Screens
import Support

extension Settings {
  /// The rules as these settings have them; one that is off stays in its place, without cases.
  ///
  /// - Parameters:
  ///   - rules: all rules.
  ///   - wanted: ids or globs of the only rules to run; empty: all that are on. An id turns its rule on.
  ///   - disabled: ids or globs of rules not to run.
  /// - Throws: ``UserErrors`` where parameters that are right by themselves make no sense together.
  package func apply(
    to rules: [Rule], wanted: [String] = [], disabled: [String] = []
  ) throws(UserErrors) -> [Rule] {
    var result: [Rule] = []
    result.reserveCapacity(rules.count)
    for rule in rules {
      let isWanted = wanted.isEmpty || wanted.contains { Glob.matches($0, rule.id) }
      let isDisabled = disabled.contains { Glob.matches($0, rule.id) }
      result.append(
        isWanted && !isDisabled
          ? try apply(to: rule, isNamed: wanted.contains(rule.id), isPicked: Self.isPicked(rule, by: wanted))
          : rule.with(cases: []))
    }
    return result
  }

  /// Whether a rule runs where no configuration says anything of it.
  ///
  /// - Parameter wanted: ids or globs of the only rules to run; empty: all that are on.
  package static func holdsByDefault(_ rule: Rule, wanted: [String]) -> Bool {
    !Preset.isOptional(rule) || isPicked(rule, by: wanted)
  }

  /// Whether a glob for some rules picks one that is in no preset but its own.
  private static func isPicked(_ rule: Rule, by wanted: [String]) -> Bool {
    !wanted.isEmpty && Preset.isOptional(rule)
      && wanted.contains { $0 != "*" && $0 != "*/*" && $0 != "**" && Glob.matches($0, rule.id) }
  }

  private func apply(to rule: Rule, isNamed: Bool, isPicked: Bool = false) throws(UserErrors) -> Rule {
    let settings = self.rules.filter { $0.matches(rule.id) }
    let level = Self.level(settings)
    if level?.value == .off, !isNamed { return rule.with(cases: []) }
    let isForced = isNamed || Self.turnsOn(settings)
    var held = rule
    if isNewer(rule) {
      // A glob that was written for the rules of one version means none of a later one.
      if !isForced { held = rule.with(cases: []) }
    } else {
      held = (presets?.value ?? [.all]).restrict(rule)
      if held.cases.isEmpty, isForced || isPicked || Self.isChosen(settings) { held = rule }
    }
    var cases = held.cases
    if let severity = level?.value.severity { cases = cases.map { $0.with(severity: severity) } }
    for setting in settings where !setting.parameters.isEmpty && !cases.isEmpty {
      cases = try Self.apply(setting, to: cases, of: rule.id)
    }
    return rule.with(cases: cases)
  }

  /// What settings make of a rule, with their places.
  ///
  /// - Throws: ``UserErrors`` as ``apply(to:wanted:disabled:)`` does.
  package func outcome(of rule: Rule) throws(UserErrors) -> RuleOutcome {
    let settings = self.rules.filter { $0.matches(rule.id) }
    let configured = try apply(to: rule, isNamed: false)
    var cause = Self.level(settings)?.place
    if configured.cases.isEmpty, Self.level(settings)?.value != .off {
      cause = isNewer(rule) ? rulesVersion?.place : presets?.place
    }
    var parameters: [LocatedValue<PageEntry>] = []
    for entry in settings.flatMap(\.parameters)
    where configured.cases.contains(where: { $0.source.parameters.contains(entry.value) }) {
      parameters.removeAll { $0.value.key == entry.value.key }
      parameters.append(entry)
    }
    return RuleOutcome(rule: configured, cause: cause, parameters: parameters)
  }

  /// What these settings make of a rule beyond what other settings say of it too; `nil`: nothing.
  package func level(of rule: String, besides others: Settings) -> RuleLevel? {
    guard let level = Self.level(rules.filter { $0.matches(rule) }),
      !others.rules.contains(where: { $0.level?.place == level.place })
    else { return nil }
    return level.value
  }

  private static func level(_ settings: [RuleSetting]) -> LocatedValue<RuleLevel>? {
    settings.last { $0.level != nil }?.level
  }

  /// Whether a level is set for a rule by its id, or by a glob that is for some rules. The rule is then on even if the
  /// preset omits it. A level for all rules chooses none.
  package static func isChosen(_ settings: [RuleSetting]) -> Bool {
    settings.contains { !$0.meansAll && $0.level?.value.severity != nil }
  }

  /// Whether a rule is on by its id, even if the preset or the rules version leaves it out.
  private static func turnsOn(_ settings: [RuleSetting]) -> Bool {
    settings.contains { $0.isExact && $0.level?.value.severity != nil }
  }

  private func isNewer(_ rule: Rule) -> Bool {
    guard let version = rulesVersion?.value, let since = RulesVersion(rule.page.since) else { return false }
    return since > version
  }

  /// The cases with a setting's parameters: each goes to those that give it already; where none does, to those whose
  /// check has it.
  static func apply(
    _ setting: RuleSetting, to cases: [Rule.Case], of rule: String
  ) throws(UserErrors) -> [Rule.Case] {
    let given = Set(cases.flatMap { $0.source.parameters.map(\.key) })
    var result: [Rule.Case] = []
    for item in cases {
      let known = Checks.parameters(of: item.source.check, additions: item.additions).map(\.name)
      let parameters = setting.parameters.filter { entry in
        let key = entry.value.key
        return given.contains(key) ? item.source.parameters.contains { $0.key == key } : known.contains(key)
      }
      guard !parameters.isEmpty else {
        result.append(item)
        continue
      }
      do throws(RuleError) {
        result.append(try item.with(parameters: parameters.map(\.value), of: rule))
      } catch {
        var place = parameters[0].place
        // A place that the check names is one of the values given here.
        if error.column > 0 { (place.line, place.column) = (error.line, error.column) }
        // What is wrong with a condition is shown in lines of its own.
        let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        throw UserErrors([UserError("rule \(rule): \(lines[0])", at: place, excerpt: Array(lines.dropFirst()))])
      }
    }
    return result
  }
}

/// What configurations make of a rule.
package struct RuleOutcome: Sendable {
  /// The rule as it runs; without cases where it is off.
  package let rule: Rule
  /// What set its level, or turned it off; `nil`: nothing did.
  package let cause: FileLocation?
  /// The parameters that were set.
  package let parameters: [LocatedValue<PageEntry>]

  /// What becomes of the rule; of cases that differ the severest.
  package var level: RuleLevel { rule.cases.isEmpty ? .off : RuleLevel(rawValue: rule.severity.name) ?? .off }
}

/// What a configuration makes of a rule.
package enum RuleLevel: String, Sendable, CaseIterable {
  /// It does not run.
  case off
  case info, warning, error

  /// How much its findings weigh; `nil` where it does not run.
  package var severity: Severity? { Severity(name: rawValue) }
}
