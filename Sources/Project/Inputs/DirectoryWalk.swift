import Support

#if canImport(Darwin)
  private typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  private typealias DirectoryStream = OpaquePointer
#endif

/// Walks one directory that the user named and takes the files to lint in byte order of their paths.
///
/// It needs no recursion and keeps one directory open at a time: the names still to be visited lie on one stack, the
/// directories above the present one on another.
struct DirectoryWalk {
  /// A directory that the walk is in.
  private struct Level {
    let names: NameStack.Mark
    let scopes: IgnoreScopes.Mark
    let identity: FileIdentity
    let pathCount: Int
    let locationCount: Int
    /// How many folders that links lead to were around it.
    let linkedCount: Int
    /// The length of the path of the nearest symbolic link that led here, 0 where none did.
    let linkCount: Int
    /// Whether a project of MSBuild is in it, which builds into directories beside it.
    let hasProject: Bool
    var next: Int
    let end: Int
  }

  /// A folder that is at another place than its path says.
  private struct Base {
    /// The length of its path.
    let count: Int
    /// Its absolute path without links, with a slash at its end.
    let location: [UInt8]
  }

  private let directory: WorkingDirectory
  /// The absolute path of the working directory, without links.
  private let workingDirectory: [UInt8]
  private let filter: EntryFilter
  private var scopes: IgnoreScopes
  /// What is taken of what is found; `nil`: everything.
  private let selection: GlobSelection?
  /// What the selection takes and the walk skips.
  private(set) var skippedMatches: SkippedMatches?
  /// The folders that the walk skips, and in which the selection may take something.
  private(set) var skippedFolders: [SkippedFolder] = []
  /// How many entries it visits at most to find one file, in all folders, that another walk skips; `nil`: it takes all
  /// files of folders that are not skipped.
  private let searchLimit: Int?
  /// How many entries it has visited.
  private(set) var visitCount = 0
  private let project: ProjectBoundary
  /// Whether links may lead anywhere.
  private let leavesProject: Bool
  /// The absolute paths, without links, of the folders outside of the walked one that links lead into.
  private(set) var linkedFolders: [[UInt8]] = []
  private var names = NameStack()
  private var levels: [Level] = []
  // The path to open the present entry by, and its absolute path; a directory's end with a slash. They lead through links.
  private var path: [UInt8] = []
  private var location: [UInt8] = []
  // How much of the absolute path is that of the directory that is walked.
  private var rootCount = 0
  // The folders around the present entry from which on its path is not its display path: those that links lead to.
  private var bases: [Base] = []
  // The directories that links led to since the walk last left the tree proper.
  private var linked: Set<FileIdentity> = []

  /// Prepares a walk below the given ignore files.
  ///
  /// - Parameters:
  ///   - leavesProject: whether links that lead out of the folder and its project are followed.
  ///   - selection: what is taken, by paths from the folder that is walked; `nil`: everything.
  ///   - searchLimit: how many entries to visit at most where nothing is skipped and the walk ends at the first file.
  init(
    directory: WorkingDirectory, workingDirectory: [UInt8], project: ProjectBoundary, filter: EntryFilter,
    scopes: IgnoreScopes, leavesProject: Bool, selection: GlobSelection? = nil, searchLimit: Int? = nil
  ) {
    self.searchLimit = searchLimit
    self.project = project
    self.leavesProject = leavesProject
    self.selection = selection
    self.directory = directory
    self.workingDirectory = workingDirectory
    self.filter = filter
    self.scopes = scopes
  }

  /// Walks a directory.
  ///
  /// - Parameters:
  ///   - location: its absolute path. Links in it count as parts of it, as in the folders that another walk skipped.
  ///   - root: the absolute path of the folder that the selection counts from; `nil`: the directory itself.
  mutating func run(location: [UInt8], from root: [UInt8]? = nil, into found: inout FoundFiles) {
    path = ArgumentPath.asPrefix(project.display(of: location))
    self.location = ArgumentPath.asPrefix(location)
    rootCount = root.map { ArgumentPath.asPrefix($0).count } ?? self.location.count
    // From above the working directory its files are called otherwise than the others.
    if ArgumentPath.path(location, below: workingDirectory) == nil,
      ArgumentPath.path(workingDirectory, below: location) != nil
    {
      bases = [Base(count: path.count, location: self.location)]
    }
    enter(into: &found)
    while let level = levels.last, !isSearchOver(found) {
      path.removeLast(path.count - level.pathCount)
      self.location.removeLast(self.location.count - level.locationCount)
      if level.next < level.end {
        levels[levels.count - 1].next += 1
        visitCount += 1
        visit(level.next, into: &found)
      } else {
        names.pop(to: level.names)
        scopes.pop(to: level.scopes)
        bases.removeLast(bases.count - level.linkedCount)
        levels.removeLast()
      }
    }
  }

