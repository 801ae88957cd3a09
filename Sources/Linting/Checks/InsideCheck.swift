import Screens

/// Asks that a frame which an element gives lies inside the element.
final class InsideCheck: ElementCheck, Check {
  static let name = "inside"
  static let summary = "A frame fact of the element lies inside the element's frame."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let frame = Parameter<Member>("frame", "The frame.", .fact).required
    let tolerance = Parameter<Double>("tolerance", "How far it may stick out.", unit: "pt or dp", default: 0.5)
  }

  private let fact: Member
  private let tolerance: Double

  init(_ arguments: Arguments) throws(RuleError) {
    guard let fact = try arguments.frameFact(Self.parameters.frame) else {
      throw arguments.missing(Self.parameters.frame)
    }
    self.fact = fact
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let inner = element.frame(fact), !inner.isEmpty else { return pass.inconclusive(missing: fact, of: element) }
    guard let frame = element.frame(), !frame.isEmpty else { return pass.inconclusive(missing: .frame, of: element) }
    let excess = max(frame.x - inner.x, frame.y - inner.y, inner.right - frame.right, inner.bottom - frame.bottom)
    guard excess > tolerance else { return }
    let message: Message = """
      \(fact.nounInElement) of \(subject: element) extends \(measured: excess, "excess", unit: pass.unit) \(pass.unit) \
      beyond it
      """
    pass.report(
      message.noting(0, .max, "excess", unit: pass.unit), at: fact, of: element,
      measure: measure(inner, in: frame, excess))
  }

  /// The first edge that the frame reaches so far beyond.
  private func measure(_ inner: Frame, in frame: Frame, _ excess: Double) -> FindingMeasure {
    if excess == frame.x - inner.x { return .horizontal(from: frame.x, to: inner.x, along: inner, least: 0) }
    if excess == inner.right - frame.right {
      return .horizontal(from: inner.right, to: frame.right, along: inner, least: 0)
    }
    let isAbove = excess == frame.y - inner.y
    return .distance(
      MeasuredDistance(
        isHorizontal: false, from: isAbove ? frame.y : inner.bottom, to: isAbove ? inner.y : frame.bottom,
        lower: inner.x, upper: inner.right, least: 0))
  }
}
