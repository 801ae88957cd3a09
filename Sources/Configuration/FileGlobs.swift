import Inputs

/// The globs that one configuration gives for files.
struct FileGlobs: Sendable {
  /// As they are written.
  let texts: [Sourced<String>]
  /// What they match.
  let globs: PathGlobs

  init(_ texts: [Sourced<String>], in folder: String) {
    self.texts = texts
    globs = PathGlobs(texts.map(\.value), in: folder)
  }
}
