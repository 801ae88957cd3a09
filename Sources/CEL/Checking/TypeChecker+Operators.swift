import Support

extension TypeChecker {
  mutating func bool(_ expression: Expression, _ taker: String) throws(ConditionError) -> Checked {
    let checked = try check(expression)
    guard isLax || checked.type.suits(.bool) else {
      throw ConditionError("\(taker) takes true or false, not \(checked.type.description)", at: checked.range)
    }
    return checked
  }

  mutating func bools(_ expressions: [Expression], _ taker: String) throws(ConditionError) -> [Node] {
    var nodes: [Node] = []
    for expression in expressions { nodes.append(try bool(expression, taker).node) }
    return nodes
  }

  func negation(_ operand: Checked, at range: Range<Int>) throws(ConditionError) -> Checked {
    guard isLax || operand.type.suits(.int) || operand.type.suits(.double) else {
      throw ConditionError("`-` takes a number, not \(operand.type.description)", at: operand.range)
    }
    return Checked(node: .negation(operand.node), type: operand.type, range: range)
  }

  func arithmetic(
    _ operation: ArithmeticOperator, _ left: Checked, _ right: Checked, at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    let (left, right) = alike(left, right)
    let type = isLax ? .dynamic : result(of: operation, left.type.withoutWords, right.type.withoutWords)
    guard let type else {
      let taken =
        switch operation {
        case .add: "two numbers of the same type, two texts or two lists"
        case .remainder: "two whole numbers"
        default: "two numbers of the same type"
        }
      var message =
        "`\(operation.rawValue)` takes \(taken), not \(left.type.description) and \(right.type.description)"
      if left.type.isNumber, right.type.isNumber {
        message += operation == .remainder ? "; `int(…)` makes a whole number" : "; `double(…)` makes a number of each"
      }
      throw ConditionError(message, at: range)
    }
    return Checked(node: .arithmetic(operation, left.node, right.node), type: type, range: range)
  }

  private func result(of operation: ArithmeticOperator, _ left: ValueType, _ right: ValueType) -> ValueType? {
    let types: [ValueType] =
      switch operation {
      case .add: [.int, .uint, .double, .string, .bytes]
      case .remainder: [.int, .uint]
      default: [.int, .uint, .double]
      }
    let possible = types.filter { left.suits($0) && right.suits($0) }
    if possible.count == 1 { return possible[0] }
    if possible.count > 1 { return .dynamic }
    guard operation == .add, case .list(let first) = left, case .list(let second) = right else {
      let isList = if case .list = left.joined(right) { true } else { false }
      return operation == .add && isList ? .dynamic : nil
    }
    return (first.joined(second) ?? (isStrict ? nil : .dynamic)).map { .list($0) }
  }

  /// Two operands of which a whole number that is written as such becomes a double beside a double.
  func alike(_ left: Checked, _ right: Checked) -> (Checked, Checked) {
    guard isStrict else { return (left, right) }
    if left.type == .double { return (left, asDouble(right)) }
    if right.type == .double { return (asDouble(left), right) }
    return (left, right)
  }

  func asDouble(_ checked: Checked) -> Checked {
    guard case .int(let int)? = checked.constant else { return checked }
    return Checked(node: .constant(.double(Double(int))), type: .double, range: checked.range)
  }

  // MARK: Comparison

  func comparison(
    _ operation: ComparisonOperator, _ left: Checked, _ right: Checked, _ leftSource: Expression,
    _ rightSource: Expression, at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    let checked = Checked(node: .comparison(operation, left.node, right.node), type: .bool, range: range)
    if isLax { return checked }
    if operation == .equal || operation == .unequal {
      try checkWords(left.type, against: right, rightSource)
      try checkWords(right.type, against: left, leftSource)
      guard isStrict ? left.type.mayEqual(right.type) : left.type.joined(right.type) != nil else {
        throw unequal(left, right, at: range)
      }
      return checked
    }
    let ordered: [ValueType] = [.bool, .int, .uint, .double, .string, .bytes]
    let isPossible =
      ordered.contains { left.type.suits($0) && right.type.suits($0) }
      || (isStrict && left.type.isNumber && right.type.isNumber)
    guard isPossible else {
      throw ConditionError(
        "`\(operation.rawValue)` compares two numbers or two texts, not \(left.type.description) and "
          + right.type.description, at: range)
    }
    return checked
  }

