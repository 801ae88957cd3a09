import Inputs

/// The globs that one configuration gives for files.
struct FileGlobs: Sendable {
  /// As they are written.
  let texts: [LocatedValue<String>]
  /// What they match.
  let globs: PathGlobs

  init(_ texts: [LocatedValue<String>], in folder: String) {
    self.texts = texts
    globs = PathGlobs(texts.map(\.value), in: folder)
  }
}
