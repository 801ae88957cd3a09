import Screens

/// Asks that one part stands left of another.
final class BesideCheck: ElementCheck, Check {
  static let name = "beside"
  static let summary = "One part stands left of another."
  static let parameters = [
    CheckParameter("part", "The part."),
    CheckParameter("leftOf", "The part that it stands left of."),
    CheckParameter("tolerance", "How much they may overlap, in pt or dp; 0.5 unless given."),
  ]

  private let part: Member
  private let other: Member
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let part = try arguments.member("part", .part) else { throw arguments.missing("part") }
    guard let other = try arguments.member("leftOf", .part) else { throw arguments.missing("leftOf") }
    (self.part, self.other) = (part, other)
    tolerance = try arguments.tolerance()
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard case .present(let left) = element.part(part), case .present(let right) = element.part(other) else {
      for member in [part, other] where element.isGivenAsUnknown(member) { return pass.undecided(member, of: element) }
      return pass.notApplicable()
    }
    guard let leftFrame = left.frame() else { return pass.undecided(.frame, of: left) }
    guard let rightFrame = right.frame() else { return pass.undecided(.frame, of: right) }
    guard leftFrame.right > rightFrame.x + tolerance else { return }
    pass.report(
      "the \(part.name) of \(element.shortDesignation) ends at x = \(leftFrame.right) \(pass.unit), right of where its "
        + "\(other.name) begins (\(rightFrame.x) \(pass.unit))",
      at: .frame, of: left, related: [RelatedElement(right, "the \(other.name)")],
      measure: .horizontal(from: leftFrame.right, to: rightFrame.x, along: leftFrame, least: 0))
  }
}