  func membership(
    _ element: Checked, _ container: Checked, _ source: Expression, at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    let checked = Checked(node: .membership(element.node, container.node), type: .bool, range: range)
    switch container.type {
    case _ where isLax, .dynamic, .nothing: return checked
    case .list(let type), .map(let type, _):
      try checkWords(element.type, against: container, source)
      guard isStrict ? element.type.mayEqual(type) : element.type.joined(type) != nil else {
        throw ConditionError(
          "`in` never finds \(element.type.description) among values that are \(type.description)", at: range)
      }
      return checked
    default:
      let advice =
        container.type.suits(.string) ? "; `text.contains(part)` looks into a text" : ""
      throw ConditionError(
        "`in` looks into a list or a map, not \(container.type.description)" + advice, at: container.range)
    }
  }

  private func unequal(_ left: Checked, _ right: Checked, at range: Range<Int>) -> ConditionError {
    if case .word(let words) = left.type, case .word(let others) = right.type {
      return ConditionError(
        "these cannot be equal: one is \(words.joined(separator: ", ")), the other \(others.joined(separator: ", "))",
        at: range)
    }
    return ConditionError(
      "these cannot be equal: \(left.type.description) and \(right.type.description)", at: range)
  }

  /// A text that a word is compared with has to be one of those that it can be.
  private func checkWords(
    _ type: ValueType, against other: Checked, _ source: Expression
  ) throws(ConditionError) {
    guard isStrict, case .word(let words) = type, let constant = other.constant else { return }
    var texts: [(text: String, range: Range<Int>)] = []
    switch constant {
    case .string(let text): texts = [(text, other.range)]
    case .list(let list):
      for (index, element) in list.elements.enumerated() {
        guard case .string(let text) = element else { continue }
        let range = if case .list(let sources) = source.kind { sources[index].range } else { other.range }
        texts.append((text, range))
      }
    default: return
    }
    for item in texts where !words.contains(item.text) {
      throw ConditionError(
        "this cannot be `\(item.text)`; expected \(words.count == 1 ? "" : "one of ")\(words.joined(separator: ", "))"
          + suggestion(for: item.text, among: words),
        at: item.range)
    }
  }

  // MARK: Other

  func conditional(
    _ condition: Checked, _ first: Checked, _ second: Checked, at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    let (first, second) = alike(first, second)
    let type = isLax ? .dynamic : first.type.joined(second.type)
    guard let type else {
      throw ConditionError(
        "both sides of `:` have to be of the same type, not \(first.type.description) and "
          + second.type.description, at: range)
    }
    return Checked(node: .conditional(condition.node, first.node, second.node), type: type, range: range)
  }

  mutating func list(_ elements: [Expression], at range: Range<Int>) throws(ConditionError) -> Checked {
    var checked: [Checked] = []
    for element in elements { checked.append(try check(element)) }
    if isStrict, checked.contains(where: { $0.type == .double }) { checked = checked.map(asDouble) }
    var type = ValueType.nothing
    for element in checked {
      if let joined = type.joined(element.type) {
        type = joined
      } else {
        if isStrict {
          throw ConditionError(
            "the elements of a list have to be of the same type, not \(type.description) and "
              + element.type.description, at: element.range)
        }
        type = .dynamic
      }
    }
    let constants = checked.compactMap(\.constant)
    let node: Node =
      constants.count == checked.count ? .constant(.list(constants)) : .list(checked.map(\.node))
    return Checked(node: node, type: isLax ? .dynamic : .list(type), range: range)
  }

  mutating func map(
    _ entries: [(key: Expression, value: Expression)], at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    var nodes: [(key: Node, value: Node)] = []
    var keyType = ValueType.nothing
    var valueType = ValueType.nothing
    for entry in entries {
      let (key, value) = (try check(entry.key), try check(entry.value))
      nodes.append((key.node, value.node))
      guard let keys = keyType.joined(key.type) ?? (isStrict ? nil : .dynamic) else {
        throw ConditionError("the keys of a map have to be of the same type", at: key.range)
      }
      guard let values = valueType.joined(value.type) ?? (isStrict ? nil : .dynamic) else {
        throw ConditionError("the values of a map have to be of the same type", at: value.range)
      }
      (keyType, valueType) = (keys, values)
    }
    return Checked(node: .map(nodes), type: isLax ? .dynamic : .map(keyType, valueType), range: range)
  }
}
