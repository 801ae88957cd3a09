import TestSupport

/// Expressions at random, of right types, over the variables of ``RandomConditionTests``.
struct RandomConditions {
  var generator: SeededGenerator
  private var loops = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func bool(_ depth: Int) -> String {
    guard depth > 0 else { return generator.pick(["true", "false", "p", "q"], default: "") }
    switch generator.below(9) {
    case 0: return "(\(bool(depth - 1)) && \(bool(depth - 1)))"
    case 1: return "(\(bool(depth - 1)) || \(bool(depth - 1)))"
    case 2: return "!\(bool(depth - 1))"
    case 3: return "(\(bool(depth - 1)) ? \(bool(depth - 1)) : \(bool(depth - 1)))"
    case 4:
      return "(\(int(depth - 1)) \(generator.pick(["<", "<=", "==", "!=", ">", ">="], default: "")) \(int(depth - 1)))"
    case 5: return "(\(int(depth - 1)) in \(list(depth - 1)))"
    case 6: return "(\(list(depth - 1)) == \(list(depth - 1)))"
    default:
      let macro = generator.pick(["all", "exists", "exists_one"], default: "")
      return loop(macro, depth) { $0.bool(depth - 1) }
    }
  }

  mutating func int(_ depth: Int) -> String {
    let leaves = ["0", "1", "2", "n"] + (0..<loops).map { "e\($0)" }
    guard depth > 0 else { return generator.pick(leaves, default: "") }
    switch generator.below(5) {
    case 0...1: return "(\(int(depth - 1)) \(generator.pick(["+", "-", "*", "/", "%"], default: "")) \(int(depth - 1)))"
    case 2: return "size(\(list(depth - 1)))"
    case 3: return "math.greatest(\(int(depth - 1)), \(int(depth - 1)))"
    default: return "(\(bool(depth - 1)) ? \(int(depth - 1)) : \(int(depth - 1)))"
    }
  }

  mutating func list(_ depth: Int) -> String {
    guard depth > 0 else { return generator.pick(["some", "every", "[1, 2]", "[]"], default: "") }
    switch generator.below(4) {
    case 0: return "[\(int(depth - 1)), \(int(depth - 1))]"
    case 1: return loop("filter", depth) { $0.bool(depth - 1) }
    case 2: return loop("map", depth) { $0.int(depth - 1) }
    default: return "(\(list(depth - 1)) + \(list(depth - 1)))"
    }
  }

  private mutating func loop(_ macro: String, _ depth: Int, _ body: (inout RandomConditions) -> String) -> String {
    let range = list(depth - 1)
    loops += 1
    defer { loops -= 1 }
    return "\(range).\(macro)(e\(loops - 1), \(body(&self)))"
  }
}
