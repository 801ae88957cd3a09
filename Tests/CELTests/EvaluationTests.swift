import CEL
import TestSupport
import Testing

/// What expressions come to beyond the rows of the specification, above all with what is not known.
@Suite struct EvaluationTests {
  /// `p`, `q`: unknown truth values; `n`: an unknown number; `some`: 1, 2 and perhaps others; `every`: 1 and 2, each at least once;
  /// `m`: 10 ± 1; `l`: 1, 2 and 3; `s`: a text; `d`: 2.5.
  static let variables: [(Environment.Variable, Outcome)] = [
    (Environment.Variable("p", .bool), .unknown([Unknown(0)])),
    (Environment.Variable("q", .bool), .unknown([Unknown(1)])),
    (Environment.Variable("n", .int), .unknown([Unknown(2)])),
    (
      Environment.Variable("some", .list(.int)),
      .value(.list(ListValue([.int(1), .int(2)], .partial([Unknown(3)]))))
    ),
    (
      Environment.Variable("every", .list(.int)),
      .value(.list(ListValue([.int(1), .int(2)], .repeating([Unknown(4)]))))
    ),
    (Environment.Variable("m", .double), .value(.measure(Measure(10, margin: 1, [Unknown(5)])))),
    (Environment.Variable("l", .list(.int)), .value(.list([.int(1), .int(2), .int(3)]))),
    (Environment.Variable("s", .string), .value(.string("Straße"))),
    (Environment.Variable("d", .double), .value(.double(2.5))),
  ]

  static let environment = Environment(variables.map(\.0), functions: [half])

  /// Half of a number up to 100; of a greater one too little is known.
  static let half = HostFunction(
    "half", "Half of a number.", [.double], .double,
    mistake: { argument in
      if case .double(let number) = argument, number < 0 { "`half` takes no negative number" } else { nil }
    },
    call: { arguments in
      guard case .double(let number) = arguments[0] else { return .outcome(.failure("no double")) }
      return number > 100 ? .insufficient(argument: 0) : .outcome(.value(.double(number / 2)))
    })
  static let bindings = TestBindings(values: variables.map(\.1))

