@testable import CEL

extension Value {
  /// The value with its type, in one line.
  var spelling: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .uint(let uint): "\(uint)u"
    case .double(let double): "\(double)"
    case .measure(let measure):
      "\((measure.least + measure.greatest) / 2)±\((measure.greatest - measure.least) / 2)"
    // Texts that differ in their scalars differ in what is shown.
    case .string(let string): "'" + string.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "'"
    case .bytes(let bytes): "b\(bytes)"
    case .list(let list): "[" + list.elements.map(\.spelling).joined(separator: ", ") + "]"
    // Maps are equal no matter what the order of their keys.
    case .map(let map):
      "{" + map.entries.map { "\($0.key.spelling): \($0.value.spelling)" }.sorted().joined(separator: ", ") + "}"
    case .object(let object): "object \(object.number).\(object.tag)"
    }
  }

  /// Whether the value is of a type that was found before it was.
  func isOf(_ type: ValueType) -> Bool {
    switch (self, type) {
    case (_, .dynamic), (.null, .null), (.bool, .bool), (.int, .int), (.uint, .uint), (.double, .double),
      (.measure, .double), (.string, .string), (.bytes, .bytes), (.object, .object):
      true
    case (.string(let string), .word(let words)): words.contains(string)
    case (.list(let list), .list(let element)): list.elements.allSatisfy { $0.isOf(element) }
    case (.map(let map), .map(let key, let value)):
      map.entries.allSatisfy { $0.key.isOf(key) && $0.value.isOf(value) }
    default: false
    }
  }
}

extension Outcome {
  /// The outcome in one line.
  var spelling: String {
    switch self {
    case .value(let value): value.spelling
    case .unknown(let unknowns): "unknown \(unknowns.map(\.field))"
    case .failure(let message): "failure: \(message)"
    }
  }
}
