import Linting
import Support

/// Collects the files that the user's arguments stand for, one argument after the other.
struct FileSearch {
  private let directory: WorkingDirectory
  /// The absolute path of the working directory, without links.
  private let workingDirectory: [UInt8]
  private(set) var project: ProjectBoundary
  private let filter: EntryFilter
  private let leavesProject: Bool
  private let excludes: GitExcludes
  private(set) var found = FoundFiles()
  /// The folder that configurations were last looked for in, and in all above it.
  private var searchedFolder: [UInt8]?
  /// The folder of the last argument, as it is written and without links: arguments mostly share it.
  private var lastFolder: (written: ArraySlice<UInt8>, real: [UInt8])?

  init(
    directory: WorkingDirectory, workingDirectory: [UInt8], filter: EntryFilter, listsSkipped: Bool,
    leavesProject: Bool
  ) {
    self.leavesProject = leavesProject
    project = ProjectBoundary(workingDirectory: Path(bytes: workingDirectory).text)
    excludes = GitExcludes(directory)
    if listsSkipped { found.skipped = [] }
    self.directory = directory
    self.workingDirectory = workingDirectory
    self.filter = filter
  }

  /// Notes which named paths lead out of the project through links.
  mutating func setBoundary(named arguments: [String]) {
    var named: [(location: String, folder: String)] = []
    for argument in arguments {
      var path = Path(argument).bytes
      guard !path.isEmpty, !path.contains(0) else { continue }
      if FileFinder.isGlob(path, in: directory), let base = FileFinder.parts(ofGlob: path)?.base { path = base }
      let written = Path.absolute(path, in: workingDirectory)
      guard let folder = folder(of: Path.keepingParentSteps(path)), folder != written,
        Path.path(folder, below: workingDirectory) == nil
      else { continue }
      named.append((Path(bytes: written).text, Path(bytes: folder).text))
    }
    project = ProjectBoundary(workingDirectory: Path(bytes: workingDirectory).text, named: named)
  }

  /// The absolute path, without links, of the folder that a path leads to, or of that of the file.
  private mutating func folder(of path: [UInt8]) -> [UInt8]? {
    let location = location(of: path)
    guard case .success(let status) = status(of: path, directory.linkStatus), status.st_mode & S_IFMT != S_IFREG else {
      return Path.folder(of: location)
    }
    guard let real = realPath(path) else { return Path.folder(of: location) }
    if case .success(let status) = self.status(of: path, directory.status), FileKind(mode: status.st_mode) == .directory
    {
      return real
    }
    return Path.folder(of: real)
  }

  /// The absolute path of an argument as it is written; `nil` where that is the path of the file itself.
  private func written(_ path: [UInt8], for real: [UInt8]) -> [UInt8]? {
    let written = Path.absolute(path, in: workingDirectory)
    // Behind a link `..` may lead elsewhere than the text says.
    return written == real || Path.hasParentSteps(path) && realPath(written) != real ? nil : written
  }

