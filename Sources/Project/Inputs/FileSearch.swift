import Support

/// Collects the files that the user's arguments stand for, one argument after the other.
struct FileSearch {
  private let directory: WorkingDirectory
  /// The absolute path of the working directory, without links.
  private let workingDirectory: [UInt8]
  private let project: ProjectBoundary
  private let filter: EntryFilter
  private let leavesProject: Bool
  private let excludes: GitExcludes
  private(set) var found = FoundFiles()
  /// The folder that configurations were last looked for in, and in all above it.
  private var searchedFolder: [UInt8]?
  /// The folder of the last argument, as it is written and without links: arguments mostly share it.
  private var lastFolder: (written: ArraySlice<UInt8>, real: [UInt8])?

  init(
    directory: WorkingDirectory, workingDirectory: [UInt8], project: ProjectBoundary, filter: EntryFilter,
    listsSkipped: Bool, leavesProject: Bool
  ) {
    self.leavesProject = leavesProject
    self.project = project
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
    // Only the system knows where `..` leads behind a link.
    let path = ArgumentPath.keepingParentSteps(argument)
    switch status(of: path, directory.linkStatus) {
    case .failure(let error):
      let plain = ArgumentPath(argument, in: workingDirectory)
      // Without `..` something else may be there.
      let isElsewhere = plain.hasParentSteps && (try? status(of: plain.location, directory.status).get()) != nil
      let display = isElsewhere ? path : plain.display
      guard FileFinder.isGlob(argument, in: directory) else {
        return found.fail(display, error, expected: "a file or a folder")
      }
      takeMatches(of: argument, shown: display)
    case .success(let status) where FileKind(mode: status.st_mode) == .regular:
      take(file: location(of: path), named: path)
    case .success: takeFolderOrLink(path)
    }
  }

  /// Takes a file that was named.
  ///
  /// - Parameters:
  ///   - location: its absolute path without links.
  ///   - path: the argument.
  ///   - link: that of the link that leads to it; `nil`: none does.
  private mutating func take(file location: [UInt8], named path: [UInt8], behind link: [UInt8]? = nil) {
    found.take(project.display(of: location)[...], isNamed: true, behind: link.map { project.display(of: $0)[...] })
    let folder = ArgumentPath.folder(of: location)
    project.note(named: ArgumentPath(path, in: workingDirectory).location, leadingTo: folder)
    noteConfigurations(from: folder)
  }

  private mutating func takeFolderOrLink(_ path: [UInt8]) {
    let plain = ArgumentPath(path, in: workingDirectory)
    let status: stat
    switch self.status(of: path, directory.status) {
    case .failure(let error): return found.fail(plain.display, error, expected: "a file or a folder")
    case .success(let found): status = found
    }
    // What a process has open may have no name any more.
    let real = realPath(path) ?? plain.location
    switch FileKind(mode: status.st_mode) {
    case .regular:
      let link = location(of: path)
      take(file: real, named: path, behind: link == real ? nil : link)
    case .other(let kind):
      found.fail(project.display(of: real), .notRegular, "is \(kind); expected a file or a folder")
    case .directory:
      ReadPaths.note(folder: ExactPath.text(real))
      project.note(named: plain.location, leadingTo: real)
      noteConfigurations(from: real)
      var walk = walk(filter, scopes(above: real))
      walk.run(location: real, into: &found)
      noteConfigurations(of: walk)
    }
  }

  private func walk(
    _ filter: EntryFilter, _ scopes: IgnoreScopes, _ selection: GlobSelection? = nil, searchLimit: Int? = nil
  ) -> DirectoryWalk {
    DirectoryWalk(
      directory: directory, workingDirectory: workingDirectory, project: project, filter: filter, scopes: scopes,
      leavesProject: leavesProject, selection: selection, searchLimit: searchLimit)
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
    guard case .success(let status) = status(of: base, directory.status), FileKind(mode: status.st_mode) == .directory,
      let folder = realPath(base)
    else {
      return found.fail(display, .missing, missing)
    }
    project.note(named: ArgumentPath(base, in: workingDirectory).location, leadingTo: folder)
    var walk = walk(filter.withAllFiles, scopes(above: folder), selection)
    let (count, failureCount) = (found.paths.count, found.failures.count)
    walk.run(location: folder, into: &found)
    noteConfigurations(of: walk)
    if found.paths.count > count { return noteConfigurations(from: folder) }
    // What kept it from finding some was said.
    if found.failures.count > failureCount { return }
    let skipped = walk.skippedMatches ?? skippedMatch(in: walk.skippedFolders, of: selection, from: folder)
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
      var walk = walk(filter.withAllEntries, IgnoreScopes(excludes), selection, searchLimit: remaining)
      walk.run(location: folder.location, from: root, into: &files)
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
    var location = location(of: ArgumentPath.keepingParentSteps(path))
    if case .success(let status) = status(of: location, directory.linkStatus), status.st_mode & S_IFMT == S_IFLNK {
      location = ExactPath.bytes(of: resolvedPath(ExactPath.text(location)))
    }
    let folder = ArgumentPath.folder(of: location)
    project.note(named: ArgumentPath(path, in: workingDirectory).location, leadingTo: folder)
    noteConfigurations(from: folder)
  }

  /// Looks for the configurations that hold in a folder.
  mutating func addConfigurations(above folder: [UInt8]) { noteConfigurations(from: folder) }

  /// Looks for those that hold where the links lead that a walk followed.
  private mutating func noteConfigurations(of walk: DirectoryWalk) {
    for folder in walk.linkedFolders { noteConfigurations(from: folder) }
  }

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
      let above = ArgumentPath.folder(of: next)
      if above == next { break }
      next = above
    }
  }

  private func status(
    of path: [UInt8], _ body: (UnsafePointer<CChar>) throws(SystemError) -> stat
  ) -> Result<stat, SystemError> {
    var path = path
    return Result { () throws(SystemError) in try path.withCString(body) }
  }

  /// The absolute path of what is there, its folder without links; it may be one itself.
  private mutating func location(of path: [UInt8]) -> [UInt8] {
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let (folder, name) = (path[..<start], path[start...])
    if let lastFolder, lastFolder.written == folder { return ArgumentPath.asPrefix(lastFolder.real) + name }
    var real = workingDirectory
    if !folder.isEmpty {
      let absolute = folder.first == UInt8(ascii: "/") ? Array(folder) : ArgumentPath.asPrefix(real) + folder
      real = realPath(absolute) ?? ExactPath.bytes(of: resolvedPath(ExactPath.text(ArgumentPath.absolute(absolute))))
    }
    lastFolder = (folder, real)
    return ArgumentPath.asPrefix(real) + name
  }

  /// The absolute path of what is there, without links.
  private func realPath(_ path: [UInt8]) -> [UInt8]? {
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
