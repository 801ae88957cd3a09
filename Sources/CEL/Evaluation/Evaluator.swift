/// Runs an expression.
///
/// A value that depends on an unknown one is unknown. One operand of `&&` and `||` can decide the result even if the
/// others are unknown. Unknown comes before failed, since a known value may decide the result. Everything else needs
/// all its operands.
struct Evaluator {
  let bindings: any Bindings
  var budget: Int
  var locals: [Outcome]

  init(_ bindings: any Bindings, localCount: Int, budget: Int) {
    self.bindings = bindings
    self.budget = budget
    locals = localCount == 0 ? [] : Array(repeating: .value(.null), count: localCount)
  }

  mutating func spend(_ steps: Int) throws(CostLimitExceeded) {
    guard steps <= budget else { throw CostLimitExceeded() }
    budget -= steps
  }

  mutating func evaluate(_ node: Node) throws(CostLimitExceeded) -> Outcome {
    try spend(1)
    switch node {
    case .constant(let value): return .value(value)
    case .failure(let message): return .failure(message)
    case .variable(let index): return try counted(bindings.value(of: index))
    case .local(let index): return locals[index]
    case .field(let operand, let name): return try field(try evaluate(operand), name)
    case .has(let operand, let name): return has(try evaluate(operand), name)
    case .index(let operand, let index):
      return try strict(operand, index) { left, right, _ throws(CostLimitExceeded) in Self.element(left, right) }
    case .call(let function, let arguments): return try call(function, arguments)
    case .hostCall(let function, let arguments): return try call(function, arguments)
    case .matches(let text, let pattern):
      let outcome = try evaluate(text)
      guard case .value(let value) = outcome else { return outcome }
      return try matches(value, pattern)
    case .list(let elements):
      switch try all(elements) {
      case .values(let values): return .value(.list(values))
      case .other(let outcome): return outcome
      }
    case .map(let entries): return try map(entries)
    case .not(let operand):
      let outcome = try evaluate(operand)
      guard case .value(let value) = outcome else { return outcome }
      guard case .bool(let bool) = value else { return .noOverload("!", value) }
      return .bool(!bool)
    case .negation(let operand):
      let outcome = try evaluate(operand)
      guard case .value(let value) = outcome else { return outcome }
      return Arithmetic.negate(value)
    case .arithmetic(let operation, let left, let right):
      return try strict(left, right) { left, right, evaluator throws(CostLimitExceeded) in
        if operation == .add { try evaluator.spend(Arithmetic.copied(left, right)) }
        return Arithmetic.calculate(operation, left, right)
      }
    case .comparison(let operation, let left, let right):
      return try strict(left, right) { left, right, evaluator throws(CostLimitExceeded) in
        try evaluator.compare(operation, left, right)
      }
    case .membership(let element, let container):
      return try strict(element, container) { left, right, evaluator throws(CostLimitExceeded) in
        try evaluator.contains(left, right)
      }
    case .and(let operands): return try shortCircuit(operands, on: false)
    case .or(let operands): return try shortCircuit(operands, on: true)
    case .conditional(let condition, let first, let second):
      let outcome = try evaluate(condition)
      guard case .value(let value) = outcome else { return outcome }
      guard case .bool(let bool) = value else { return .noOverload("?", value) }
      return try evaluate(bool ? first : second)
    case .loop(let loop): return try self.loop(loop)
    case .bind(let local, let value, let inner):
      locals[local] = try evaluate(value)
      return try evaluate(inner)
    }
  }

  // MARK: Operands

  /// The values of some expressions, or one value in the place of all of them where one has none.
  enum Values {
    case values([Value])
    case other(Outcome)
  }

  mutating func all(_ nodes: [Node]) throws(CostLimitExceeded) -> Values {
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    var unknowns: [Unknown] = []
    var failure: String?
    for node in nodes {
      switch try evaluate(node) {
      case .value(let value): values.append(value)
      case .unknown(let some): unknowns.merge(some)
      case .failure(let message): failure = failure ?? message
      }
    }
    if !unknowns.isEmpty { return .other(.unknown(unknowns)) }
    return failure.map { .other(.failure($0)) } ?? .values(values)
  }

