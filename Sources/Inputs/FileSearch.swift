import FileAccess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    directory: WorkingDirectory, workingDirectory: [UInt8], filter: EntryFilter, listsPassedOver: Bool,
    leavesProject: Bool
  ) {
    self.leavesProject = leavesProject
    excludes = GitExcludes(directory)
    if listsPassedOver { found.skipped = [] }
    self.directory = directory
    self.workingDirectory = workingDirectory
    self.filter = filter
  }

  /// Takes the file or walks the directory that the argument names.
  mutating func add(_ argument: [UInt8]) {
    guard !argument.isEmpty, !argument.contains(0) else {
      return found.fail(argument, .missing, "is not a path: expected a file or a directory")
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
      guard error.code == ENOENT, Self.isGlob(argument) else {
        return found.fail(display, error, expected: "a file or a directory")
      }
      if !takeMatches(of: argument) { found.fail(display, .missing, "matches no file: expected a glob that does") }
    case .success(let status):
      switch FileKind(mode: status.st_mode) {
      case .regular:
        found.take(display[...], isNamed: true)
        noteConfigurations(from: Self.folder(of: location))
      case .other(let kind): found.fail(display, .notRegular, "is \(kind): expected a regular file or a directory")
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

  static func isGlob(_ argument: [UInt8]) -> Bool {
    argument.contains(where: isWild) || GlobBraces.isPresent(in: argument)
  }

  private static func isWild(_ byte: UInt8) -> Bool { "*?[".utf8.contains(byte) }

  /// Takes the files that a glob matches, whatever their extensions: shells of Windows and quotes in scripts leave globs to the program.
  /// Folders in which it can match nothing are not looked into; one that it matches is walked.
  ///
  /// What it matches turned up, and was not named: it is skipped where it is no screen.
  ///
  /// - Returns: whether it matches any.
  private mutating func takeMatches(of argument: [UInt8]) -> Bool {
    guard let (base, glob) = Self.parts(ofGlob: argument) else { return false }
    let folder = ArgumentPath(base, in: workingDirectory)
    guard PathGlobs.isValid("./" + glob), case .success(let status) = self.status(of: folder.display),
      FileKind(mode: status.st_mode) == .directory
    else { return false }
    var walked = FoundFiles()
    walked.skipped = found.skipped
    var walk = DirectoryWalk(
      directory: directory, workingDirectory: workingDirectory, filter: filter.withAllFiles,
      scopes: scopes(above: folder.location), leavesProject: leavesProject,
      entersFolder: PathGlobs.foldersWorthAWalk(for: ["./" + glob]))
    walk.run(display: folder.display, location: folder.location, into: &walked)
    let globs = PathGlobs(["./" + glob], in: String(decoding: folder.location, as: UTF8.self))
    var isAny = false
    for index in 0..<walked.paths.count {
      let path = walked.paths.path(at: index).bytes
      let location = String(decoding: ArgumentPath(Array(path), in: workingDirectory).location, as: UTF8.self)
      guard globs.matches(location) else { continue }
      if filter.hasExtension(path) || globs.matchesItself(location) {
        isAny = true
        found.take(path[...], isNamed: false)
      } else {
        walked.otherFileCount += 1
      }
    }
    guard isAny else { return false }
    found.skipped = walked.skipped
    found.failures += walked.failures
    found.otherFileCount += walked.otherFileCount
    found.configurationFolders.formUnion(walked.configurationFolders)
    found.misnamedConfigurations.formUnion(walked.misnamedConfigurations)
    noteConfigurations(from: folder.location)
    return true
  }

  /// The folder that a glob is looked for in, and the glob from there; `nil` where the argument is none.
  static func parts(ofGlob argument: [UInt8]) -> (base: [UInt8], glob: String)? {
    let parts = argument.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let brace = UInt8(ascii: "{")
    guard let first = parts.firstIndex(where: { $0.contains { isWild($0) || $0 == brace } }) else { return nil }
    var base = Array(parts[..<first].joined(separator: [UInt8(ascii: "/")]))
    if base.isEmpty { base = argument.first == UInt8(ascii: "/") ? [UInt8(ascii: "/")] : [UInt8(ascii: ".")] }
    return (base, String(decoding: Array(parts[first...].joined(separator: [UInt8(ascii: "/")])), as: UTF8.self))
  }

  /// Looks for the configurations that hold for a file that need not be there.
  mutating func addConfigurations(beside path: [UInt8]) {
    noteConfigurations(from: Self.folder(of: ArgumentPath(path, in: workingDirectory).location))
  }

  /// Looks for the configurations that hold in a folder.
  mutating func addConfigurations(above folder: [UInt8]) { noteConfigurations(from: folder) }

  /// Looks for configurations in a folder and in those above it.
  private mutating func noteConfigurations(from folder: [UInt8]) {
    // Arguments mostly share folders with the one before; a set of all would cost a start more than looking again does.
    let searched = searchedFolder
    searchedFolder = folder
    var next = folder
    while searched.map({ ArgumentPath.path($0, below: next) == nil }) ?? true {
      var file = ArgumentPath.asPrefix(next) + Array(FileFinder.configurationName.utf8)
      // One that comes there holds for the files.
      ReadPaths.note(file: ExactPath.text(file))
      if file.withCString(directory.exists) {
        found.configurationFolders.insert(next)
      } else {
        for name in FileFinder.misnamedConfigurations {
          var file = ArgumentPath.asPrefix(next) + Array(name.utf8)
          if file.withCString(directory.exists) { found.misnamedConfigurations.insert(file) }
        }
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
