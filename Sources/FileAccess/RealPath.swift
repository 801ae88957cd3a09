#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The path without symbolic links, `.` and `..`, as ``ExactPath`` writes it; `nil` where there is no such file.
package func realPath(_ path: String) -> String? {
  guard let real = ExactPath.withCString(path, { realpath($0, nil) }) else { return nil }
  defer { free(real) }
  return ExactPath.text(cString: real)
}
