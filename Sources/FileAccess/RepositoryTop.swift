import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The nearest folder, upward from a folder, that has an entry `.git`; `nil` where none has.
///
/// - Parameter folder: its absolute path.
package func topOfRepository(around folder: String) -> String? {
  var path = folder
  while true {
    if ExactPath.withCString("\(path == "/" ? "" : path)/.git", { access($0, F_OK) }) == 0 { return path }
    guard let above = path.folderAndName.folder, path != "/" else { return nil }
    path = above.isEmpty ? "/" : String(above)
  }
}

/// Whether what a folder says, as a configuration does, holds for what lies in a folder inside of it: nothing from outside of the outermost
/// repository does.
///
/// - Parameters:
///   - outer: the absolute path of the one that says something.
///   - folder: the absolute path of the other one, which may be the same.
package func holds(_ outer: String, for folder: String) -> Bool {
  outer.hasBytes(of: folder) || topOfRepository(around: outer) != nil || topOfRepository(around: folder) == nil
}
