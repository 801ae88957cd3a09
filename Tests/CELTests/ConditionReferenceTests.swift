import CEL
import Foundation
import TestSupport
import Testing

/// Conditions against ``SlowCondition``, with all that they name known.
@Suite struct ConditionReferenceTests {
  private static let environment = Environment([
    Environment.Variable("p", .bool), Environment.Variable("q", .bool), Environment.Variable("n", .int),
    Environment.Variable("some", .list(.int)), Environment.Variable("every", .list(.int)),
  ])

  /// As many as `FIORILINT_GENERATED_TEXTS` says, from the seed on that `FIORILINT_SEED` says; a few unless given.
  @Test func comesToWhatTheDefinitionSays() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FIORILINT_GENERATED_TEXTS"].flatMap { UInt64($0) } ?? 500
    let first = environment["FIORILINT_SEED"].flatMap { UInt64($0) } ?? 0
    var found: [String: Int] = [:]
    for seed in first..<first + count {
      var random = SeededGenerator(seed: seed)
      let slow = SlowCondition.bool(&random, 4)
      let condition = try Condition(slow.text, in: Self.environment, expecting: .bool)
      for values in [(true, false, 2, [1, 2], [0]), (false, true, -1, [], [3, 3, 1])]
        as [(Bool, Bool, Int64, [Int64], [Int64])]
      {
        let (p, q, n, some, every) = values
        let expected = slow.value([
          "p": .flag(p), "q": .flag(q), "n": .number(n), "some": .list(some), "every": .list(every),
        ])
        let bindings = TestBindings(values: [
          .value(.bool(p)), .value(.bool(q)), .value(.int(n)), .value(.list(some.map { .int($0) })),
          .value(.list(every.map { .int($0) })),
        ])
        var budget = 10_000_000
        let outcome = try condition.evaluate(bindings, budget: &budget)
        let spelling: String
        switch expected {
        case .flag(let flag): spelling = Outcome.value(.bool(flag)).spelling
        default: spelling = "failure"
        }
        let isFailure = if case .failure = outcome { true } else { false }
        found[spelling, default: 0] += 1
        #expect((isFailure ? "failure" : outcome.spelling) == spelling, "seed \(seed), \(values): \(slow.text)")
      }
    }
    #expect(found.count == 3 && found.values.allSatisfy { $0 * 20 > count }, "\(found)")
  }
}
