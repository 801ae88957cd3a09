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
