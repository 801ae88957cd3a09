/// All the mistakes that were found in files that people write for the program.
package struct Mistakes: Error, Sendable, Hashable, CustomStringConvertible {
  /// At least one.
  package let errors: [Mistake]

  /// Mistakes, of which there is at least one.
  package init(_ errors: [Mistake]) {
    self.errors = errors
  }

  /// What any error says, as mistakes.
  package init(_ error: any Error) {
    errors = (error as? Mistakes)?.errors ?? [error as? Mistake ?? Mistake("\(error)")]
  }

  /// The first of them.
  package var first: Mistake { errors.first ?? Mistake("") }

  /// The lines of each.
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}
