import Text

/// A value with the place that set it.
package struct LocatedValue<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Where it is.
  package let place: FileLocation

  /// A value from a place.
  package init(_ value: Value, at place: FileLocation) {
    self.value = value
    self.place = place
  }
}
