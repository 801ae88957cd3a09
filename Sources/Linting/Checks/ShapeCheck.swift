import Screens

/// Asks for the shape of an image, by its name and by its frame.
///
/// A rectangle that is as wide as high is a square, and a square is a rectangle. A circle that is not is none.
final class ShapeCheck: ElementCheck, Check {
  static let name = "shape"
  static let summary = "An image has one of some shapes, by the name of its shape and by its frame."
  static let kinds = Kind.having(.shape)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let allowed = Parameter<[Token]>(
      "allowed", "The shapes: circle, square or rectangle; a square is a rectangle.", of: .shape
    ).required
    let notTall = Parameter<Bool>("notTall", "Whether a rectangle has to be as wide as it is high, or wider.")
    let tolerance = Parameter<Double>(
      "tolerance", "How much width and height of a square or circle may differ.", default: 0.5)
  }

  private let allowed: [Token]
  private let shapes: Shapes
  private let allowsTall: Bool
  private let tolerance: Double

  private struct Shapes: OptionSet {
    let rawValue: UInt8
    static let circle = Self(rawValue: 1)
    static let square = Self(rawValue: 2)
    static let rectangle = Self(rawValue: 4)
  }

  init(_ arguments: Arguments) throws(RuleError) {
    allowed = try arguments.tokens(Self.parameters.allowed)
    guard !allowed.isEmpty else { throw arguments.missing(Self.parameters.allowed) }
    var shapes: Shapes = []
    for token in allowed {
      switch token {
      case .circle: shapes.insert(.circle)
      case .square: shapes.insert(.square)
      default: shapes.formUnion([.square, .rectangle])
      }
    }
    self.shapes = shapes
    allowsTall = try !arguments.flag(Self.parameters.notTall)
    tolerance = try arguments.value(of: Self.parameters.tolerance)
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let shape = element.token(.shape)
    let size = element.size.whole
    let tolerance = tolerance + element.precision
    let possible = possibleShapes(shape, size, tolerance)
    guard !shapes.isDisjoint(with: possible) else { return report(element, shape, size, &pass) }
    guard shapes.isSuperset(of: possible) else { return pass.inconclusive(missing: .shape, of: element) }
    if allowsTall { return }
    if let size {
      guard size.width < size.height - tolerance else { return }
      let problem: Message = """
        \(subject: element) is \(measured: size.width, "width", unit: pass.unit) \(pass.unit) wide and \
        \(measured: size.height, "height", unit: pass.unit) \(pass.unit) high
        """
      pass.report(
        problem.limited(to: "it should not be higher than wide"), at: element.widthMember, of: element,
        measure: .size(RequiredSize(.least, width: size.height)))
    } else if possible.contains(.rectangle) {
      pass.inconclusive(missing: .frame, of: element)
    }
  }

  override var hasFix: Bool { true }

  /// Another name of its shape where that is wrong, else a frame that is as wide as high.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    if let shape = element.token(.shape), !allowed.contains(shape) {
      return [PlannedChange(.set(.shape, .token(allowed[0])), of: element)]
    }
    guard let size = element.size.whole else { return nil }
    return [PlannedChange(.resize(width: size.height, height: nil), of: element)]
  }

  /// The shapes that the image can have, going by what is known.
  private func possibleShapes(_ shape: Token?, _ size: (width: Double, height: Double)?, _ tolerance: Double) -> Shapes
  {
    let isEven = size.map { abs($0.width - $0.height) <= tolerance }
    return switch (shape, isEven) {
    case (.circle, false): []
    case (.circle, _): .circle
    case (.square, false), (.rectangle, false), (.rectangle, nil), (nil, false): .rectangle
    case (.square, _), (.rectangle, _): .square
    case (_, nil): [.circle, .square, .rectangle]
    default: [.circle, .square]
    }
  }

  private func report(
    _ element: Element, _ shape: Token?, _ size: (width: Double, height: Double)?, _ pass: inout Pass
  ) {
    // What is called by a right name, or by none, has the wrong size.
    if let shape, !allowed.contains(shape) {
      let problem: Message = "\(subject: element) \(phrase(of: shape))"
      pass.report(problem.limited(to: limit(of: element)), at: .shape, of: element)
    } else if let size {
      let problem: Message = """
        \(subject: element) is \(shape == .circle ? "an oval of " : "")\
        \(measured: size.width, "width", unit: pass.unit) × \
        \(measured: size.height, "height", unit: pass.unit) \(pass.unit)
        """
      pass.report(
        problem.limited(to: limit(of: element)), at: element.widthMember, of: element, measure: .size(RequiredSize()))
    }
  }

  private func limit(of element: Element) -> Message {
    let shapes = allowed.compactMap { Vocabulary.phrase(of: .shape, $0)?.pluralRest }.joined(separator: " or ")
    return "\(element.noun.plural) are \(shapes)"
  }

  private func phrase(of shape: Token) -> String { Vocabulary.phrase(of: .shape, shape)?.text() ?? shape.name }
}
