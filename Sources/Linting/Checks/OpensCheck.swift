import Screens

/// Asks that a tap opens something, and what.
final class OpensCheck: Check {
  static let name = "opens"
  static let summary = "A tap on the element opens what is asked for."
  static let parameters = [
    CheckParameter("allowed", "What may open, in the words of `opens`; a modal that shows details counts as detail.")
  ]

  private let allowed: [Token]

  init(_ arguments: Arguments) throws(RuleError) {
    allowed = try arguments.tokens("allowed", of: .opens, in: [.tap])
    guard !allowed.isEmpty else { throw arguments.missing("allowed") }
  }

  func check(_ element: Element, _ pass: inout Pass) {
    switch element.part(.tap) {
    case .absent: pass.report("a tap on \(element.pathComponent) opens nothing", at: element)
    case .unknown: pass.undecided(.tap, of: element)
    case .present(let tap):
      guard let opens = tap.token(.opens) else { return pass.undecided(.opens, of: tap) }
      if allowed.contains(opens) { return }
      if opens == .modal, allowed.contains(.detail) {
        guard let details = tap.flag(.details) else { return pass.undecided(.details, of: tap) }
        if details { return }
      } else if opens == .modal, allowed.contains(.preview) {
        // A preview may well be presented modally.
        return pass.undecided(.opens, of: tap)
      }
      let what =
        switch opens {
        case .none: "nothing"
        case .list: "a list"
        case .modal: "a modal without details"
        case .other: "something other than its item"
        default: "a \(opens.name)"
        }
      pass.report("a tap on \(element.pathComponent) opens \(what)", at: .opens, of: tap)
    }
  }
}
