/// A value of the condition language, as the Common Expression Language has them.
package enum Value: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  /// A double that is known only so far.
  indirect case measure(Measure)
  case string(String)
  case bytes([UInt8])
  case list(ListValue)
  case map(MapValue)
  /// Something whose fields the ``Bindings`` know.
  case object(ObjectReference)

  /// A list of values, all of them known.
  package static func list(_ elements: [Value]) -> Value { .list(ListValue(elements)) }

  /// What the language calls the type.
  var typeName: String {
    switch self {
    case .null: "null_type"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double, .measure: "double"
    case .string: "string"
    case .bytes: "bytes"
    case .list: "list"
    case .map: "map"
    case .object: "object"
    }
  }
}

/// What came of an expression.
package enum Outcome: Sendable {
  case value(Value)
  /// It depends on something that is not known.
  case unknown([Unknown])
  /// It has no value, such as a division by zero; says why.
  case failure(String)

  static func bool(_ bool: Bool) -> Outcome { .value(.bool(bool)) }

  /// No function or operator takes values of such types.
  static func noOverload(_ operation: String, _ values: Value...) -> Outcome {
    .failure("`\(operation)` does not take \(values.map(\.typeName).joined(separator: " and "))")
  }
}

/// A variable or field whose value is not known.
package struct Unknown: Sendable, Hashable {
  /// The number of the field, or of the variable.
  package var field: Int
  /// The object whose field it is; `nil` for a variable.
  package var object: ObjectReference?

  /// The number of a variable where there is neither a variable nor a field.
  package static let nowhere = -1

  /// An unknown field of an object, or an unknown variable.
  package init(_ field: Int, of object: ObjectReference? = nil) {
    self.field = field
    self.object = object
  }
}

extension [Unknown] {
  /// The most that are kept: an expression may name the same ones again and again.
  private static var limit: Int { 16 }

  /// Adds others that are not among them.
  mutating func merge(_ others: [Unknown]) {
    for other in others where count < Self.limit && !contains(other) { append(other) }
  }

  /// These and others.
  func merged(with others: [Unknown]) -> [Unknown] {
    var merged = self
    merged.merge(others)
    return merged
  }
}

/// Names an object whose fields the ``Bindings`` know; what the numbers mean is theirs to say.
package struct ObjectReference: Sendable, Hashable {
  /// Which of several things that belong to the number.
  package var tag: Int
  /// Which object.
  package var number: Int

  /// The object of a number.
  package init(_ number: Int, tag: Int = 0) {
    self.number = number
    self.tag = tag
  }
}

/// What variables and the fields of objects are when an expression runs.
package protocol Bindings {
  /// The value of a variable, by its place in the ``Environment``.
  func value(of variable: Int) -> Outcome

  /// The value of an object's field.
  func value(of field: Int, in object: ObjectReference) -> Outcome

  /// Whether an object has a field: true, false or unknown.
  func has(_ field: Int, in object: ObjectReference) -> Outcome
}
