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
