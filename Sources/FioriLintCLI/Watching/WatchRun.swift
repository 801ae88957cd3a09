import Documents
import Formats
import Project
import Reporting
import Support

/// `fiorilint check --watch`: lints anew whenever something changes of what a run depends on.
struct WatchRun {
  private let command: CheckCommand
  private let additions: TeamExtensions
  private let signal = ChangeSignal()

  /// What screens refer to, or what says how they are linted, besides screens.
  private static let otherExtensions = ReferencedFiles.extensions + ["md", "yaml", "yml"]
  /// Empties a terminal with what has scrolled out of it, and begins at its top.
  private static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  init(_ command: CheckCommand, with additions: TeamExtensions) {
    self.command = command
    self.additions = additions
  }

  /// Runs until it is ended from outside.
  func run() -> Never {
    let isScreen = Terminal.isTerminal(STDOUT)
    var read = ReadPaths.Record()
    var before = look(read).snapshot
    while true {
      if isScreen { _ = Terminal.write(Array(Self.clearing.utf8), to: STDOUT) }
      let (run, record) = ReadPaths.record { CheckRun.run(command, with: additions) }
      // What earlier runs read stays watched: one that a mistake ends reads less.
      read.add(record)
      before.add(record.files)
      let others = folders(of: record).filter { !before.hasLooked(into: $0) }
      before.add(FolderSnapshot(others, flat: [], extensions: extensions))
      say("watching for changes; Ctrl-C ends")
      let written = Set(paths: run.written + run.written.compactMap { Path($0).real })
      let (now, changes) = nextChanges(since: before, in: read, besides: written)
      before = now
      if !isScreen {
        say("changed: \(Self.listed(changes.map(shown)))")
      }
    }
  }

  /// Waits for changes.
  ///
  /// - Parameters:
  ///   - read: what runs read besides screens.
  ///   - written: the paths of what runs write themselves.
  private func nextChanges(
    since before: FolderSnapshot, in read: ReadPaths.Record, besides written: Set<Path>
  ) -> (now: FolderSnapshot, paths: [String]) {
    while true {
      let (now, cost) = look(read)
      var known: Set<Path> = []
      let changes = now.changes(since: before).filter { path in
        !written.contains(path) && Path(path).real.map { !written.contains($0) } ?? true
          && known.insert(Path(path, in: workingDirectory).text)
      }
      if !changes.isEmpty { return (now, changes) }
      signal.wait(cost: cost)
    }
  }

  private func look(_ read: ReadPaths.Record) -> (snapshot: FolderSnapshot, cost: Int) {
    let start = Terminal.seconds
    var now = snapshot(read)
    if signal.watch(now.folders) { now = snapshot(read) }
    return (now, Int((Terminal.seconds - start) * 1000))
  }

  private func snapshot(_ read: ReadPaths.Record) -> FolderSnapshot {
    var paths = [".fiorilint"] + [command.files.filesFrom, command.known.baseline].compactMap { $0 }
    let named = (try? command.allPaths()) ?? command.namedPaths
    let globs = named.filter(FileFinder.isGlob)
    paths += named.filter { !FileFinder.isGlob($0) }
    // A glob counts from the folder in front of the first of its marks, with files of any extension.
    paths += globs.compactMap(FileFinder.folder(ofGlob:))
    let matches = FileFinder(
      candidateExtensions: additions.candidateExtensions, textExtensions: additions.textExtensions
    ).find(globs)
    paths += (0..<matches.count).map { matches.exactPath(at: $0) }
    paths += FileFinder.excludesFiles(around: Terminal.workingDirectory)
    var applications = EnclosingApplications()
    var known = Set(paths: paths)
    for path in paths {
      if let folder = applications.folder(around: path), known.insert(folder) { paths.append(folder) }
    }
    return FolderSnapshot(
      paths.map { $0.isEmpty ? "." : $0 } + folders(of: read), flat: ["."],
      single: read.files.keys.map(\.text) + filesOfRepository, extensions: extensions)
  }

  private var workingDirectory: String { Terminal.workingDirectory }

  private var extensions: Set<String> {
    Set(additions.candidateExtensions + Self.otherExtensions)
  }

  /// The folders that a run walked.
  private func folders(of read: ReadPaths.Record) -> [String] {
    read.folders.sorted().map { PathName($0.text, in: workingDirectory, from: workingDirectory).location }
  }

  /// What changes where the commit does that files are compared with.
  private var filesOfRepository: [String] {
    guard let reference = command.known.since, let top = topOfRepository(around: workingDirectory) else { return [] }
    return ReferenceFiles.paths(of: reference, inRepositoryAt: top)
  }

  /// A path from the working directory inside of the project; an absolute path outside of it.
  private func shown(_ path: String) -> String {
    PathName(path, in: workingDirectory, from: workingDirectory).display
  }

  private func say(_ text: String) {
    if !command.reports.quietness.quiet { Terminal.writeError("fiorilint: \(TextEscaping.line(text))\n") }
  }

  private static func listed(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}
