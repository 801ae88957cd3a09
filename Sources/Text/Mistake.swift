/// What is wrong with a file that people write for the program, a configuration or a rule page, with its place and what helps.
package struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, as it is shown.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// What is wrong, what was expected, and the nearest valid name.
  package var message: String
  /// Lines that show it, such as a condition with a mark below the place.
  package var excerpt: [String]

  /// A mistake at a place; line and column count from 1.
  package init(path: String, line: Int, column: Int, message: String, excerpt: [String] = []) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
  }

  /// `path:line:column: error: message`, as compilers write it, and the lines of the excerpt.
  package var description: String { lines.joined(separator: "\n") }

  /// The same, line by line; what an input supplied is not escaped.
  package var lines: [String] { ["\(path):\(line):\(column): error: \(message)"] + excerpt }
}

/// All the mistakes that were found in such files.
package struct Mistakes: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one.
  package let errors: [Mistake]

  /// Mistakes, of which there is at least one.
  package init(_ errors: [Mistake]) {
    self.errors = errors
  }

  /// The lines of each.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}
