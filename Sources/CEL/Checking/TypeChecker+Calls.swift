import Support

extension TypeChecker {
  mutating func call(
    _ receiver: Expression?, _ name: Lexeme, _ arguments: [Expression], at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    guard let receiver else {
      if name.name == "has", arguments.count == 1 { return try has(arguments[0], at: range) }
      return try function(name.name, nil, arguments, at: range, name.range)
    }
    if case .name(let group) = receiver.kind, !isValue(group), ["math", "strings", "cel", "optional"].contains(group) {
      let range = receiver.range.lowerBound..<name.range.upperBound
      if group == "cel", name.name == "bind" { return try bind(arguments, at: range) }
      return try function("\(group).\(name.name)", nil, arguments, at: range, range)
    }
    if let loop = try loop(receiver, name, arguments, at: range) { return loop }
    return try function(name.name, receiver, arguments, at: range, name.range)
  }

  // MARK: Functions

  private mutating func function(
    _ name: String, _ receiver: Expression?, _ arguments: [Expression], at range: Range<Int>, _ nameRange: Range<Int>
  ) throws(ConditionError) -> Checked {
    if let feature = LeftOut.feature(of: name) { throw ConditionError(unsupported: feature, at: nameRange) }
    if let function = environment.functions.first(where: { $0.name == name }) {
      return try hostCall(function, receiver, arguments, at: range)
    }
    let function = Function.named(name)
    guard let function, !isStrict || function != .dyn else {
      if isLax { return try unbound(name, receiver, arguments, at: range) }
      if function == .dyn {
        throw ConditionError("`dyn` is not supported: all types are known", at: nameRange)
      }
      let functions = Function.allCases.filter { $0 != .dyn }.map(\.rawValue) + environment.functions.map(\.name)
      let known = functions + ["has", "cel.bind"] + Self.loopNames
      throw ConditionError("unknown function `\(name)`" + advice(for: name, among: known), at: nameRange)
    }
    var checked: [Checked] = []
    for argument in (receiver.map { [$0] } ?? []) + arguments { checked.append(try check(argument)) }
    if function == .greatest || function == .least { return try extremum(function, checked, at: range) }
    let candidates = function.signatures.filter {
      $0.hasReceiver == (receiver != nil) && $0.parameters.count == checked.count
    }
    if isLax {
      // A call that no overload allows fails with any arguments.
      let node: Node =
        candidates.isEmpty
        ? .failure("`\(name)` is not called like this") : .call(function, checked.map(\.node))
      return Checked(node: node, type: .dynamic, range: range)
    }
    if let result = result(of: candidates, checked) {
      if function == .matches, let node = try matches(checked) { return Checked(node: node, type: .bool, range: range) }
      // What is left of a list is of the list's type.
      let type = function == .distinct && checked.count == 1 ? checked[0].type : result
      return Checked(node: .call(function, checked.map(\.node)), type: type, range: range)
    }
    let doubles = isStrict ? checked.map(asDouble) : checked
    if let result = result(of: candidates, doubles) {
      return Checked(node: .call(function, doubles.map(\.node)), type: result, range: range)
    }
    throw mistake(function, checked, hasReceiver: receiver != nil, at: range)
  }

  private mutating func hostCall(
    _ function: HostFunction, _ receiver: Expression?, _ arguments: [Expression], at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    var checked: [Checked] = []
    for argument in (receiver.map { [$0] } ?? []) + arguments { checked.append(try check(argument)) }
    guard receiver == nil, checked.count == function.parameters.count,
      isLax || zip(checked, function.parameters).allSatisfy({ $0.type.suits($1) })
    else {
      let types = function.parameters.map(\.description).joined(separator: ", ")
      throw ConditionError("`\(function.name)` is called with \(types)", at: range)
    }
    for argument in checked {
      if let mistake = argument.constant.flatMap(function.mistake) { throw ConditionError(mistake, at: argument.range) }
    }
    return Checked(node: .hostCall(function, checked.map(\.node)), type: function.result, range: range)
  }

  /// `matches` with a pattern that is written in the expression; `nil` where it is not, and need not be.
  private func matches(_ arguments: [Checked]) throws(ConditionError) -> Node? {
    guard case .string(let source)? = arguments[1].constant else {
      guard isStrict else { return nil }
      throw ConditionError("the pattern of `matches` must be a text in the page", at: arguments[1].range)
    }
    do throws(PatternError) {
      return .matches(arguments[0].node, try Pattern(source))
    } catch {
      throw ConditionError("invalid pattern: \(error.message)", at: arguments[1].range)
    }
  }

  private func result(of signatures: [Function.Signature], _ arguments: [Checked]) -> ValueType? {
    var result: ValueType?
    for signature in signatures
    where zip(arguments, signature.parameters).allSatisfy({ $0.type.suits($1) }) {
      result = result == nil || result == signature.result ? signature.result : .dynamic
    }
    return result
  }

