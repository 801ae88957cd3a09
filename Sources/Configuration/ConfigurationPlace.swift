import Text

/// A place in a configuration.
package struct ConfigurationPlace: Sendable, Hashable {
  /// The file's path, as it is shown.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int

  /// A place of its parts.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// A value with the place that set it.
package struct Sourced<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Where it stands.
  package let place: ConfigurationPlace

  /// A value from a place.
  package init(_ value: Value, at place: ConfigurationPlace) {
    self.value = value
    self.place = place
  }
}

extension Mistake {
  /// A mistake at a place of a configuration.
  package init(_ message: String, at place: ConfigurationPlace) {
    self.init(path: place.path, line: place.line, column: place.column, message: message)
  }
}
