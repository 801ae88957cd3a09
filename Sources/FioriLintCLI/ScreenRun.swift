import Formats
import Inputs
import Linting
import Reporting
import Synchronization

/// The screens that a command was given, and the linting of them.
struct ScreenRun {
  /// The files that were found.
  let files: FileList
  /// Which part of what was found they are; `nil` for all of it.
  let shard: ShardInformation?
  private let linter: Linter
  private let jobs: Int
  private let showsProgress: Bool
  private let others: Others

  /// Finds the files and reads standard input.
  ///
  /// - Parameters:
  ///   - paths: files and folders; `-` is standard input.
  ///   - shard: the part of the files to lint; `nil`: all of them.
  ///   - jobs: how many threads work; `nil`: as many as there are processors.
  ///   - showsProgress: whether a long run tells a terminal how far it is.
  init(
    _ paths: [String], _ settings: ScreenSettings, linter: Linter, shard: Shard? = nil, jobs: Int?, showsProgress: Bool
  ) {
    self.linter = linter
    self.jobs = jobs ?? Terminal.processorCount
    self.showsProgress = showsProgress
    let found = FileFinder(candidateExtensions: Formats.candidateExtensions).find(paths.filter { $0 != "-" })
    let part = shard?.part(of: found)
    files = part?.files ?? found
    self.shard = part?.information
    var reports = files.failures.map { failure in
      var report = FileReport(path: failure.path)
      report.failure = Failure(path: failure.path, message: failure.message)
      return report
    }
    var totals = Summary()
    if paths.contains("-") { reports.append(Self.standardInput(linter, settings, &totals)) }
    others = Others(reports.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, totals)
  }

  private static func standardInput(_ linter: Linter, _ settings: ScreenSettings, _ totals: inout Summary) -> FileReport
  {
    guard let text = Terminal.readInput(limit: linter.options.maximumFileSize) else {
      var report = FileReport(path: settings.stdinPath)
      report.failure = Failure(
        path: settings.stdinPath, message: "cannot be read (\(Terminal.lastError)): expected text on standard input")
      return report
    }
    let engine = linter.makeEngine()
    let report = text.withUnsafeBytes { engine.lint(text: $0, path: settings.stdinPath) }
    totals.add(engine)
    return report
  }

  /// Lints what was found.
  ///
  /// - Parameter deliver: is given each report, in the order of the paths, one at a time.
  func run(_ deliver: @escaping @Sendable (FileReport) -> Void) -> Summary {
    let progress = Progress(total: files.count, isShown: showsProgress && Terminal.isTerminal(STDERR))
    var summary = LintRun(linter).run(
      count: files.count, jobs: jobs,
      lint: { [files] engine, number in
        files.withCString(at: number) { engine.lint($0, path: files.path(at: number)) }
      },
      deliver: { [others] report in
        others.take(before: report.path, deliver)
        deliver(report)
        progress.advance()
      })
    others.take(before: nil, deliver)
    others.add(to: &summary)
    progress.finish()
    return summary
  }

  /// Says why nothing was linted, where that is so.
  func noteIfEmpty(_ summary: Summary) {
    // A part may be empty where there are fewer files than parts.
    if summary.files == 0, shard?.paths ?? 0 == 0 { files.noteIfEmpty("lint") }
  }
}

/// Reports that do not come out of the run over files, and join it where their paths belong: paths that could not be
/// used, and standard input.
private final class Others: Sendable {
  private let state: Mutex<[FileReport]>
  private let all: [FileReport]
  private let totals: Summary

  init(_ reports: [FileReport], _ totals: Summary) {
    all = reports
    self.totals = totals
    // The next one is the last of the array.
    state = Mutex(reports.reversed())
  }

  /// Hands out those whose paths stand before a path; all where it is `nil`.
  func take(before path: String?, _ body: (FileReport) -> Void) {
    state.withLock { waiting in
      while let next = waiting.last {
        if let path, !next.path.utf8.lexicographicallyPrecedes(path.utf8) { return }
        waiting.removeLast()
        body(next)
      }
    }
  }

  func add(to summary: inout Summary) {
    for report in all { summary.add(report) }
    summary.addTotals(of: totals)
  }
}
