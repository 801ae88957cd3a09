/// What variables and the fields of objects are when an expression runs.
package protocol Bindings {
  /// The value of a variable, by its place in the ``Environment``.
  func value(of variable: Int) -> Outcome

  /// The value of an object's field.
  func value(of field: Int, in object: ObjectReference) -> Outcome

  /// Whether an object has a field: true, false or unknown.
  func has(_ field: Int, in object: ObjectReference) -> Outcome
}
