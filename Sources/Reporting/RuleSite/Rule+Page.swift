import Linting
import RulePages

extension Rule {
  /// What its id begins with, up to the slash.
  package var group: Substring { id.prefix { $0 != "/" } }

  /// Which findings of other rules this rule reports in their place; `nil`: none.
  package func supersession(quoting: (String) -> String) -> String? {
    guard !page.supersedes.isEmpty else { return nil }
    let ids = page.supersedes.map { quoting($0.text) }.words(last: "and")
    return "If this rule and \(ids) find the same problem, only this rule reports it."
  }

  /// The statements of all its cases, each once.
  package var allStatements: [String] {
    var all: [String] = []
    for id in page.statements + cases.flatMap(\.statements) where !all.contains(id) { all.append(id) }
    return all
  }
}
