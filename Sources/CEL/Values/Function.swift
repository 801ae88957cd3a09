/// A function of the language.
enum Function: String, CaseIterable, Sendable {
  case size
  case contains, startsWith, endsWith, matches, charAt, indexOf, lastIndexOf, lowerAscii, upperAscii, replace, split,
    substring
  case trim, join, reverse
  case lower, distinct
  case bool, int, uint, double, string, bytes, dyn
  case greatest = "math.greatest"
  case least = "math.least"
  case abs = "math.abs"
  case round = "math.round"
  case floor = "math.floor"
  case ceil = "math.ceil"
  case trunc = "math.trunc"
  case sign = "math.sign"
  case sqrt = "math.sqrt"
  case isNaN = "math.isNaN"
  case isInf = "math.isInf"
  case isFinite = "math.isFinite"

  /// One way of calling a function.
  struct Signature {
    /// The receiver first, where there is one.
    var parameters: [ValueType]
    var result: ValueType
    /// Whether the first parameter is before the name.
    var hasReceiver: Bool

    init(_ parameters: [ValueType], _ result: ValueType, hasReceiver: Bool = false) {
      self.parameters = parameters
      self.result = result
      self.hasReceiver = hasReceiver
    }
  }

  /// The ways of calling it; none for `math.greatest` and `math.least`, which take any number of numbers or one list of
  /// them.
  var signatures: [Signature] {
    switch self {
    case .size:
      let sized: [ValueType] = [.string, .bytes, .list(.dynamic), .map(.dynamic, .dynamic)]
      return sized.flatMap { [Signature([$0], .int), Signature([$0], .int, hasReceiver: true)] }
    case .contains, .startsWith, .endsWith: return [Self.method([.string, .string], .bool)]
    case .matches: return [Self.method([.string, .string], .bool), Signature([.string, .string], .bool)]
    case .charAt: return [Self.method([.string, .int], .string)]
    case .indexOf, .lastIndexOf:
      return [Self.method([.string, .string], .int), Self.method([.string, .string, .int], .int)]
    case .lowerAscii, .upperAscii, .trim, .reverse: return [Self.method([.string], .string)]
    case .replace:
      return [
        Self.method([.string, .string, .string], .string), Self.method([.string, .string, .string, .int], .string),
      ]
    case .split:
      return [Self.method([.string, .string], .list(.string)), Self.method([.string, .string, .int], .list(.string))]
    case .substring: return [Self.method([.string, .int], .string), Self.method([.string, .int, .int], .string)]
    case .join: return [Self.method([.list(.string)], .string), Self.method([.list(.string), .string], .string)]
    case .lower: return [Signature([.string], .string), Self.method([.string], .string)]
    case .distinct:
      return [Signature([.list(.dynamic)], .list(.dynamic)), Self.method([.list(.dynamic)], .list(.dynamic))]
    case .bool: return Self.conversions(from: [.bool, .string], to: .bool)
    case .int: return Self.conversions(from: [.int, .uint, .double, .string], to: .int)
    case .uint: return Self.conversions(from: [.int, .uint, .double, .string], to: .uint)
    case .double: return Self.conversions(from: [.int, .uint, .double, .string], to: .double)
    case .string: return Self.conversions(from: [.bool, .int, .uint, .double, .string, .bytes], to: .string)
    case .bytes: return Self.conversions(from: [.string, .bytes], to: .bytes)
    case .dyn: return [Signature([.dynamic], .dynamic)]
    case .greatest, .least: return []
    case .abs, .sign: return [.int, .uint, .double].map { Signature([$0], $0) }
    case .sqrt: return [.int, .uint, .double].map { Signature([$0], .double) }
    case .round, .floor, .ceil, .trunc: return [Signature([.double], .double)]
    case .isNaN, .isInf, .isFinite: return [Signature([.double], .bool)]
    }
  }

  private static func method(_ parameters: [ValueType], _ result: ValueType) -> Signature {
    Signature(parameters, result, hasReceiver: true)
  }

  private static func conversions(from types: [ValueType], to result: ValueType) -> [Signature] {
    types.map { Signature([$0], result) }
  }

  /// A function that is called before a bracket, or behind `math.`.
  static func named(_ name: String) -> Function? { Function(rawValue: name) }
}

/// A function that the owner of an ``Environment`` adds to those of the language.
package struct HostFunction: Sendable {
  /// What came of a call.
  package enum Result: Sendable {
    /// The value of the call, or why it has none.
    case outcome(Outcome)
    /// The value of an argument is known, but does not say enough: its field counts as unknown.
    case insufficient(argument: Int)
  }

  /// What expressions call it.
  package let name: String
  /// What it returns, in one sentence.
  package let doc: String
  /// The types of its arguments.
  let parameters: [ValueType]
  /// The type of its values.
  let result: ValueType
  /// What is wrong with an argument that the expression gives as a constant; `nil`: nothing.
  let mistake: @Sendable (Value) -> String?
  /// Calls it with arguments of the right types.
  let call: @Sendable ([Value]) -> Result

  /// A function of a name.
  package init(
    _ name: String, _ doc: String, _ parameters: [ValueType], _ result: ValueType,
    mistake: @escaping @Sendable (Value) -> String?, call: @escaping @Sendable ([Value]) -> Result
  ) {
    self.name = name
    self.doc = doc
    self.parameters = parameters
    self.result = result
    self.mistake = mistake
    self.call = call
  }
}
