import Support

/// Collects the files that the user's arguments stand for, one argument after the other.
struct FileSearch {
  private let directory: WorkingDirectory
  /// The absolute path of the working directory.
  private let workingDirectory: [UInt8]
  private let filter: EntryFilter
  private let leavesProject: Bool
  private let excludes: GitExcludes
  private(set) var found = FoundFiles()
  /// The folder that configurations were last looked for in, and in all above it.
  private var searchedFolder: [UInt8]?

  init(
    directory: WorkingDirectory, workingDirectory: [UInt8], filter: EntryFilter, listsSkipped: Bool,
    leavesProject: Bool
  ) {
    self.leavesProject = leavesProject
    excludes = GitExcludes(directory)
    if listsSkipped { found.skipped = [] }
    self.directory = directory
    self.workingDirectory = workingDirectory
    self.filter = filter
  }

  /// Takes the file or walks the directory that the argument names.
  mutating func add(_ argument: [UInt8]) {
    guard !argument.isEmpty, !argument.contains(0) else {
      return found.fail(argument, .missing, "is not a path; expected a file or a folder")
    }
    let resolved = ArgumentPath(argument, in: workingDirectory)
    var (display, location) = (resolved.display, resolved.location)
    var result = status(of: display)
    if resolved.hasParentSteps {
      // Behind a symbolic link `..` leads elsewhere than the text says: such a path is left as it was given.
      let unresolved = ArgumentPath.keepingParentSteps(argument)
      let truth = status(of: unresolved)
      if identity(truth) != identity(result) {
        (display, result) = (unresolved, truth)
        location = realLocation(of: unresolved) ?? location
      }
    }
    switch result {
    case .failure(let error):
      guard FileFinder.isGlob(argument, in: directory) else {
        return found.fail(display, error, expected: "a file or a folder")
      }
      takeMatches(of: argument, shown: display)
    case .success(let status):
      switch FileKind(mode: status.st_mode) {
      case .regular:
        found.take(display[...], isNamed: true)
        noteConfigurations(from: Self.folder(of: location))
      case .other(let kind): found.fail(display, .notRegular, "is \(kind); expected a file or a folder")
      case .directory:
        ReadPaths.note(folder: ExactPath.text(location))
        noteConfigurations(from: location)
        let scopes = scopes(above: location)
        var walk = DirectoryWalk(
          directory: directory, workingDirectory: workingDirectory, filter: filter, scopes: scopes,
          leavesProject: leavesProject)
        walk.run(display: display, location: location, into: &found)
      }
    }
  }

  /// Takes the files that a glob matches, of any extension: shells of Windows and quotes in scripts leave globs to the program.
  /// Folders in which it can match nothing are not looked into; one that it matches is walked.
  ///
  /// What it matches turned up, and was not named: it is skipped where it is no screen.
  private mutating func takeMatches(of argument: [UInt8], shown display: [UInt8]) {
    let missing = "no file matches this glob"
    guard let (base, glob) = FileFinder.parts(ofGlob: argument), let selection = GlobSelection("./" + glob) else {
      return found.fail(display, .missing, missing)
    }
    let folder = ArgumentPath(base, in: workingDirectory)
    guard case .success(let status) = self.status(of: folder.display), FileKind(mode: status.st_mode) == .directory
    else {
      return found.fail(display, .missing, missing)
    }
    var walk = DirectoryWalk(
      directory: directory, workingDirectory: workingDirectory, filter: filter.withAllFiles,
      scopes: scopes(above: folder.location), leavesProject: leavesProject, selection: selection)
    let (count, failureCount) = (found.paths.count, found.failures.count)
    walk.run(display: folder.display, location: folder.location, into: &found)
    if found.paths.count > count { return noteConfigurations(from: folder.location) }
    // What kept it from finding some was said.
    if found.failures.count > failureCount { return }
    let skipped = walk.skippedMatches ?? skippedMatch(in: walk.skippedFolders, of: selection, from: folder.location)
    found.fail(display, .missing, skipped?.text ?? missing)
  }

