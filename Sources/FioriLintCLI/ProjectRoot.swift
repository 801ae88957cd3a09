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
    guard let given else { return gitTop(above: workingDirectory) ?? workingDirectory }
    var status = stat()
    // Symbolic links are resolved, as they are in the working directory's path.
    guard stat(given, &status) == 0, let path = realPath(given) else {
      throw Mistake("--root \(given) cannot be used: \(Terminal.lastError); expected the project's top folder")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Mistake("--root \(given) is no folder; expected the project's top folder")
    }
    return path
  }

  private static func gitTop(above directory: String) -> String? {
    var path = directory[...]
    while true {
      if access("\(path == "/" ? "" : path)/.git", F_OK) == 0 { return String(path) }
      guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
      path = slash == path.startIndex ? "/" : path[..<slash]
    }
  }
}
