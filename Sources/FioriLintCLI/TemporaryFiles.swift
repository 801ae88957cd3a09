#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are not complete yet: none is left where a signal ends the process.
enum TemporaryFiles {
  private static let capacity = 256
  /// Paths as C strings, in places that stay: a signal handler may do little more than read them.
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let handlers: Void = install()

  /// Notes a file that is being written.
  static func add(_ path: String) {
    _ = handlers
    for index in 0..<capacity where paths[index] == nil {
      paths[index] = strdup(path)
      return
    }
  }

  /// A file is complete, or was removed.
  static func remove(_ path: String) {
    for index in 0..<capacity {
      guard let known = paths[index], strcmp(known, path) == 0 else { continue }
      paths[index] = nil
      free(known)
      return
    }
  }

  /// Removes all that are not complete.
  static func removeAll() {
    for index in 0..<capacity { if let path = paths[index] { unlink(path) } }
  }

  private static func install() {
    _ = paths
    for number in signals {
      let before = signal(number) { number in
        TemporaryFiles.removeAll()
        // The process ends as it would have without a handler.
        signal(number, SIG_DFL)
        raise(number)
      }
      // Who starts a program with a signal ignored, as nohup does, wants that.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }
}
