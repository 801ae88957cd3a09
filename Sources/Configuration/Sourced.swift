import Text

/// A value with the place that set it.
package struct Sourced<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Where it stands.
  package let place: FilePlace

  /// A value from a place.
  package init(_ value: Value, at place: FilePlace) {
    self.value = value
    self.place = place
  }
}
