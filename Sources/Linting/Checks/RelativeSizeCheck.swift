import Screens

/// Checks that an element is as large as its parent, or no larger.
final class RelativeSizeCheck: ElementCheck, Check {
  static let name = "relative-size"
  static let summary = "The element is as wide and high as its parent, or no larger."
  static let kinds = Kind.having(.frame)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let width = Parameter<String>(
      "width", "same: as wide as its parent; within: no wider.", oneOf: ["same", "within"]
    ).oneOfSeveral
    let height = Parameter<String>(
      "height", "same: as high as its parent; within: no higher.", oneOf: ["same", "within"]
    ).oneOfSeveral
    let tolerance = Parameter<Double>("tolerance", "How much they may differ.", unit: "pt or dp", default: 0.5)
    let maxInset = Parameter<Double>(
      "maxInset", "The largest equal border inside the parent.", unit: "pt or dp",
      default: 0)
  }

  private let width: Fit
  private let height: Fit
  private let tolerance: Double
  private let maxInset: Double

  private enum Fit {
    case any, same, within
  }

  init(_ arguments: Arguments) throws(RuleError) {
    width = try Self.fit(Self.parameters.width, arguments)
    height = try Self.fit(Self.parameters.height, arguments)
    guard width != .any || height != .any else { throw arguments.missingOne(of: Self.parameterList) }
    tolerance = try arguments.value(of: Self.parameters.tolerance)
    maxInset = try arguments.value(of: Self.parameters.maxInset)
  }

  private static func fit(_ parameter: Parameter<String>, _ arguments: Arguments) throws(RuleError) -> Fit {
    switch try arguments.text(parameter) {
    case nil: .any
    case "same": .same
    default: .within
    }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    guard let parent = element.parent else { return pass.notApplicable() }
    // How wide both are need not be known from where they lie.
    if width == .within, height == .any, element.frame() == nil || parent.frame() == nil {
      return checkWidth(of: element, in: parent, &pass)
    }
    guard let frame = element.frame(), !frame.isEmpty else { return pass.inconclusive(missing: .frame, of: element) }
    guard let outer = parent.frame(), !outer.isEmpty else { return pass.inconclusive(missing: .frame, of: parent) }
    let tolerance = tolerance + element.precision
    let isWidthWrong = isWrong(frame.width, in: outer.width, width, tolerance)
    let isHeightWrong = isWrong(frame.height, in: outer.height, height, tolerance)
    guard isWidthWrong || isHeightWrong, !isBordered(frame, by: outer, tolerance) else { return }
    let own: Message
    let limit: Message
    if isWidthWrong, isHeightWrong {
      own = """
        \(measured: frame.width, "width", unit: pass.unit) × \
        \(measured: frame.height, "height", unit: pass.unit) \(pass.unit)
        """
      limit = """
        \(required: outer.width, self.limit(width), "width", unit: pass.unit) × \
        \(required: outer.height, self.limit(height), "height", unit: pass.unit) \(pass.unit)
        """
    } else if isWidthWrong {
      own = "\(measured: frame.width, "width", unit: pass.unit) \(pass.unit) wide"
      limit = "\(required: outer.width, self.limit(width), "width", unit: pass.unit) \(pass.unit) wide"
    } else {
      own = "\(measured: frame.height, "height", unit: pass.unit) \(pass.unit) high"
      limit = "\(required: outer.height, self.limit(height), "height", unit: pass.unit) \(pass.unit) high"
    }
    pass.report(
      ("\(subject: element) is \(own)" as Message).limited(to: "its \(parent.noun.singular) is \(limit)"),
      at: .frame, of: element,
      related: [RelatedElement(parent, "its parent")],
      measure: .unlike(element: Int(parent.index), width: isWidthWrong, height: isHeightWrong))
  }

  private func checkWidth(of element: Element, in parent: Element, _ pass: inout Pass) {
    guard let own = element.size.width else { return pass.inconclusive(missing: element.widthMember, of: element) }
    guard let outer = parent.size.width else { return pass.inconclusive(missing: parent.widthMember, of: parent) }
    guard isWrong(own, in: outer, width, tolerance + element.precision) else { return }
    pass.report(
      ("\(subject: element) is \(measured: own, "width", unit: pass.unit) \(pass.unit) wide" as Message).limited(
        to: """
          its \(parent.noun.singular) is \(required: outer, limit(width), "width", unit: pass.unit) \(pass.unit) wide
          """), at: element.widthMember, of: element, related: [RelatedElement(parent, "its parent")],
      measure: .unlike(element: Int(parent.index), width: true, height: false))
  }

  override var hasFix: Bool { true }

  /// Makes the parent as large as the element.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    guard let outer = element.parent, let frame = element.frame(), width == .same, height == .same else { return nil }
    return [PlannedChange(.resize(width: frame.width, height: frame.height), of: outer)]
  }

  /// Whether the parent is an even border around it.
  private func isBordered(_ frame: Frame, by outer: Frame, _ tolerance: Double) -> Bool {
    guard maxInset > 0 else { return false }
    let edges = [
      frame.x - outer.x, frame.y - outer.y, outer.x + outer.width - frame.x - frame.width,
      outer.y + outer.height - frame.y - frame.height,
    ]
    let (least, most) = edges.reduce((edges[0], edges[0])) { (min($0.0, $1), max($0.1, $1)) }
    let precision = tolerance - self.tolerance
    return least >= -precision && most <= maxInset + precision + 1e-9 && most - least <= tolerance
  }

  private func limit(_ fit: Fit) -> Quantity.Role { fit == .same ? .equals : .max }

  private func isWrong(_ measure: Double, in outer: Double, _ fit: Fit, _ tolerance: Double) -> Bool {
    switch fit {
    case .any: false
    case .same: abs(measure - outer) > tolerance
    case .within: measure > outer + tolerance
    }
  }
}
