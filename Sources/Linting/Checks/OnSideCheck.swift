import Screens

/// Checks that a part is toward one side of its element.
///
/// The middle of the part must not lie on the other half, so a part as wide as the element passes.
final class OnSideCheck: ElementCheck, Check {
  static let name = "on-side"
  static let summary = "A part is on one side of its element."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let part = Parameter<Member>("part", "The part.", .part).required
    let side = Parameter<String>("side", "The side: left or right.", oneOf: ["left", "right"]).required
    let tolerance = Parameter<Double>(
      "tolerance", "How far its centre may lie beyond the centre of the element.", unit: "pt or dp", default: 0.5)
  }

  private let part: Member
  private let isRight: Bool
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let part = try arguments.member(Self.parameters.part) else { throw arguments.missing(Self.parameters.part) }
    guard let side = try arguments.text(Self.parameters.side) else { throw arguments.missing(Self.parameters.side) }
    self.part = part
    isRight = side == "right"
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    switch element.part(part) {
    case .absent: return pass.notApplicable()
    case .unknown: return pass.inconclusive(missing: part, of: element)
    case .present(let part):
      guard let inner = part.frame(), !inner.isEmpty else { return pass.inconclusive(missing: .frame, of: part) }
      guard let outer = element.frame(), !outer.isEmpty else { return pass.inconclusive(missing: .frame, of: element) }
      let distance = inner.x + inner.width / 2 - (outer.x + outer.width / 2)
      guard (isRight ? distance : -distance) < -tolerance else { return }
      let message: Message = """
        \(subject: part) \(part.noun.isPlural ? "are" : "is") \
        \(measured: abs(distance), "offset", unit: pass.unit) \(pass.unit) \(isRight ? "left" : "right") of its centre
        """
      let limit: Message = """
        \(part.noun.isPlural ? "they belong" : "it belongs") on the \(isRight ? "right" : "left")
        """
      pass.report(
        message.noting(0, .max, "offset", unit: pass.unit).limited(to: limit), at: .frame, of: part,
        measure: .offset(
          fromX: outer.x + outer.width / 2, fromY: inner.y + inner.height / 2, toX: inner.x + inner.width / 2,
          toY: inner.y + inner.height / 2))
    }
  }
}
