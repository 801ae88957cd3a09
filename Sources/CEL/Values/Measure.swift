/// A number that is known only within a margin, such as a length that a file rounds.
///
/// What is made of it keeps the margin, and a comparison that the margin leaves open is unknown.
package struct Measure: Sendable {
  /// The middle of what it can be.
  package var value: Double
  /// How far it may be off, 0 or more.
  package var margin: Double
  /// What would have to be known better.
  package var unknowns: [Unknown]

  /// A number that may be off by a margin.
  package init(_ value: Double, margin: Double, _ unknowns: [Unknown]) {
    self.value = value
    self.margin = margin
    self.unknowns = unknowns
  }

  var least: Double { value - margin }
  var greatest: Double { value + margin }

  /// A double, or a measure; `nil` for any other value.
  init?(_ value: Value) {
    switch value {
    case .double(let double): self.init(double, margin: 0, [])
    case .measure(let measure): self = measure
    default: return nil
    }
  }

  /// The value of a measure between limits.
  init(from least: Double, to greatest: Double, _ unknowns: [Unknown]) {
    self.init((least + greatest) / 2, margin: (greatest - least) / 2, unknowns)
  }

  /// A sum, difference, product or quotient of two doubles of which one is a measure.
  static func calculate(_ operation: ArithmeticOperator, _ left: Measure, _ right: Measure) -> Outcome {
    let unknowns = left.unknowns.merged(with: right.unknowns)
    switch operation {
    case .add: return .value(.measure(Measure(left.value + right.value, margin: left.margin + right.margin, unknowns)))
    case .subtract:
      return .value(.measure(Measure(left.value - right.value, margin: left.margin + right.margin, unknowns)))
    case .multiply, .divide:
      // Nothing can be said of a quotient whose divisor may be zero.
      if operation == .divide, right.least <= 0, right.greatest >= 0 { return .unknown(unknowns) }
      let corners = [
        (left.least, right.least), (left.least, right.greatest), (left.greatest, right.least),
        (left.greatest, right.greatest),
      ].map { operation == .multiply ? $0.0 * $0.1 : $0.0 / $0.1 }
      guard let least = corners.min(), let greatest = corners.max() else { return .unknown(unknowns) }
      return .value(.measure(Measure(from: least, to: greatest, unknowns)))
    case .remainder: return .noOverload("%", .measure(left), .measure(right))
    }
  }

  /// How the number compares with another; `nil` where the margin leaves it open.
  ///
  /// - Returns: -1, 0 or 1, of which 0 is never returned where either may be off.
  func order(to other: Measure) -> Int? {
    if greatest < other.least { return -1 }
    if least > other.greatest { return 1 }
    return margin == 0 && other.margin == 0 && value == other.value ? 0 : nil
  }

  /// What a function makes of it that never falls where its argument rises.
  func mapped(_ function: (Double) -> Double) -> Value {
    .measure(Measure(from: function(least), to: function(greatest), unknowns))
  }
}
