import Formats
import Linting
import Screens
import Support

/// A JSON file of fiorilint's own that is read: a report to be merged, or a baseline.
package final class ReportFile {
  /// The largest one, in bytes: offsets of 32 bits reach so far.
  private static let sizeLimit = 4_000 << 20
  /// The most values of one.
  private static let valueLimit = 500_000_000

  /// The path as it was named.
  package let path: String
  private let source = SourceReader(limit: sizeLimit)
  private var cursor = PositionCursor()

  private init(path: String) {
    self.path = path
  }

  /// Reads a file.
  ///
  /// - Parameter body: makes something of the object that the file is.
  /// - Throws: a ``UserError`` with the place where it cannot be read, or the body finds a mistake.
  package static func read<Value>(
    _ path: String, _ body: (ReportFile, JSONValue) throws(ReadError) -> Value
  ) throws -> Value {
    let file = ReportFile(path: path)
    let document = JSONDocument(limit: valueLimit)
    do {
      try file.source.open(exactPath: path)
      try file.source.readAll()
      try document.parse(file.source)
      if let duplicate = document.duplicates.first {
        throw ReadError("an object has a member twice", at: duplicate.lowerBound)
      }
      return try document.withRoot { root in
        Result { () throws(ReadError) in try body(file, root) }
      }.get()
    } catch {
      throw file.mistake(error)
    }
  }

  private func mistake(_ error: any Error) -> UserError {
    let error = (error as? ReadError)?.namingMergeConflict(in: source) ?? error
    guard let error = error as? ReadError, let offset = error.offset else {
      return UserError((error as? ReadError)?.message ?? "\(error)", at: FileLocation(path: path))
    }
    let position = position(of: offset)
    return UserError(path: path, line: position.line, column: position.column, message: error.message)
  }

  /// The position of one of its bytes; cheap if they are asked for in order.
  package func position(of offset: Int) -> SourcePosition { cursor.position(of: offset, in: source) }
}
