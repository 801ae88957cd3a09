import FileAccess
import Inputs
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The project's top folder, which code hosts count paths from.
enum ProjectRoot {
  /// The absolute path of the top folder.
  ///
  /// - Parameters:
  ///   - given: the key `reports.root`; `nil`: the nearest folder above that has an entry `.git`, and without one the
  ///     working directory.
  ///   - workingDirectory: its absolute path.
  /// - Throws: a ``UserError`` where what the user says is no folder.
  static func find(_ given: PathName?, from workingDirectory: String) throws -> String {
    guard let given else { return topOfRepository(around: workingDirectory) ?? workingDirectory }
    // Symbolic links are resolved, as they are in the working directory's path.
    guard let status = ExactPath.status(of: given.location), let path = realPath(given.location) else {
      throw UserError("`reports.root` names \(given.display), which cannot be read: \(Terminal.lastError)")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw UserError("`reports.root` names \(given.display), which is not a folder")
    }
    return path
  }
}
