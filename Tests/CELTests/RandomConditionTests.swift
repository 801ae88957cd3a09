import CEL
import TestSupport
import Testing

/// What holds of any expression.
@Suite struct RandomConditionTests {
  private static let environment = Environment([
    Environment.Variable("p", .bool), Environment.Variable("q", .bool), Environment.Variable("n", .int),
    Environment.Variable("some", .list(.int)), Environment.Variable("every", .list(.int)),
  ])

  private static let unknown: [Outcome] = [
    .unknown([Unknown(0)]), .unknown([Unknown(1)]), .unknown([Unknown(2)]),
    .value(.list(ListValue([.int(1), .int(2)], .partial([Unknown(3)])))),
    .value(.list(ListValue([.int(1), .int(2)], .repeating([Unknown(4)])))),
  ]

  private static func evaluate(_ condition: Condition, _ values: [Outcome]) -> String {
    var budget = 1_000_000
    guard let outcome = try? condition.evaluate(TestBindings(values: values), budget: &budget) else { return "endless" }
    if case .failure = outcome { return "failure" }
    return outcome.spelling
  }

  private static func list(_ numbers: [Int64]) -> Outcome { .value(.list(numbers.map { .int($0) })) }

  /// Once something is decided, no knowledge of what was unknown changes it.
  @Test(arguments: 0..<8) func knowledgeNeverContradictsWhatIsDecided(seed: UInt64) throws {
    var random = RandomConditions(seed: seed)
    var decided = 0
    for _ in 0..<100 {
      let condition = try Condition(random.bool(4), in: Self.environment, expecting: .bool)
      let before = Self.evaluate(condition, Self.unknown)
      if before.hasPrefix("unknown") { continue }
      decided += 1
      for p in [false, true] {
        for q in [false, true] {
          for n in [Int64(0), 1, 2, 7] {
            for (some, every) in [([1, 2], [1, 2]), ([1, 2, 0, 3], [1, 2, 2]), ([2, 1, 1], [1, 1, 2])]
              as [([Int64], [Int64])]
            {
              let values: [Outcome] = [
                .value(.bool(p)), .value(.bool(q)), .value(.int(n)), Self.list(some), Self.list(every),
              ]
              let after = Self.evaluate(condition, values)
              #expect(before == after, "\(condition.source) with \(p) \(q) \(n) \(some) \(every)")
            }
          }
        }
      }
    }
    #expect(decided > 2)
  }

  /// An expression is unknown at most where one that says nothing about the unknown would be, too: what needs nothing unknown never is.
  @Test(arguments: 0..<5) func nothingUnknownMakesNothingUnknown(seed: UInt64) throws {
    var random = RandomConditions(seed: 1_000 + seed)
    let values: [Outcome] = [
      .value(.bool(true)), .value(.bool(false)), .value(.int(1)), Self.list([1, 2]), Self.list([]),
    ]
    for _ in 0..<200 {
      let condition = try Condition(random.bool(4), in: Self.environment)
      #expect(!Self.evaluate(condition, values).hasPrefix("unknown"), "\(condition.source)")
    }
  }

  private static let pieces = [
    "p", "n", "some", "e", "has", "math.least", "cel.bind", "dyn", "size", "all", "map", "in", "true", "null", "1",
    "2u", "3.5",
    "'a'", "b'\\xff'", "\"", "'", "\\", "(", ")", "[", "]", "{", "}", ".", ",", "?", ":", "&&", "||", "!", "-", "+",
    "/", "%", "==",
    "<", "`a`", "0x", "1e", "//", "\n", " ", "é", "\u{202E}", "x", "r'''", "\\u12", "9223372036854775808", "|", "=",
  ]

  /// No matter what is written, there is an error with a place in it, or a condition that ends.
  @Test(arguments: 0..<10) func anyTextIsReadOrRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: 2_000 + seed)
    var random = RandomConditions(seed: seed)
    for _ in 0..<200 {
      var source: String
      if generator.isOne(in: 2) {
        source = (0...generator.below(12)).map { _ in generator.pick(Self.pieces, default: "") }.joined()
      } else {
        // An expression that is right but for one piece.
        var scalars = Array(random.bool(3).unicodeScalars)
        let place = generator.below(scalars.count)
        scalars.replaceSubrange(place...place, with: generator.pick(Self.pieces, default: "").unicodeScalars)
        source = String(String.UnicodeScalarView(scalars))
      }
      for strictness in [Environment.Strictness.none, .standard, .strict] {
        var environment = Self.environment
        environment.strictness = strictness
        do throws(ConditionError) {
          let condition = try Condition(source, in: environment)
          let outcome = Self.evaluate(condition, Self.unknown)
          #expect(!outcome.isEmpty)
        } catch {
          #expect(error.range.lowerBound <= source.utf8.count && !error.message.isEmpty, "\(source)")
          #expect(error.excerpt(of: source).contains("^"))
        }
      }
    }
  }
}
