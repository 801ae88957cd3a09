/// Parameters of checks of a row's cells: the distance between neighbours, and the tolerance.
struct GapParameters: Sendable {
  let gap = Parameter<Double>("gap", "The distance between neighbouring cells.", unit: "pt or dp")
  let tolerance: Parameter<Double>

  /// - Parameter summary: what the tolerance is for, in a sentence.
  init(tolerance summary: String) {
    tolerance = Parameter<Double>("tolerance", summary, unit: "pt or dp", default: 0.5)
  }

  /// What a page says, in pt or dp.
  func values(in arguments: Arguments) throws(RuleError) -> (gap: Double, tolerance: Double) {
    guard let gap = try arguments.number(gap) else { throw arguments.missing(self.gap) }
    return (gap, try arguments.value(of: tolerance))
  }
}
