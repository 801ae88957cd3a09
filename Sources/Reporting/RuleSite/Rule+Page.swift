import Linting
import RulePages

extension Rule {
  /// What its id begins with, up to the slash.
  package var group: Substring { id.prefix { $0 != "/" } }

  /// What becomes of the findings of other rules beside one of this rule; `nil`: nothing.
  package func supersession(quoting: (String) -> String) -> String? {
    guard !page.supersedes.isEmpty else { return nil }
    let ids = page.supersedes.map { quoting($0.text) }.joined(separator: ", ")
    return
      "On a view whose cells are prototypes, the same prototype is one finding: those of \(ids) become related places of this one."
  }

  /// The statements of all its cases, each once.
  package var allStatements: [String] {
    var all: [String] = []
    for id in page.statements + cases.flatMap(\.statements) where !all.contains(id) { all.append(id) }
    return all
  }
}
