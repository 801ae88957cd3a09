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
