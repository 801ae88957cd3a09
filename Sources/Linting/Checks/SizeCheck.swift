import Screens
import Support

/// Asks for a size: at least, at most, or one of some.
final class SizeCheck: ElementCheck, Check {
  static let name = "size"
  static let summary = "The width and height of the element are within limits."
  static let kinds = Kind.having(.frame, .width)
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let minWidth = Parameter<Double>("minWidth", "The least width.", unit: "pt or dp").oneOfSeveral
    let minHeight = Parameter<Double>("minHeight", "The least height.", unit: "pt or dp").oneOfSeveral
    let maxWidth = Parameter<Double>("maxWidth", "The greatest width.", unit: "pt or dp").oneOfSeveral
    let maxHeight = Parameter<Double>("maxHeight", "The greatest height.", unit: "pt or dp").oneOfSeveral
    let allowedWidths = Parameter<[Double]>("allowedWidths", "The widths that are allowed.", unit: "pt or dp")
      .oneOfSeveral
    let allowedHeights = Parameter<[Double]>("allowedHeights", "The heights that are allowed.", unit: "pt or dp")
      .oneOfSeveral
    let ignoreAbove = Parameter<Double>(
      "ignoreAbove", "The greatest width and height that is checked.", unit: "pt or dp", otherwise: "all")
    let tolerance = Parameter<Double>(
      "tolerance", "How much a measure may miss a limit.", unit: "pt or dp", default: 0.5)
    let innermostOnly = Parameter<Bool>(
      "innermostOnly", "Report only the innermost elements.")
  }

  private let minimum: (width: Double, height: Double)
  private let maximum: (width: Double, height: Double)
  private let widths: [Double]
  private let heights: [Double]
  private let ignoreAbove: Double
  private let tolerance: Double
  private let innermost: Selector?
  /// What was said last: the cells of a view mostly have one size.
  private var last: Sentence?

  /// What is said of a size. A class, as looking at a message in an optional tuple copies all of it.
  private final class Sentence {
    let size: ElementSize
    let tolerance: Double
    let unit: String
    let message: Message

    init(_ size: ElementSize, _ tolerance: Double, _ unit: String, _ message: Message) {
      (self.size, self.tolerance, self.unit, self.message) = (size, tolerance, unit, message)
    }
  }

  init(_ arguments: Arguments) throws(RuleError) {
    minimum = (
      try arguments.number(Self.parameters.minWidth) ?? 0, try arguments.number(Self.parameters.minHeight) ?? 0
    )
    maximum = (
      try arguments.number(Self.parameters.maxWidth) ?? .infinity,
      try arguments.number(Self.parameters.maxHeight) ?? .infinity
    )
    widths = try arguments.numbers(Self.parameters.allowedWidths)
    heights = try arguments.numbers(Self.parameters.allowedHeights)
    guard minimum != (0, 0) || maximum != (.infinity, .infinity) || !widths.isEmpty || !heights.isEmpty else {
      throw arguments.missingOne(of: Self.parameterList)
    }
    guard minimum.width <= maximum.width, minimum.height <= maximum.height else {
      let isWidth = minimum.width > maximum.width
      let (least, most) = isWidth ? (minimum.width, maximum.width) : (minimum.height, maximum.height)
      throw arguments.wrong(
        isWidth ? Self.parameters.minWidth : Self.parameters.minHeight,
        "is \(least.brief), more than `\(isWidth ? "maxWidth" : "maxHeight")` (\(most.brief))")
    }
    ignoreAbove = try arguments.number(Self.parameters.ignoreAbove) ?? .infinity
    tolerance = try arguments.value(of: Self.parameters.tolerance)
    innermost = try arguments.flag(Self.parameters.innermostOnly) ? arguments.subject : nil
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    let tolerance = tolerance + element.precision
    let size: ElementSize
    if let frame = element.frame() {
      // Most elements have a frame of the right size, and then there is nothing to weigh.
      if !frame.isEmpty, !self.isWidthWrong(frame.width, tolerance), !isHeightWrong(frame.height, tolerance) { return }
      size = ElementSize(frame)
    } else {
      size = element.sizeWithoutFrame
    }
    let isWidthWrong = self.isWidthWrong(size, tolerance)
    guard isWidthWrong || isHeightWrong(size, tolerance) else {
      if let missing = missing(size) { pass.inconclusive(missing: missing, of: element) }
      return
    }
    if ignoreAbove.isFinite, let missing = Self.missing(size) {
      return pass.inconclusive(missing: missing, of: element)
    }
    guard max(size.width ?? 0, size.height ?? 0) <= ignoreAbove + tolerance else { return pass.notApplicable() }
    if let innermost, hasWrongTarget(inside: element, innermost) { return pass.notApplicable() }
    let member = isWidthWrong ? element.widthMember : element.heightMember
    pass.report(
      Message(about: element, sentence(size, tolerance, pass.unit).message), at: member, of: element,
      measure: .size(required(of: size, tolerance)))
  }

  override var hasFix: Bool { true }

  /// The nearest size that is allowed.
  override func changes(fixing element: Element) -> [PlannedChange]? {
    let (size, tolerance) = (element.size, tolerance + element.precision)
    func fixed(_ length: Double?, _ isWrong: (Double) -> Bool, _ limits: (Double, Double), _ allowed: [Double])
      -> Double?
    {
      guard let length, isWrong(length) else { return nil }
      return allowed.isEmpty ? min(max(length, limits.0), limits.1) : Self.nearest(to: length, allowed)
    }
    let width = fixed(size.width, { isWidthWrong($0, tolerance) }, (minimum.width, maximum.width), widths)
    let height = fixed(size.height, { isHeightWrong($0, tolerance) }, (minimum.height, maximum.height), heights)
    if width == nil, height == nil { return nil }
    let change = ElementChange.resize(width: width, height: height)
    // A cell that its content fills goes with it, as neither alone would fit the other.
    if let cell = element.parent, cell.kind == .collectionCell, let frame = element.frame(), frame == cell.frame() {
      return [PlannedChange(change, of: cell), PlannedChange(change, of: element)]
    }
    return [PlannedChange(change, of: element)]
  }

  /// The fact without which it cannot be said that the size is right.
  private func missing(_ size: ElementSize) -> Member? {
    let isWidthAsked = minimum.width > 0 || maximum.width.isFinite || !widths.isEmpty
    let isHeightAsked = minimum.height > 0 || maximum.height.isFinite || !heights.isEmpty
    guard isWidthAsked && size.width == nil || isHeightAsked && size.height == nil else { return nil }
    return Self.missing(size)
  }

  private static func missing(_ size: ElementSize) -> Member? {
    if size.whole != nil { return nil }
    return size.width != nil ? .height : size.height != nil ? .width : .frame
  }

  private func isWidthWrong(_ size: ElementSize, _ tolerance: Double) -> Bool {
    size.width.map { isWidthWrong($0, tolerance) } ?? false
  }

  @inline(__always)
  private func isWidthWrong(_ width: Double, _ tolerance: Double) -> Bool {
    width < minimum.width - tolerance || width > maximum.width + tolerance || isNone(of: widths, width, tolerance)
  }

  private func isHeightWrong(_ size: ElementSize, _ tolerance: Double) -> Bool {
    size.height.map { isHeightWrong($0, tolerance) } ?? false
  }

  @inline(__always)
  private func isHeightWrong(_ height: Double, _ tolerance: Double) -> Bool {
    height < minimum.height - tolerance || height > maximum.height + tolerance
      || isNone(of: heights, height, tolerance)
  }

  private func isNone(of allowed: [Double], _ measure: Double, _ tolerance: Double) -> Bool {
    !allowed.isEmpty && !allowed.contains { abs($0 - measure) <= tolerance }
  }

  private func hasWrongTarget(inside element: Element, _ selector: Selector) -> Bool {
    var need: MissingFact?
    for inner in element.descendants where selector.subjectKinds.contains(inner.kind) {
      let size = inner.size
      let tolerance = tolerance + inner.precision
      guard isWidthWrong(size, tolerance) || isHeightWrong(size, tolerance) else { continue }
      if selector.match(inner, &need) == .yes { return true }
    }
    return false
  }

  private func sentence(_ size: ElementSize, _ tolerance: Double, _ unit: String) -> Sentence {
    if let last, last.size == size, last.tolerance == tolerance, last.unit == unit { return last }
    let sentence = Sentence(size, tolerance, unit, describe(size, tolerance, unit))
    last = sentence
    return sentence
  }

  private func describe(_ size: ElementSize, _ tolerance: Double, _ unit: String) -> Message {
    let most = size.isLimit ? "at most " : ""
    func width(_ width: Double) -> Message { "\(measured: width, "width", unit: unit)" }
    func height(_ height: Double) -> Message { "\(measured: height, "height", unit: unit)" }
    // Only what is wrong is measured.
    let wrongWidth = size.width.flatMap { isWidthWrong($0, tolerance) ? $0 : nil }
    let wrongHeight = size.height.flatMap { isHeightWrong($0, tolerance) ? $0 : nil }
    let problem: Message =
      if let wrongWidth, let wrongHeight {
        " is \(most)\(width(wrongWidth)) × \(height(wrongHeight)) \(unit)"
      } else if let wrongWidth {
        " is \(most)\(width(wrongWidth)) \(unit) wide"
      } else {
        " is \(most)\(height(wrongHeight ?? 0)) \(unit) high"
      }
    return problem.limited(to: limit(isWidthWrong: wrongWidth != nil, isHeightWrong: wrongHeight != nil, unit))
  }

  /// The sizes that are allowed: `at least 44 × 44 pt`, `110 or 120 pt wide`.
  private func limit(isWidthWrong: Bool, isHeightWrong: Bool, _ unit: String) -> Message {
    // Only the limit of what is wrong is a value, so that tools do not read the other one as missed.
    func width(_ value: Double, _ role: Quantity.Role) -> Message {
      isWidthWrong ? "\(required: value, role, "width", unit: unit)" : "\(value)"
    }
    func height(_ value: Double, _ role: Quantity.Role) -> Message {
      isHeightWrong ? "\(required: value, role, "height", unit: unit)" : "\(value)"
    }
    if widths.count == 1, heights.count == 1 {
      return "\(width(widths[0], .equals)) × \(height(heights[0], .equals)) \(unit)"
    }
    let allowed = isWidthWrong ? widths : heights
    if !allowed.isEmpty {
      let choices = allowed.map { isWidthWrong ? width($0, .equals) : height($0, .equals) }.joined(separator: " or ")
      return "\(choices) \(unit) \(isWidthWrong ? "wide" : "high")"
    }
    // A limit, and the word behind its unit where it is one of width or height alone.
    func pair(_ size: (width: Double, height: Double), _ role: Quantity.Role) -> (Message, String)? {
      let ownWidth = size.width.isFinite && size.width > 0 ? width(size.width, role) : nil
      let ownHeight = size.height.isFinite && size.height > 0 ? height(size.height, role) : nil
      return switch (ownWidth, ownHeight) {
      case (let width?, let height?): ("\(width) × \(height)", "")
      case (let width?, nil): (width, " wide")
      case (nil, let height?): (height, " high")
      case (nil, nil): nil
      }
    }
    let (least, most) = (pair(minimum, .min), pair(maximum, .max))
    switch (least, most) {
    case (let least?, let most?):
      return "\(least.0)\(least.1.isEmpty ? "" : " \(unit)\(least.1)") to \(most.0) \(unit)\(most.1)"
    case (let least?, nil): return "at least \(least.0) \(unit)\(least.1)"
    case (nil, let most?): return "at most \(most.0) \(unit)\(most.1)"
    case (nil, nil): return ""
    }
  }

  /// The size that the message asks for: the limits of what is wrong.
  private func required(of size: ElementSize, _ tolerance: Double) -> RequiredSize {
    let width = size.width.flatMap { isWidthWrong($0, tolerance) ? $0 : nil }
    let height = size.height.flatMap { isHeightWrong($0, tolerance) ? $0 : nil }
    func limit(_ length: Double?, _ limit: Double, _ isMissed: (Double) -> Bool) -> Double? {
      length.flatMap { isMissed($0) ? limit : nil }
    }
    let leastWidth = limit(width, minimum.width) { $0 < minimum.width - tolerance }
    let leastHeight = limit(height, minimum.height) { $0 < minimum.height - tolerance }
    if leastWidth != nil || leastHeight != nil { return RequiredSize(.least, width: leastWidth, height: leastHeight) }
    let mostWidth = limit(width, maximum.width) { $0 > maximum.width + tolerance }
    let mostHeight = limit(height, maximum.height) { $0 > maximum.height + tolerance }
    if mostWidth != nil || mostHeight != nil { return RequiredSize(.most, width: mostWidth, height: mostHeight) }
    return RequiredSize(
      width: width.flatMap { Self.nearest(to: $0, widths) }, height: height.flatMap { Self.nearest(to: $0, heights) })
  }

  private static func nearest(to measure: Double, _ allowed: [Double]) -> Double? {
    allowed.min { abs($0 - measure) < abs($1 - measure) }
  }
}
