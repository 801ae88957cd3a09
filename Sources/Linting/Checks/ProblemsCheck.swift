import Screens

/// Reports what the reader of a description found wrong in it.
final class ProblemsCheck: Check {
  static let name = "problems"
  static let summary = "The description itself is right: its reader found nothing of a kind wrong."
  static let parameters = [CheckParameter("kind", "unknown-name, invalid-value or duplicate-name.")]

  private let kind: Problem.Kind

  init(_ arguments: Arguments) throws(RuleError) {
    switch try arguments.text("kind") {
    case "unknown-name": kind = .unknownName
    case "invalid-value": kind = .invalidValue
    case "duplicate-name": kind = .duplicateName
    default: throw arguments.missing("kind")
    }
  }

  func check(_ element: Element, _ pass: inout Pass) {
    for problem in pass.tree.problems where problem.kind == kind { pass.report(problem) }
  }
}
