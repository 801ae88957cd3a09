import Formats
import Linting
import Project
import Screens

/// Finds out which files of a run hold no screen and are skipped: a glob matches other files too.
final class ScreenProbe: ScreenConsumer {
  private let readers: [ScreenFileReader]
  private let configured: ConfiguredFiles
  private var hasScreens = false
  /// By the number of a file: why it is skipped; `nil`: it is not.
  private var known: [Int: ReadError?] = [:]

  /// - Parameter settings: how screens are read.
  init(_ configured: ConfiguredFiles, _ settings: ScreenSettings) {
    self.configured = configured
    readers = configured.scopes.map { scope in
      let options = settings.lintOptions(over: scope.settings())
      return ScreenFileReader(
        settings.additions.allFormats, options.reader, limit: options.maximumFileSize, pieceSize: options.pieceSize)
    }
  }

  /// Why a file is skipped; `nil` where it is not.
  ///
  /// - Parameters:
  ///   - number: that of the file in ``ConfiguredFiles/files``.
  ///   - scope: its scope.
  func reasonToSkip(_ number: Int, in scope: Int) -> ReadError? {
    if configured.files.isNamed(at: number) { return nil }
    if let known = known[number] { return known }
    hasScreens = false
    var reason: ReadError?
    let path = configured.files.path(at: number)
    let reader = readers[scope]
    do throws(ReadError) {
      try reader.read(for: self) { source throws(ReadError) in
        try self.configured.files.withCString(at: number) { cPath throws(ReadError) in
          try source.open(cPath, path: path)
        }
      }
    } catch {
      if error.isOfOtherKind, !hasScreens { reason = error }
    }
    _ = reader.builder.takeRemainingProblems()
    reader.source.closeFile()
    known[number] = .some(reason)
    return reason
  }

  /// Takes a screen that a reader has completed; readers call it.
  func consume(_ tree: ScreenTree, from source: SourceReader) { hasScreens = true }
}
