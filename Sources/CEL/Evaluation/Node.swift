/// An expression that was checked and can run.
indirect enum Node: Sendable {
  case constant(Value)
  /// Something that has no value, such as a name that nothing has; says why.
  case failure(String)
  case variable(Int)
  case local(Int)
  case field(Node, FieldName)
  case has(Node, FieldName)
  case index(Node, Node)
  case call(Function, [Node])
  case hostCall(HostFunction, [Node])
  /// Whether a text has a part that matches.
  case matches(Node, Pattern)
  case list([Node])
  case map([(key: Node, value: Node)])
  case not(Node)
  case negation(Node)
  case arithmetic(ArithmeticOperator, Node, Node)
  case comparison(ComparisonOperator, Node, Node)
  case membership(Node, Node)
  case and([Node])
  case or([Node])
  case conditional(Node, Node, Node)
  case loop(Loop)
  case bind(Int, Node, Node)

  /// A field's name, and its number where it is one of an object.
  struct FieldName: Sendable {
    var name: String
    var number: Int?
  }

  /// A macro that goes over a list, or over the keys of a map.
  struct Loop: Sendable {
    /// What it makes of the elements.
    enum Purpose: String, Sendable {
      case all
      case exists
      case existsOne = "exists_one"
      case filter
      case map
    }

    var purpose: Purpose
    var range: Node
    /// The place of the variable that each element is.
    var local: Int
    /// What is asked of each element; `nil` where `map` takes all.
    var condition: Node?
    /// What `map` makes of each element.
    var result: Node?
  }
}
