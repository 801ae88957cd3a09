import Reporting
import Support

/// A path that was written down somewhere, resolved by its text alone; what it gets and is, is as ``ExactPath`` writes
/// it.
package struct PathName: Sendable, Hashable {
  /// What reports say: relative to the working directory where it is inside, else absolute, unless
  /// ``ProjectBoundary`` made it.
  package let display: String
  /// The absolute path, without `.`, `..` and doubled slashes.
  package let location: String

  /// Resolves a path.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the folder.
  ///   - folder: an absolute path.
  ///   - workingDirectory: the absolute path that ``display`` is relative to.
  package init(_ path: String, in folder: String, from workingDirectory: String) {
    let resolved = ArgumentPath(Array(path.utf8), in: ArgumentPath.absolute(Array(folder.utf8)))
    location = String(decoding: resolved.location, as: UTF8.self)
    let inside = ArgumentPath.path(resolved.location, below: ArgumentPath.absolute(Array(workingDirectory.utf8)))
    display = ExactPath.shown(String(decoding: inside ?? resolved.location, as: UTF8.self))
  }

  private init(location: String, display: String) {
    self.location = location
    self.display = display
  }

  /// The same path, shown from an absolute path, with `..` where it is not inside.
  func shown(from folder: String) -> PathName {
    let paths = RelativePaths(workingDirectory: folder, root: nil)
    return PathName(location: location, display: ExactPath.shown(paths.path(of: location)))
  }

  /// Whether both lead to the same place.
  package static func == (left: PathName, right: PathName) -> Bool { left.location.hasBytes(of: right.location) }

  /// Takes where it leads to.
  package func hash(into hasher: inout Hasher) { location.hashBytes(into: &hasher) }

  /// The absolute path of a file, by its path from a folder.
  package static func location(_ path: String, in folder: String) -> String {
    String(decoding: ArgumentPath(Array(path.utf8), in: Array(folder.utf8)).location, as: UTF8.self)
  }

  /// The absolute path of the folder that holds it; the top for the top.
  package var folder: String { Self.folder(of: location) }

  /// The absolute path of the folder that holds what an absolute path leads to; the top for the top.
  package static func folder(of location: String) -> String {
    let folder = location.pathFolder
    return folder.isEmpty ? "/" : folder
  }
}
