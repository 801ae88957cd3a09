import Documents
import Linting
import Reporting
import Support

extension Terminal {
  /// Writes a note to standard error; nothing where there is none.
  package static func note(_ line: String?) {
    if let line { writeError("fiorilint: note: \(line)\n") }
  }

  /// Writes to standard error why a command cannot be carried out, and ends the process if the reader is gone. For
  /// configurations and rule pages, it writes every mistake with its location.
  package static func report(_ error: any Error) {
    if let error = error as? ClosedPipe {
      error.endProcess()
    } else if let error = error as? UserErrors {
      report(error)
    } else if let error = error as? UserError, error.place != nil {
      for line in error.lines { writeError(TextEscaping.line(Path.shown(in: line)) + "\n") }
    } else {
      writeError("fiorilint: error: \(TextEscaping.line(Path.shown(in: "\(error)")))\n")
    }
  }

  /// How many mistakes of one file are written.
  private static let mistakeLimit = 100

  /// Writes mistakes, and of each file that has very many how many more there are.
  private static func report(_ mistakes: UserErrors) {
    var counts: [Path: Int] = [:]
    for mistake in mistakes.errors {
      guard let path = mistake.place?.path else {
        report(mistake)
        continue
      }
      counts[Path(path), default: 0] += 1
      if counts[Path(path), default: 0] <= mistakeLimit { report(mistake) }
    }
    let long = counts.filter { $0.value > mistakeLimit }
    for (path, count) in long.sorted(by: { $0.key < $1.key }) {
      let rest = count - mistakeLimit
      let shown = TextEscaping.line(Path(path.text).shown)
      writeError("\(shown): \(SummaryLine.counted(rest, "more error"))\n")
    }
  }

  /// Writes why an input could not be read, or a rule failed on it, to standard error, as the text report says it.
  package static func write(_ failure: Failure) {
    var report = FileReport(path: failure.path)
    if failure.rule == nil { report.failure = failure } else { report.ruleFailures = [failure] }
    var output = ReportBuffer()
    TextReporter().write(report, of: RunInformation(version: BuildDescription.version, rules: []), to: &output)
    writeError(String(decoding: output.bytes, as: UTF8.self))
  }
}

/// A process that breaks because it gets no more memory says so.
package enum ExhaustedMemory {
  /// As much has to be left, in bytes, for a crash to have another cause.
  private static let reserve = 64 << 20
  private static let message: StaticString =
    "fiorilint: error: there is not enough memory (ulimit -v); lint fewer or smaller files at a time, or with --jobs 1\n"

  /// Handles the signals that a process breaks with, where nothing else does. Those who handle them later, as
  /// ``TemporaryFiles``, pass them on.
  package static func handleCrashes() {
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
