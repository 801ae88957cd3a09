import BuiltInRules
import Linting
import Screens

/// Which rules run: all, or those that `--rule` names, without those that `--disable` names.
enum RuleSelection {
  /// All rules, sorted by id.
  ///
  /// - Throws: a ``CommandError`` for a mistake in a page.
  static func all() throws -> [Rule] {
    let pool = SelectorPool()
    var rules: [Rule] = []
    for page in BuiltInRules.pages {
      do throws(RuleError) {
        rules.append(try Rule(page, trustedIn: pool))
      } catch {
        throw CommandError("\(error)")
      }
    }
    return rules
  }

  /// - Parameters:
  ///   - wanted: ids or globs; empty: all.
  ///   - disabled: ids or globs.
  /// - Throws: a ``CommandError`` for a glob that names no rule.
  static func select(wanted: [String], disabled: [String]) throws -> [Rule] {
    var rules = try all()
    let ids = rules.map(\.id)
    for glob in wanted + disabled where !ids.contains(where: { Glob.matches(glob, $0) }) {
      let advice = nearest(to: glob, among: ids).map { " (did you mean \($0)?)" } ?? ""
      throw CommandError("no rule is called \(glob)\(advice) (`fiorilint rules` lists them)")
    }
    if !wanted.isEmpty { rules.removeAll { rule in !wanted.contains { Glob.matches($0, rule.id) } } }
    rules.removeAll { rule in disabled.contains { Glob.matches($0, rule.id) } }
    return rules
  }
}
