import BuiltInRules
import Linting
import RulePages
import Screens
import Support

/// Which rules run: all, built in and of teams, or those that `--rule` names, without those that `--disable` names.
package struct RuleSelection: Sendable {
  /// All rules, sorted by id.
  package let all: [Rule]
  private let team: TeamRules
  /// Ids or globs of the only rules to run; empty: all.
  package let wanted: [String]
  private let disabled: [String]

  /// - Parameters:
  ///   - wanted: ids or globs; empty: all.
  ///   - disabled: ids or globs.
  ///   - team: the rules of teams.
  /// - Throws: a ``UserError`` for a mistake in a page, or a glob that names no rule.
  package init(wanted: [String] = [], disabled: [String] = [], team: TeamRules = .none) throws {
    var rules: [Rule] = []
    var selectors: [Selector] = []
    for page in BuiltInRules.pages {
      do throws(RuleError) {
        rules.append(try Rule(page, isTrusted: true, sharing: &selectors))
      } catch {
        throw UserError("\(error)")
      }
    }
    if !team.rules.isEmpty {
      rules = (rules + team.rules).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }
    all = rules
    self.team = team
    self.wanted = wanted
    self.disabled = disabled
    for glob in wanted + disabled where !rules.contains(where: { Glob.matches(glob, $0.id) }) {
      var names = RuleNames(rules.map(\.id))
      let advice = suggestion(names.nearest(to: glob))
      let problem = Glob.isPlain(glob) ? "unknown rule \(glob)" : "no rule matches \(glob)"
      throw UserError("\(problem)\(advice); `fiorilint rules` lists all rules")
    }
  }

  /// All rules of a run, those of teams from the pages in some folders.
  ///
  /// - Throws: ``UserErrors`` for mistakes in pages, or a ``UserError`` for a glob that names no rule.
  package init(
    wanted: [String] = [], disabled: [String] = [], in folders: [PathName], _ screens: ScreenSettings
  ) throws {
    let team = try TeamRules(
      folders, with: screens.additions, allowingOutside: screens.allowsOutside, replacing: screens.replacedTexts)
    try self.init(wanted: wanted, disabled: disabled, team: team)
  }

  /// Those of ``all`` that the executable has: they do not depend on folders.
  package var ofProgram: [Rule] { all.filter { !team.hasPage(of: $0) } }

  /// Those that are wanted, sorted by id.
  package var rules: [Rule] {
    if wanted.isEmpty, disabled.isEmpty { return all }
    return all.filter { rule in
      (wanted.isEmpty || wanted.contains { Glob.matches($0, rule.id) })
        && !disabled.contains { Glob.matches($0, rule.id) }
    }
  }

  /// Those of ``rules`` that run without a configuration, and are built in or in some folders.
  package func rules(in folders: [PathName]) -> [Rule] {
    let running = rules.filter { Settings.holdsByDefault($0, wanted: wanted) }
    return team.rules.isEmpty ? running : running.filter { team.holds($0, in: folders) }
  }

  /// All rules as settings have them; those that do not run, and those of other folders, are without cases.
  ///
  /// - Throws: ``UserErrors`` where the settings make no sense together.
  package func rules(by settings: Settings, in folders: [PathName]) throws -> [Rule] {
    try rules(all, by: settings, in: folders)
  }

  /// One of ``all`` as settings have it.
  ///
  /// - Throws: ``UserErrors`` where the settings make no sense together.
  package func rule(_ rule: Rule, by settings: Settings, in folders: [PathName]) throws -> Rule {
    try rules([rule], by: settings, in: folders).first ?? rule.with(cases: [])
  }

  private func rules(_ some: [Rule], by settings: Settings, in folders: [PathName]) throws -> [Rule] {
    let rules = try settings.apply(to: some, wanted: wanted, disabled: disabled)
    if team.rules.isEmpty { return rules }
    return rules.map { team.holds($0, in: folders) ? $0 : $0.with(cases: []) }
  }
}

extension ConfigurationVocabulary {
  /// What configurations may name where this program reads them.
  ///
  /// - Parameters:
  ///   - rules: all rules that there are.
  ///   - hasAllRules: whether none is missing because its page cannot be read.
  /// - Throws: a ``UserError`` if the program's own version cannot be read.
  package static func ofProgram(_ rules: [Rule], hasAllRules: Bool = true) throws -> ConfigurationVocabulary {
    guard let version = RulesVersion(version: BuildDescription.version) else {
      throw UserError("the version \(BuildDescription.version) is not MAJOR.MINOR.PATCH")
    }
    return ConfigurationVocabulary(
      rules: rules, hasAllRules: hasAllRules, formats: AutomaticFormat.allNames, version: version)
  }
}
