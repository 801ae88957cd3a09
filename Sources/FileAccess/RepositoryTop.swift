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
  var path = folder[...]
  while true {
    if ExactPath.withCString("\(path == "/" ? "" : path)/.git", { access($0, F_OK) }) == 0 { return String(path) }
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    path = slash == path.startIndex ? "/" : path[..<slash]
  }
}
