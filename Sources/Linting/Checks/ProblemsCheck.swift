import Screens
import Text

/// Reports what the reader of a description found wrong in it.
final class ProblemsCheck: ElementCheck, Check {
  static let name = "problems"
  static let summary = "The description itself is right: its reader found nothing of a kind wrong."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let kind = Parameter<String>(
      "kind",
      "unknown-name, invalid-value, duplicate-name, broken-reference, invalid-suppression, unused-suppression or "
        + "expired-suppression.")
  }

  private let kind: Problem.Kind

  init(_ arguments: Arguments) throws(RuleError) {
    guard let name = try arguments.text(Self.parameters.kind) else { throw arguments.missing(Self.parameters.kind) }
    let kinds: [(name: String, kind: Problem.Kind)] = [
      ("unknown-name", .unknownName), ("invalid-value", .invalidValue), ("duplicate-name", .duplicateName),
      ("broken-reference", .brokenReference), ("invalid-suppression", .invalidSuppression),
      ("unused-suppression", .unusedSuppression), ("expired-suppression", .expiredSuppression),
    ]
    guard let found = kinds.first(where: { $0.name == name }) else {
      let advice = suggestion(for: name, among: kinds.map(\.name))
      throw arguments.wrong(
        Self.parameters.kind, "has to be one of \(kinds.map(\.name).joined(separator: ", "))\(advice)")
    }
    kind = found.kind
  }

  private var isAboutSuppressions: Bool {
    kind == .invalidSuppression || kind == .unusedSuppression || kind == .expiredSuppression
  }

  /// What is unused is known once everything else is.
  override var phase: CheckPhase { kind == .unusedSuppression ? .suppressions : .elements }

  override func check(_ element: Element, _ pass: inout Pass) {
    // Where nothing is suppressed, nothing can be wrong with it.
    if isAboutSuppressions, pass.tree.suppressions.isEmpty, !pass.tree.problems.contains(where: { $0.kind == kind }) {
      return pass.notApplicable()
    }
    for problem in pass.tree.problems where problem.kind == kind { pass.report(problem) }
  }
}
