import TestSupport

/// Expressions made at random, and what they mean read off the definition of the language, by trees of values.
indirect enum SlowCondition {
  case flag(Bool), number(Int64), variable(String), element(Int)
  case not(SlowCondition)
  case binary(String, SlowCondition, SlowCondition)
  case choice(SlowCondition, SlowCondition, SlowCondition)
  case list([SlowCondition])
  case size(SlowCondition)
  case loop(String, SlowCondition, depth: Int, SlowCondition)

  /// What an expression comes to.
  enum Result: Equatable {
    case flag(Bool), number(Int64), list([Int64])
    case failure
  }

  /// An expression that is a Boolean; the variables are p and q, n, and the lists some and every.
  ///
  /// - Parameter loops: how many loops it stands in.
  static func bool(_ random: inout SeededGenerator, _ depth: Int, loops: Int = 0) -> SlowCondition {
    guard depth > 0 else {
      return random.pick([.flag(true), .flag(false), .variable("p"), .variable("q")], default: .flag(true))
    }
    switch random.below(8) {
    case 0: return .binary("&&", bool(&random, depth - 1, loops: loops), bool(&random, depth - 1, loops: loops))
    case 1: return .binary("||", bool(&random, depth - 1, loops: loops), bool(&random, depth - 1, loops: loops))
    case 2: return .not(bool(&random, depth - 1, loops: loops))
    case 3:
      return .choice(
        bool(&random, depth - 1, loops: loops), bool(&random, depth - 1, loops: loops),
        bool(&random, depth - 1, loops: loops))
    case 4:
      let comparison = random.pick(["<", "<=", "==", "!=", ">", ">="], default: "==")
      return .binary(comparison, int(&random, depth - 1, loops), int(&random, depth - 1, loops))
    case 5: return .binary("in", int(&random, depth - 1, loops), list(&random, depth - 1, loops))
    case 6: return .binary("==", list(&random, depth - 1, loops), list(&random, depth - 1, loops))
    default:
      let macro = random.pick(["all", "exists", "exists_one"], default: "all")
      let range = list(&random, depth - 1, loops)
      return .loop(macro, range, depth: loops, bool(&random, depth - 1, loops: loops + 1))
    }
  }

  private static func int(_ random: inout SeededGenerator, _ depth: Int, _ loops: Int) -> SlowCondition {
    guard depth > 0 else {
      let leaves: [SlowCondition] = [.number(0), .number(1), .number(3), .number(.max), .variable("n")]
      return random.pick(leaves + (0..<loops).map { .element($0) }, default: .number(0))
    }
    switch random.below(4) {
    case 0...1:
      let operation = random.pick(["+", "-", "*", "/", "%"], default: "+")
      return .binary(operation, int(&random, depth - 1, loops), int(&random, depth - 1, loops))
    case 2: return .size(list(&random, depth - 1, loops))
    default:
      return .choice(
        bool(&random, depth - 1, loops: loops), int(&random, depth - 1, loops), int(&random, depth - 1, loops))
    }
  }

  private static func list(_ random: inout SeededGenerator, _ depth: Int, _ loops: Int) -> SlowCondition {
    guard depth > 0 else {
      return random.pick([.variable("some"), .variable("every"), .list([.number(1), .number(2)])], default: .list([]))
    }
    switch random.below(4) {
    case 0: return .list([int(&random, depth - 1, loops), int(&random, depth - 1, loops)])
    case 1: return .binary("+", list(&random, depth - 1, loops), list(&random, depth - 1, loops))
    case 2:
      let range = list(&random, depth - 1, loops)
      return .loop("filter", range, depth: loops, bool(&random, depth - 1, loops: loops + 1))
    default:
      let range = list(&random, depth - 1, loops)
      return .loop("map", range, depth: loops, int(&random, depth - 1, loops + 1))
    }
  }

  /// As it is written.
  var text: String {
    switch self {
    case .flag(let value): "\(value)"
    case .number(let value): "\(value)"
    case .variable(let name): name
    case .element(let depth): "e\(depth)"
    case .not(let inner): "!(\(inner.text))"
    case .binary(let operation, let left, let right): "(\(left.text) \(operation) \(right.text))"
    case .choice(let condition, let one, let other): "(\(condition.text) ? \(one.text) : \(other.text))"
    case .list(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .size(let list): "size(\(list.text))"
    case .loop(let macro, let range, let depth, let body): "\(range.text).\(macro)(e\(depth), \(body.text))"
    }
  }

  /// What it comes to.
  ///
  /// - Parameters:
  ///   - variables: what is known.
  ///   - elements: those of the loops that it stands in.
  func value(_ variables: [String: Result], _ elements: [Int64] = []) -> Result {
    switch self {
    case .flag(let value): return .flag(value)
    case .number(let value): return .number(value)
    case .variable(let name): return variables[name] ?? .failure
    case .element(let depth): return .number(elements[depth])
    case .not(let inner):
      guard case .flag(let value) = inner.value(variables, elements) else { return .failure }
      return .flag(!value)
    case .binary(let operation, let left, let right):
      return Self.value(operation, left.value(variables, elements), right.value(variables, elements))
    case .choice(let condition, let one, let other):
      guard case .flag(let value) = condition.value(variables, elements) else { return .failure }
      return (value ? one : other).value(variables, elements)
    case .list(let items):
      var numbers: [Int64] = []
      for item in items {
        guard case .number(let number) = item.value(variables, elements) else { return .failure }
        numbers.append(number)
      }
      return .list(numbers)
    case .size(let list):
      guard case .list(let numbers) = list.value(variables, elements) else { return .failure }
      return .number(Int64(numbers.count))
    case .loop(let macro, let range, _, let body):
      guard case .list(let numbers) = range.value(variables, elements) else { return .failure }
      return Self.value(of: macro, numbers, numbers.map { body.value(variables, elements + [$0]) })
    }
  }

  private static func value(of macro: String, _ numbers: [Int64], _ results: [Result]) -> Result {
    switch macro {
    // One that decides makes up for what fails, wherever it stands.
    case "all": return results.reduce(.flag(true)) { value("&&", $0, $1) }
    case "exists": return results.reduce(.flag(false)) { value("||", $0, $1) }
    case _ where results.contains(.failure): return .failure
    case "exists_one": return .flag(results.count { $0 == .flag(true) } == 1)
    case "filter": return .list(zip(numbers, results).filter { $0.1 == .flag(true) }.map(\.0))
    default:
      return .list(
        results.compactMap { result in
          if case .number(let number) = result { number } else { nil }
        })
    }
  }

  private static func value(_ operation: String, _ left: Result, _ right: Result) -> Result {
    if operation == "&&" || operation == "||" {
      let deciding = Result.flag(operation == "||")
      if left == deciding || right == deciding { return deciding }
      return left == .failure || right == .failure ? .failure : .flag(operation == "&&")
    }
    switch (left, right) {
    case (.number(let left), .number(let right)): return value(operation, left, right)
    case (.number(let number), .list(let list)): return .flag(list.contains(number))
    case (.list(let left), .list(let right)): return operation == "+" ? .list(left + right) : .flag(left == right)
    default: return .failure
    }
  }

  private static func value(_ operation: String, _ left: Int64, _ right: Int64) -> Result {
    func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Result {
      result.overflow ? .failure : .number(result.partialValue)
    }
    switch operation {
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return right == 0 ? .failure : checked(left.dividedReportingOverflow(by: right))
    case "%": return right == 0 ? .failure : checked(left.remainderReportingOverflow(dividingBy: right))
    case "<": return .flag(left < right)
    case "<=": return .flag(left <= right)
    case ">": return .flag(left > right)
    case ">=": return .flag(left >= right)
    case "!=": return .flag(left != right)
    default: return .flag(left == right)
    }
  }
}
