/// An expression as its grammar sees it.
struct Expression {
  /// What the expression is made of.
  indirect enum Kind {
    case literal(Value)
    case name(String)
    case field(Expression, name: Lexeme)
    case index(Expression, Expression)
    case call(receiver: Expression?, name: Lexeme, arguments: [Expression])
    case list([Expression])
    case map([(key: Expression, value: Expression)])
    case not(Expression)
    case negation(Expression)
    case arithmetic(ArithmeticOperator, Expression, Expression)
    case comparison(ComparisonOperator, Expression, Expression)
    case membership(Expression, Expression)
    case and([Expression])
    case or([Expression])
    case conditional(Expression, Expression, Expression)
  }

  var kind: Kind
  /// Where it is, in bytes.
  var range: Range<Int>
  /// How many expressions are one inside the other, this one included.
  var depth: Int

  init(_ kind: Kind, _ range: Range<Int>, inner: [Expression] = []) {
    self.kind = kind
    self.range = range
    depth = 1 + (inner.map(\.depth).max() ?? 0)
  }
}

extension Lexeme {
  /// The name that it is; empty for anything else.
  var name: String {
    switch kind {
    case .name(let name), .quotedName(let name): name
    default: ""
    }
  }
}
