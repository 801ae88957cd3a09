import Screens

/// Asks for the transition that an accessory announces.
final class TransitionCheck: ElementCheck, Check {
  static let name = "transition"
  static let summary =
    "The tap of an accessory, else of its cell, opens with the transition that the accessory announces."
  static let parameters = [CheckParameter("expected", "The transition: push or modal.")]

  private let expected: Token

  init(_ arguments: Arguments) throws(RuleError) {
    guard let expected = try arguments.token("expected", of: .transition, in: [.tap]) else {
      throw arguments.missing("expected")
    }
    self.expected = expected
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let cell = element.parent else { return pass.notApplicable() }
    for owner in [element, cell] {
      switch owner.part(.tap) {
      case .absent: continue
      case .unknown: return pass.undecided(.tap, of: owner)
      case .present(let tap):
        // What opens as a modal is presented modally, whatever the transition is not said to be.
        guard let transition = tap.token(.transition) ?? (tap.token(.opens) == .modal ? .modal : nil) else {
          return pass.undecided(.transition, of: tap)
        }
        guard transition != expected else { return }
        let control = element.token(.control)
        let accessory = control == .info ? "information icon" : control?.name ?? "accessory"
        let what = transition == .modal ? "opens a modal" : "pushes a screen"
        pass.report(
          "the \(accessory) of \(cell.designation) announces a \(expected.name), but a tap \(what)",
          at: element, related: [RelatedElement(tap, "the tap")])
        return
      }
    }
    pass.notApplicable()
  }
}
