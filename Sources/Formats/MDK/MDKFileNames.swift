import Text

/// The files of a project with one ending, by what they are called.
struct MDKFileNames {
  private let all: KnownNames
  /// By folder.
  private let folders: [String: KnownNames]
  /// By name: the first path of a file that is called so.
  private let paths: [String: String]

  /// - Parameter files: their paths from the project's folder, sorted.
  init(_ files: [String]) {
    var names: [String: [String]] = [:]
    var paths: [String: String] = [:]
    for path in files {
      let name = mdkFileName(of: path)
      names[mdkFolder(of: path), default: []].append(name)
      if paths[name] == nil { paths[name] = path }
    }
    self.paths = paths
    folders = names.mapValues { KnownNames($0) }
    all = KnownNames(paths.keys)
  }

  /// The path of the file that is called so, be it in another folder, or nearly so; the folder's own files go before others.
  func path(nearestTo name: String, in folder: String) -> String? {
    if let path = paths[name] { return path }
    if let near = folders[folder]?.nearest(to: name) { return "\(folder)/\(near)" }
    return all.nearest(to: name).flatMap { paths[$0] }
  }
}

/// The path of the folder that a path lies in; empty for the top.
func mdkFolder(of path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
}

/// What follows the last slash of a path.
func mdkFileName(of path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}