  private func isSearchOver(_ found: FoundFiles) -> Bool {
    searchLimit.map { found.paths.count > 0 || visitCount >= $0 } ?? false
  }

  private mutating func visit(_ index: Int, into found: inout FoundFiles) {
    guard let kind = EntryFilter.Class(rawValue: names.entries[index].tag) else { return }
    let isDirectory = kind == .directory || kind == .linkedDirectory
    path.append(contentsOf: names.name(at: index))
    var isOther = false
    if isDirectory || !scopes.isEmpty || selection != nil {
      let nameStart = location.count
      location.append(contentsOf: names.name(at: index))
      let end = location.count - (isDirectory ? 1 : 0)
      if let selection {
        // It is asked first: a file that it does not take is no obstacle.
        let verdict = selection.verdict(on: location[rootCount..<end], isDirectory: isDirectory)
        if verdict == .none { return }
        isOther = !isDirectory && verdict == .inFolder && !filter.hasExtension(path)
      }
      if searchLimit == nil, scopes.ignores(location[..<end], nameStart: nameStart, isDirectory: isDirectory) {
        found.ignoredCount += 1
        return skip(path.count, "an ignore file excludes it", into: &found)
      }
    }
    switch kind {
    case .file where isOther, .linkedFile where isOther: found.otherFileCount += 1
    case .file: found.take(displayPath(path.count), isNamed: false)
    case .directory where searchLimit == nil && skipsBuild(names.name(at: index)):
      skip(path.count, SkippedPath.ofTools, into: &found)
    case .directory: enter(into: &found)
    case .linkedFile, .linkedDirectory:
      guard let target = target(of: names.name(at: index)) else {
        return skip(path.count, SkippedPath.leadsOutside, into: &found)
      }
      note(linked: isDirectory ? target : ArgumentPath.folder(of: target))
      if isDirectory { return enter(target: target, into: &found) }
      found.take(project.display(of: target)[...], isNamed: false, behind: displayPath(path.count))
    case .obstacle: if !isOther { reportObstacle(into: &found) }
    case .excludedDirectory, .otherFile, .none: break
    }
  }

  /// Notes what is skipped, by the first bytes of the present path.
  private mutating func skip(_ count: Int, _ reason: String, into found: inout FoundFiles) {
    found.skip(displayPath(count), reason)
    guard selection != nil, location.count > rootCount else { return }
    noteSkipped(displayPath(count), reason)
  }

  /// Notes that what is at the present location is skipped, or may hold something that the selection takes.
  private mutating func noteSkipped(_ display: ArraySlice<UInt8>, _ reason: String) {
    guard let selection else { return }
    let isFolder = location.last == UInt8(ascii: "/")
    let inside = isFolder ? location[rootCount...].dropLast() : location[rootCount...]
    if selection.isFor(inside) {
      SkippedMatches.add(String(decoding: display, as: UTF8.self), reason, to: &skippedMatches)
    } else if isFolder {
      skippedFolders.append(SkippedFolder(display: Array(display), location: location.dropLast(), reason: reason))
    }
  }

  /// Whether a directory in the present one is where a project beside it is built.
  private func skipsBuild(_ name: ArraySlice<UInt8>) -> Bool {
    levels.last?.hasProject == true && name.withUnsafeBufferPointer { ExcludedDirectories.ofProjects.contains($0) }
  }

  /// What the link with this name in the present directory leads to, by its absolute path without links. It is `nil`
  /// outside of the walked folder and its project.
  private func target(of name: ArraySlice<UInt8>) -> [UInt8]? {
    guard let level = levels.last else { return nil }
    let link = ExactPath.text(ArgumentPath.absolute(Array(location[..<level.locationCount]) + name))
    let target = resolvedPath(link)
    let root = ExactPath.text(ArgumentPath.absolute(Array(location[..<rootCount])))
    let staysInside =
      leavesProject || ProjectBoundary.holds(target, in: root) || project.holds(target, around: root)
    return staysInside ? ExactPath.bytes(of: target) : nil
  }

