import Support

/// Looks up what an expression names, finds its types, and makes it ready to run.
struct TypeChecker {
  /// An expression that was checked.
  struct Checked {
    var node: Node
    var type: ValueType
    var range: Range<Int>

    /// The value where it does not depend on anything.
    var constant: Value? {
      if case .constant(let value) = node { value } else { nil }
    }
  }

  let environment: Environment
  /// How many variables loops and bindings have.
  private(set) var localCount = 0
  private(set) var usedParameters: Set<String> = []
  private(set) var usedVariables: Set<String> = []
  private var scope: [(name: String, local: Int, type: ValueType)] = []

  init(_ environment: Environment) {
    self.environment = environment
  }

  var isStrict: Bool { environment.strictness == .strict }
  /// Whether what does not suit fails only when it runs.
  var isLax: Bool { environment.strictness == .none }

  mutating func check(_ expression: Expression) throws(ConditionError) -> Checked {
    let range = expression.range
    switch expression.kind {
    case .literal(let value): return Checked(node: .constant(value), type: value.type, range: range)
    case .name(let name): return try variable(name, at: range)
    case .field(let operand, let name): return try field(name, of: operand, at: range)
    case .index(let operand, let index): return try self.index(try check(operand), try check(index), at: range)
    case .call(let receiver, let name, let arguments):
      return try call(receiver, name, arguments, at: range)
    case .list(let elements): return try list(elements, at: range)
    case .map(let entries): return try map(entries, at: range)
    case .not(let operand):
      let operand = try bool(operand, "`!`")
      return Checked(node: .not(operand.node), type: .bool, range: range)
    case .negation(let operand): return try negation(try check(operand), at: range)
    case .arithmetic(let operation, let left, let right):
      return try arithmetic(operation, try check(left), try check(right), at: range)
    case .comparison(let operation, let left, let right):
      return try comparison(operation, try check(left), try check(right), left, right, at: range)
    case .membership(let element, let container):
      return try membership(try check(element), try check(container), container, at: range)
    case .and(let operands): return Checked(node: .and(try bools(operands, "`&&`")), type: .bool, range: range)
    case .or(let operands): return Checked(node: .or(try bools(operands, "`||`")), type: .bool, range: range)
    case .conditional(let condition, let first, let second):
      return try conditional(
        try bool(condition, "the condition of `?`"), try check(first), try check(second), at: range)
    }
  }

  // MARK: Names

  private mutating func variable(_ name: String, at range: Range<Int>) throws(ConditionError) -> Checked {
    if let local = scope.last(where: { $0.name == name }) {
      return Checked(node: .local(local.local), type: local.type, range: range)
    }
    if let index = environment.variables.firstIndex(where: { $0.name == name }) {
      let variable = environment.variables[index]
      usedVariables.insert(name)
      let node = variable.constant.map { Node.constant($0) } ?? .variable(index)
      return Checked(node: node, type: isLax ? .dynamic : variable.type, range: range)
    }
    if name == Environment.parametersName, environment.parameters != nil {
      throw ConditionError("expected a parameter after it, such as `\(name).max`", at: range)
    }
    if let feature = LeftOut.feature(ofName: name) { throw ConditionError(unsupported: feature, at: range) }
    if isLax { return Checked(node: .failure("unknown name `\(name)`"), type: .dynamic, range: range) }
    throw ConditionError("unknown name `\(name)`" + place(ofName: name), at: range)
  }

  /// The path that a name without one means: a parameter, or a field of the first variable.
  private func place(ofName name: String) -> String {
    if environment.parameters?.contains(where: { $0.name == name }) == true {
      return suggestion("`\(Environment.parametersName).\(name)`")
    }
    if let first = environment.variables.first, case .object(let kinds) = first.type,
      (try? environment.objects?.field(name, of: kinds)).flatMap({ $0 }) != nil
    {
      return suggestion("`\(first.name).\(name)`")
    }
    return suggestion(for: name, among: names)
  }

  private var names: [String] {
    scope.map(\.name) + environment.variables.map(\.name)
      + (environment.parameters == nil ? [] : [Environment.parametersName])
  }

  /// Whether a name stands for a value, and not for a group of functions.
  func isValue(_ name: String) -> Bool { names.contains(name) }

