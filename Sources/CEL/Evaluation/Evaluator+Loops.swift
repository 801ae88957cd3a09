extension Evaluator {
  mutating func loop(_ loop: Node.Loop) throws(CostLimitExceeded) -> Outcome {
    let range = try evaluate(loop.range)
    guard case .value(let value) = range else { return range }
    let list: ListValue
    switch value {
    case .list(let elements): list = elements
    case .map(let map): list = ListValue(map.entries.map(\.key))
    default: return .noOverload(loop.purpose.rawValue, value)
    }
    return switch loop.purpose {
    case .all: try quantify(loop, list, on: false)
    case .exists: try quantify(loop, list, on: true)
    case .existsOne: try count(loop, list)
    case .filter, .map: try collect(loop, list)
    }
  }

  private mutating func condition(of loop: Node.Loop, _ element: Value) throws(CostLimitExceeded) -> Outcome {
    locals[loop.local] = .value(element)
    guard let condition = loop.condition else { return .bool(true) }
    return try evaluate(condition)
  }

  private mutating func quantify(
    _ loop: Node.Loop, _ list: ListValue, on deciding: Bool
  ) throws(CostLimitExceeded) -> Outcome {
    var unknowns: [Unknown] = []
    var failure: String?
    for element in list.elements where tally(try condition(of: loop, element), on: deciding, &unknowns, &failure) {
      return .bool(deciding)
    }
    if case .partial(let missing) = list.extent { unknowns.merge(missing) }
    if !unknowns.isEmpty { return .unknown(unknowns) }
    return failure.map { .failure($0) } ?? .bool(!deciding)
  }

  private mutating func count(_ loop: Node.Loop, _ list: ListValue) throws(CostLimitExceeded) -> Outcome {
    var unknowns: [Unknown] = []
    var failure: String?
    var count = 0
    for element in list.elements {
      switch try condition(of: loop, element) {
      case .value(.bool(let bool)): count += bool ? 1 : 0
      case .value(let value): failure = failure ?? "expected true or false, found \(value.typeName)"
      case .unknown(let some): unknowns.merge(some)
      case .failure(let message): failure = failure ?? message
      }
    }
    // Elements that occur any number of times matter if one of them counts.
    if case .repeating = list.extent, count == 0 {} else { unknowns.merge(list.extent.unknowns) }
    if !unknowns.isEmpty { return .unknown(unknowns) }
    return failure.map { .failure($0) } ?? .bool(count == 1)
  }

  /// The elements that a condition holds for, or what is made of them.
  private mutating func collect(_ loop: Node.Loop, _ list: ListValue) throws(CostLimitExceeded) -> Outcome {
    var results: [Value] = []
    var unknowns: [Unknown] = []
    var failure: String?
    for element in list.elements {
      var outcome = try condition(of: loop, element)
      if case .value(.bool(let isWanted)) = outcome {
        guard isWanted else { continue }
        outcome = .value(element)
        if let result = loop.result { outcome = try evaluate(result) }
        if case .value(let value) = outcome { results.append(value) }
      } else if case .value(let value) = outcome {
        outcome = .failure("expected true or false, found \(value.typeName)")
      }
      switch outcome {
      case .value: continue
      case .unknown(let some): unknowns.merge(some)
      case .failure(let message): failure = failure ?? message
      }
    }
    if !unknowns.isEmpty { return .unknown(unknowns) }
    return failure.map { .failure($0) } ?? .value(.list(ListValue(results, list.extent)))
  }
}
