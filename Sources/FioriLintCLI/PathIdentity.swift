#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file a path really leads to, links followed.
struct PathIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// - Returns: `nil` where nothing is there.
  init?(_ path: UnsafePointer<CChar>) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
