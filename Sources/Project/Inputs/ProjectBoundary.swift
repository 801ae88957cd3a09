import Linting
import Support
import Synchronization

/// What a project reaches: a configuration names what lies in it, and a walk follows no link out of it. A
/// configuration, as a link, comes with what is linted, and need not be of who lints it.
package final class ProjectBoundary: Sendable {
  private let workingDirectory: String
  private let knownTop = Mutex<String?>(nil)
  /// The top folders of other projects that named paths lead into, through links out of this one.
  private let departures: [String]

  /// - Parameters:
  ///   - workingDirectory: an absolute path without links.
  ///   - named: the absolute paths that were named, each with the folder that it leads into, without links. Where one
  ///     is of the project and a link out of it, nothing of the other project holds.
  package init(workingDirectory: String, named: [(location: String, folder: String)] = []) {
    self.workingDirectory = workingDirectory
    var departures: [String] = []
    if !named.isEmpty {
      let top = Self.top(around: workingDirectory)
      for (location, folder) in named where location.leads(into: top) && !folder.leads(into: top) {
        departures.append(Self.top(around: folder))
      }
      knownTop.withLock { $0 = top }
    }
    self.departures = departures
  }

  /// The absolute path of the top folder of the project of the working directory. It is looked for once it is needed.
  private var top: String {
    knownTop.withLock { top in
      if let top { return top }
      let found = Self.top(around: workingDirectory)
      top = found
      return found
    }
  }

  /// The top folder of the project of a folder: that of the outermost repository around it. Without one it is the
  /// topmost folder upward with a configuration, and without that the folder itself.
  private static func top(around folder: String) -> String {
    var (repository, configuration) = (String?.none, String?.none)
    var next = folder
    while true {
      let front = next == "/" ? "" : next
      if Path("\(front)/.git").linkStatus != nil { repository = next }
      if Path("\(front)/\(FileFinder.configurationName)").linkStatus != nil { configuration = next }
      if next == "/" { return repository ?? configuration ?? folder }
      next = Path(next).folder
    }
  }

  /// The path from a folder to the nearest configuration above it in its project; `nil`: there is none.
  package static func configuration(above folder: String) -> String? {
    var next = Path(folder, in: Terminal.workingDirectory).resolved
    let top = top(around: next)
    var path = ""
    while next != top, next != "/" {
      next = Path(next).folder
      path += "../"
      let location = "\(next == "/" ? "" : next)/\(FileFinder.configurationName)"
      if Path(location).linkStatus != nil { return path + FileFinder.configurationName }
    }
    return nil
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
    let real = Path(location).resolved
    if departures.contains(where: real.leads) { return top }
    let root = Self.top(around: folder)
    guard real.leads(into: Path(root).resolved) else { return root }
    // A folder of the project of the working directory may be a link out of that.
    return !folder.leads(into: top) || real.leads(into: Path(top).resolved) ? nil : top
  }

  /// How messages name the top folder of a project.
  static func shown(_ root: String, from workingDirectory: String) -> String {
    if root.hasBytes(of: workingDirectory) { return "the working directory" }
    return root.leads(into: workingDirectory) ? Path(root).display(from: workingDirectory) : Path(root).shown
  }

  /// Whether a folder has what an absolute path leads to, links followed.
  package static func holds(_ location: String, in folder: String) -> Bool {
    Path(location).resolved.leads(into: Path(folder).resolved)
  }

  /// Whether an absolute path leads, links followed, into what git keeps of a repository: what is there makes git run
  /// programs.
  package static func leadsIntoGit(_ location: String) -> Bool {
    Path(location).resolved.split(separator: "/").contains { $0.lowercased() == ".git" }
  }
}

/// A path that a text names, a configuration or a command line, with what messages call it. Where it leads is a
/// ``Path``.
package struct PathName: Sendable, Hashable {
  /// What reports and messages say: see ``Path/display(from:)``.
  package let display: String
  /// The absolute path, without `.`, `..` and doubled slashes.
  package let location: String

  /// Resolves a path by its text alone.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the folder.
  ///   - folder: an absolute path.
  ///   - workingDirectory: the absolute path that ``display`` is relative to.
  package init(_ path: String, in folder: String, from workingDirectory: String) {
    let path = Path(path, in: folder)
    location = path.text
    display = path.display(from: workingDirectory)
  }

  /// Whether both lead to the same place.
  package static func == (left: PathName, right: PathName) -> Bool { left.location.hasBytes(of: right.location) }

  /// Takes where it leads to.
  package func hash(into hasher: inout Hasher) { location.hashBytes(into: &hasher) }

  /// The absolute path of the folder that holds it; the top for the top.
  package var folder: String { Path(location).folder }
}
