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
