/// What is wrong with a rule page, with its place.
package struct PageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The page's path, as it is shown.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int
  /// What is wrong and, where that helps, what was expected.
  package var message: String

  /// An error at a place of a page; line and column count from 1.
  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: error: message`, as compilers write it.
  package var description: String { "\(path):\(line):\(column): error: \(message)" }
}

/// All the mistakes that were found in rule pages.
package struct PageErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one.
  package let errors: [PageError]

  /// Mistakes, of which there is at least one.
  package init(_ errors: [PageError]) {
    self.errors = errors
  }

  /// One line for each.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}
