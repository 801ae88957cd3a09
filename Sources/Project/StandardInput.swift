import Linting
import Support

/// What was read of standard input.
///
/// Where its text is printed again, as formatters do, who takes what is printed for the text must not lose any of it.
package enum StandardInput {
  /// All of it.
  case text([UInt8])
  /// The path of a temporary file, for a large text: readers of files have a part of it in memory.
  case file(String)

  /// From this size on it is read as a file, in bytes.
  private static let large = 1 << 20

  /// Reads it to its end, or somewhat more than a limit in bytes where there is more.
  ///
  /// - Returns: `nil` where it cannot be read: ``Terminal/lastError`` says why.
  static func read(limit: Int) -> StandardInput? {
    guard let beginning = Terminal.readInput(limit: min(limit, large)) else { return nil }
    guard beginning.count > large, limit > large else { return .text(beginning) }
    let folder = Terminal.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let made = TemporaryFiles.make(beside: "\(folder)/fiorilint-input")
    let file = made.map { Descriptor($0.descriptor) }
    defer { if let made { close(made.descriptor) } }
    // All of it, from where no file can be made or written.
    var text: [UInt8]?
    var size = 0
    func take(_ piece: UnsafeRawBufferPointer) -> Bool {
      if text == nil, !(file?.write(piece) ?? false) { text = file.map { $0.beginning(size) } ?? [] }
      text?.append(contentsOf: piece)
      size += piece.count
      return size <= limit && text?.count ?? size == size
    }
    let isRead = beginning.withUnsafeBytes(take) && Descriptor(STDIN).readPieces(take)
    let reason = errno
    let isWhole = isRead && text?.count ?? size == size
    if isWhole, text == nil, let made { return .file(made.path) }
    if let made { StandardInput.file(made.path).remove() }
    errno = reason
    return isWhole ? text.map(StandardInput.text) : nil
  }

  /// Removes the file that has it.
  func remove() {
    guard case .file(let path) = self else { return }
    _ = Path(path).withCString { unlink($0) }
    TemporaryFiles.remove(path)
  }

  /// Why it cannot be read, once it could not.
  package static func failure(path: String) -> Failure {
    Failure(path: path, message: "cannot be read (\(Terminal.lastError)): expected text on standard input")
  }

  /// Copies what is left of it to standard output, piece by piece.
  ///
  /// - Parameter beginning: what was read of it before.
  /// - Throws: a ``UserError`` where it cannot be read or written to its end; a ``ClosedPipe`` where standard output is
  ///   not read any more.
  package static func copy(behind beginning: [UInt8] = []) throws {
    let output = OutputFile(STDOUT, "text")
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

extension Descriptor {
  /// The first bytes of a file; fewer where they cannot be read.
  fileprivate func beginning(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      done = buffer.baseAddress.map { max(0, read(into: $0, count, at: 0)) } ?? 0
    }
  }
}
