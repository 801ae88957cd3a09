import Screens

// Functions that screens are asked with, and that are none of the language's own.
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

  /// The contrast of a text's colour with that behind it.
  ///
  /// It is unknown where a theme decides what a colour is, or where something behind the background is seen.
  mutating func contrast(_ arguments: [Value], _ nodes: [Node]) throws(CostLimitExceeded) -> Outcome {
    guard arguments.count == 2, case .string(let text) = arguments[0], case .string(let ground) = arguments[1] else {
      return .noOverload("contrast", arguments.first ?? .null, arguments.last ?? .null)
    }
    for (name, node) in zip([text, ground], nodes) where Color(name.utf8) == nil {
      guard Color.accents.contains(name) else { return .failure("`contrast` takes colours, not \"\(name)\"") }
      return try saysTooLittle(node)
    }
    guard let color = Color(text.utf8), let background = Color(ground.utf8) else { return .noOverload("contrast") }
    if let contrast = color.contrast(on: background) { return .value(.double(contrast)) }
    return try saysTooLittle(background.isOpaque ? nodes[0] : nodes[1])
  }

  /// What is unknown where a value is known that does not say enough: the field that it comes from, where it is a
  /// field's.
  private mutating func saysTooLittle(_ node: Node) throws(CostLimitExceeded) -> Outcome {
    guard case .field(let owner, let name) = node, let number = name.number,
      case .value(.object(let object)) = try evaluate(owner)
    else { return .unknown([Unknown(Unknown.nowhere)]) }
    return .unknown([Unknown(number, of: object)])
  }
}
