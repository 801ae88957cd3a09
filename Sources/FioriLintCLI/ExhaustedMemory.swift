#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that breaks because it gets no more memory says so.
enum ExhaustedMemory {
  /// As much has to be left, in bytes, for a crash to have another cause.
  private static let reserve = 64 << 20
  private static let message: StaticString =
    "fiorilint: error: there is not enough memory (ulimit -v); lint fewer or smaller files at a time, or with --jobs 1\n"

  /// Handles the signals that a process breaks with, where nothing else does. Those who handle them later, as
  /// ``TemporaryFiles``, pass them on.
  static func handleCrashes() {
    for number in [SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP] {
      let before = signal(number) { number in
        if ExhaustedMemory.isExhausted {
          _ = write(STDERR_FILENO, ExhaustedMemory.message.utf8Start, ExhaustedMemory.message.utf8CodeUnitCount)
          _exit(3)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      // A handler that was installed before stays: it reports more about crashes.
      if unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_DFL, to: Int.self) { signal(number, before) }
    }
  }

  /// Whether hardly any memory is to be had; a signal handler may ask.
  private static var isExhausted: Bool {
    let place = mmap(nil, reserve, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard place != MAP_FAILED else { return true }
    munmap(place, reserve)
    return false
  }
}
