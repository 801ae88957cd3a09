/// All the mistakes that were found in files that people write for the program.
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
