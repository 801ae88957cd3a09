/// Reads an expression by the grammar of the Common Expression Language.
struct Parser {
  /// How deep expressions may be inside each other; reading, checking and running them descend as deep.
  static let maximumDepth = 100
  /// The longest expression, in bytes.
  static let maximumLength = 10_000

  private let lexemes: [Lexeme]
  private var position = 0
  private var nesting = 0

  private static let literals: [String: Value] = ["true": .bool(true), "false": .bool(false), "null": .null]
  private static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
    "namespace", "return", "var", "void", "while",
  ]

  init(_ source: String) throws(ConditionError) {
    guard source.utf8.count <= Self.maximumLength else {
      throw ConditionError("the expression is longer than \(Self.maximumLength) bytes", at: 0..<1)
    }
    var lexer = Lexer(source)
    lexemes = try lexer.lexemes()
  }

  /// The whole expression.
  mutating func whole() throws(ConditionError) -> Expression {
    let expression = try expression()
    guard next.kind == .end else { throw unexpected("an operator or the end") }
    return expression
  }

  private var next: Lexeme { lexemes[min(position, lexemes.count - 1)] }

  private mutating func take(_ symbol: String) -> Bool {
    guard next.kind == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ symbol: String) throws(ConditionError) {
    guard take(symbol) else { throw unexpected("`\(symbol)`") }
  }

  private func unexpected(_ expectation: String) -> ConditionError {
    ConditionError("expected \(expectation), found \(next.description)", at: next.range)
  }

  private mutating func expression() throws(ConditionError) -> Expression {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.maximumDepth else { throw tooDeep(next.range) }
    let condition = try binary(0)
    guard take("?") else { return condition }
    let first = try binary(0)
    try expect(":")
    let second = try expression()
    return try make(.conditional(condition, first, second), condition, second, [condition, first, second])
  }

  private func make(
    _ kind: Expression.Kind, _ first: Expression, _ last: Expression, _ inner: [Expression]
  ) throws(ConditionError) -> Expression {
    try checked(Expression(kind, first.range.lowerBound..<last.range.upperBound, inner: inner))
  }

  private func checked(_ expression: Expression) throws(ConditionError) -> Expression {
    guard expression.depth <= Self.maximumDepth else { throw tooDeep(expression.range) }
    return expression
  }

  private func tooDeep(_ range: Range<Int>) -> ConditionError {
    ConditionError("more than \(Self.maximumDepth) nested expressions", at: range)
  }

  // MARK: Operators

  /// The operators of each level, the loosest first.
  private static let levels = [
    ["||"], ["&&"], ["<", "<=", ">=", ">", "==", "!=", "in"], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func binary(_ level: Int) throws(ConditionError) -> Expression {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level + 1)
    if level < 2 {
      var operands = [left]
      while take(Self.levels[level][0]) { operands.append(try binary(level + 1)) }
      guard operands.count > 1, let last = operands.last else { return left }
      return try make(level == 0 ? .or(operands) : .and(operands), left, last, operands)
    }
    while let symbol = operation(of: level) {
      position += 1
      let right = try binary(level + 1)
      let kind: Expression.Kind
      if let comparison = ComparisonOperator(rawValue: symbol) {
        kind = .comparison(comparison, left, right)
      } else if let arithmetic = ArithmeticOperator(rawValue: symbol) {
        kind = .arithmetic(arithmetic, left, right)
      } else {
        kind = .membership(left, right)
      }
      left = try make(kind, left, right, [left, right])
    }
    return left
  }

  private func operation(of level: Int) -> String? {
    switch next.kind {
    case .symbol(let symbol) where Self.levels[level].contains(symbol): symbol
    case .name("in") where level == 2: "in"
    default: nil
    }
  }

  private mutating func unary() throws(ConditionError) -> Expression {
    let start = next.range.lowerBound
    if take("!") {
      let operand = try operand()
      return try checked(Expression(.not(operand), start..<operand.range.upperBound, inner: [operand]))
    }
    if take("-") {
      // The least number has no positive counterpart, so the sign belongs to the literal.
      if case .int(let magnitude) = next.kind {
        let negative = Int64(truncatingIfNeeded: 0 &- magnitude)
        position += 1
        return try member(
          Expression(.literal(.int(negative)), start..<lexemes[position - 1].range.upperBound))
      }
      if case .double(let double) = next.kind {
        position += 1
        return try member(Expression(.literal(.double(-double)), start..<lexemes[position - 1].range.upperBound))
      }
      let operand = try operand()
      return try checked(Expression(.negation(operand), start..<operand.range.upperBound, inner: [operand]))
    }
    return try member(try primary())
  }

  /// What is behind `!` or `-`.
  private mutating func operand() throws(ConditionError) -> Expression {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.maximumDepth else { throw tooDeep(next.range) }
    return try unary()
  }

  // MARK: Members

  private mutating func member(_ first: Expression) throws(ConditionError) -> Expression {
    var expression = first
    while true {
      let start = expression.range.lowerBound
      if take(".") {
        if next.kind == .symbol("?") {
          throw ConditionError(unsupported: "optional values (`.?`, `[?`)", at: next.range)
        }
        let name = next
        switch name.kind {
        case .name, .quotedName: position += 1
        default: throw unexpected("the name of a field or function")
        }
        if case .name = name.kind, take("(") {
          let arguments = try list(until: ")")
          expression = Expression(
            .call(receiver: expression, name: name, arguments: arguments), start..<end, inner: [expression] + arguments)
        } else {
          guard name.name != "in", Self.literals[name.name] == nil else { throw reservedName(name) }
          expression = Expression(.field(expression, name: name), start..<end, inner: [expression])
        }
      } else if take("[") {
        if next.kind == .symbol("?") {
          throw ConditionError(unsupported: "optional values (`.?`, `[?`)", at: next.range)
        }
        let index = try self.expression()
        try expect("]")
        expression = Expression(.index(expression, index), start..<end, inner: [expression, index])
      } else if next.kind == .symbol("{") {
        throw ConditionError(unsupported: "messages of protocol buffers", at: next.range)
      } else {
        return expression
      }
      expression = try checked(expression)
    }
  }

  /// Where the piece ends that was taken last.
  private var end: Int { position > 0 ? lexemes[position - 1].range.upperBound : 0 }

  private mutating func primary() throws(ConditionError) -> Expression {
    let lexeme = next
    position += 1
    switch lexeme.kind {
    case .int(let magnitude):
      guard let int = Int64(exactly: magnitude) else {
        throw ConditionError("this number is too large", at: lexeme.range)
      }
      return Expression(.literal(.int(int)), lexeme.range)
    case .uint(let uint): return Expression(.literal(.uint(uint)), lexeme.range)
    case .double(let double): return Expression(.literal(.double(double)), lexeme.range)
    case .string(let string): return Expression(.literal(.string(string)), lexeme.range)
    case .bytes(let bytes): return Expression(.literal(.bytes(bytes)), lexeme.range)
    case .name(let name):
      if let literal = Self.literals[name] { return Expression(.literal(literal), lexeme.range) }
      guard name != "in", !Self.reserved.contains(name) else { throw reservedName(lexeme) }
      guard take("(") else { return Expression(.name(name), lexeme.range) }
      let arguments = try list(until: ")")
      return try checked(
        Expression(
          .call(receiver: nil, name: lexeme, arguments: arguments), lexeme.range.lowerBound..<end, inner: arguments))
    case .symbol("("):
      var inner = try expression()
      try expect(")")
      inner.range = lexeme.range.lowerBound..<end
      return inner
    case .symbol("["):
      let elements = try list(until: "]")
      return try checked(Expression(.list(elements), lexeme.range.lowerBound..<end, inner: elements))
    case .symbol("{"): return try map(from: lexeme.range.lowerBound)
    case .symbol("."):
      throw ConditionError(unsupported: "qualified names and containers", at: lexeme.range)
    default:
      position -= 1
      throw unexpected("a value, a name or `(`")
    }
  }

  private func reservedName(_ lexeme: Lexeme) -> ConditionError {
    ConditionError("`\(lexeme.name)` is a word of the language and cannot be a name", at: lexeme.range)
  }

  private mutating func list(until closing: String) throws(ConditionError) -> [Expression] {
    var elements: [Expression] = []
    while !take(closing) {
      if next.kind == .symbol("?") {
        throw ConditionError(unsupported: "optional values (`.?`, `[?`)", at: next.range)
      }
      elements.append(try expression())
      if closing == "]", take(",") { continue }
      if next.kind != .symbol(closing) {
        guard take(",") else { throw unexpected("`,` or `\(closing)`") }
        if next.kind == .symbol(closing) { throw unexpected("an argument") }
      }
    }
    return elements
  }

  private mutating func map(from start: Int) throws(ConditionError) -> Expression {
    var entries: [(key: Expression, value: Expression)] = []
    while !take("}") {
      let key = try expression()
      try expect(":")
      entries.append((key, try expression()))
      if next.kind != .symbol("}") {
        guard take(",") else { throw unexpected("`,` or `}`") }
      }
    }
    return try checked(Expression(.map(entries), start..<end, inner: entries.flatMap { [$0.key, $0.value] }))
  }
}