  /// What a body makes of two values.
  private mutating func strict(
    _ left: Node, _ right: Node,
    _ body: (Value, Value, inout Evaluator) throws(CostLimitExceeded) -> Outcome
  ) throws(CostLimitExceeded) -> Outcome {
    switch (try evaluate(left), try evaluate(right)) {
    case (.value(let left), .value(let right)): try body(left, right, &self)
    case (.unknown(let left), .unknown(let right)): .unknown(left.merged(with: right))
    case (.unknown(let unknowns), _), (_, .unknown(let unknowns)): .unknown(unknowns)
    case (.failure(let message), _), (_, .failure(let message)): .failure(message)
    }
  }

  /// A conjunction or disjunction: an operand that is the given value decides it.
  private mutating func shortCircuit(_ operands: [Node], on deciding: Bool) throws(CostLimitExceeded) -> Outcome {
    var unknowns: [Unknown] = []
    var failure: String?
    for operand in operands where tally(try evaluate(operand), on: deciding, &unknowns, &failure) {
      return .bool(deciding)
    }
    if !unknowns.isEmpty { return .unknown(unknowns) }
    return failure.map { .failure($0) } ?? .bool(!deciding)
  }

  /// Whether an operand decides a conjunction or disjunction; otherwise notes what keeps it from being decided.
  func tally(_ outcome: Outcome, on deciding: Bool, _ unknowns: inout [Unknown], _ failure: inout String?) -> Bool {
    switch outcome {
    case .value(.bool(let bool)): return bool == deciding
    case .value(let value): failure = failure ?? "expected true or false, found \(value.typeName)"
    case .unknown(let some): unknowns.merge(some)
    case .failure(let message): failure = failure ?? message
    }
    return false
  }

  // MARK: Fields and elements

  /// A value from outside, whose elements had to be gathered.
  private mutating func counted(_ outcome: Outcome) throws(CostLimitExceeded) -> Outcome {
    if case .value(.list(let list)) = outcome { try spend(list.elements.count) }
    return outcome
  }

  private mutating func field(_ operand: Outcome, _ name: Node.FieldName) throws(CostLimitExceeded) -> Outcome {
    guard case .value(let value) = operand else { return operand }
    switch value {
    case .object(let object):
      guard let number = name.number else { return .failure("unknown name `\(name.name)`") }
      return try counted(bindings.value(of: number, in: object))
    case .map(let map):
      return map[.string(name.name)].map { .value($0) } ?? .failure("the map has no key `\(name.name)`")
    default: return .failure("\(value.typeName) has no field `\(name.name)`")
    }
  }

  private func has(_ operand: Outcome, _ name: Node.FieldName) -> Outcome {
    guard case .value(let value) = operand else { return operand }
    switch value {
    case .object(let object):
      guard let number = name.number else { return .failure("unknown name `\(name.name)`") }
      return bindings.has(number, in: object)
    case .map(let map): return .bool(map[.string(name.name)] != nil)
    default: return .failure("\(value.typeName) has no field `\(name.name)`")
    }
  }

  private static func element(_ container: Value, _ index: Value) -> Outcome {
    switch container {
    case .list(let list):
      if !list.extent.unknowns.isEmpty { return .unknown(list.extent.unknowns) }
      let place: Int? =
        switch index {
        case .int(let int): Int(exactly: int)
        case .uint(let uint): Int(exactly: uint)
        case .double(let double): Int(exactly: double)
        default: nil
        }
      guard let place else { return .noOverload("[]", container, index) }
      guard list.elements.indices.contains(place) else {
        return .failure("the list has no element \(place): it has \(list.elements.count)")
      }
      return .value(list.elements[place])
    case .map(let map): return map[index].map { .value($0) } ?? .failure("the map has no such key")
    default: return .noOverload("[]", container, index)
    }
  }

  private mutating func map(_ entries: [(key: Node, value: Node)]) throws(CostLimitExceeded) -> Outcome {
    var unknowns: [Unknown] = []
    var failure: String?
    var map = MapValue()
    for entry in entries {
      switch try all([entry.key, entry.value]) {
      case .values(let pair): failure = failure ?? map.add(pair[0], pair[1])
      case .other(.unknown(let some)): unknowns.merge(some)
      case .other(.failure(let message)): failure = failure ?? message
      case .other: break
      }
    }
    if !unknowns.isEmpty { return .unknown(unknowns) }
    return failure.map { .failure($0) } ?? .value(.map(map))
  }
}
