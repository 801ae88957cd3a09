import BuiltInRules
import Linting
import RulePages
import Screens
import Support

/// All rules that hold in some folders: those that are built in, those of the executable, and those of pages.
package struct RuleBook: Sendable {
  /// Sorted by id.
  package let all: [Rule]
  fileprivate let team: TeamRules

  /// The rules that are built in, made once for a process.
  private static let builtIn = Result<[Rule], UserError> { () throws(UserError) in
    var rules: [Rule] = []
    var selectors: [Selector] = []
    for page in BuiltInRules.pages {
      do throws(RuleError) {
        rules.append(try Rule(page, isTrusted: true, sharing: &selectors))
      } catch {
        throw UserError("\(error)")
      }
    }
    return rules
  }

  /// The built-in rules and those of a team.
  ///
  /// - Throws: a ``UserError`` for a mistake in a built-in page.
  package init(_ team: TeamRules = .none) throws(UserError) {
    let builtIn = try Self.builtIn.get()
    self.team = team
    all =
      team.rules.isEmpty
      ? builtIn : (builtIn + team.rules).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// The rules of a run, those of teams from the pages in some folders.
  ///
  /// - Throws: ``UserErrors`` for mistakes in pages.
  package init(in folders: [PathName], _ screens: ScreenSettings) throws {
    try self.init(
      TeamRules(
        folders, with: screens.additions, allowingOutside: screens.allowsOutside, from: screens.workingDirectory,
        replacing: screens.replacedTexts))
  }

  /// The rules that hold in the working directory.
  ///
  /// - Throws: ``UserErrors`` for mistakes in pages or in the configuration.
  package static func here(with additions: TeamExtensions, allowingOutside allowsOutside: Bool) throws -> RuleBook {
    try RuleBook(
      TeamRules(
        TeamRuleFolders.here(allowingOutside: allowsOutside), with: additions, allowingOutside: allowsOutside))
  }

  /// Those that the executable has: they do not depend on folders.
  package var ofProgram: [Rule] { all.filter { !team.hasPage(of: $0) } }
}

/// Which rules of a book run: all, or those that `--rule` names, without those that `--disable` names.
package struct RuleSelection: Sendable {
  /// All rules.
  package let book: RuleBook
  /// Ids or globs of the only rules to run; empty: all.
  let wanted: [String]
  private let disabled: [String]

  /// - Parameters:
  ///   - wanted: ids or globs; empty: all.
  ///   - disabled: ids or globs.
  ///   - leavesOutTeam: whether the book is without the pages of a team, since no configuration is read.
  /// - Throws: a ``UserError`` for a glob that names no rule.
  package init(
    _ book: RuleBook, wanted: [String] = [], disabled: [String] = [], leavesOutTeam: Bool = false
  ) throws(UserError) {
    self.book = book
    self.wanted = wanted
    self.disabled = disabled
    for glob in wanted + disabled where !book.all.contains(where: { Glob.matches(glob, $0.id) }) {
      var names = RuleNames(book.all.map(\.id))
      let near = names.nearest(to: glob)
      let problem = Glob.isPlain(glob) ? "unknown rule \(glob)" : "no rule matches \(glob)"
      let isLeftOut = leavesOutTeam && near == nil
      let list = isLeftOut ? "--no-config leaves out the rules of your team" : "`fiorilint rules` lists all rules"
      throw UserError("\(problem); \(list)\(suggestion(near))")
    }
  }

  /// What the options say of a book.
  ///
  /// - Throws: a ``UserError`` for a glob that names no rule.
  init(_ book: RuleBook, _ linting: LintingSettings, leavesOutTeam: Bool = false) throws(UserError) {
    try self.init(book, wanted: linting.rules, disabled: linting.disabledRules, leavesOutTeam: leavesOutTeam)
  }

  /// Those that are wanted, sorted by id.
  package var rules: [Rule] {
    if wanted.isEmpty, disabled.isEmpty { return book.all }
    return book.all.filter { rule in
      (wanted.isEmpty || wanted.contains { Glob.matches($0, rule.id) })
        && !disabled.contains { Glob.matches($0, rule.id) }
    }
  }

  /// Those of ``rules`` that run without a configuration, and are built in or in some folders.
  package func rules(in folders: [PathName]) -> [Rule] {
    let running = rules.filter { Settings.holdsByDefault($0, wanted: wanted) }
    return book.team.rules.isEmpty ? running : running.filter { book.team.holds($0, in: folders) }
  }

  /// All rules as settings have them; those that do not run, and those of other folders, are without cases.
  ///
  /// - Throws: ``UserErrors`` where the settings make no sense together.
  package func rules(by settings: Settings, in folders: [PathName]) throws -> [Rule] {
    try rules(book.all, by: settings, in: folders)
  }

  /// One of the book as settings have it.
  ///
  /// - Throws: ``UserErrors`` where the settings make no sense together.
  package func rule(_ rule: Rule, by settings: Settings, in folders: [PathName]) throws -> Rule {
    try rules([rule], by: settings, in: folders).first ?? rule.with(cases: [])
  }

  private func rules(_ some: [Rule], by settings: Settings, in folders: [PathName]) throws -> [Rule] {
    let rules = try settings.apply(to: some, wanted: wanted, disabled: disabled)
    if book.team.rules.isEmpty { return rules }
    return rules.map { book.team.holds($0, in: folders) ? $0 : $0.with(cases: []) }
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
