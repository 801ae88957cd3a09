import Screens

/// Asks for a size: at least, at most, or one of some.
final class SizeCheck: ElementCheck, Check {
  static let name = "size"
  static let summary = "The element's frame has the size that is asked for."
  static let parameters = [
    CheckParameter("minWidth", "The least width, in pt or dp."),
    CheckParameter("minHeight", "The least height, in pt or dp."),
    CheckParameter("maxWidth", "The greatest width, in pt or dp."),
    CheckParameter("maxHeight", "The greatest height, in pt or dp."),
    CheckParameter("widths", "The widths that are allowed, in pt or dp."),
    CheckParameter("heights", "The heights that are allowed, in pt or dp."),
    CheckParameter("upTo", "The greatest width and height that is judged, in pt or dp; all unless given."),
    CheckParameter("tolerance", "How much a measure may miss a limit, in pt or dp; 0.5 unless given."),
    CheckParameter("innermost", "Whether an element inside which another one is reported is not reported itself."),
  ]

  private let minimum: (width: Double, height: Double)
  private let maximum: (width: Double, height: Double)
  private let widths: [Double]
  private let heights: [Double]
  private let upTo: Double
  private let tolerance: Double
  private let innermost: Selector?

  init(_ arguments: Arguments) throws(RuleError) {
    minimum = (try arguments.number("minWidth") ?? 0, try arguments.number("minHeight") ?? 0)
    maximum = (try arguments.number("maxWidth") ?? .infinity, try arguments.number("maxHeight") ?? .infinity)
    widths = try arguments.numbers("widths")
    heights = try arguments.numbers("heights")
    guard minimum != (0, 0) || maximum != (.infinity, .infinity) || !widths.isEmpty || !heights.isEmpty else {
      throw arguments.missing("minWidth")
    }
    guard minimum.width <= maximum.width, minimum.height <= maximum.height else {
      throw arguments.wrong(minimum.width > maximum.width ? "minWidth" : "minHeight", "is more than the greatest")
    }
    upTo = try arguments.number("upTo") ?? .infinity
    tolerance = try arguments.tolerance()
    innermost = try arguments.flag("innermost") ? arguments.subject : nil
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    // A view that was not laid out yet has no size, which says nothing about the one it will have.
    guard let frame = element.frame(), !frame.isEmpty else { return pass.undecided(.frame, of: element) }
    let tolerance = tolerance + element.precision
    guard isWrong(frame, tolerance) else { return }
    guard max(frame.width, frame.height) <= upTo + tolerance else { return pass.notApplicable() }
    if let innermost, hasWrongTarget(inside: element, innermost) { return pass.notApplicable() }
    pass.report(
      describe(frame, tolerance, of: element, pass.unit), at: .frame, of: element,
      measure: .size(required(of: frame, tolerance)))
  }

  private func isWrong(_ frame: Frame, _ tolerance: Double) -> Bool {
    frame.width < minimum.width - tolerance || frame.height < minimum.height - tolerance
      || frame.width > maximum.width + tolerance || frame.height > maximum.height + tolerance
      || isNone(of: widths, frame.width, tolerance) || isNone(of: heights, frame.height, tolerance)
  }

  private func isNone(of allowed: [Double], _ measure: Double, _ tolerance: Double) -> Bool {
    !allowed.isEmpty && !allowed.contains { abs($0 - measure) <= tolerance }
  }

  private func hasWrongTarget(inside element: Element, _ selector: Selector) -> Bool {
    var need: Need?
    for inner in element.descendants {
      guard let frame = inner.frame(), !frame.isEmpty, isWrong(frame, tolerance + inner.precision) else { continue }
      if selector.match(inner, &need) == .yes { return true }
    }
    return false
  }

  private func describe(_ frame: Frame, _ tolerance: Double, of element: Element, _ unit: String) -> String {
    let size = "\(element.designation) measures \(frame.width.brief) × \(frame.height.brief) \(unit)"
    if frame.width < minimum.width - tolerance || frame.height < minimum.height - tolerance {
      return size + ", under the minimum of \(pair(minimum)) \(unit)"
    }
    if frame.width > maximum.width + tolerance || frame.height > maximum.height + tolerance {
      return size + ", over the maximum of \(pair(maximum)) \(unit)"
    }
    let (dimension, allowed) = isNone(of: widths, frame.width, tolerance) ? ("width", widths) : ("height", heights)
    return size + "; its \(dimension) has to be \(allowed.map(\.brief).joined(separator: " or ")) \(unit)"
  }

  /// The size that the message asks for.
  private func required(of frame: Frame, _ tolerance: Double) -> RequiredSize {
    if frame.width < minimum.width - tolerance || frame.height < minimum.height - tolerance {
      return RequiredSize(
        .least, width: minimum.width > 0 ? minimum.width : nil, height: minimum.height > 0 ? minimum.height : nil)
    }
    if frame.width > maximum.width + tolerance || frame.height > maximum.height + tolerance {
      return RequiredSize(
        .most, width: maximum.width.isFinite ? maximum.width : nil,
        height: maximum.height.isFinite ? maximum.height : nil)
    }
    return RequiredSize(width: Self.nearest(to: frame.width, widths), height: Self.nearest(to: frame.height, heights))
  }

  private static func nearest(to measure: Double, _ allowed: [Double]) -> Double? {
    allowed.min { abs($0 - measure) < abs($1 - measure) }
  }

  private func pair(_ size: (width: Double, height: Double)) -> String {
    "\(size.width.isFinite && size.width > 0 ? size.width.brief : "any") × "
      + "\(size.height.isFinite && size.height > 0 ? size.height.brief : "any")"
  }
}