  private mutating func unbound(
    _ name: String, _ receiver: Expression?, _ arguments: [Expression], at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    for argument in (receiver.map { [$0] } ?? []) + arguments { _ = try check(argument) }
    return Checked(node: .failure("unknown function `\(name)`"), type: .dynamic, range: range)
  }

  private func mistake(
    _ function: Function, _ arguments: [Checked], hasReceiver: Bool, at range: Range<Int>
  ) -> ConditionError {
    // What has both overloads is explained as it was called.
    let isBoth = Set(function.signatures.map(\.hasReceiver)).count == 2
    var overloads: [String] = []
    for signature in function.signatures where !isBoth || signature.hasReceiver == hasReceiver {
      var parameters = signature.parameters.map(\.description)
      if signature.hasReceiver { parameters[0] += " before the dot" }
      let overload = parameters.joined(separator: " and ")
      if !overloads.contains(overload) { overloads.append(overload) }
    }
    let found = arguments.isEmpty ? "nothing" : arguments.map(\.type.description).joined(separator: " and ")
    return ConditionError(
      "`\(function.rawValue)` takes \(overloads.joined(separator: ", or ")), not \(found)", at: range)
  }

  /// `math.greatest(…)` or `math.least(…)`.
  private func extremum(
    _ function: Function, _ arguments: [Checked], at range: Range<Int>
  ) throws(ConditionError) -> Checked {
    var arguments = arguments
    if isStrict, arguments.contains(where: { $0.type == .double }) { arguments = arguments.map(asDouble) }
    let node = Node.call(function, arguments.map(\.node))
    var types = arguments.map(\.type)
    if arguments.count == 1, case .list(let element)? = types.first { types = [element] }
    guard isLax || (!types.isEmpty && types.allSatisfy { $0.isNumber || $0 == .dynamic || $0 == .nothing }) else {
      throw ConditionError("`\(function.rawValue)` takes numbers, or a list of numbers", at: range)
    }
    var type = ValueType?.some(.nothing)
    for other in types { type = type?.joined(other) }
    if isStrict, type == nil {
      throw ConditionError("`\(function.rawValue)` takes numbers of the same type; `double(…)` makes one", at: range)
    }
    return Checked(node: node, type: isLax ? .dynamic : type ?? .dynamic, range: range)
  }

  // MARK: Macros

  static let loopNames = ["all", "exists", "exists_one", "filter", "map"]

  /// A loop over a list or map; `nil` where a call is none.
  private mutating func loop(
    _ receiver: Expression, _ name: Lexeme, _ arguments: [Expression], at range: Range<Int>
  ) throws(ConditionError) -> Checked? {
    guard let purpose = Node.Loop.Purpose(rawValue: name.name) else { return nil }
    if arguments.count >= 3, case .name = arguments[0].kind, case .name = arguments[1].kind, purpose != .map {
      throw ConditionError(unsupported: LeftOut.twoVariables, at: name.range)
    }
    guard arguments.count == 2 || (purpose == .map && arguments.count == 3),
      case .name(let variable) = arguments[0].kind
    else {
      let usage =
        purpose == .map
        ? "`list.map(e, value)` or `list.map(e, condition, value)`" : "`list.\(name.name)(e, condition)`"
      throw ConditionError("expected \(usage)", at: range)
    }
    let over = try check(receiver)
    let elementType = try elementType(of: over, name.name)
    return try binding(variable, elementType) { checker, local throws(ConditionError) in
      var loop = Node.Loop(purpose: purpose, range: over.node, local: local)
      if purpose != .map || arguments.count == 3 {
        loop.condition = try checker.bool(arguments[1], "`\(name.name)`").node
      }
      var type = ValueType.bool
      if purpose == .filter { type = .list(elementType) }
      if purpose == .map, let last = arguments.last {
        let result = try checker.check(last)
        loop.result = result.node
        type = .list(result.type)
      }
      return Checked(node: .loop(loop), type: checker.isLax ? .dynamic : type, range: range)
    }
  }

  private func elementType(of range: Checked, _ name: String) throws(ConditionError) -> ValueType {
    switch range.type {
    case _ where isLax, .dynamic, .nothing: .dynamic
    case .list(let element): element
    case .map(let key, _): key
    default:
      throw ConditionError("`\(name)` takes a list or a map, not \(range.type.description)", at: range.range)
    }
  }

  /// `cel.bind(name, value, expression)`.
  private mutating func bind(_ arguments: [Expression], at range: Range<Int>) throws(ConditionError) -> Checked {
    guard arguments.count == 3, case .name(let name) = arguments[0].kind else {
      throw ConditionError("expected `cel.bind(name, value, expression)`", at: range)
    }
    let value = try check(arguments[1])
    return try binding(name, value.type) { checker, local throws(ConditionError) in
      let inner = try checker.check(arguments[2])
      return Checked(node: .bind(local, value.node, inner.node), type: inner.type, range: range)
    }
  }
}
