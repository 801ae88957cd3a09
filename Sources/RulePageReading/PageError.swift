/// What is wrong with a rule page, with its place.
public struct PageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The page's path, as it is shown.
  public var path: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
  /// What is wrong and, where that helps, what was expected.
  public var message: String

  /// An error at a place of a page; line and column count from 1.
  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: error: message`, as compilers write it.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}

/// All the mistakes that were found in rule pages.
public struct PageErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one.
  public let errors: [PageError]

  /// Mistakes, of which there is at least one.
  public init(_ errors: [PageError]) {
    self.errors = errors
  }

  /// One line for each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
