#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reader of standard output is gone, for example `| head` after its last line.
struct ClosedPipe: Error {
  /// Ends the process as a closed pipe ends others: by its signal, and without a word.
  func endProcess() -> Never {
    TemporaryFiles.removeAll()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    Terminal.exit(128 + SIGPIPE)
  }
}
