/// Functions on numbers, `math.…`.
enum NumberFunctions {
  static func call(_ function: Function, _ arguments: [Value]) -> Outcome {
    if function == .greatest || function == .least { return extremum(function, arguments) }
    guard let argument = arguments.first, arguments.count == 1 else { return .noOverload(function.rawValue) }
    switch (function, argument) {
    case (.abs, .int(let int)): return int == .min ? Arithmetic.overflow : .value(.int(Swift.abs(int)))
    case (.abs, .uint), (.abs, .double(0)): return .value(argument)
    case (.abs, .double(let double)): return .value(.double(Swift.abs(double)))
    case (.abs, .measure(let measure)): return .value(absolute(measure))
    case (.sign, .int(let int)): return .value(.int(int.signum()))
    case (.sign, .uint(let uint)): return .value(.uint(min(uint, 1)))
    case (.sign, .double(let double)): return .value(.double(sign(double)))
    case (.sign, .measure(let measure)): return exact(measure.mapped(sign))
    case (.sqrt, .int), (.sqrt, .uint), (.sqrt, .double), (.sqrt, .measure): return squareRoot(argument)
    case (.isNaN, .double(let double)): return .bool(double.isNaN)
    case (.isInf, .double(let double)): return .bool(double.isInfinite)
    case (.isFinite, .double(let double)): return .bool(double.isFinite)
    case (.isNaN, .measure), (.isInf, .measure): return .bool(false)
    case (.isFinite, .measure): return .bool(true)
    case (_, .double(let double)):
      return rounding(function).map { .value(.double(double.rounded($0))) } ?? .noOverload(function.rawValue, argument)
    case (_, .measure(let measure)):
      guard let rule = rounding(function) else { return .noOverload(function.rawValue, argument) }
      return exact(measure.mapped { $0.rounded(rule) })
    default: return .noOverload(function.rawValue, argument)
    }
  }

  private static func rounding(_ function: Function) -> FloatingPointRoundingRule? {
    switch function {
    case .round: .toNearestOrAwayFromZero
    case .floor: .down
    case .ceil: .up
    case .trunc: .towardZero
    default: nil
    }
  }

  private static func sign(_ double: Double) -> Double { double > 0 ? 1 : double < 0 ? -1 : double }

  /// A measure that turned out to be one number, as that number.
  private static func exact(_ value: Value) -> Outcome {
    if case .measure(let measure) = value, measure.isExact { return .value(.double(measure.value)) }
    return .value(value)
  }

  private static func absolute(_ measure: Measure) -> Value {
    let greatest = max(Swift.abs(measure.least), Swift.abs(measure.greatest))
    let least =
      measure.least <= 0 && measure.greatest >= 0 ? 0 : min(Swift.abs(measure.least), Swift.abs(measure.greatest))
    return .measure(Measure(Swift.abs(measure.value), from: least, to: greatest, measure.unknowns))
  }

  private static func squareRoot(_ value: Value) -> Outcome {
    guard let number = Measure(value.asDouble) else { return .noOverload(Function.sqrt.rawValue, value) }
    // A negative number has none. The sign of the platform's NaN differs from that of other functions.
    if number.greatest < 0 { return .value(.double(.nan)) }
    if number.isExact { return .value(.double(number.value.squareRoot())) }
    return number.least < 0 ? .unknown(number.unknowns) : .value(number.mapped { $0.squareRoot() })
  }

  private static func extremum(_ function: Function, _ arguments: [Value]) -> Outcome {
    var numbers = arguments
    if case .list(let list)? = arguments.first, arguments.count == 1 {
      if case .partial(let unknowns) = list.extent { return .unknown(unknowns) }
      numbers = list.elements
    }
    guard var best = numbers.first else { return .failure("`\(function.rawValue)` of nothing") }
    for number in numbers where !number.isNumber { return .noOverload(function.rawValue, number) }
    for number in numbers.dropFirst() {
      switch Value.order(number, best) {
      case .ordered(let order): if function == .greatest ? order > 0 : order < 0 { best = number }
      case .unordered: continue
      case .unknown(let unknowns):
        guard let left = Measure(number.asDouble), let right = Measure(best.asDouble) else { return .unknown(unknowns) }
        let pick: (Double, Double) -> Double = function == .greatest ? { max($0, $1) } : { min($0, $1) }
        best = .measure(
          Measure(
            pick(left.value, right.value), from: pick(left.least, right.least),
            to: pick(left.greatest, right.greatest), unknowns))
      }
    }
    return .value(best)
  }
}
