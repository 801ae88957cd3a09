import Documents
import Formats
import Linting
import Project
import Reporting
import Screens
import Support

/// Reads files, one after another, and writes the screens of each as soon as they are read.
final class ScreenConverter: ScreenConsumer {
  /// How many files were skipped, as they are of kinds that hold no screens.
  private(set) var skipped = 0
  /// How many of those are of each format that is known and not supported.
  private(set) var unsupportedFormats: [String: Int] = [:]
  private let language: NativeWriter.Language
  private let reader: ScreenFileReader
  private var writer: NativeWriter
  private var path = ""
  private var place = PositionCursor()
  private var hasScreens = false
  private var failure: ReadError?

  init(_ language: NativeWriter.Language, _ options: LintOptions, _ formats: [any ScreenFormat]) {
    self.language = language
    reader = ScreenFileReader(
      formats, options.reader, limit: options.maximumFileSize, pieceSize: options.pieceSize)
    writer = NativeWriter(language) { _ in }
  }

  /// Converts a file; what is wrong with it goes to standard error.
  ///
  /// - Parameters:
  ///   - path: the path to show.
  ///   - isNamed: whether the user named the file, which otherwise may be skipped.
  ///   - keepsPart: whether the screens in front of a failure are written, as a description that is complete.
  ///   - open: opens the file.
  /// - Returns: whether it could be read to its end.
  /// - Throws: a ``UserError`` where it could not be written.
  func convert(
    _ path: String, isNamed: Bool = true, to destination: OutputFile, keepsPart: Bool,
    open: (SourceReader) throws(ReadError) -> Void
  ) throws -> Bool {
    self.path = path
    place = PositionCursor()
    hasScreens = false
    failure = nil
    writer = NativeWriter(language) { destination.write($0) }
    do throws(ReadError) {
      try reader.read(for: self, open: open)
    } catch {
      failure = failure ?? error
    }
    if reader.builder.takeRemainingProblems() { note(reader.builder.tree, []) }
    if let failure, failure.isOfOtherKind, !hasScreens, !isNamed {
      skipped += 1
      if let format = failure.unsupportedFormat { unsupportedFormats[format, default: 0] += 1 }
      reader.source.closeFile()
      return true
    }
    if let failure {
      let position = failure.offset.map { place.position(of: $0, in: reader.source) }
      Terminal.write(Failure(path: path, position: position, message: failure.message))
    }
    reader.source.closeFile()
    if failure == nil || (keepsPart && hasScreens) {
      writer.finish()
      try destination.finish()
    }
    return failure == nil
  }

  /// Writes a screen that a reader has completed; readers call it.
  func consume(_ tree: ScreenTree, from source: SourceReader) {
    guard failure == nil else { return }
    do throws(ReadError) {
      let losses = try writer.write(tree)
      hasScreens = true
      note(tree, losses)
    } catch {
      failure = ReadError(error.message, at: tree.range(of: tree.root).lowerBound)
    }
  }

  /// Says what of a screen is not in the description.
  private func note(_ tree: ScreenTree, _ losses: [NativeWriter.OmittedContent]) {
    var notes = tree.problems.map { (offset: tree.ownRange($0.range).lowerBound, message: $0.message) }
    notes += tree.suppressions.map {
      (tree.ownRange($0.range).lowerBound, "the suppression of \($0.rule) is not written")
    }
    if let advice = tree.lengthAdvice {
      notes.append((tree.range(of: tree.root).lowerBound, "frames and sizes are not written: they are \(advice)"))
    }
    notes += losses.map { (tree.range(of: $0.member, in: tree[$0.element]).lowerBound, $0.message) }
    guard !notes.isEmpty else { return }
    notes.sort { ($0.offset, $0.message) < ($1.offset, $1.message) }
    let shownPath = TextEscaping.line(path, atLineStart: true)
    var lines = ""
    for note in notes {
      let position = place.position(of: note.offset, in: reader.source)
      lines += "\(shownPath):\(position.line):\(position.column): note: \(TextEscaping.line(note.message))\n"
    }
    Terminal.writeError(lines)
  }
}
