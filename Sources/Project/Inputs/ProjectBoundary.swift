import Support

/// What a project reaches: a configuration names what lies in it, and a walk follows no link out of it. A
/// configuration, as a link, comes with what is linted, and need not be of who lints it.
package struct ProjectBoundary: Sendable {
  private let top: String

  /// - Parameter workingDirectory: an absolute path.
  package init(workingDirectory: String) {
    top = Self.top(around: workingDirectory)
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
    let real = Self.real(location)
    let root = Self.top(around: folder)
    guard real.leads(into: Self.real(root)) else { return root }
    // A folder of the project of the working directory may be a link out of that.
    return !folder.leads(into: top) || real.leads(into: Self.real(top)) ? nil : top
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
  package static func holds(_ location: String, in folder: String) -> Bool { real(location).leads(into: real(folder)) }

  /// Whether an absolute path leads, links followed, into what git keeps of a repository: what is there makes git run
  /// programs.
  package static func leadsIntoGit(_ location: String) -> Bool {
    real(location).split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// The path without links, as far as it leads to something; a link to nothing leads to where it would make something.
  private static func real(_ path: String) -> String {
    var folder = ExactPath.existingFront(of: path)
    let missing = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
    var rest = missing.reversed().map { String(Substring($0)) }
    var links = 0
    while folder != "/" {
      if let real = realPath(folder) { return ([real == "/" ? "" : real] + rest.reversed()).joined(separator: "/") }
      let above = PathName.folder(of: folder)
      if links < ExactPath.linkLimit, let next = ExactPath.path(behindLink: folder) {
        links += 1
        guard let place = place(of: next) else { return "/" }
        folder = place
        continue
      }
      rest.append(folder.pathName)
      folder = above
    }
    return ([""] + rest.reversed()).joined(separator: "/")
  }

  /// The path of what an absolute path would make, its folder without links; `nil` where nothing can be made.
  ///
  /// The system follows the links of a path before it goes up from what they lead to, which the text of the path does
  /// not tell.
  private static func place(of path: String) -> String? {
    let name = path.pathName
    guard !["", ".", ".."].contains(name), let front = realPath(path.pathFront) else { return nil }
    return front == "/" ? "/\(name)" : "\(front)/\(name)"
  }
}
