import CEL
import Foundation

/// A row of the conformance tests of the Common Expression Language.
struct ConformanceRow: Sendable {
  /// What a row expects.
  enum Expectation {
    /// A value; `nil` for one of a type that the language leaves out.
    case value(Value?)
    case failure
  }

  let name: String
  let expression: String
  let expectation: Expectation
  let isChecked: Bool
  let hasContainer: Bool
  private let types: [(name: String, type: ValueType)]
  private let bindings: [(name: String, value: Value)]

  /// The rows of a file.
  static func rows(of file: URL) throws -> [ConformanceRow] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let stem = file.deletingPathExtension().lastPathComponent
    return (json as? [[String: Any]] ?? []).map { ConformanceRow($0, file: stem) }
  }

  private init(_ row: [String: Any], file: String) {
    name = "\(file)/\(row["section"] as? String ?? "")/\(row["name"] as? String ?? "")"
    expression = row["expr"] as? String ?? ""
    // A row that says nothing expects `true`.
    expectation = row["eval_error"] != nil ? .failure : .value(Self.value(row["value"] ?? ["bool_value": true]))
    isChecked = row["disable_check"] as? Bool != true
    let environment = row["type_env"] as? [[String: Any]] ?? []
    types = environment.map { entry in
      let identifier = entry["ident"] as? [String: Any]
      return (entry["name"] as? String ?? "", Self.type(identifier?["type"] as? [String: Any] ?? [:]))
    }
    let bound = row["bindings"] as? [String: [String: Any]] ?? [:]
    bindings = bound.sorted { $0.key < $1.key }.map { ($0.key, Self.value($0.value["value"] ?? [:]) ?? .null) }
    hasContainer = row["container"] != nil || (types.map(\.name) + bindings.map(\.name)).contains { $0.contains(".") }
  }

  /// What the row's expression can name.
  var environment: Environment {
    Environment(
      bindings.map { binding in
        Environment.Variable(binding.name, types.first { $0.name == binding.name }?.type ?? .dynamic)
      }, strictness: isChecked ? .standard : .none)
  }

  var values: TestBindings { TestBindings(values: bindings.map { .value($0.value) }) }

  private static func type(_ type: [String: Any]) -> ValueType {
    let primitives: [String: ValueType] = [
      "BOOL": .bool, "INT64": .int, "UINT64": .uint, "DOUBLE": .double, "STRING": .string, "BYTES": .bytes,
    ]
    if let primitive = type["primitive"] as? String { return primitives[primitive] ?? .dynamic }
    if let list = type["list_type"] as? [String: Any] {
      return .list(self.type(list["elem_type"] as? [String: Any] ?? [:]))
    }
    if let map = type["map_type"] as? [String: Any] {
      return .map(
        self.type(map["key_type"] as? [String: Any] ?? [:]), self.type(map["value_type"] as? [String: Any] ?? [:]))
    }
    return type["null"] != nil ? .null : .dynamic
  }

  /// A value as the rows write it; `nil` for one of a type that the language leaves out.
  static func value(_ json: Any) -> Value? {
    guard let (key, content) = (json as? [String: Any])?.first else { return nil }
    switch key {
    case "null_value": return .null
    case "bool_value": return (content as? Bool).map { .bool($0) }
    case "int64_value": return (content as? String).flatMap(Int64.init).map { .int($0) }
    case "uint64_value": return (content as? String).flatMap(UInt64.init).map { .uint($0) }
    case "double_value": return (content as? Double ?? (content as? String).flatMap(Double.init)).map { .double($0) }
    case "string_value": return (content as? String).map { .string($0) }
    case "bytes_value": return (content as? String).flatMap { Data(base64Encoded: $0) }.map { .bytes(Array($0)) }
    case "list_value":
      let values = (content as? [String: Any])?["values"] as? [Any] ?? []
      return .list(values.compactMap(value))
    case "map_value":
      let entries = (content as? [String: Any])?["entries"] as? [[String: Any]] ?? []
      return MapValue(
        entries.compactMap { entry in
          guard let key = value(entry["key"] ?? [:]), let value = value(entry["value"] ?? [:]) else { return nil }
          return (key, value)
        }
      ).map { .map($0) }
    default: return nil
    }
  }
}
