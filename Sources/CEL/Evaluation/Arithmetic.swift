/// The operators that calculate: whole numbers of 64 bits that never wrap around, doubles as IEEE 754 has them.
enum Arithmetic {
  static func calculate(_ operation: ArithmeticOperator, _ left: Value, _ right: Value) -> Outcome {
    switch (left, right) {
    case (.int(let left), .int(let right)): return whole(operation, left, right).map { .int($0) }
    case (.uint(let left), .uint(let right)): return whole(operation, left, right).map { .uint($0) }
    case (.double(let first), .double(let second)):
      switch operation {
      case .add: return .value(.double(first + second))
      case .subtract: return .value(.double(first - second))
      case .multiply: return .value(.double(first * second))
      case .divide: return .value(.double(first / second))
      case .remainder: return .noOverload("%", left, right)
      }
    case (.measure, _), (_, .measure):
      guard let first = Measure(left), let second = Measure(right) else {
        return .noOverload(operation.rawValue, left, right)
      }
      return Measure.calculate(operation, first, second)
    case (.string(let left), .string(let right)) where operation == .add: return .value(.string(left + right))
    case (.bytes(let left), .bytes(let right)) where operation == .add: return .value(.bytes(left + right))
    case (.list(let left), .list(let right)) where operation == .add: return .value(.list(left + right))
    default: return .noOverload(operation.rawValue, left, right)
    }
  }

  static func negate(_ value: Value) -> Outcome {
    switch value {
    case .int(let int): return int == .min ? overflow : .value(.int(-int))
    case .double(let double): return .value(.double(-double))
    case .measure(let measure):
      return .value(
        .measure(Measure(-measure.value, from: -measure.greatest, to: -measure.least, measure.unknowns)))
    default: return .noOverload("-", value)
    }
  }

  /// How many steps it takes to join two texts or lists.
  static func copied(_ left: Value, _ right: Value) -> Int {
    switch (left, right) {
    case (.string(let left), .string(let right)): (left.utf8.count + right.utf8.count) / Value.bytesOfStep
    case (.bytes(let left), .bytes(let right)): (left.count + right.count) / Value.bytesOfStep
    case (.list(let left), .list(let right)): left.elements.count + right.elements.count
    default: 0
    }
  }

  static let overflow = Outcome.failure("the number is too large for 64 bits")

  private enum Whole<Number> {
    case number(Number)
    case outcome(Outcome)

    func map(_ make: (Number) -> Value) -> Outcome {
      switch self {
      case .number(let number): .value(make(number))
      case .outcome(let outcome): outcome
      }
    }
  }

  private static func whole<Number: FixedWidthInteger>(
    _ operation: ArithmeticOperator, _ left: Number, _ right: Number
  ) -> Whole<Number> {
    let result: (partialValue: Number, overflow: Bool)
    switch operation {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide, .remainder:
      guard right != 0 else { return .outcome(.failure("division by zero")) }
      result =
        operation == .divide
        ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
    }
    return result.overflow ? .outcome(overflow) : .number(result.partialValue)
  }
}
