/// A number that is known only within a margin, such as a length that a file rounds.
///
/// What is made of it keeps the margin, and a comparison that the margin leaves open is unknown.
package struct Measure: Sendable {
  /// What it is where nothing is off.
  package let value: Double
  /// The least and the greatest number that it can be.
  let least, greatest: Double
  /// What would have to be known better.
  package var unknowns: [Unknown]

  /// A number that may be off by a margin.
  package init(_ value: Double, margin: Double, _ unknowns: [Unknown]) {
    self.init(value, from: value - margin, to: value + margin, unknowns)
  }

  /// A number between limits.
  init(_ value: Double, from least: Double, to greatest: Double, _ unknowns: [Unknown]) {
    (self.value, self.least, self.greatest, self.unknowns) = (value, least, greatest, unknowns)
  }

  /// Whether it is one number.
  var isExact: Bool { least == greatest }

  /// A double, or a measure; `nil` for any other value.
  init?(_ value: Value) {
    switch value {
    case .double(let double): self.init(double, margin: 0, [])
    case .measure(let measure): self = measure
    default: return nil
    }
  }

  /// A sum, difference, product or quotient of two doubles of which one is a measure.
  static func calculate(_ operation: ArithmeticOperator, _ left: Measure, _ right: Measure) -> Outcome {
    let unknowns = left.unknowns.merged(with: right.unknowns)
    switch operation {
    case .add:
      let (least, greatest) = (left.least + right.least, left.greatest + right.greatest)
      return .value(.measure(Measure(left.value + right.value, from: least, to: greatest, unknowns)))
    case .subtract:
      let (least, greatest) = (left.least - right.greatest, left.greatest - right.least)
      return .value(.measure(Measure(left.value - right.value, from: least, to: greatest, unknowns)))
    case .multiply, .divide:
      // Nothing can be said of a quotient whose divisor may be zero.
      if operation == .divide, right.least <= 0, right.greatest >= 0 { return .unknown(unknowns) }
      let corners = [
        (left.least, right.least), (left.least, right.greatest), (left.greatest, right.least),
        (left.greatest, right.greatest),
      ].map { operation == .multiply ? $0.0 * $0.1 : $0.0 / $0.1 }
      guard let least = corners.min(), let greatest = corners.max() else { return .unknown(unknowns) }
      let value = operation == .multiply ? left.value * right.value : left.value / right.value
      return .value(.measure(Measure(value, from: least, to: greatest, unknowns)))
    case .remainder: return .noOverload("%", .measure(left), .measure(right))
    }
  }

  /// How the number compares with another; `nil` where the margin leaves it open.
  ///
  /// - Returns: -1, 0 or 1, of which 0 is never returned where either may be off.
  func order(to other: Measure) -> Int? {
    if greatest < other.least { return -1 }
    if least > other.greatest { return 1 }
    return isExact && other.isExact && value == other.value ? 0 : nil
  }

  /// What a function makes of it that never falls where its argument rises.
  func mapped(_ function: (Double) -> Double) -> Value {
    .measure(Measure(function(value), from: function(least), to: function(greatest), unknowns))
  }
}
