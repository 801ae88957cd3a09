import Screens

/// Checks that an element is centred in its parent, or that a given frame is centred in the element.
final class CenteredCheck: ElementCheck, Check {
  static let name = "centered"
  static let summary = "The element is centred in its parent, or a part of it in the element."
  static let kinds = Kind.having(.frame)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let axis = Parameter<String>(
      "axis", "horizontal, vertical or both.", oneOf: ["horizontal", "vertical", "both"]
    ).required
    let frame = Parameter<Member>(
      "frame", "A frame fact, compared with the element's frame.", .fact,
      otherwise: "the element's frame, compared with its parent's")
    let tolerance = Parameter<Double>(
      "tolerance", "How far the centres may be apart.", unit: "pt or dp", default: 0.5)
  }

  private let isHorizontal: Bool
  private let isVertical: Bool
  private let fact: Member?
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let axis = try arguments.text(Self.parameters.axis) else { throw arguments.missing(Self.parameters.axis) }
    isHorizontal = axis == "horizontal" || axis == "both"
    isVertical = axis == "vertical" || axis == "both"
    fact = try arguments.frameFact(Self.parameters.frame)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let outer = fact == nil ? element.parent : element else { return pass.notApplicable() }
    let fact = fact ?? .frame
    guard let frame = element.frame(fact), !frame.isEmpty else { return pass.inconclusive(missing: fact, of: element) }
    guard let outerFrame = outer.frame(), !outerFrame.isEmpty else {
      return pass.inconclusive(missing: .frame, of: outer)
    }
    let across = isHorizontal ? (frame.x + frame.right - outerFrame.x - outerFrame.right) / 2 : 0
    let down = isVertical ? (frame.y + frame.bottom - outerFrame.y - outerFrame.bottom) / 2 : 0
    guard abs(across) > tolerance || abs(down) > tolerance else { return }
    var offsets: [Message] = []
    func add(_ offset: Double, _ name: String, _ side: String) {
      guard abs(offset) > tolerance else { return }
      let message: Message = "\(measured: abs(offset), name, unit: pass.unit) \(pass.unit) \(side)"
      offsets.append(message.noting(0, .equals, name, unit: pass.unit))
    }
    add(across, "horizontalOffset", across < 0 ? "left of" : "right of")
    add(down, "verticalOffset", down < 0 ? "above" : "below")
    let name: Message = fact == .frame ? "\(subject: element)" : "\(fact.nounInElement) of \(subject: element)"
    let center = fact == .frame ? "the centre of its \(outer.noun.singular)" : "its centre"
    pass.report(
      "\(name) is \(offsets.joined(separator: " and ")) \(center)", at: fact, of: element,
      related: fact == .frame ? [RelatedElement(outer, "its parent")] : [],
      measure: .offset(
        fromX: isHorizontal ? (outerFrame.x + outerFrame.right) / 2 : (frame.x + frame.right) / 2,
        fromY: isVertical ? (outerFrame.y + outerFrame.bottom) / 2 : (frame.y + frame.bottom) / 2,
        toX: (frame.x + frame.right) / 2, toY: (frame.y + frame.bottom) / 2))
  }
}

extension Member {
  /// What messages call a frame that an element gives.
  var nounInElement: String { self == .iconFrame ? "the icon" : "the \(Vocabulary.noun(of: self))" }
}

extension Arguments {
  /// The name of a fact that is a frame; `nil` where it is not given.
  func frameFact(_ parameter: Parameter<Member>) throws(RuleError) -> Member? {
    guard let fact = try member(parameter) else { return nil }
    guard role(of: fact) == .frame else { throw wrong(parameter, "names `\(fact.name)`, which is not a frame") }
    return fact
  }
}
