import Formats
import Linting
import Support

/// Where a team's rule pages are: `.fiorilint/rules`, and what a configuration names.
package enum TeamRuleFolders {
  /// The path of the folder of rules, from the folder that has it.
  package static let name = FileFinder.ruleFolderName

  /// The nearest folder of rules upward from a folder, in its project.
  ///
  /// - Parameters:
  ///   - folder: an absolute path.
  ///   - workingDirectory: the absolute path that shown paths are relative to.
  ///   - texts: what is read in place of pages, by their absolute paths: a folder is there where one of them is in it.
  package static func nearest(
    above folder: String, from workingDirectory: String, replacing texts: [Path: [UInt8]] = [:]
  ) -> PathName? {
    for home in PathAncestors(folder) {
      let path = "\(home == "/" ? "" : home)/\(name)"
      // One that comes there holds for the files.
      ReadPaths.note(file: path)
      guard isFolder(path, texts) else { continue }
      return holds(home, for: folder) ? PathName(path, in: "/", from: workingDirectory) : nil
    }
    return nil
  }

  private static func isFolder(_ path: String, _ texts: [Path: [UInt8]]) -> Bool {
    Path(path).isFolder || texts.keys.contains { $0.text.path(inside: path) != nil && $0.text.hasSuffix(".md") }
  }

  /// The absolute paths of the working directory, and of the nearest folder upward that has a configuration.
  private static func configured() -> (workingDirectory: String, folder: String?) {
    // The file is not read; it only gives the nearest configuration.
    let files = FileFinder(candidateExtensions: Formats.candidateExtensions).find([], beside: ["stdin"])
    // All of them are above, so that the longest is the nearest.
    return (files.workingDirectory, files.configurationFolders.max { $0.utf8.count < $1.utf8.count })
  }

  /// The folder for a new page of the working directory: one whose rules run for its files.
  package static func forNewPage() -> PathName {
    let (here, folder) = configured()
    let home = folder ?? here
    return nearest(above: home, from: here) ?? PathName(name, in: home, from: here)
  }

  /// Why no rule page of the working directory is used; `nil` where there is none, or no configuration.
  ///
  /// - Parameter used: the folders that are used.
  package static func reasonForUnused(besides used: [PathName]) -> String? {
    let (here, folder) = configured()
    return folder.flatMap { reasonForUnused(above: here, configuredIn: $0, besides: used, from: here) }
  }

  /// Why the nearest folder of rules upward is not used; `nil` where it is, or there is none.
  ///
  /// - Parameters:
  ///   - start: the absolute path of a folder.
  ///   - folder: that of the folder of its configuration.
  ///   - used: the folders that are used.
  ///   - here: the absolute path of the working directory.
  static func reasonForUnused(
    above start: String, configuredIn folder: String, besides used: [PathName], from here: String
  ) -> String? {
    guard let found = nearest(above: start, from: here), !used.contains(found) else { return nil }
    let configuration = PathName(FileReport.Configuration.defaultName, in: folder, from: here)
    let path = found.location.path(inside: folder) ?? found.location
    return "the rules in \(found.display) are not used: \(configuration.display) does not name them; "
      + "add `rule-folders: [\(path)]` to it"
  }

  /// The folders of the working directory: those of its configuration, or the nearest above.
  ///
  /// - Parameter allowsOutside: whether configurations may name what lies outside of their project.
  /// - Throws: ``UserErrors`` for a folder that is not there.
  package static func here(allowingOutside allowsOutside: Bool) throws -> [PathName] {
    let (here, folder) = configured()
    let boundary = allowsOutside ? nil : ProjectBoundary(workingDirectory: here)
    guard let folder else {
      return try bare(above: here, from: here, within: boundary)
    }
    let configuration = PathName(FileReport.Configuration.defaultName, in: folder, from: here)
    var loader = try ConfigurationLoader(.ofProgram([]), workingDirectory: here, within: boundary)
    var mistakes: [UserError] = []
    let found = try folders(of: [configuration], by: &loader, from: here, within: boundary, mistakes: &mistakes)
    if !mistakes.isEmpty { throw UserErrors(mistakes) }
    return found[0]
  }

  /// The folders of rules of files that no configuration is for: the nearest upward from a file.
  ///
  /// - Parameters:
  ///   - folder: the absolute path of the folder of the file.
  ///   - boundary: where they have to lie; `nil`: anywhere.
  ///   - texts: what is read in place of pages, by their absolute paths.
  /// - Throws: a ``UserError`` for one that lies elsewhere.
  static func bare(
    above folder: String, from workingDirectory: String, within boundary: ProjectBoundary?,
    replacing texts: [Path: [UInt8]] = [:]
  ) throws -> [PathName] {
    guard let found = nearest(above: folder, from: workingDirectory, replacing: texts) else { return [] }
    let home = String(found.location.dropLast(name.count + 1))
    if let root = boundary?.rootLeft(by: found.location, from: home.isEmpty ? "/" : home) {
      let shown = ProjectBoundary.shown(root, from: workingDirectory)
      throw UserError(
        "the rules in \(found.display) are outside the project folder (\(shown)); --allow-outside-project allows it")
    }
    return [found]
  }

  /// The folders of the files that configurations are for, for each of them: the nearest upward, and those that they
  /// name.
  ///
  /// - Parameters:
  ///   - loader: reads the configurations; what they may name besides need not be known yet.
  ///   - boundary: where folders that no configuration names have to lie; `nil`: anywhere.
  ///   - mistakes: what names folders that are not there; they are left out.
  /// - Throws: ``UserErrors`` for folders that lie elsewhere.
  package static func folders(
    of configurations: [PathName], by loader: inout ConfigurationLoader, from workingDirectory: String,
    within boundary: ProjectBoundary?, replacing texts: [Path: [UInt8]] = [:], mistakes: inout [UserError]
  ) throws -> [[PathName]] {
    let named = try loader.ruleFolders(of: configurations)
    do { _ = try Self.named(Array(named.joined())) } catch { mistakes += error.errors }
    return try zip(configurations, named).map { configuration, named in
      var folders = try bare(
        above: configuration.folder, from: workingDirectory, within: boundary, replacing: texts)
      for folder in named where !folders.contains(folder.value) && Path(folder.value.location).isFolder {
        folders.append(folder.value)
      }
      return folders
    }
  }

  /// The folders that a configuration or the command line names.
  ///
  /// - Throws: ``UserErrors`` for folders that are not there.
  package static func named(_ folders: [LocatedValue<PathName>]) throws(UserErrors) -> [PathName] {
    var errors: [UserError] = []
    for folder in folders where !Path(folder.value.location).isFolder {
      let error = UserError(
        "`rule-folders` names \(folder.value.display), which is not a folder; expected a folder of rule pages",
        at: folder.place)
      if !errors.contains(error) { errors.append(error) }
    }
    if !errors.isEmpty { throw UserErrors(errors) }
    return folders.map(\.value)
  }

  /// The folder of rules that a page, or a folder of pages, is in, is, or has.
  ///
  /// A folder that is in no `.fiorilint/rules` is such a folder itself; a page counts from the folder around its own.
  package static func folder(of path: PathName, isFolder: Bool, from workingDirectory: String) -> PathName {
    let own = "\(path.location)/\(name)"
    if isFolder, Path(own).isFolder { return PathName(own, in: "/", from: workingDirectory) }
    var folder = path.location
    while folder != "/" {
      if folder.hasSuffix("/\(name)") { return PathName(folder, in: "/", from: workingDirectory) }
      folder = Path(folder).folder
    }
    if isFolder { return path }
    return PathName(Path(path.folder).folder, in: "/", from: workingDirectory)
  }
}