  /// A file that a glob matches in folders that its walk skipped; `nil`: there is none.
  ///
  /// - Parameter root: the absolute path that the glob counts from.
  private func skippedMatch(
    in folders: [SkippedFolder], of selection: GlobSelection, from root: [UInt8]
  ) -> SkippedMatches? {
    // A glob that matches nothing is no reason to read all dependencies of a project.
    var remaining = 10_000
    for folder in folders.sorted(by: { $0.display.lexicographicallyPrecedes($1.display) }) where remaining > 0 {
      var files = FoundFiles()
      var walk = DirectoryWalk(
        directory: directory, workingDirectory: workingDirectory, filter: filter.withAllEntries,
        scopes: IgnoreScopes(excludes), leavesProject: leavesProject, selection: selection, searchLimit: remaining)
      walk.run(display: folder.display, location: folder.location, from: root, into: &files)
      remaining -= walk.visitCount
      guard files.paths.count > 0 else { continue }
      var match: SkippedMatches?
      SkippedMatches.add(String(decoding: files.paths.path(at: 0).bytes, as: UTF8.self), folder.reason, to: &match)
      return match
    }
    return nil
  }

  /// Looks for the configurations that hold for a file that need not be there.
  mutating func addConfigurations(beside path: [UInt8]) {
    noteConfigurations(from: Self.folder(of: ArgumentPath(path, in: workingDirectory).location))
  }

  /// Looks for the configurations that hold in a folder.
  mutating func addConfigurations(above folder: [UInt8]) { noteConfigurations(from: folder) }

  /// Looks for configurations, and folders of rules, in a folder and in those above it, up to the top of the outermost repository.
  private mutating func noteConfigurations(from folder: [UInt8]) {
    // Arguments mostly share folders with the one before; a set of all would cost a start more than looking again does.
    let searched = searchedFolder
    searchedFolder = folder
    var next = folder
    while searched.map({ ArgumentPath.path($0, below: next) == nil }) ?? true {
      let prefix = ArgumentPath.asPrefix(next)
      func exists(_ name: String) -> Bool {
        var file = prefix + Array(name.utf8)
        return file.withCString(directory.exists)
      }
      // One that comes there holds for the files.
      ReadPaths.note(file: ExactPath.text(prefix + Array(FileFinder.configurationName.utf8)))
      let isConfigured = exists(FileFinder.configurationName)
      let misnamed = isConfigured ? [] : FileFinder.misnamedConfigurations.filter(exists)
      let hasRules = exists(FileFinder.ruleFolderName)
      if isConfigured || hasRules || !misnamed.isEmpty {
        guard holds(ExactPath.text(next), for: ExactPath.text(folder)) else {
          // For another folder it may hold.
          searchedFolder = nil
          return
        }
        if isConfigured { found.configurationFolders.insert(next) }
        if hasRules { found.ruleFolders.insert(next) }
        for name in misnamed { found.misnamedConfigurations.insert(prefix + Array(name.utf8)) }
      }
      let above = Self.folder(of: next)
      if above == next { break }
      next = above
    }
  }

  /// The folder that holds what an absolute path leads to; the top for the top.
  private static func folder(of location: [UInt8]) -> [UInt8] {
    guard let slash = location.lastIndex(of: UInt8(ascii: "/")) else { return location }
    return Array(location[..<max(slash, 1)])
  }

  private func status(of path: [UInt8]) -> Result<stat, SystemError> {
    var path = path
    return Result { () throws(SystemError) in try path.withCString(directory.status) }
  }

  private func identity(_ status: Result<stat, SystemError>) -> FileIdentity? {
    try? FileIdentity(status.get())
  }

  private func realLocation(of path: [UInt8]) -> [UInt8]? {
    var absolute = path.first == UInt8(ascii: "/") ? path : ArgumentPath.asPrefix(workingDirectory) + path
    guard let real = absolute.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return Array(cString: real)
  }

  /// The ignore files above a directory that is going to be walked.
  private mutating func scopes(above location: [UInt8]) -> IgnoreScopes {
    var scopes = IgnoreScopes(excludes)
    var prefix = ArgumentPath.asPrefix(top(of: location))
    guard location.starts(with: prefix) else { return scopes }
    var isTop = true
    for name in location.dropFirst(prefix.count).split(separator: UInt8(ascii: "/")) {
      let path = ArgumentPath.path(prefix, below: workingDirectory) ?? prefix
      scopes.push(
        isTop ? [.all, .repository] : .all, of: path, at: prefix, in: directory, into: &found)
      isTop = false
      prefix += name + [UInt8(ascii: "/")]
    }
    return scopes
  }

  /// The top level of the repository around a directory, without one the working directory.
  private func top(of location: [UInt8]) -> [UInt8] {
    var top = location
    while true {
      var repository = ArgumentPath.asPrefix(top) + Array(".git".utf8)
      if repository.withCString(directory.exists) { return top }
      guard let slash = top.lastIndex(of: UInt8(ascii: "/")), top.count > 1 else { return workingDirectory }
      top.removeSubrange(max(slash, 1)...)
    }
  }
}
