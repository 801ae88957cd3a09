import FileAccess
import Linting
import Text

/// Standard input where its text is printed again, as formatters do: who takes what is printed for the text must not
/// lose any of it.
enum StandardInput {
  /// Why it cannot be read, once it could not.
  static func failure(path: String) -> Failure {
    Failure(path: path, message: "cannot be read (\(Terminal.lastError)): expected text on standard input")
  }

  /// Copies what is left of it to standard output, piece by piece.
  ///
  /// - Parameter beginning: what was read of it before.
  /// - Throws: a ``UserError`` where it cannot be read or written to its end; a ``ClosedPipe`` where standard output is
  ///   not read any more.
  static func copy(behind beginning: [UInt8] = []) throws {
    let output = ReportDestination(STDOUT, "text")
    output.write(beginning)
    var reason: String?
    let isRead = Descriptor(STDIN).readPieces { piece in
      output.write(piece)
      return true
    }
    if !isRead { reason = Terminal.lastError }
    try output.finish()
    if let reason { throw UserError("standard input cannot be read to its end: \(reason)") }
  }
}
