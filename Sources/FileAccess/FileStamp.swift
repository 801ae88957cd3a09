#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What distinguishes one state of a file from another.
package struct FileStamp: Equatable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let inode: UInt64

  /// The state of what a path leads to; `nil` where nothing is there.
  package init?(_ path: String) {
    guard let status = ExactPath.status(of: path) else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    (size, inode) = (Int(status.st_size), UInt64(status.st_ino))
  }
}
