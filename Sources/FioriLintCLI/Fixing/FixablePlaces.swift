import FileAccess
import Inputs
import Text

/// Where files that the user did not name may be fixed: in the folders that were named, and in the repository around
/// the working directory.
///
/// Links in linted files lead anywhere, and following one does not mean that the user wants to write there.
struct FixablePlaces {
  private let folders: [String]

  /// - Parameter paths: what the command line names: files, folders and globs.
  init(_ paths: [String]) {
    let here = realPath(".") ?? "/"
    let named = paths.map { path in
      // What does not exist is a glob, in a folder that does.
      var location = PathName.location(path, in: here)
      while location != "/", realPath(location) == nil { location = PathName.folder(of: location) }
      return location
    }
    folders = (named + [topOfRepository(around: here) ?? here]).compactMap { realPath($0) }
  }

  /// The path without links of a file that lies elsewhere; else `nil`.
  func pathOutside(by path: String) -> String? {
    guard let real = realPath(path) else { return nil }
    return folders.contains(where: real.leads) ? nil : ExactPath.shown(real)
  }
}
