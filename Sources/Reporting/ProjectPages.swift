import Linting
import Support

/// Where the project's pages are on the web, and those of a team's rules among its files.
package enum ProjectPages {
  static let home = "https://github.com/fiorilint/fiorilint"

  /// The page of a rule: its address, or for a team's own the path of its file, both percent-encoded.
  package static func page(of rule: Rule) -> String {
    rule.page.path.isEmpty ? page(named: rule.id) : URIReference.encoded(rule.page.path)
  }

  /// The page of a rule of a run: in the site that the run names, where it does.
  static func page(of rule: Rule, in run: RunInformation) -> String {
    site(of: rule.id, run.helpBase) ?? page(of: rule)
  }

  /// The page of a rule in a site; `nil` where there is none.
  private static func site(of rule: String, _ base: String?) -> String? {
    base.map { $0 + ($0.hasSuffix("/") ? "" : "/") + RuleSite.path(of: rule) }
  }

  /// The address of a rule's page, where it has one: a site may lie in a folder, and pages of teams among their files.
  static func address(of rule: Rule, in run: RunInformation) -> String? {
    if let base = run.helpBase, base.contains("://") { return site(of: rule.id, base) }
    return rule.page.path.isEmpty ? page(of: rule) : nil
  }

  /// The page of a rule of a run, by the rule's id.
  static func page(ofRule id: String, in run: RunInformation) -> String {
    if let page = site(of: id, run.helpBase) { return page }
    // Reports ask for each finding, and the rules are sorted.
    let index = run.rules.partitioningIndex { !$0.id.utf8.lexicographicallyPrecedes(id.utf8) }
    guard index < run.rules.count, run.rules[index].id == id else { return page(named: id) }
    return page(of: run.rules[index])
  }

  /// The page that says which rules check a document's statements.
  static func page(of document: GuidelineDocument) -> String { page(named: document.page) }

  private static func page(named name: String) -> String {
    "\(home)/blob/main/Rules/\(URIReference.encoded(name)).md"
  }
}