  /// Takes the file or walks the directory that the argument names.
  mutating func add(_ argument: [UInt8]) {
    guard !argument.isEmpty, !argument.contains(0) else {
      return found.fail(argument, .missing, "is not a path; expected a file or a folder")
    }
    // Only the system knows where `..` leads behind a link.
    let path = Path.keepingParentSteps(argument)
    switch status(of: path, directory.linkStatus) {
    case .failure(let error):
      if let mistake = WebAddress.mistake(in: Path(bytes: argument).text) {
        return found.fail(argument, .missing, mistake)
      }
      // Without `..` something else may be there.
      let isElsewhere =
        Path.hasParentSteps(path)
        && (try? status(of: Path.absolute(path, in: workingDirectory), directory.status).get()) != nil
      let display = isElsewhere ? path : display(missing: path)
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
    found.take(
      Path.display(of: location, from: workingDirectory)[...], isNamed: true,
      behind: link.map { Path.display(of: $0, from: workingDirectory)[...] }, written: written(path, for: location))
    noteConfigurations(from: Path.folder(of: location))
  }

  /// What messages call an argument where nothing is there: relative to the working directory where it is inside, else
  /// as given, but without detours.
  private func display(missing path: [UInt8]) -> [UInt8] {
    let location = Path.absolute(path, in: workingDirectory)
    return Path.path(location, below: workingDirectory)
      ?? (path.first == UInt8(ascii: "/") ? location : Path.withoutDetours(path))
  }

  private mutating func takeFolderOrLink(_ path: [UInt8]) {
    let status: stat
    switch self.status(of: path, directory.status) {
    case .failure(let error): return found.fail(display(missing: path), error, expected: "a file or a folder")
    case .success(let found): status = found
    }
    // What a process has open may have no name any more.
    let real = realPath(path) ?? Path.absolute(path, in: workingDirectory)
    switch FileKind(mode: status.st_mode) {
    case .regular:
      let link = location(of: path)
      take(file: real, named: path, behind: link == real ? nil : link)
    case .other(let kind):
      found.fail(Path.display(of: real, from: workingDirectory), .notRegular, "is \(kind); expected a file or a folder")
    case .directory:
      ReadPaths.note(folder: Path(bytes: real).text)
      noteConfigurations(from: real)
      let written = written(path, for: real)
      var walk = walk(filter, scopes(above: written ?? real))
      walk.run(location: real, writtenAs: written, into: &found)
      noteConfigurations(of: walk)
    }
  }

  private func walk(
    _ filter: EntryFilter, _ scopes: IgnoreScopes, _ selection: GlobSelection? = nil, searchLimit: Int? = nil
  ) -> DirectoryWalk {
    DirectoryWalk(
      directory: directory, workingDirectory: workingDirectory, project: project, filter: filter, scopes: scopes,
      excludes: excludes, leavesProject: leavesProject, selection: selection, searchLimit: searchLimit)
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
    let written = written(base, for: folder)
    var walk = walk(filter.withAllFiles, scopes(above: written ?? folder), selection)
    let (count, failureCount) = (found.paths.count, found.failures.count)
    walk.run(location: folder, writtenAs: written, into: &found)
    noteConfigurations(of: walk)
    if found.paths.count > count { return noteConfigurations(from: folder) }
    // What kept it from finding some was said.
    if found.failures.count > failureCount { return }
    let skipped = walk.skippedMatches ?? skippedMatch(in: walk.skippedFolders, of: selection, from: written ?? folder)
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
    var location = location(of: Path.keepingParentSteps(path))
    if case .success(let status) = status(of: location, directory.linkStatus), status.st_mode & S_IFMT == S_IFLNK {
      location = Path(Path(bytes: location).resolved).bytes
    }
    noteConfigurations(from: Path.folder(of: location))
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
    while searched.map({ Path.path($0, below: next) == nil }) ?? true {
      let prefix = Path.asPrefix(next)
      func exists(_ name: String) -> Bool {
        var file = prefix + Array(name.utf8)
        return file.withCString(directory.exists)
      }
      // One that comes there holds for the files.
      ReadPaths.note(file: Path(bytes: prefix + Array(FileFinder.configurationName.utf8)).text)
      let isConfigured = exists(FileFinder.configurationName)
      let misnamed = isConfigured ? [] : FileFinder.misnamedConfigurations.filter(exists)
      let hasRules = exists(FileFinder.ruleFolderName)
      if isConfigured || hasRules || !misnamed.isEmpty {
        guard holds(Path(bytes: next).text, for: Path(bytes: folder).text) else {
          // For another folder it may hold.
          searchedFolder = nil
          return
        }
        if isConfigured { found.configurationFolders.insert(next) }
        if hasRules { found.ruleFolders.insert(next) }
        for name in misnamed { found.misnamedConfigurations.insert(prefix + Array(name.utf8)) }
      }
      let above = Path.folder(of: next)
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
    if let lastFolder, lastFolder.written == folder { return Path.asPrefix(lastFolder.real) + name }
    var real = workingDirectory
    if !folder.isEmpty {
      let absolute = folder.first == UInt8(ascii: "/") ? Array(folder) : Path.asPrefix(real) + folder
      real = realPath(absolute) ?? Path(Path(bytes: Path.absolute(absolute)).resolved).bytes
    }
    lastFolder = (folder, real)
    return Path.asPrefix(real) + name
  }

  /// The absolute path of what is there, without links.
  private func realPath(_ path: [UInt8]) -> [UInt8]? {
    var absolute = path.first == UInt8(ascii: "/") ? path : Path.asPrefix(workingDirectory) + path
    guard let real = absolute.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return Array(cString: real)
  }

  /// The ignore files above a directory that is going to be walked.
  private mutating func scopes(above location: [UInt8]) -> IgnoreScopes {
    var scopes = IgnoreScopes(excludes)
    // What is named is walked also where they leave out a directory above it.
    scopes.push(above: location, in: directory, from: workingDirectory, into: &found)
    return scopes
  }
}
