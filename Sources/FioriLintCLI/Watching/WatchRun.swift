import Documents
import FileAccess
import Inputs
import Text

/// `fiorilint check --watch`: lints anew whenever something changes of what a run depends on.
struct WatchRun {
  private let settings: CheckSettings
  private let signal = ChangeSignal()

  /// What screens refer to, or what says how they are linted, besides screens.
  private static let otherExtensions = ReferredFiles.extensions + ["md", "yaml", "yml"]
  /// Empties a terminal with what has scrolled out of it, and begins at its top.
  private static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  init(_ settings: CheckSettings) {
    self.settings = settings
  }

  /// Runs until it is ended from outside.
  func run() -> Never {
    let isScreen = Terminal.isTerminal(STDOUT)
    var before = look().snapshot
    while true {
      if isScreen { _ = Terminal.write(Array(Self.clearing.utf8), to: STDOUT) }
      let written = CheckRun.run(settings).written
      say("watching for changes; Ctrl-C ends")
      let (now, changes) = nextChanges(since: before, besides: Set(paths: written + written.compactMap(realPath)))
      before = now
      if !isScreen { say("changed: \(Self.listed(changes))") }
    }
  }

  /// Waits for changes.
  ///
  /// - Parameter written: the paths of what runs write themselves.
  private func nextChanges(
    since before: FolderSnapshot, besides written: Set<PathKey>
  ) -> (now: FolderSnapshot, paths: [String]) {
    while true {
      let (now, cost) = look()
      let changes = now.changes(since: before).filter { path in
        !written.contains(path) && realPath(path).map { !written.contains($0) } ?? true
      }
      if !changes.isEmpty { return (now, changes) }
      signal.wait(cost: cost)
    }
  }

  private func look() -> (snapshot: FolderSnapshot, cost: Int) {
    let start = Terminal.seconds
    var snapshot = snapshot
    if signal.watch(snapshot.folders) { snapshot = self.snapshot }
    return (snapshot, Int((Terminal.seconds - start) * 1000))
  }

  private var snapshot: FolderSnapshot {
    var paths = [".fiorilint"] + [settings.listFile, settings.baseline].compactMap { $0 }
    var named = settings.paths
    if let file = settings.listFile { named += (try? PathList.paths(from: file)) ?? [] }
    let globs = named.filter { !Terminal.exists($0) && FileFinder.isGlob($0) }
    paths += named.filter { Terminal.exists($0) || !FileFinder.isGlob($0) }
    // A glob counts from the folder in front of the first of its marks, with files of any extension.
    paths += globs.compactMap(FileFinder.folder(ofGlob:))
    let matches = FileFinder(candidateExtensions: settings.screens.additions.candidateExtensions).find(globs)
    paths += (0..<matches.count).map { matches.exactPath(at: $0) }
    paths += FileFinder.excludesFiles(around: Terminal.workingDirectory)
    var applications = EnclosingApplications()
    var known = Set(paths: paths)
    for path in paths {
      if let folder = applications.folder(around: path), known.insert(folder) { paths.append(folder) }
    }
    return FolderSnapshot(
      paths.map { $0.isEmpty ? "." : $0 }, flat: ["."],
      extensions: Set(settings.screens.additions.candidateExtensions + Self.otherExtensions))
  }

  private func say(_ text: String) {
    if !settings.reports.isQuiet { Terminal.writeError("fiorilint: \(TextEscaping.line(text))\n") }
  }

  private static func listed(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}
