extension Evaluator {
  mutating func compare(
    _ operation: ComparisonOperator, _ left: Value, _ right: Value
  ) throws(CostLimitExceeded) -> Outcome {
    try spend(min(left.weight, right.weight) - 1)
    if operation == .equal || operation == .unequal {
      guard case .value(.bool(let isEqual)) = Value.equality(left, right) else { return Value.equality(left, right) }
      return .bool(isEqual == (operation == .equal))
    }
    switch Value.comparison(left, right) {
    case .ordered(let order): return .bool(operation.holds(order))
    case .unordered: return .bool(false)
    case .unknown(let unknowns): return .unknown(unknowns)
    case nil: return .noOverload(operation.rawValue, left, right)
    }
  }

  /// `element in container`.
  mutating func contains(_ element: Value, _ container: Value) throws(CostLimitExceeded) -> Outcome {
    switch container {
    case .map(let map): return .bool(map[element] != nil)
    case .list(let list):
      var unknowns: [Unknown] = []
      for other in list.elements {
        try spend(min(element.weight, other.weight))
        switch Value.equality(element, other) {
        case .value(.bool(true)): return .bool(true)
        case .unknown(let some): unknowns.merge(some)
        default: continue
        }
      }
      if case .partial(let missing) = list.extent { unknowns.merge(missing) }
      return unknowns.isEmpty ? .bool(false) : .unknown(unknowns)
    default: return .noOverload("in", element, container)
    }
  }
}
