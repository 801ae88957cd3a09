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
