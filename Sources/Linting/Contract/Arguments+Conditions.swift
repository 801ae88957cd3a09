import CEL
import RulePages

extension Arguments {
  /// The other parameters of a page as constants of a condition.
  ///
  /// A whole number is one there, and any other number a double.
  func constants(besides names: [String]) throws(RuleError) -> [Environment.Variable] {
    var constants: [Environment.Variable] = []
    for entry in others(besides: names) {
      guard let (value, type) = Self.constant(entry.value) else {
        throw wrong(
          named: entry.key, "must be a number, a text, true or false, or a list of these, not `\(entry.value)`")
      }
      constants.append(Environment.Variable(entry.key, type, constant: value))
    }
    return constants
  }

  /// What is wrong with a condition, with the place in it.
  func wrong(_ parameter: Parameter<some Sendable>, _ error: ConditionError, in source: String) -> RuleError {
    wrong(parameter, "is invalid: \(error.message)\n\(error.excerpt(of: source))")
  }

  /// What is wrong with a parameter that alone keeps a condition from being valid; `nil` where there is none.
  func wrongConstant(among constants: [Environment.Variable], of source: String) -> RuleError? {
    for (index, constant) in constants.enumerated() {
      let fitting = Self.examples.filter { example in
        var changed = constants
        changed[index] = Environment.Variable(constant.name, example.type, constant: example.value)
        let environment = Environment(elements: kinds, parameters: changed)
        return (try? Condition(source, in: environment, expecting: .bool)) != nil
      }
      if let phrase = fitting.map(\.phrase).first,
        let value = others(besides: []).first(where: { $0.key == constant.name })
      {
        return wrong(named: constant.name, "must be \(phrase), not `\(value.value)`")
      }
    }
    return nil
  }

  /// A value of each type that a parameter may have, the most general first.
  private static let examples: [(phrase: String, value: Value, type: ValueType)] = [
    ("a number", .double(1), .double), ("a whole number", .int(1), .int), ("a text", .string(""), .string),
    ("true or false", .bool(true), .bool), ("a list of numbers", .list([.double(1)]), .list(.double)),
    ("a list of whole numbers", .list([.int(1)]), .list(.int)),
    ("a list of texts", .list([.string("")]), .list(.string)),
  ]

  static func constant(_ value: PageValue) -> (Value, ValueType)? {
    switch value.content {
    case .text(let text): return (.string(text), .string)
    case .flag(let flag): return (.bool(flag), .bool)
    case .number(let number): return Int64(exactly: number).map { (.int($0), .int) } ?? (.double(number), .double)
    case .map: return nil
    case .list(let items):
      let constants = items.compactMap(constant)
      guard constants.count == items.count else { return nil }
      let isMixed = constants.contains { $0.1 == .double }
      var type = ValueType.nothing
      var values: [Value] = []
      for (index, constant) in constants.enumerated() {
        // Numbers of one list are all of one type.
        var constant = constant
        if isMixed, case .number(let number) = items[index].content { constant = (.double(number), .double) }
        guard let joined = type.joined(constant.1) else { return nil }
        type = joined
        values.append(constant.0)
      }
      return (.list(values), .list(type))
    }
  }

  /// Rejects elements that the check cannot be used on.
  func check(kindsOf type: AnyCheck) throws(RuleError) {
    let wrong = kinds.filter { !type.kinds.contains($0) }
    guard !wrong.isEmpty, let possible = type.kindsInWords else { return }
    let shown = wrong.prefix(3).map { "`\($0.name)`" }
    let names =
      wrong.count > 3 ? shown.joined(separator: ", ") + " and \(wrong.count - 3) more" : shown.words(last: "and")
    throw error("check `\(type.name)` cannot be used on \(names); it checks \(possible)", nil)
  }
}