  /// The constant that `parameters.name` stands for; `nil` where an expression is none such.
  private mutating func parameter(_ name: Lexeme, of operand: Expression) throws(ConditionError) -> Checked? {
    guard case .name(Environment.parametersName) = operand.kind, let parameters = environment.parameters,
      !scope.contains(where: { $0.name == Environment.parametersName })
    else { return nil }
    usedParameters.insert(name.name)
    guard let parameter = parameters.first(where: { $0.name == name.name }), let value = parameter.constant else {
      let known = parameters.map(\.name)
      let list = known.isEmpty ? "none" : known.joined(separator: ", ")
      throw ConditionError(
        "the page has no parameter `\(name.name)`; it has \(list)" + suggestion(for: name.name, among: known),
        at: name.range)
    }
    return Checked(
      node: .constant(value), type: parameter.type, range: operand.range.lowerBound..<name.range.upperBound)
  }

  /// Runs a body in which a name stands for something else.
  mutating func binding<Result>(
    _ name: String, _ type: ValueType, _ body: (inout TypeChecker, Int) throws(ConditionError) -> Result
  ) throws(ConditionError) -> Result {
    let local = localCount
    localCount += 1
    scope.append((name, local, isLax ? .dynamic : type))
    defer { scope.removeLast() }
    return try body(&self, local)
  }

  // MARK: Fields

  private mutating func field(
    _ name: Lexeme, of operand: Expression, at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    if let parameter = try parameter(name, of: operand) { return parameter }
    let object = try check(operand)
    let (field, type) = try resolve(name, of: object)
    return Checked(node: .field(object.node, field), type: type, range: range)
  }

  /// `has(object.field)`.
  mutating func has(_ argument: Expression, at range: Range<Int>) throws(ConditionError) -> Checked {
    guard case .field(let operand, let name) = argument.kind else {
      throw ConditionError("`has` takes a field, such as `has(self.title)`", at: argument.range)
    }
    if case .name(Environment.parametersName) = operand.kind, let parameters = environment.parameters {
      usedParameters.insert(name.name)
      let isThere = parameters.contains { $0.name == name.name }
      return Checked(node: .constant(.bool(isThere)), type: .bool, range: range)
    }
    let object = try check(operand)
    let (field, _) = try resolve(name, of: object)
    return Checked(node: .has(object.node, field), type: .bool, range: range)
  }

  private func resolve(
    _ name: Lexeme, of object: Checked
  ) throws(ConditionError) -> (field: Node.FieldName, type: ValueType) {
    let field = Node.FieldName(name: name.name, number: nil)
    switch object.type {
    case .dynamic, .nothing: return (field, .dynamic)
    case .map(let key, let value):
      guard key.mayEqual(.string) else { throw ConditionError("the keys of this map are not texts", at: name.range) }
      return (field, value)
    case .object(let kinds):
      guard let objects = environment.objects else { return (field, .dynamic) }
      do throws(Environment.FieldConflict) {
        if let known = try objects.field(name.name, of: kinds) {
          return (Node.FieldName(name: name.name, number: known.number), known.type)
        }
      } catch {
        throw ConditionError(error.message, at: name.range)
      }
      let known = objects.fields(of: kinds)
      throw ConditionError(
        objects.lack(of: name.name, in: kinds) + advice(for: name.name, among: known, verb: "it has"),
        at: name.range)
    default:
      if isLax { return (field, .dynamic) }
      let hint =
        if case .list = object.type { "; use an element, such as `.all(e, e.…)` or `[0].…`" } else { "" }
      throw ConditionError("\(object.type.description) has no fields" + hint, at: name.range)
    }
  }

  private func index(_ operand: Checked, _ index: Checked, at range: Range<Int>) throws(ConditionError) -> Checked {
    let node = Node.index(operand.node, index.node)
    switch operand.type {
    case _ where isLax, .dynamic, .nothing: return Checked(node: node, type: .dynamic, range: range)
    case .list(let element):
      guard index.type.suits(.int) else {
        throw ConditionError("the index of a list is a whole number, not \(index.type.description)", at: index.range)
      }
      return Checked(node: node, type: element, range: range)
    case .map(let key, let value):
      guard index.type.mayEqual(key) else {
        throw ConditionError(
          "the keys of this map are \(key.description), not \(index.type.description)", at: index.range)
      }
      return Checked(node: node, type: value, range: range)
    default:
      throw ConditionError("only lists and maps have elements, not \(operand.type.description)", at: operand.range)
    }
  }
}
