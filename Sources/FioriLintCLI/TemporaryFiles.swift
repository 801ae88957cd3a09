import FileAccess

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
  /// Those that end a process, be it that somebody sends them, a limit is reached, or the program itself breaks. Nobody can handle `SIGKILL`.
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGABRT, SIGBUS, SIGFPE,
    SIGILL, SIGSEGV, SIGSYS, SIGTRAP,
  ]
  /// By number of the signal: what handled it before.
  nonisolated(unsafe) private static let actions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()
  private static let handlers: Void = install()

  /// Makes a file and notes it; no signal ends the process in between.
  ///
  /// - Parameter make: makes it and gives its path, as an ``ExactPath``; `nil` where it cannot be made.
  static func add(_ make: () -> String?) {
    _ = handlers
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    if let path = make() { note(path) }
  }

  private static func note(_ path: String) {
    for index in 0..<capacity where paths[index] == nil {
      paths[index] = ExactPath.withCString(path) { strdup($0) }
      return
    }
  }

  /// A file is complete, or was removed.
  static func remove(_ path: String) {
    for index in 0..<capacity {
      guard let known = paths[index], ExactPath.withCString(path, { strcmp(known, $0) == 0 }) else { continue }
      paths[index] = nil
      free(known)
      return
    }
  }

  /// Removes all that are not complete.
  static func removeAll() {
    for index in 0..<capacity { if let cPath = paths[index] { unlink(cPath) } }
  }

  private static func install() {
    _ = paths
    for number in signals {
      sigaction(number, nil, actions + Int(number))
      let before = signal(number) { number in
        TemporaryFiles.removeAll()
        // The process ends as it would have without a handler, or tells of its crash first.
        sigaction(number, TemporaryFiles.actions + Int(number), nil)
        raise(number)
      }
      // Who starts a program with a signal ignored, as nohup does, wants that.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }
}
