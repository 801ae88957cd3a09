import Support
import Synchronization

/// What a project reaches: a configuration names what lies in it, and a walk follows no link out of it. A
/// configuration, as a link, comes with what is linted, and need not be of who lints it.
package final class ProjectBoundary: Sendable {
  private let workingDirectory: String
  private let knownTop = Mutex<String?>(nil)
  /// The top folders of other projects that named paths lead into, through links out of this one.
  private let departures = Mutex<[String]>([])

  /// - Parameter workingDirectory: an absolute path without links.
  package init(workingDirectory: String) { self.workingDirectory = workingDirectory }

  /// The absolute path of the top folder of the project of the working directory. It is looked for once it is needed.
  private var top: String {
    knownTop.withLock { top in
      if let top { return top }
      let found = Self.top(around: workingDirectory)
      top = found
      return found
    }
  }

  /// Notes that a path was named. Where it is one of the project and a link out of it, nothing of the other project holds.
  ///
  /// - Parameters:
  ///   - location: its absolute path.
  ///   - folder: the absolute path, without links, of the folder that it leads into.
  func note(named location: [UInt8], leadingTo folder: [UInt8]) {
    let here = ExactPath.bytes(of: workingDirectory)
    if ArgumentPath.path(folder, below: here) != nil || location == folder { return }
    let top = ExactPath.bytes(of: top)
    guard ArgumentPath.path(location, below: top) != nil, ArgumentPath.path(folder, below: top) == nil else { return }
    departures.withLock { $0.append(Self.top(around: ExactPath.text(folder))) }
  }

  /// What reports call a file: its path from the working directory, with `..` where that is needed; absolute where they
  /// share no folder. It depends on the file alone, not on the path that leads to it.
  ///
  /// - Parameter location: its absolute path without links.
  func display(of location: [UInt8]) -> [UInt8] {
    let here = ExactPath.bytes(of: workingDirectory)
    if let inside = ArgumentPath.path(location, below: here) { return inside }
    let first = here.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    guard !first.isEmpty, ArgumentPath.path(location, below: [UInt8(ascii: "/")] + first) != nil else {
      return location
    }
    return ArgumentPath.path(location, from: here)
  }

  /// The same as text, as people are shown it.
  ///
  /// - Parameter location: its absolute path without links.
  package func display(of location: String) -> String {
    ExactPath.shown(ExactPath.text(display(of: ExactPath.bytes(of: location))))
  }

  /// The top folder of the project of a folder: that of the outermost repository around it. Without one it is the
  /// topmost folder upward with a configuration, and without that the folder itself.
  private static func top(around folder: String) -> String {
    var (repository, configuration) = (String?.none, String?.none)
    var next = folder
    while true {
      let front = next == "/" ? "" : next
      if ExactPath.linkStatus(of: "\(front)/.git") != nil { repository = next }
      if ExactPath.linkStatus(of: "\(front)/\(FileFinder.configurationName)") != nil { configuration = next }
      if next == "/" { return repository ?? configuration ?? folder }
      next = PathName.folder(of: next)
    }
  }

  /// Whether an absolute path leads, links followed, into the project of the working directory, or into that of a
  /// folder.
  package func holds(_ location: String, around folder: String) -> Bool {
    Self.holds(location, in: top) || rootLeft(by: location, from: folder) == nil
  }

  /// The absolute path of the top folder of a folder's project, where a path leads out of it, links followed; else
  /// `nil`.
  ///
  /// - Parameters:
  ///   - location: an absolute path.
  ///   - folder: an absolute path.
  package func rootLeft(by location: String, from folder: String) -> String? {
    let real = resolvedPath(location)
    if departures.withLock({ $0.contains(where: real.leads) }) { return top }
    let root = Self.top(around: folder)
    guard real.leads(into: resolvedPath(root)) else { return root }
    // A folder of the project of the working directory may be a link out of that.
    return !folder.leads(into: top) || real.leads(into: resolvedPath(top)) ? nil : top
  }

  /// How messages name the top folder of a project.
  static func shown(_ root: String, from workingDirectory: String) -> String {
    root.hasBytes(of: workingDirectory)
      ? "the working directory" : PathName(root, in: "/", from: workingDirectory).display
  }

  /// The name of a path that messages show from the working directory: with `..` where it is elsewhere in the project,
  /// and absolute outside of it.
  package func name(_ path: String, in folder: String, from workingDirectory: String) -> PathName {
    let name = PathName(path, in: folder, from: workingDirectory)
    guard name.display.utf8.first == UInt8(ascii: "/"),
      rootLeft(by: name.location, from: workingDirectory) == nil
    else { return name }
    return name.shown(from: workingDirectory)
  }

  /// Whether a folder has what an absolute path leads to, links followed.
  package static func holds(_ location: String, in folder: String) -> Bool {
    resolvedPath(location).leads(into: resolvedPath(folder))
  }

  /// Whether an absolute path leads, links followed, into what git keeps of a repository: what is there makes git run
  /// programs.
  package static func leadsIntoGit(_ location: String) -> Bool {
    resolvedPath(location).split(separator: "/").contains { $0.lowercased() == ".git" }
  }
}