  static let table: [(expression: String, outcome: String)] = [
    // One operand settles a conjunction or disjunction, on either side of what is unknown or fails.
    ("p && false", "false"), ("false && p", "false"), ("p && true", "unknown [0]"), ("p || true", "true"),
    ("p || false || q", "unknown [0, 1]"), ("1 / 0 == 1 || true", "true"),
    ("true && 1 / 0 == 1", "failure: division by zero"),
    ("p && 1 / 0 == 1", "unknown [0]"), ("1 / 0 == 1 || p", "unknown [0]"), ("!p", "unknown [0]"),
    ("p ? true : true", "unknown [0]"), ("true ? 1 : n", "1"), ("false ? 1 : n", "unknown [2]"),
    ("1 / 0 == n", "unknown [2]"), ("n + 1 == n", "unknown [2]"), ("n in l", "unknown [2]"),
    // Functions that are not of the language itself.
    ("half(d)", "1.25"), ("half(d * 100.0)", "unknown [-1]"), ("half(double(n))", "unknown [2]"),
    ("half(1.0 / 0.0) > 0.0", "unknown [-1]"), ("half(half(d)) > 0.6 && p", "unknown [0]"),
    ("lower('ÄÖ Straße') == 'äö straße'", "true"), ("'OK'.lower() == 'ok'", "true"), ("size(distinct([1, 2, 1]))", "2"),
    ("[1, 2, 2].distinct() == [1, 2]", "true"), ("size(distinct(every))", "2"), ("size(distinct(some))", "unknown [3]"),
    // A negative number has no square root; of a number that may be negative, it is unknown.
    ("math.isNaN(math.sqrt(-1.0))", "true"), ("math.sqrt(m - 10.0) > 0.0", "unknown [5]"),
    ("math.isNaN(math.sqrt(m - 20.0))", "true"), ("math.sqrt(m - 9.0) < 2.0", "true"),
    // Loops do as conjunctions and disjunctions do.
    ("l.all(e, e < 3 || p)", "unknown [0]"), ("l.all(e, e < 3 && p)", "false"), ("l.exists(e, e == 3 || p)", "true"),
    ("l.exists(e, e == 4 || p)", "unknown [0]"), ("l.exists_one(e, e == 3)", "true"),
    ("l.exists_one(e, e == 3 || p)", "unknown [0]"), ("l.filter(e, e == 4 || p)", "unknown [0]"),
    ("l.map(e, e + n)", "unknown [2]"), ("l.map(e, e > 1, e * 2)", "[4, 6]"),
    ("l.all(e, 1 / (e - 1) >= 0 || e == 1)", "true"),
    ("l.all(e, 2 / (e - 1) > 0)", "failure: division by zero"),
    // Lists that are not known to their end.
    ("some.all(e, e > 0)", "unknown [3]"), ("some.all(e, e > 1)", "false"), ("some.exists(e, e > 1)", "true"),
    ("some.exists(e, e > 2)", "unknown [3]"), ("size(some)", "unknown [3]"), ("3 in some", "unknown [3]"),
    ("2 in some", "true"), ("some[0]", "unknown [3]"), ("some == l", "unknown [3]"), ("some + l == l", "unknown [3]"),
    ("every.all(e, e > 0)", "true"), ("every.exists(e, e > 2)", "false"), ("size(every)", "unknown [4]"),
    ("3 in every", "false"), ("every.exists_one(e, e == 1)", "unknown [4]"),
    ("size(every.filter(e, e > 5))", "0"), ("every.exists_one(e, e > 5)", "false"),
    ("size(every.filter(e, e > 1))", "unknown [4]"),
    ("every.map(e, e + 1).all(e, e < 4)", "true"), ("math.greatest(every)", "2"),
    ("math.greatest(some)", "unknown [3]"),
    ("(every + some).all(e, e == 1)", "false"), ("(every + l).exists(e, e == 4)", "false"),
    // Measures with a margin.
    ("m > 8.5", "true"), ("m >= 9", "unknown [5]"), ("m < 8.9", "false"), ("m == 12.0", "false"),
    ("m == 10.0", "unknown [5]"),
    ("m != 12.0", "true"), ("m * 2 > 17", "true"), ("m - 4 < 7.5", "true"), ("m / (m - 10) > 0", "unknown [5]"),
    ("-m < -8", "true"), ("math.abs(m - 10)", "0.5±0.5"), ("math.round(m) > 8", "true"),
    ("int(m) == 10", "unknown [5]"),
    ("int(m / 100) == 0", "true"), ("string(m)", "unknown [5]"), ("math.greatest(m, 20)", "20.0"),
    ("math.greatest(m, 10.5)", "10.75±0.25"), ("m in [1, 2.5]", "false"), ("m in [1, 10.5]", "unknown [5]"),
    ("m > 10 || d == 2.5", "true"),
    // Whole numbers beside doubles, texts and maps.
    ("d * 2 == 5", "true"), ("d > 2", "true"), ("size(s) == 6", "true"), ("s.contains('ß')", "true"),
    ("s.indexOf('e')", "5"),
    ("s.charAt(6)", "''"), ("s.substring(7)", "failure: the text has no place 7"),
    ("s.upperAscii()", "'STRA\\u{00DF}E'"),
    ("s.split('a')", "['Str', '\\u{00DF}e']"), ("'a,b,c'.split(',', 2)", "['a', 'b,c']"),
    ("'abc'.split('')", "['a', 'b', 'c']"),
    ("'abc'.replace('', '-')", "'-a-b-c-'"), ("'aaa'.replace('a', 'b', 2)", "'bba'"),
    ("s.replace('x', 'y')", "'Stra\\u{00DF}e'"),
    ("['a', 'b'].join(s)", "'aStra\\u{00DF}eb'"), ("{'a': 1, 'b': 2}['b']", "2"),
    ("{'a': 1}.b", "failure: the map has no key `b`"),
    ("has({'a': 1}.b)", "false"), ("{'a': 1, 'a': 2}", "failure: a key is in the map twice"),
    ("[1, 2.5]", "[1.0, 2.5]"),
    ("l[3]", "failure: the list has no element 3: it has 3"),
    ("l[-1]", "failure: the list has no element -1: it has 3"),
    ("cel.bind(x, size(l), x * x)", "9"), ("cel.bind(x, p, x || true)", "true"),
    ("bool('maybe')", "failure: string `maybe` is no bool"),
    ("string(3.0) + string(-0.5) + string(true)", "'3-0.5true'"), ("string(1e300)", "'1e+300'"),
    ("int(1e300)", "failure: double `1e+300` is no int"),
    ("9223372036854775807 + 1", "failure: the number is too large for 64 bits"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("s.matches('^Stra.e$')", "true"), ("matches(s, '\\\\d')", "false"),
    ("math.sign(-2.5)", "-1.0"), ("math.floor(d)", "2.0"), ("math.ceil(d)", "3.0"), ("// first\n1 + // one\n1", "2"),
  ]

  @Test(arguments: table) func outcome(expression: String, outcome: String) throws {
    let condition = try Condition(expression, in: Self.environment)
    var budget = 1_000
    #expect(try condition.evaluate(Self.bindings, budget: &budget).spelling == outcome, "\(expression)")
  }

  @Test(arguments: [
    ("half(-1.0)", "`half` takes no negative number"), ("half('a')", "`half` is called with a number"),
    ("half(1.0, 2.0)", "`half` is called with a number"), ("d.half()", "`half` is called with a number"),
    ("hlaf(d)", "unknown function `hlaf`"),
  ]) func wrongCalls(expression: String, message: String) {
    let error = #expect(throws: ConditionError.self) { _ = try Condition(expression, in: Self.environment) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(!expression.hasPrefix("hlaf") || error?.message.hasSuffix("; did you mean `half`?") == true)
  }

  /// Both operators over all pairs of true, false, unknown and failed.
  @Test func truthTables() throws {
    let operands: [(String, String)] = [
      ("true", "t"), ("false", "f"), ("p", "u"), ("1 / 0 == 1", "!"),
    ]
    let and = ["tfu!", "ffff", "ufuu", "!fu!"]
    let or = ["tttt", "tfu!", "tuuu", "t!u!"]
    for (row, left) in operands.enumerated() {
      for (column, right) in operands.enumerated() {
        for (symbol, table) in [("&&", and), ("||", or)] {
          var budget = 100
          let condition = try Condition("\(left.0) \(symbol) \(right.0)", in: Self.environment)
          let sign: Character =
            switch try condition.evaluate(Self.bindings, budget: &budget) {
            case .value(.bool(let bool)): bool ? "t" : "f"
            case .unknown: "u"
            default: "!"
            }
          #expect(sign == Array(table[row])[column], "\(condition.source)")
        }
      }
    }
  }

  // MARK: Limits

  static let endless = [
    "l.all(a, l.all(b, l.all(c, l.all(d, l.all(e, l.all(f, true))))))",
    "cel.bind(a, s + s + s + s, cel.bind(b, a + a + a + a, cel.bind(c, b + b + b + b, size(c + c + c + c) > 0)))",
    "cel.bind(a, l + l + l + l, cel.bind(b, a + a + a + a, cel.bind(c, b + b + b + b, size(c) > 0)))",
    "cel.bind(a, s.replace('', s), cel.bind(b, a.replace('', a), size(b) > 0))",
    "cel.bind(a, [l, l, l, l], cel.bind(b, [a, a, a, a], [b, b, b, b] == [b, b, b, b]))",
  ]

  @Test(arguments: endless) func whatTakesTooLongIsStopped(expression: String) throws {
    let condition = try Condition(expression, in: Self.environment)
    var budget = 250
    #expect(throws: CostLimitExceeded.self) { try condition.evaluate(Self.bindings, budget: &budget) }
    #expect(budget == 0)
    var enough = 1_000_000
    #expect(try condition.evaluate(Self.bindings, budget: &enough).spelling == "true")
    #expect(enough < 1_000_000 - 250)
  }

  static let deep = [
    String(repeating: "(", count: 5_000) + "1", String(repeating: "!", count: 9_000) + "true",
    String(repeating: "-", count: 9_000) + "1", String(repeating: "[", count: 9_000),
    "1" + String(repeating: " + 1", count: 2_000), "l" + String(repeating: "[0]", count: 3_000),
    "l" + String(repeating: ".a", count: 4_000), String(repeating: "true ? true : ", count: 500) + "true",
    String(repeating: "l.all(e, ", count: 200) + "true" + String(repeating: ")", count: 200),
    String(repeating: "{1: ", count: 1_000), String(repeating: "x", count: 10_001),
  ]

  @Test(arguments: deep) func whatIsTooDeepIsRefused(expression: String) {
    for strictness in [Environment.Strictness.none, .standard, .strict] {
      var environment = Self.environment
      environment.strictness = strictness
      #expect(throws: ConditionError.self) { try Condition(expression, in: environment) }
    }
  }

  static let deepest = [
    String(repeating: "(", count: 98) + "true" + String(repeating: ")", count: 98),
    String(repeating: "!", count: 98) + "true", "1" + String(repeating: " + 1", count: 97) + " == 98",
    String(repeating: "true ? true : ", count: 98) + "true",
    String(repeating: "l.all(e, ", count: 6) + "true" + String(repeating: ")", count: 6),
    "size(" + String(repeating: "[", count: 95) + String(repeating: "]", count: 95) + ") == 1",
  ]

  @Test(arguments: deepest) func whatIsJustNotTooDeepRuns(expression: String) throws {
    let condition = try Condition(expression, in: Self.environment)
    var budget = 10_000
    #expect(try condition.evaluate(Self.bindings, budget: &budget).spelling == "true", "\(expression)")
  }

  @Test func longChainsOfLogicAreFlat() throws {
    let condition = try Condition("true" + String(repeating: " && true", count: 1_000), in: Self.environment)
    var budget = 10_000
    #expect(try condition.evaluate(Self.bindings, budget: &budget).spelling == "true")
  }
}
