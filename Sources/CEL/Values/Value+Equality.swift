extension Value {
  /// Whether two values are equal: numbers of any type by value, texts by their scalars, values of different types
  /// never.
  ///
  /// - Returns: `true`, `false`, or unknown where it depends on what is not known.
  static func equality(_ left: Value, _ right: Value) -> Outcome {
    switch (left, right) {
    case (.null, .null): return .bool(true)
    case (.bool(let left), .bool(let right)): return .bool(left == right)
    case (.string(let left), .string(let right)): return .bool(left.utf8.elementsEqual(right.utf8))
    case (.bytes(let left), .bytes(let right)): return .bool(left == right)
    case (.object(let left), .object(let right)): return .bool(left == right)
    case (.list(let left), .list(let right)): return equality(left, right)
    case (.map(let left), .map(let right)): return equality(left, right)
    default:
      guard left.isNumber, right.isNumber else { return .bool(false) }
      switch order(left, right) {
      case .ordered(let order): return .bool(order == 0)
      case .unordered: return .bool(false)
      case .unknown(let unknowns): return .unknown(unknowns)
      }
    }
  }

  private static func equality(_ left: ListValue, _ right: ListValue) -> Outcome {
    let unknown = left.extent.unknowns.merged(with: right.extent.unknowns)
    guard unknown.isEmpty else { return .unknown(unknown) }
    guard left.elements.count == right.elements.count else { return .bool(false) }
    var unknowns: [Unknown] = []
    for (left, right) in zip(left.elements, right.elements) {
      switch equality(left, right) {
      case .value(.bool(false)): return .bool(false)
      case .unknown(let some): unknowns.merge(some)
      default: continue
      }
    }
    return unknowns.isEmpty ? .bool(true) : .unknown(unknowns)
  }

  private static func equality(_ left: MapValue, _ right: MapValue) -> Outcome {
    guard left.entries.count == right.entries.count else { return .bool(false) }
    var unknowns: [Unknown] = []
    for entry in left.entries {
      guard let other = right[entry.key] else { return .bool(false) }
      switch equality(entry.value, other) {
      case .value(.bool(false)): return .bool(false)
      case .unknown(let some): unknowns.merge(some)
      default: continue
      }
    }
    return unknowns.isEmpty ? .bool(true) : .unknown(unknowns)
  }

  /// How many bytes of a text count as one step.
  static let bytesOfStep = 4

  /// How many steps it takes to compare, or copy, the value.
  var weight: Int {
    switch self {
    case .string(let string): 1 + string.utf8.count / Self.bytesOfStep
    case .bytes(let bytes): 1 + bytes.count / Self.bytesOfStep
    case .list(let list): list.elements.reduce(1) { $0 + $1.weight }
    case .map(let map): map.entries.reduce(1) { $0 + $1.key.weight + $1.value.weight }
    default: 1
    }
  }
}
