import Screens

/// Asks for the transition that an accessory announces.
final class TransitionCheck: ElementCheck, Check {
  static let name = "transition"
  static let summary = "The accessory announces the transition of its tap, or of its cell's tap."

  static let kinds = [Kind.accessory]
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let expected = Parameter<Token>("expected", "The transition: push or modal.", of: .transition).required
    let anyDestination = Parameter<Bool>(
      "anyDestination", "Pass any destination; fail only if the tap opens nothing.")
  }

  private let expected: Token
  private let anyDestination: Bool

  init(_ arguments: Arguments) throws(RuleError) {
    guard let expected = try arguments.token(Self.parameters.expected, in: [.tap]) else {
      throw arguments.missing(Self.parameters.expected)
    }
    self.expected = expected
    anyDestination = try arguments.flag(Self.parameters.anyDestination)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let cell = element.parent else { return pass.notApplicable() }
    if anyDestination { return checkDestination(of: element, in: cell, &pass) }
    for owner in [element, cell] {
      switch owner.part(.tap) {
      case .absent: continue
      case .unknown: return pass.inconclusive(missing: .tap, of: owner)
      case .present(let tap):
        if owner == element, tap.token(.opens) == Token.none { return pass.notApplicable() }
        // A modal is presented modally, even if the transition is not given.
        guard let transition = tap.token(.transition) ?? (tap.token(.opens) == .modal ? .modal : nil) else {
          return pass.inconclusive(missing: .transition, of: tap)
        }
        guard transition != expected else { return }
        let what = transition == .modal ? "opens a modal" : "pushes a screen"
        pass.report(
          "\(announcement(of: element, in: cell)), but a tap \(what)", at: element,
          related: [RelatedElement(tap, "the tap")])
        return
      }
    }
    pass.notApplicable()
  }

  override var hasFix: Bool { true }

  /// The transition that the accessory announces.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    guard !anyDestination, let tap = element.part(.tap).element ?? element.parent?.part(.tap).element else {
      return nil
    }
    return [PlannedChange(.set(.transition, .token(expected)), of: tap)]
  }

  private func checkDestination(of element: Element, in cell: Element, _ pass: inout Pass) {
    for owner in [element, cell] {
      switch owner.part(.tap) {
      case .absent: continue
      case .unknown: return pass.inconclusive(missing: .tap, of: owner)
      case .present(let tap):
        switch tap.token(.opens) {
        case .some(Token.none):
          let noun = cell.nouns.noun(of: .tap)
          let what = noun.isName ? "no \(noun.singular)" : "a tap opens nothing"
          pass.report("\(announcement(of: element, in: cell)), but \(what)", at: element)
        case nil where tap.token(.transition) == nil: pass.inconclusive(missing: .opens, of: tap)
        default: break
        }
        return
      }
    }
    pass.notApplicable()
  }

  private func announcement(of element: Element, in cell: Element) -> Message {
    let control = element.token(.control).flatMap(element.nouns.accessory)
    return "\(subject: cell) has \(control ?? element.noun.indefinite)"
  }
}
