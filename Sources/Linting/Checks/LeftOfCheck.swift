import Screens

/// Checks that one part is left of another.
final class LeftOfCheck: ElementCheck, Check {
  static let name = "left-of"
  static let summary = "One part is left of another."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let part = Parameter<Member>("part", "The part.", .part).required
    let of = Parameter<Member>("of", "The part that it is left of.", .part).required
    let tolerance = Parameter<Double>("tolerance", "How much they may overlap.", unit: "pt or dp", default: 0.5)
  }

  private let part: Member
  private let other: Member
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let part = try arguments.member(Self.parameters.part) else { throw arguments.missing(Self.parameters.part) }
    guard let other = try arguments.member(Self.parameters.of) else {
      throw arguments.missing(Self.parameters.of)
    }
    (self.part, self.other) = (part, other)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard case .present(let left) = element.part(part), case .present(let right) = element.part(other) else {
      for member in [part, other] where element.isExplicitlyUnknown(member) {
        return pass.inconclusive(missing: member, of: element)
      }
      return pass.notApplicable()
    }
    guard let leftFrame = left.frame() else { return pass.inconclusive(missing: .frame, of: left) }
    guard let rightFrame = right.frame() else { return pass.inconclusive(missing: .frame, of: right) }
    guard leftFrame.right > rightFrame.x + tolerance else { return }
    pass.report(
      """
      \(subject: left) is not left of \(right.noun.definite) (it ends at x = \
      \(measured: leftFrame.right, "x", unit: pass.unit), \(right.noun.definite) starts at \
      \(required: rightFrame.x, .max, "x", unit: pass.unit) \(pass.unit))
      """,
      at: .frame, of: left, related: [RelatedElement(right, right.noun.definite)],
      measure: .horizontal(from: leftFrame.right, to: rightFrame.x, along: leftFrame, least: 0))
  }
}
