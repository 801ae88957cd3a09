import Screens
import Support

/// What other files hold once fixes of a file that includes them are made.
package struct IncludedFileTexts: Sendable, Hashable {
  /// A file that changes.
  package struct File: Sendable, Hashable {
    /// Its path, as it is shown.
    package let path: String
    /// What it held before.
    package let before: [UInt8]
    /// What it holds then.
    package internal(set) var text: [UInt8]
  }

  /// By their real paths.
  package private(set) var files: [Path: File] = [:]

  /// The texts where nothing has changed.
  package init() {}

  /// Whether nothing has changed.
  package var isEmpty: Bool { files.isEmpty }

  /// The texts with that of one more file, which is to be read in its place.
  ///
  /// - Parameter location: its real path.
  package func adding(_ text: [UInt8], of location: String, shown path: String) -> IncludedFileTexts {
    var texts = self
    texts.files[location] = File(path: path, before: text, text: text)
    return texts
  }

  /// The texts with more fixes, whose edits are of these texts and do not overlap.
  package func applying(_ fixes: [Fix]) -> IncludedFileTexts {
    var edits: [Path: [TextEdit]] = [:]
    var texts = self
    for file in fixes.flatMap(\.others) {
      if texts.files[file.location] == nil {
        texts.files[file.location] = File(path: file.path, before: file.text, text: file.text)
      }
      edits[file.location, default: []] += file.textEdits
    }
    for (location, edits) in edits {
      if let text = texts.files[location]?.text { texts.files[location]?.text = edits.applied(to: text) }
    }
    return texts
  }

  /// An overlay with what these files hold in their places.
  package func over(_ overlay: FileOverlay) -> FileOverlay {
    var overlay = overlay
    for (location, file) in files { overlay.set(file.text, of: location.text) }
    return overlay
  }
}
