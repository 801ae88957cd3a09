import Support

/// A path that a text names, a configuration or a command line, with what messages call it. Where it leads is a
/// ``Path``.
package struct PathName: Sendable, Hashable {
  /// What reports and messages say: see ``Path/display(from:)``.
  package let display: String
  /// The absolute path, without `.`, `..` and doubled slashes.
  package let location: String

  /// Resolves a path by its text alone.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the folder.
  ///   - folder: an absolute path.
  ///   - workingDirectory: the absolute path that ``display`` is relative to.
  package init(_ path: String, in folder: String, from workingDirectory: String) {
    let path = Path(path, in: folder)
    location = path.text
    display = path.display(from: workingDirectory)
  }

  /// Whether both lead to the same place.
  package static func == (left: PathName, right: PathName) -> Bool { left.location.hasBytes(of: right.location) }

  /// Takes where it leads to.
  package func hash(into hasher: inout Hasher) { location.hashBytes(into: &hasher) }

  /// The absolute path of the folder that holds it; the top for the top.
  package var folder: String { Path(location).folder }
}
