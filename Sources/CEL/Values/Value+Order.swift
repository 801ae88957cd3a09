extension Value {
  /// How two values compare.
  enum Order {
    /// -1, 0 or 1.
    case ordered(Int)
    /// One of them is not a number (NaN), or they have no order at all.
    case unordered
    case unknown([Unknown])
  }

  var isNumber: Bool {
    switch self {
    case .int, .uint, .double, .measure: true
    default: false
    }
  }

  /// How two numbers compare on one line, or two texts, byte sequences or truth values; `nil` where values of such
  /// types do not.
  static func comparison(_ left: Value, _ right: Value) -> Order? {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): .ordered(left == right ? 0 : left ? 1 : -1)
    // The order of UTF-8 is that of the scalars.
    case (.string(let left), .string(let right)): .ordered(order(left.utf8, right.utf8))
    case (.bytes(let left), .bytes(let right)): .ordered(order(left, right))
    default: left.isNumber && right.isNumber ? order(left, right) : nil
    }
  }

  /// How two numbers compare. A whole number meets a double as the nearest double, as the language has it.
  static func order(_ left: Value, _ right: Value) -> Order {
    switch (left, right) {
    case (.int(let left), .int(let right)): return .ordered(sign(left, right))
    case (.uint(let left), .uint(let right)): return .ordered(sign(left, right))
    case (.int(let left), .uint(let right)): return .ordered(left < 0 ? -1 : sign(UInt64(left), right))
    case (.uint(let left), .int(let right)): return .ordered(right < 0 ? 1 : sign(left, UInt64(right)))
    case (.measure, _), (_, .measure):
      guard let first = Measure(left.asDouble), let second = Measure(right.asDouble) else { return .unordered }
      return first.order(to: second).map { .ordered($0) } ?? .unknown(first.unknowns.merged(with: second.unknowns))
    default:
      guard case .double(let left) = left.asDouble, case .double(let right) = right.asDouble, !left.isNaN, !right.isNaN
      else { return .unordered }
      return .ordered(sign(left, right))
    }
  }

  /// A whole number as a double; any other value itself.
  var asDouble: Value {
    switch self {
    case .int(let int): .double(Double(int))
    case .uint(let uint): .double(Double(uint))
    default: self
    }
  }

  private static func sign<Number: Comparable>(_ left: Number, _ right: Number) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }

  private static func order<Bytes: Sequence<UInt8>>(_ left: Bytes, _ right: Bytes) -> Int {
    if left.lexicographicallyPrecedes(right) { return -1 }
    return left.elementsEqual(right) ? 0 : 1
  }
}

/// An operator that calculates.
enum ArithmeticOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

/// An operator that compares.
enum ComparisonOperator: String, Sendable {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether it holds for how two values compare.
  ///
  /// - Parameter order: -1, 0 or 1.
  func holds(_ order: Int) -> Bool {
    switch self {
    case .equal: order == 0
    case .unequal: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    }
  }
}
