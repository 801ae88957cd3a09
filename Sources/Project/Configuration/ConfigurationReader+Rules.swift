import Linting
import RulePageReading
import RulePages
import Screens
import Support
import Syntax

/// What a configuration says of rules.
extension ConfigurationReader {
  /// The settings of a block, ids behind globs, because they go before them.
  mutating func rules(_ key: ConfigurationKey, _ node: YAMLNode) -> [RuleSetting] {
    guard let entries = map(key, node, "ids or globs with levels, such as `object-cell/*: off`") else { return [] }
    var settings: [RuleSetting] = []
    for entry in entries {
      if let setting = rule(entry) { settings.append(setting) }
    }
    return settings.filter { !$0.isExact } + settings.filter(\.isExact)
  }

  private mutating func rule(_ entry: YAMLEntry) -> RuleSetting? {
    var level: LocatedValue<RuleLevel>?
    var parameters: [LocatedValue<PageEntry>] = []
    switch entry.value.content {
    case .scalar: level = self.level(entry.value)
    case .list: fail("`\(entry.key)` must be a level, or a map with `level` and `with`", entry.value)
    case .map(let members):
      for member in members {
        switch member.key {
        case "level": level = self.level(member.value)
        case "with":
          guard case .map(let values) = member.value.content else {
            fail("`with` must be a map of parameters, not \(member.value.inProseForMap)", member.value)
            continue
          }
          parameters = values.map { value in
            LocatedValue(PageEntry(value.key, PageValue(value.value)), at: place(value))
          }
        default:
          fail("unknown key `\(member.key)`; \(advice(onMember: member.key, of: entry.key))", place(member))
        }
      }
      if members.isEmpty { fail("`\(entry.key)` has neither a level nor parameters", entry.value) }
    }
    let setting = RuleSetting(pattern: entry.key, place: place(entry), level: level, parameters: parameters)
    let matching = vocabulary.rules.filter { setting.matches($0.id) }
    if matching.isEmpty {
      let nearest = ruleGlobs.nearest(to: entry.key)
      if nearest == nil, !vocabulary.hasAllRules { return nil }
      let advice = suggestion(nearest.map { "`\($0)`" })
      let problem = Glob.isPlain(entry.key) ? "unknown rule `\(entry.key)`" : "no rule matches `\(entry.key)`"
      fail("\(problem); `fiorilint rules` lists all rules\(advice)", place(entry))
      return nil
    }
    check(setting, matching)
    return setting
  }

  /// What to write for a key of a rule that is neither `level` nor `with`.
  private func advice(onMember key: String, of pattern: String) -> String {
    let rules = vocabulary.rules.filter { Glob.matches(pattern, $0.id) }
    if rules.contains(where: { Self.parameters(of: $0).contains(key) }) {
      return "parameters are written in `with`, as in `with: {\(key): …}`"
    }
    // Reports in JSON call it severity.
    return "expected `level` or `with`"
      + (key == "severity" ? suggestion("`level`") : suggestion(for: key, among: ["level", "with"]))
  }

  private mutating func level(_ node: YAMLNode) -> LocatedValue<RuleLevel>? {
    let words = RuleLevel.allCases.map(\.rawValue)
    if node.isNull {
      fail("the level is missing; expected \(oneOf(words))", node)
      return nil
    }
    guard case .scalar(let text, _) = node.content else {
      fail("`level` must be one of \(words.joined(separator: ", ")), not \(node.inProse)", node)
      return nil
    }
    guard let level = RuleLevel(rawValue: text) else {
      let advice = suggestion(for: text, among: words)
      fail("invalid level \(node.inProse); expected \(oneOf(words))\(advice)", node)
      return nil
    }
    return LocatedValue(level, at: place(node))
  }

  /// Tries the parameters on the rules that they are for.
  private mutating func check(_ setting: RuleSetting, _ matching: [Rule]) {
    if setting.parameters.isEmpty { return }
    var known: [String] = []
    var owners: [String: [Rule]] = [:]
    for rule in matching {
      for name in Self.parameters(of: rule) {
        if owners[name] == nil { known.append(name) }
        owners[name, default: []].append(rule)
      }
    }
    for parameter in setting.parameters {
      let key = parameter.value.key
      guard let owners = owners[key] else {
        let advice = suggestion(for: key, among: known)
        let subject = setting.isExact ? "rule `\(setting.pattern)` has" : "the rules `\(setting.pattern)` have"
        let list = known.isEmpty ? "none" : known.joined(separator: ", ")
        fail("\(subject) no parameter `\(key)`; expected one of \(list)\(advice)", parameter.place)
        continue
      }
      let single = RuleSetting(
        pattern: setting.pattern, place: setting.place, level: nil, parameters: [parameter])
      for rule in owners {
        do throws(UserErrors) {
          _ = try Settings.apply(single, to: rule.cases, of: rule.id)
        } catch {
          // Two limits may be right together that are not one by one.
          if (try? Settings.apply(setting, to: rule.cases, of: rule.id)) == nil {
            fail(error)
            break
          }
        }
      }
    }
  }

  private static func parameters(of rule: Rule) -> [String] {
    rule.cases.flatMap { item in
      // A condition has those that its page gives it, too.
      Checks.parameters(of: item.source.check, additions: item.additions).map(\.name)
        + item.source.parameters.map(\.key)
    }.unique
  }
}
