import Configuration
import Formats
import Inputs

/// Where a team's rule pages stand: `.fiorilint/rules`, and what a configuration names.
enum TeamRuleFolders {
  /// The path of the folder of rules, from the folder that has it.
  static let name = ".fiorilint/rules"

  /// The nearest folder of rules upward from a folder.
  ///
  /// - Parameters:
  ///   - folder: an absolute path.
  ///   - workingDirectory: the absolute path that shown paths are relative to.
  static func nearest(above folder: String, from workingDirectory: String) -> PathName? {
    var folder = folder
    while true {
      let path = "\(folder == "/" ? "" : folder)/\(name)"
      if Terminal.isFolder(path) { return PathName(path, in: "/", from: workingDirectory) }
      if folder == "/" { return nil }
      folder = PathName.folder(of: folder)
    }
  }

  /// The folders of the working directory: those of its configuration, or the nearest above.
  static func here() throws -> [PathName] {
    // What stands there is not read; its configuration is the nearest.
    let files = FileFinder(candidateExtensions: Formats.candidateExtensions).find([], beside: ["stdin"])
    let here = files.workingDirectory
    // All of them are above, so that the longest is the nearest.
    let nearestFolder = files.configurationFolders.max { $0.utf8.count < $1.utf8.count }
    let configuration = nearestFolder.map { PathName(FileFinder.configurationName, in: $0, from: here) }
    return folders(of: configuration, from: here)
  }

  /// The folders of the files that a configuration is for; those of the working directory where there is none.
  static func folders(of configuration: PathName?, from workingDirectory: String) -> [PathName] {
    var folders: [PathName] = []
    if let nearest = nearest(above: configuration?.folder ?? workingDirectory, from: workingDirectory) {
      folders.append(nearest)
    }
    return folders
  }

  /// The folder of rules that a page, or a folder of pages, stands in, is, or has.
  ///
  /// One that stands in no `.fiorilint/rules` is such a folder itself; a page counts from the folder around its own.
  static func folder(of path: PathName, isFolder: Bool, from workingDirectory: String) -> PathName {
    let own = "\(path.location)/\(name)"
    if isFolder, Terminal.isFolder(own) { return PathName(own, in: "/", from: workingDirectory) }
    var folder = path.location
    while folder != "/" {
      if folder.hasSuffix("/\(name)") { return PathName(folder, in: "/", from: workingDirectory) }
      folder = PathName.folder(of: folder)
    }
    if isFolder { return path }
    return PathName(PathName.folder(of: path.folder), in: "/", from: workingDirectory)
  }
}
