import Screens

/// What an engine lints.
package enum LintInput {
  /// The path to open, which is that of a regular file, and the path that its references are looked for from; `nil`:
  /// the one that is shown.
  case file(UnsafePointer<CChar>, filePath: String? = nil)
  /// A text from memory, and the path that its references are looked for from; empty: nowhere. A decoded text is UTF-8
  /// in spite of the encoding that it declares.
  case text(UnsafeRawBufferPointer, filePath: String, isDecoded: Bool = false)

  /// The bytes, where they come from no file.
  var text: UnsafeRawBufferPointer? {
    if case .text(let text, _, _) = self { text } else { nil }
  }

  /// Opens it.
  ///
  /// - Parameter path: the path to show.
  func open(_ source: SourceReader, path: String) throws(ReadError) {
    switch self {
    case .file(let cPath, let filePath): try source.open(cPath, path: path, filePath: filePath, isFound: true)
    case .text(let text, let filePath, let isDecoded):
      try source.open(text: text, path: path, filePath: filePath, isDecoded: isDecoded)
    }
  }
}
