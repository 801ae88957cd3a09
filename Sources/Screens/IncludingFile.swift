#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that shows texts of others as parts of its own. Where it lies is looked up once somebody asks, which costs some system calls.
package final class IncludingFile {
  private let path: String
  /// Its path without symbolic links, `.` and `..`; empty where there is no such file.
  package private(set) lazy var realPath = path.isEmpty ? "" : Screens.realPath(path) ?? ""

  /// The file that a path leads to; empty for text from no file.
  package init(_ path: String) {
    self.path = path
  }

  /// Whether it is the file of a real path and is called so.
  ///
  /// One that a link of another name leads to is another file here.
  package func isAt(_ other: String) -> Bool {
    let (own, wanted) = (path.utf8.reversed(), other.utf8.reversed())
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") }
    guard own.prefix(while: { !isSlash($0) }).elementsEqual(wanted.prefix(while: { !isSlash($0) })) else {
      return false
    }
    return realPath == other
  }
}

/// The path without symbolic links, `.` and `..`; `nil` where there is no such file.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
