/// Why a request cannot be done: what is wrong with a command line, configuration, rule page or report. It has a
/// location if there is one, and help.
///
/// A `RuleError` of a check and a `ReadError` of a reader become one as soon as the file is known.
package struct UserError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where; `nil` where it is in no file, such as in a command line.
  package var place: FileLocation?
  /// What is wrong, what was expected, and the nearest valid name.
  package var message: String
  /// Lines that show it, such as a condition with a mark below the place.
  package var excerpt: [String]

  /// A mistake, at a place where it has one.
  package init(_ message: String, at place: FileLocation? = nil, excerpt: [String] = []) {
    self.place = place
    self.message = message
    self.excerpt = excerpt
  }

  /// A mistake at a place; line and column count from 1.
  package init(path: String, line: Int, column: Int, message: String) {
    self.init(message, at: FileLocation(path: path, line: line, column: column))
  }

  /// `path:line:column: error: message`, as compilers write it, and the lines of the excerpt; without a place the
  /// message alone.
  package var description: String { lines.joined(separator: "\n") }

  /// The same, line by line; what an input supplied is not escaped.
  package var lines: [String] {
    let start = place.map { "\($0.path):\($0.line):\($0.column): error: " } ?? ""
    return [start + message] + excerpt
  }
}

/// All the mistakes that were found in files that people write for the program.
package struct UserErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one.
  package let errors: [UserError]

  /// Mistakes, of which there is at least one.
  package init(_ errors: [UserError]) {
    self.errors = errors
  }

  /// What any error says, as mistakes.
  package init(_ error: any Error) {
    errors = (error as? UserErrors)?.errors ?? [error as? UserError ?? UserError("\(error)")]
  }

  /// The first of them.
  package var first: UserError { errors.first ?? UserError("") }

  /// The lines of each.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// A place in a file that people write for the program.
package struct FileLocation: Sendable, Hashable {
  /// The file's path, as it is shown.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Whether both are the same place of the same file.
  package static func == (left: FileLocation, right: FileLocation) -> Bool {
    left.line == right.line && left.column == right.column && left.path.hasBytes(of: right.path)
  }

  /// Takes what makes it a place of its own.
  package func hash(into hasher: inout Hasher) {
    path.hashBytes(into: &hasher)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension FileLocation: Comparable {
  /// By the bytes of the path, then by line and column.
  package static func < (left: FileLocation, right: FileLocation) -> Bool {
    if !left.path.hasBytes(of: right.path) { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.line, left.column) < (right.line, right.column)
  }
}
