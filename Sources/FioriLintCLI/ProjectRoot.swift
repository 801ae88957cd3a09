import FileAccess
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
  ///   - given: what a user says; `nil`: the nearest folder above that has an entry `.git`, and without one the working directory.
  ///   - workingDirectory: its absolute path.
  /// - Throws: a ``Mistake`` where what the user says is no folder.
  static func find(_ given: String?, from workingDirectory: String) throws -> String {
    guard let given else { return topOfRepository(around: workingDirectory) ?? workingDirectory }
    // Symbolic links are resolved, as they are in the working directory's path.
    guard let status = ExactPath.status(of: given), let path = realPath(given) else {
      throw UserError("--root \(given) cannot be used: \(Terminal.lastError); expected the project's top folder")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw UserError("--root \(given) is no folder; expected the project's top folder")
    }
    return path
  }
}
