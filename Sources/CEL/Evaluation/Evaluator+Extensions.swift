// Functions that are not of the language itself.
extension Evaluator {
  /// The elements of a list that differ, each where it is first.
  mutating func distinct(_ arguments: [Value]) throws(CostLimitExceeded) -> Outcome {
    guard case .list(let list)? = arguments.first else { return .noOverload("distinct", arguments.first ?? .null) }
    var found: [Value] = []
    var unknowns: [Unknown] = []
    for element in list.elements {
      var isNew = true
      for other in found where isNew {
        try spend(min(element.weight, other.weight))
        switch Value.equality(element, other) {
        case .value(.bool(true)): isNew = false
        case .unknown(let some): unknowns.merge(some)
        default: continue
        }
      }
      if isNew { found.append(element) }
    }
    if !unknowns.isEmpty { return .unknown(unknowns) }
    // An element counts once, for any number of occurrences.
    if case .repeating = list.extent { return .value(.list(ListValue(found))) }
    return .value(.list(ListValue(found, list.extent)))
  }

  /// Calls a function of the host.
  mutating func call(_ function: HostFunction, _ nodes: [Node]) throws(CostLimitExceeded) -> Outcome {
    let arguments: [Value]
    switch try all(nodes) {
    case .values(let values): arguments = values
    case .other(let outcome): return outcome
    }
    for (argument, type) in zip(arguments, function.parameters) where !argument.type.suits(type) {
      return .noOverload(function.name, argument)
    }
    switch function.call(arguments) {
    case .outcome(let outcome): return outcome
    case .insufficient(let argument): return try insufficient(nodes[argument])
    }
  }

  /// What is unknown where a value is known that does not say enough: the field that it comes from, where it is a
  /// field's.
  private mutating func insufficient(_ node: Node) throws(CostLimitExceeded) -> Outcome {
    guard case .field(let owner, let name) = node, let number = name.number,
      case .value(.object(let object)) = try evaluate(owner)
    else { return .unknown([Unknown(Unknown.nowhere)]) }
    return .unknown([Unknown(number, of: object)])
  }
}
