/// Files that are not complete yet: none is left where a signal ends the process.
package enum TemporaryFiles {
  private static let capacity = 1024
  /// Paths as C strings, in places that stay: a signal handler may do little more than read them.
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()
  /// Signals that end a process: another process sends them, a limit is reached, or the program itself breaks.
  /// `SIGKILL` cannot be handled.
  private static let signals =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGABRT, SIGBUS, SIGFPE,
      SIGILL, SIGSEGV, SIGSYS, SIGTRAP,
    ] + others

  /// Those of Linux alone, and those that have numbers and no names; the C library keeps the first two of these to
  /// itself.
  private static let others: [Int32] = {
    #if os(Linux)
      [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
    #else
      []
    #endif
  }()
  /// By number of the signal: what handled it before.
  nonisolated(unsafe) private static let actions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()
  private static let handlers: Void = install()

  /// Makes a file of its own beside another one and notes it; no signal to this thread ends the process in between.
  ///
  /// - Parameter path: the other one's.
  /// - Returns: its descriptor, open for writing, and its path, both as a ``Path``; `nil` where none can be made,
  ///   for the reason that `errno` says.
  package static func make(beside path: String) -> (descriptor: Int32, path: String)? {
    _ = handlers
    if let made = make(path + ending) { return made }
    guard errno == ENAMETOOLONG, !Path(path).isTooLong else { return nil }
    // What fits by itself fits with so many characters less.
    let name = path.pathName.unicodeScalars.dropLast(ending.utf8.count)
    return make(path.pathFront + String(name) + ending)
  }

  private static let ending = ".XXXXXX"

  /// - Parameter pattern: the path, with `X` for what is to be made up.
  private static func make(_ pattern: String) -> (descriptor: Int32, path: String)? {
    // Asked for before it is made, as that is where memory may run out: signals wait, and those of a crash cannot.
    guard let name = Path(pattern).withCString({ strdup($0) }) else { return nil }
    let place = (0..<capacity).first { paths[$0] == nil }
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    let descriptor = mkstemp(name)
    if descriptor >= 0, let place { paths[place] = name }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    let reason = errno
    defer {
      if descriptor < 0 || place == nil { free(name) }
      errno = reason
    }
    return descriptor < 0 ? nil : (descriptor, Path(cString: name).text)
  }

  /// A file is complete, or was removed.
  package static func remove(_ path: String) {
    for index in 0..<capacity {
      guard let known = paths[index], Path(path).withCString({ strcmp(known, $0) == 0 }) else { continue }
      paths[index] = nil
      free(known)
      return
    }
  }

  /// Removes all that are not complete.
  package static func removeAll() {
    for index in 0..<capacity { if let cPath = paths[index] { unlink(cPath) } }
  }

  private static func install() {
    _ = paths
    for number in signals {
      sigaction(number, nil, actions + Int(number))
      let before = signal(number) { number in
        TemporaryFiles.removeAll()
        // The process ends as it would have without a handler, or reports its crash first.
        sigaction(number, TemporaryFiles.actions + Int(number), nil)
        raise(number)
      }
      // Who starts a program with a signal ignored, as nohup does, wants that.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }
}
