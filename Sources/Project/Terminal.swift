import Support

/// The process's standard streams.
package enum Terminal {
  /// Whether standard output has colours. The command line decides, else the environment, else whether it is a terminal
  /// that shows them.
  package static func showsColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environment(name), !["", "0", "false"].contains(value) { return true }
    }
    if let term = getenv("TERM"), strcmp(term, "dumb") == 0 { return false }
    return isTerminal(STDOUT_FILENO)
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never { leave(status) }

  /// Whether a stream is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes to standard error.
  package static func writeError(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

  /// Writes bytes to a descriptor.
  ///
  /// - Returns: whether all were written.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool { Descriptor(descriptor).write(bytes) }

  /// What the last system call complained about.
  package static var lastError: String { Path.lastError }

  /// What an error of a system call is called, by its number.
  package static func text(of error: Int32) -> String { String(cString: strerror(error)) }

  /// Whether the last write was to a pipe without a reader.
  package static var isPipeClosed: Bool { errno == EPIPE }

  /// The number of processors that are on.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The columns of the terminal that standard output is; `nil` where it is none.
  package static var width: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The process's working directory.
  package static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return Path(cString: path).text
  }

  /// Whether anything is at a path, even a link that leads nowhere.
  package static func exists(_ path: String) -> Bool { Path(path).linkStatus != nil }

  /// The value of an environment variable.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// All of standard input, up to a limit in bytes and one more; `nil` where it cannot be read: ``lastError`` says why.
  package static func readInput(limit: Int) -> [UInt8]? { Descriptor(STDIN_FILENO).readAll(limit: limit) }

  /// Reads standard input to its end and keeps nothing of it.
  package static func drainInput() { _ = Descriptor(STDIN_FILENO).readPieces { _ in true } }

  /// Opens the descriptors of standard input, output and error if they are closed. Otherwise the next file to be opened
  /// would get one of their numbers, and messages would be written into it.
  ///
  /// What is read from them or written to them fails as it would without.
  package static func guardStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The least number that is free is this one.
      let access = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // An empty root has at least a folder, which cannot be read or written as a file.
      if Path("/dev/null").open(access) < 0 { _ = Path("/").open(O_RDONLY) }
    }
  }

  /// Makes writing to a pipe without a reader an error to report, not a signal that ends the process. The same holds
  /// for a file that grows beyond its limit.
  package static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Seconds of a clock that only goes forward.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Whether text has colours.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// From which weight on the server says what it does on standard error.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case off, error, warning, info, debug

  /// Whether a level says less than another one.
  package static func < (left: LogLevel, right: LogLevel) -> Bool { left.weight < right.weight }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The descriptor of standard input.
package let STDIN = STDIN_FILENO
/// The descriptor of standard output.
package let STDOUT = STDOUT_FILENO
/// The descriptor of standard error.
package let STDERR = STDERR_FILENO

private func leave(_ status: Int32) -> Never { exit(status) }