  /// Notes a folder that a link leads into, where another configuration may hold.
  private mutating func note(linked folder: [UInt8]) {
    let root = ArgumentPath.absolute(Array(location[..<rootCount]))
    if linkedFolders.last != folder, ArgumentPath.path(folder, below: root) == nil { linkedFolders.append(folder) }
  }

  /// Notes what has the name of a file and is none; only what the system keeps back may be a screen.
  private mutating func reportObstacle(into found: inout FoundFiles) {
    do throws(SystemError) {
      let status = try path.withCString(directory.status)
      guard case .other(let kind) = FileKind(mode: status.st_mode) else { return }
      found.skip(displayPath(path.count), "is \(kind)")
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR: found.skip(displayPath(path.count), "is a symbolic link that leads nowhere")
      case ELOOP: found.skip(displayPath(path.count), "is a loop of symbolic links")
      default: found.fail(displayPath(path.count), error, expected: "a file")
      }
    }
  }

  /// Reads the directory at `path` and puts it on top of the levels, unless it cannot be read or is a loop.
  ///
  /// - Parameter target: where it is, where a link leads to it.
  private mutating func enter(target: [UInt8]? = nil, into found: inout FoundFiles) {
    let isLink = target != nil
    var openPath = path.isEmpty ? [UInt8(ascii: ".")] : path
    let descriptor = openPath.withCString { [directory] in
      openat(directory.descriptor, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0, let stream = fdopendir(descriptor) else {
      let error = SystemError.last
      if descriptor >= 0 { close(descriptor) }
      return found.fail(displayPath(path.count), error, expected: "a readable folder")
    }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      return found.fail(displayPath(path.count), .last, expected: "a readable folder")
    }
    let identity = FileIdentity(status)
    let linkCount = isLink ? path.count : levels.last?.linkCount ?? 0
    guard mayEnter(identity, isLink: isLink, linkCount: linkCount, into: &found) else { return }

    let marks = (names.mark, scopes.mark)
    let linkedCount = bases.count
    if let target { bases.append(Base(count: path.count, location: ArgumentPath.asPrefix(target))) }
    let start = names.entries.count
    let contents = read(stream, descriptor, into: &found)
    if let reason = contents.copies, !levels.isEmpty {
      // The originals are elsewhere, and would be found twice.
      names.pop(to: marks.0)
      scopes.pop(to: marks.1)
      bases.removeLast(bases.count - linkedCount)
      return skip(path.count, reason, into: &found)
    }
    names.sort(from: start)
    scopes.push(contents.ignoreFiles, of: path, at: location, in: directory, into: &found)
    levels.append(
      Level(
        names: marks.0, scopes: marks.1, identity: identity, pathCount: path.count, locationCount: location.count,
        linkedCount: linkedCount, linkCount: linkCount, hasProject: contents.hasProject, next: start,
        end: names.entries.count))
  }

  /// Whether the directory is no loop and not one that links have multiplied.
  private mutating func mayEnter(
    _ identity: FileIdentity, isLink: Bool, linkCount: Int, into found: inout FoundFiles
  ) -> Bool {
    guard linkCount > 0 else { return true }
    if let ancestor = levels.first(where: { $0.identity == identity }) {
      let target = displayPath(ancestor.pathCount)
      found.skip(
        displayPath(linkCount), "is a symbolic link that leads back to '\(String(decoding: target, as: UTF8.self))'")
      return false
    }
    // A few directories that link to each other twice each have exponentially many paths. So what links lead to from
    // within a linked tree is walked once for this tree.
    guard isLink else { return true }
    if levels.last?.linkCount == 0 { linked.removeAll() }
    return linked.insert(identity).inserted
  }

  /// Puts the entries to visit on the stack of names.
  private mutating func read(
    _ stream: DirectoryStream, _ descriptor: Int32, into found: inout FoundFiles
  ) -> (ignoreFiles: IgnoreFiles, copies: String?, hasProject: Bool) {
    var ignoreFiles: IgnoreFiles = []
    // Why the files are copies of others.
    var copies: String?
    var hasProject = false
    let bundle = searchLimit == nil ? ExcludedDirectories.bundleName(of: path) : nil
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let error = SystemError.last
        if error.code != 0 { found.fail(displayPath(path.count), error, expected: "a readable folder") }
        return (ignoreFiles, copies, hasProject)
      }
      let type = entry.pointee.d_type
      // An entry may end before the declared size of its name does: the name is used where it lies, never copied whole.
      withUnsafePointer(to: &entry.pointee.d_name) { start in
        let bytes = UnsafeRawPointer(start)
        let length = Int(strlen(bytes.assumingMemoryBound(to: CChar.self)))
        let name = UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self), count: length)
        if FileFinder.isMisnamedConfiguration(name) {
          found.misnamedConfigurations.insert(ArgumentPath.asPrefix(ArgumentPath.absolute(realLocation)) + Array(name))
        }
        if name.first == UInt8(ascii: ".") {
          if name.elementsEqual(".git".utf8) {
            scopes.enterRepository()
            ignoreFiles.insert(.repository)
          }
          if name.elementsEqual(FileFinder.configurationName.utf8) {
            found.configurationFolders.insert(ArgumentPath.absolute(realLocation))
          }
          if name.elementsEqual(".fiorilint".utf8) { found.ruleFolders.insert(ArgumentPath.absolute(realLocation)) }
          if name.elementsEqual(FileFinder.conversionMark.utf8) { copies = SkippedPath.isConverted }
          ignoreFiles.formUnion(IgnoreFiles(fileName: name))
          if selection != nil { skipHidden(name, isFolder: Int32(type) == Int32(DT_DIR)) }
          return
        }
        if let bundle, ExcludedDirectories.isBuilt(name, type: type, in: bundle) { copies = SkippedPath.ofTools }
        if name.last == UInt8(ascii: "j"), ExcludedDirectories.isProject(name) { hasProject = true }
        let kind = filter.classify(name, type: type, in: descriptor)
        switch kind {
        case .none: break
        case .excludedDirectory: skipFolder(name, into: &found)
        case .otherFile: found.otherFileCount += 1
        case .file, .linkedFile, .obstacle: names.push(name, tag: kind.rawValue)
        case .directory, .linkedDirectory: names.push(name, tag: kind.rawValue, isDirectory: true)
        }
      }
    }
  }

  /// Notes a folder of dependencies or build products in the present one.
  private mutating func skipFolder(_ name: UnsafeBufferPointer<UInt8>, into found: inout FoundFiles) {
    let counts = (path.count, location.count)
    path.append(contentsOf: name)
    location.append(contentsOf: name)
    if selection?.verdict(on: location[rootCount...], isDirectory: true) != GlobSelection.Verdict.none {
      location.append(UInt8(ascii: "/"))
      skip(path.count, SkippedPath.ofTools, into: &found)
    }
    path.removeLast(path.count - counts.0)
    location.removeLast(location.count - counts.1)
  }

  /// Notes an entry of the present folder whose name begins with a dot, where the selection may take it.
  private mutating func skipHidden(_ name: UnsafeBufferPointer<UInt8>, isFolder: Bool) {
    if searchLimit != nil || [".", "..", ".git"].contains(where: { name.elementsEqual($0.utf8) }) { return }
    let counts = (path.count, location.count)
    path.append(contentsOf: name)
    location.append(contentsOf: name)
    if selection?.verdict(on: location[rootCount...], isDirectory: isFolder) != GlobSelection.Verdict.none {
      if isFolder { location.append(UInt8(ascii: "/")) }
      noteSkipped(displayPath(path.count), SkippedPath.isHidden)
    }
    path.removeLast(path.count - counts.0)
    location.removeLast(location.count - counts.1)
  }

  /// The absolute path of the present directory, without links.
  private var realLocation: [UInt8] { bases.last.map { $0.location + path[$0.count...] } ?? location }

  /// The display path of what the first bytes of the present path lead to, without a slash at its end. Its folder has no
  /// links; it may be one itself.
  private func displayPath(_ count: Int) -> ArraySlice<UInt8> {
    if let base = bases.last(where: { $0.count < count }) {
      return project.display(of: Self.withoutSlash(base.location + path[base.count..<count]))[...]
    }
    return count == 0 ? [UInt8(ascii: ".")] : Self.withoutSlash(path[..<count])
  }

  private static func withoutSlash<Path: RangeReplaceableCollection<UInt8> & BidirectionalCollection<UInt8>>(
    _ path: Path
  ) -> Path {
    var path = path
    if path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
