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

/// One mistake in a configuration.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where it is.
  package var place: ConfigurationPlace
  /// What is wrong, what was expected, and the nearest valid name.
  package var message: String

  /// A mistake at a place.
  package init(_ message: String, at place: ConfigurationPlace) {
    self.place = place
    self.message = message
  }

  /// `path:line:column: error: message`, as compilers write it.
  package var description: String { "\(place.path):\(place.line):\(place.column): error: \(message)" }
}

/// All the mistakes that were found in the configurations of a run.
package struct ConfigurationErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one, in the order in which they were met.
  package let errors: [ConfigurationError]

  /// Mistakes, of which there is at least one.
  package init(_ errors: [ConfigurationError]) {
    self.errors = errors
  }

  /// One line for each.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}
