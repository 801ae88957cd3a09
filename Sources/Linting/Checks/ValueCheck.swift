import Screens

/// Asks that a fact has one of some values.
final class ValueCheck: Check {
  static let name = "value"
  static let summary = "A fact has one of some values."
  static let parameters = [
    CheckParameter("fact", "The fact."),
    CheckParameter("allowed", "The values that it can have."),
  ]

  private let fact: Member
  private let allowed: [Token]

  init(_ arguments: Arguments) throws(RuleError) {
    guard let fact = try arguments.member("fact", .fact) else { throw arguments.missing("fact") }
    self.fact = fact
    allowed = try arguments.tokens("allowed", of: fact)
    guard !allowed.isEmpty else { throw arguments.missing("allowed") }
  }

  func check(_ element: Element, _ pass: inout Pass) {
    guard let value = element.token(fact) else { return pass.undecided(fact, of: element) }
    guard !allowed.contains(value) else { return }
    pass.report(
      "the \(fact.name) of \(element.designation) is \(value.name), not "
        + allowed.map(\.name).joined(separator: " or "),
      at: fact, of: element)
  }
}
