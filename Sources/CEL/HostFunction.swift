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
    _ name: String, _ parameters: [ValueType], _ result: ValueType, mistake: @escaping @Sendable (Value) -> String?,
    call: @escaping @Sendable ([Value]) -> Result
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.mistake = mistake
    self.call = call
  }
}
