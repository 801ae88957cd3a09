import Screens

/// Asks that a part stands toward one side of its element.
///
/// What is asked is that the middle of the part does not lie on the other half: a part as wide as the element conforms.
final class TowardCheck: ElementCheck, Check {
  static let name = "toward"
  static let summary = "A part stands toward one side of its element."
  static let parameters = [
    CheckParameter("part", "The part."),
    CheckParameter("side", "The side: left or right."),
    CheckParameter("tolerance", "How far its middle may lie on the other half, in pt or dp; 0.5 unless given."),
  ]

  private let part: Member
  private let isRight: Bool
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let part = try arguments.member("part", .part) else { throw arguments.missing("part") }
    guard let side = try arguments.text("side") else { throw arguments.missing("side") }
    guard side == "left" || side == "right" else { throw arguments.wrong("side", "has to be left or right") }
    self.part = part
    isRight = side == "right"
    tolerance = try arguments.tolerance()
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    switch element.part(part) {
    case .absent: return pass.notApplicable()
    case .unknown: return pass.undecided(part, of: element)
    case .present(let part):
      guard let inner = part.frame(), !inner.isEmpty else { return pass.undecided(.frame, of: part) }
      guard let outer = element.frame(), !outer.isEmpty else { return pass.undecided(.frame, of: element) }
      let distance = inner.x + inner.width / 2 - (outer.x + outer.width / 2)
      guard (isRight ? distance : -distance) < -tolerance else { return }
      pass.report(
        "the middle of the \(self.part.name) of \(element.designation) lies \(abs(distance)) \(pass.unit) "
          + "\(isRight ? "left" : "right") of that of the \(element.kind.name)",
        at: .frame, of: part,
        measure: .offset(
          fromX: outer.x + outer.width / 2, fromY: inner.y + inner.height / 2, toX: inner.x + inner.width / 2,
          toY: inner.y + inner.height / 2))
    }
  }
}
