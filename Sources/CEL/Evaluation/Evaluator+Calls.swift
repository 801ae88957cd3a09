extension Evaluator {
  mutating func call(_ function: Function, _ nodes: [Node]) throws(CostLimitExceeded) -> Outcome {
    let arguments: [Value]
    switch try all(nodes) {
    case .values(let values): arguments = values
    case .other(let outcome): return outcome
    }
    try spend(cost(of: function, arguments))
    return switch function {
    case .size, .join: Self.collection(function, arguments)
    case .matches: try matches(arguments)
    case .distinct: try distinct(arguments)
    case .contains, .startsWith, .endsWith, .charAt, .indexOf, .lastIndexOf, .lowerAscii, .upperAscii, .replace, .split,
      .substring, .trim, .reverse, .lower:
      TextFunctions.call(function, arguments)
    case .bool, .int, .uint, .double, .string, .bytes, .dyn:
      arguments.first.map { Conversions.convert($0, to: function) } ?? .noOverload(function.rawValue)
    case .greatest, .least, .abs, .round, .floor, .ceil, .trunc, .sign, .sqrt, .isNaN, .isInf, .isFinite:
      NumberFunctions.call(function, arguments)
    }
  }

  /// What a function does more than look at its arguments.
  private func cost(of function: Function, _ arguments: [Value]) -> Int {
    guard case .string(let text)? = arguments.first else {
      if case .list(let list)? = arguments.first, function != .size { return list.elements.count }
      return 0
    }
    let length = text.utf8.count / Value.bytesOfStep
    switch function {
    case .contains, .indexOf, .lastIndexOf, .replace, .split:
      // A search may look at each part of the text as often as the sought one is long.
      guard arguments.count > 1, case .string(let part) = arguments[1] else { return length }
      let (product, isTooMuch) = (length + 1).multipliedReportingOverflow(by: part.utf8.count / Value.bytesOfStep + 1)
      guard !isTooMuch else { return .max }
      guard function == .replace, arguments.count > 2, case .string(let other) = arguments[2] else { return product }
      let (grown, isTooLong) = (text.utf8.count + 1).multipliedReportingOverflow(
        by: other.utf8.count / Value.bytesOfStep + 1)
      return isTooLong ? .max : max(product, grown)
    default: return length
    }
  }

  mutating func matches(_ value: Value, _ pattern: Pattern) throws(CostLimitExceeded) -> Outcome {
    guard case .string(let text) = value else { return .noOverload("matches", value) }
    try spend(pattern.cost(of: text))
    return .bool(pattern.matches(text))
  }

  /// `matches` with a pattern that is known only now.
  private mutating func matches(_ arguments: [Value]) throws(CostLimitExceeded) -> Outcome {
    guard arguments.count == 2, case .string(let source) = arguments[1] else {
      return .noOverload("matches", arguments.last ?? .null)
    }
    try spend(source.utf8.count)
    let pattern: Pattern
    do throws(PatternError) { pattern = try Pattern(source) } catch {
      return .failure("invalid pattern: \(error.message)")
    }
    return try matches(arguments[0], pattern)
  }

  private static func collection(_ function: Function, _ arguments: [Value]) -> Outcome {
    switch (function, arguments.first) {
    case (.size, .string(let string)?): return .value(.int(Int64(string.unicodeScalars.count)))
    case (.size, .bytes(let bytes)?): return .value(.int(Int64(bytes.count)))
    case (.size, .map(let map)?): return .value(.int(Int64(map.entries.count)))
    case (_, .list(let list)?):
      guard list.extent.unknowns.isEmpty else { return .unknown(list.extent.unknowns) }
      if function == .size { return .value(.int(Int64(list.elements.count))) }
      var texts: [String] = []
      for element in list.elements {
        guard case .string(let text) = element else { return .noOverload("join", element) }
        texts.append(text)
      }
      guard arguments.count > 1 else { return .value(.string(texts.joined())) }
      guard case .string(let separator) = arguments[1] else { return .noOverload("join", arguments[1]) }
      return .value(.string(texts.joined(separator: separator)))
    default: return .noOverload(function.rawValue, arguments.first ?? .null)
    }
  }
}

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
