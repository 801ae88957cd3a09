import Screens

/// Asks that an element is centred in what it stands in, or that a frame which it gives is centred in it.
final class CenteredCheck: ElementCheck, Check {
  static let name = "centered"
  static let summary = "The element is centred in what it stands in, or a frame that it gives is centred in it."
  static let parameters = [
    CheckParameter("axis", "horizontal, vertical or both."),
    CheckParameter("fact", "A frame that is centred in the element's; else the element is centred in its parent."),
    CheckParameter("tolerance", "How far the centres may be apart, in pt or dp; 0.5 unless given."),
  ]

  private let isHorizontal: Bool
  private let isVertical: Bool
  private let fact: Member?
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let axis = try arguments.text("axis") else { throw arguments.missing("axis") }
    isHorizontal = axis == "horizontal" || axis == "both"
    isVertical = axis == "vertical" || axis == "both"
    guard isHorizontal || isVertical else {
      throw arguments.wrong("axis", "has to be horizontal, vertical or both")
    }
    fact = try arguments.frameFact("fact")
    tolerance = try arguments.tolerance()
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let outer = fact == nil ? element.parent : element else { return pass.notApplicable() }
    let fact = fact ?? .frame
    guard let frame = element.frame(fact), !frame.isEmpty else { return pass.undecided(fact, of: element) }
    guard let outerFrame = outer.frame(), !outerFrame.isEmpty else { return pass.undecided(.frame, of: outer) }
    let across = isHorizontal ? (frame.x + frame.right - outerFrame.x - outerFrame.right) / 2 : 0
    let down = isVertical ? (frame.y + frame.bottom - outerFrame.y - outerFrame.bottom) / 2 : 0
    guard abs(across) > tolerance || abs(down) > tolerance else { return }
    var offsets: [Message] = []
    if abs(across) > tolerance {
      offsets.append("\(abs(across)) \(pass.unit) \(across < 0 ? "left" : "right") of")
    }
    if abs(down) > tolerance { offsets.append("\(abs(down)) \(pass.unit) \(down < 0 ? "above" : "below")") }
    let name = fact == .frame ? element.designation : "the \(fact.name) of \(element.designation)"
    let center = fact == .frame ? "the centre of \(outer.shortDesignation)" : "its centre"
    pass.report(
      "\(name) lies \(offsets.joined(separator: " and ")) \(center)", at: fact, of: element,
      related: fact == .frame ? [RelatedElement(outer, "what it stands in")] : [],
      measure: .offset(
        fromX: isHorizontal ? (outerFrame.x + outerFrame.right) / 2 : (frame.x + frame.right) / 2,
        fromY: isVertical ? (outerFrame.y + outerFrame.bottom) / 2 : (frame.y + frame.bottom) / 2,
        toX: (frame.x + frame.right) / 2, toY: (frame.y + frame.bottom) / 2))
  }
}

extension Arguments {
  /// The name of a fact that is a frame; `nil` where it is not given.
  func frameFact(_ name: String) throws(RuleError) -> Member? {
    guard let fact = try member(name, .fact) else { return nil }
    guard role(of: fact) == .frame else { throw wrong(name, "names `\(fact.name)`, which is no frame") }
    return fact
  }
}
