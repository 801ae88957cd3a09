/// A place in a configuration.
public struct ConfigurationPlace: Sendable, Hashable {
  /// The file's path, as it is shown.
  public var path: String
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  /// A place of its parts.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// A value with the place that set it.
public struct Sourced<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it stands.
  public let place: ConfigurationPlace

  /// A value from a place.
  public init(_ value: Value, at place: ConfigurationPlace) {
    self.value = value
    self.place = place
  }
}

/// One mistake in a configuration.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where it is.
  public var place: ConfigurationPlace
  /// What is wrong, what was expected, and the nearest valid name.
  public var message: String

  /// A mistake at a place.
  public init(_ message: String, at place: ConfigurationPlace) {
    self.place = place
    self.message = message
  }

  /// `path:line:column: error: message`, as compilers write it.
  public var description: String { "\(place.path):\(place.line):\(place.column): error: \(message)" }
}

/// All the mistakes that were found in the configurations of a run.
public struct ConfigurationErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one, in the order in which they were met.
  public let errors: [ConfigurationError]

  /// Mistakes, of which there is at least one.
  public init(_ errors: [ConfigurationError]) {
    self.errors = errors
  }

  /// One line for each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
