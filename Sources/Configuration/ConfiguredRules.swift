import Linting
import RulePages
import Screens

extension Settings {
  /// The rules as these settings have them; one that is off stays in its place, without cases.
  ///
  /// - Parameters:
  ///   - rules: all rules.
  ///   - wanted: ids or globs of the only rules to run; empty: all that are on. An id turns its rule on.
  ///   - disabled: ids or globs of rules not to run.
  /// - Throws: a ``ConfigurationErrors`` where parameters that are right by themselves make no sense together.
  public func apply(
    to rules: [Rule], wanted: [String] = [], disabled: [String] = []
  ) throws(ConfigurationErrors) -> [Rule] {
    var result: [Rule] = []
    result.reserveCapacity(rules.count)
    for rule in rules {
      let isWanted = wanted.isEmpty || wanted.contains { Glob.matches($0, rule.id) }
      let isDisabled = disabled.contains { Glob.matches($0, rule.id) }
      result.append(
        isWanted && !isDisabled
          ? try apply(to: rule, isNamed: wanted.contains(rule.id)) : rule.with(cases: []))
    }
    return result
  }

  private func apply(to rule: Rule, isNamed: Bool) throws(ConfigurationErrors) -> Rule {
    let settings = self.rules.filter { $0.matches(rule.id) }
    var isNamed = isNamed
    var level: RuleLevel?
    for setting in settings {
      guard let value = setting.level?.value else { continue }
      level = value
      if setting.isExact, value != .off { isNamed = true }
    }
    let isForced = isNamed
    if level == .off, !isForced { return rule.with(cases: []) }
    var held = isNewer(rule) ? rule.with(cases: []) : (preset?.value ?? .all).restrict(rule)
    if held.cases.isEmpty, isForced { held = rule }
    var cases = held.cases
    if let severity = level?.severity { cases = cases.map { $0.with(severity: severity) } }
    for setting in settings where !setting.parameters.isEmpty && !cases.isEmpty {
      cases = try Self.apply(setting, to: cases, of: rule.id)
    }
    return rule.with(cases: cases)
  }

  private func isNewer(_ rule: Rule) -> Bool {
    guard let edition = edition?.value, let since = Edition(rule.page.since) else { return false }
    return since > edition
  }

  /// The cases with a setting's parameters: each goes to those that give it already; where none does, to those whose check has it.
  static func apply(
    _ setting: RuleSetting, to cases: [Rule.Case], of rule: String
  ) throws(ConfigurationErrors) -> [Rule.Case] {
    let given = Set(cases.flatMap { $0.source.parameters.map(\.key) })
    var result: [Rule.Case] = []
    for item in cases {
      let known = Checks.parameters(of: item.source.check).map(\.name)
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
        throw ConfigurationErrors([ConfigurationError("rule \(rule): \(error.message)", at: place)])
      }
    }
    return result
  }
}
