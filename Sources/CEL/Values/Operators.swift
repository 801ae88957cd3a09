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
