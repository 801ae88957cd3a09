import Support

/// The files of a project with one ending, by what they are called.
struct MDKFileNames {
  private let all: NameSuggestions
  /// By folder.
  private let folders: [String: NameSuggestions]
  /// By name: the first path of a file that is called so.
  private let paths: [String: String]

  /// - Parameter files: their paths from the project's folder, sorted.
  init(_ files: [String]) {
    var names: [String: [String]] = [:]
    var paths: [String: String] = [:]
    for path in files {
      let name = path.pathName
      names[path.pathFolder, default: []].append(name)
      if paths[name] == nil { paths[name] = path }
    }
    self.paths = paths
    folders = names.mapValues { NameSuggestions($0) }
    all = NameSuggestions(paths.keys)
  }

  /// The path of the file that is called so, be it in another folder, or nearly so; the folder's own files go before
  /// others.
  func path(nearestTo name: String, in folder: String) -> String? {
    if let path = paths[name] { return path }
    if let near = folders[folder]?.nearest(to: name) { return "\(folder)/\(near)" }
    return all.nearest(to: name).flatMap { paths[$0] }
  }
}
