import Support

/// The folders of a team's rules that hold for files that no configuration is for.
struct BareRules {
  /// Those of the working directory.
  private(set) var here: [PathName] = []
  /// Those of files, by the absolute paths of the folders that the files lie in.
  private(set) var byFolder: [Path: [PathName]] = [:]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - found: the files.
  ///   - others: the absolute paths of other texts.
  ///   - nearest: finds their configurations.
  ///   - boundary: where the folders have to lie; `nil`: anywhere.
  /// - Throws: a ``UserError`` for one that lies elsewhere.
  init(
    _ found: FileList, _ others: [String], _ nearest: NearestConfigurations, _ screens: ScreenSettings,
    within boundary: ProjectBoundary?
  ) throws {
    if screens.configuration == .none { return }
    let workingDirectory = found.workingDirectory
    func rules(_ folder: String) throws -> [PathName] {
      try TeamRuleFolders.bare(
        above: folder, from: workingDirectory, within: boundary, replacing: screens.replacedTexts)
    }
    here = try rules(workingDirectory)
    if screens.configuration != .nearest { return }
    var folders = others.map { Path($0).folder }
    // Most projects have no rules of their own, and their files need not be looked through.
    if !here.isEmpty || !found.ruleFolders.isEmpty {
      var last: String?
      for number in 0..<found.count {
        let front = found.exactPath(at: number).pathFront
        if last?.hasBytes(of: front) ?? false { continue }
        last = front
        folders.append(Path(front, in: workingDirectory).text)
      }
    }
    for folder in folders where byFolder[folder] == nil && nearest.number(of: folder) == nil {
      byFolder[Path(folder)] = try rules(folder)
    }
  }

  /// Adds folders that hold for all files.
  mutating func add(_ folders: [PathName]) {
    if folders.isEmpty { return }
    here = ConfiguredFiles.unique(here + folders)
    byFolder = byFolder.mapValues { ConfiguredFiles.unique($0 + folders) }
  }

  /// Whether all files have the rules of the working directory.
  var areUniform: Bool { byFolder.values.allSatisfy { $0 == here } }

  /// All folders of rules.
  var all: [PathName] { here + byFolder.values.joined() }
}
