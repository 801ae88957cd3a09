import Formats
import Screens

/// Screens written down again by the program's own writer.
package final class Conversion: ScreenConsumer {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  /// The largest piece of it that was passed on at once.
  package private(set) var largestPiece = 0
  /// What the language could not write.
  package private(set) var losses: [String] = []
  private var writer = NativeWriter(.json) { _ in }
  private var failure: ReadError?

  /// What was written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Converts a text from memory.
  ///
  /// - Throws: a `ReadError` where it cannot be read or written.
  package convenience init(
    _ text: [UInt8], _ language: NativeWriter.Language, _ options: ReaderOptions = ReaderOptions()
  ) throws {
    try self.init(language, options) { source throws(ReadError) in try source.open(text, path: "test") }
  }

  /// Converts a file.
  ///
  /// - Throws: a `ReadError` where it cannot be read or written.
  package convenience init(
    file: String, _ language: NativeWriter.Language, _ options: ReaderOptions = ReaderOptions()
  ) throws {
    try self.init(language, options) { source throws(ReadError) in try source.open(file, path: file) }
  }

  private init(
    _ language: NativeWriter.Language, _ options: ReaderOptions, open: (SourceReader) throws(ReadError) -> Void
  ) throws {
    writer = NativeWriter(language) { [unowned self] piece in
      bytes += piece
      largestPiece = max(largestPiece, piece.count)
    }
    let reader = ScreenFileReader(Formats.all, options)
    try reader.read(for: self, open: open)
    if let failure { throw failure }
    writer.finish()
  }

  /// Writes a screen that a reader has completed.
  package func consume(_ tree: ScreenTree, from source: SourceReader) {
    guard failure == nil else { return }
    do throws(ReadError) { losses += try writer.write(tree).map(\.message) } catch { failure = error }
  }
}
