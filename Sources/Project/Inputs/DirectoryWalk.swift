import Formats
import Support

/// Walks one directory that the user named and takes the files to lint in byte order of their paths.
///
/// It needs no recursion and keeps one directory open at a time: the names still to be visited lie on one stack, the
/// directories above the present one on another.
struct DirectoryWalk {
  /// A directory that the walk is in.
  struct Level {
    let names: NameStack.Mark
    let scopes: IgnoreScopes.Mark
    let identity: FileIdentity
    /// What ignored the files of the folder that a link led to, around it.
    let realScopes: IgnoreScopes?
    let pathCount: Int
    let locationCount: Int
    /// How many folders that links lead to were around it.
    let linkedCount: Int
    /// The length of the path of the nearest symbolic link that led here, 0 where none did.
    let linkCount: Int
    /// Whether a project of MSBuild is in it, which builds into directories beside it.
    let hasProject: Bool
    /// The projects in it that say which storyboards and xibs are compiled.
    let projects: [String]
    var next: Int
    let end: Int
  }

  /// A folder that is at another place than its path says.
  struct Base {
    /// The length of its path.
    let count: Int
    /// Its absolute path without links, with a slash at its end.
    let location: [UInt8]
    /// The front of the display paths of what is in it; `nil` where the working directory is, too.
    let display: [UInt8]?
  }

  let directory: WorkingDirectory
  /// The absolute path of the working directory, without links.
  let workingDirectory: [UInt8]
  let filter: EntryFilter
  var scopes: IgnoreScopes
  /// The ignore files above the folder that the last link led to, by its path without links; `nil`: there was no link.
  var realScopes: IgnoreScopes?
  /// Those in and above the folder of what the last link led to, and whether they leave out one of these folders.
  var lastTarget: (folder: [UInt8], scopes: IgnoreScopes, isIgnored: Bool)?
  let excludes: GitExcludes
  /// What is taken of what is found; `nil`: everything.
  let selection: GlobSelection?
  /// What the selection takes and the walk skips.
  private(set) var skippedMatches: SkippedMatches?
  /// The folders that the walk skips, and in which the selection may take something.
  private(set) var skippedFolders: [SkippedFolder] = []
  /// How many entries it visits at most to find one file, in all folders, that another walk skips; `nil`: it takes all
  /// files of folders that are not skipped.
  let searchLimit: Int?
  /// How many entries it has visited.
  private(set) var visitCount = 0
  let project: ProjectBoundary
  /// Whether links may lead anywhere.
  let leavesProject: Bool
  /// The absolute paths, without links, of the folders outside of the walked one that links lead into.
  var linkedFolders: [[UInt8]] = []
  var names = NameStack()
  var levels: [Level] = []
  // The path to open the present entry by, and its absolute path; a directory's end with a slash. They lead through links.
  var path: [UInt8] = []
  var location: [UInt8] = []
  // How much of the absolute path is that of the directory that is walked.
  var rootCount = 0
  /// The absolute path, without links, of the directory that is walked.
  var realRoot: [UInt8] = []
  // The folders around the present entry from which on its path is not its display path: those that links lead to.
  var bases: [Base] = []
  private let documents = CompiledDocuments()
  // The directories that links led to since the walk last left the tree proper.
  var linked: Set<FileIdentity> = []

  /// Prepares a walk below the given ignore files.
  ///
  /// - Parameters:
  ///   - leavesProject: whether links that lead out of the folder and its project are followed.
  ///   - selection: what is taken, by paths from the folder that is walked; `nil`: everything.
  ///   - searchLimit: how many entries to visit at most where nothing is skipped and the walk ends at the first file.
  init(
    directory: WorkingDirectory, workingDirectory: [UInt8], project: ProjectBoundary, filter: EntryFilter,
    scopes: IgnoreScopes, excludes: GitExcludes, leavesProject: Bool, selection: GlobSelection? = nil,
    searchLimit: Int? = nil
  ) {
    self.searchLimit = searchLimit
    self.project = project
    self.leavesProject = leavesProject
    self.selection = selection
    self.directory = directory
    self.workingDirectory = workingDirectory
    self.filter = filter
    self.scopes = scopes
    self.excludes = excludes
  }

  /// Walks a directory.
  ///
  /// - Parameters:
  ///   - location: its absolute path. Links in it count as parts of it, as in the folders that another walk skipped.
  ///   - written: the absolute path by which a link led to it, which globs may mean too; `nil`: none did.
  ///   - root: the absolute path of the folder that the selection counts from; `nil`: the directory itself.
  mutating func run(
    location: [UInt8], writtenAs written: [UInt8]? = nil, from root: [UInt8]? = nil, into found: inout FoundFiles
  ) {
    path = Path.asPrefix(Path.display(of: location, from: workingDirectory))
    self.location = Path.asPrefix(written ?? location)
    rootCount = root.map { Path.asPrefix($0).count } ?? self.location.count
    realRoot = root ?? location
    let base = base(of: location)
    // From above the working directory its files are called otherwise than the others.
    if written != nil || base.display == nil { bases = [base] }
    if written != nil { realScopes = scopes(above: location, into: &found).scopes }
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
        realScopes = level.realScopes
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
    // What a glob takes by its own path is taken with any content.
    var (isOther, isMatch) = (false, false)
    if isDirectory || kind == .linkedFile || !scopes.isEmpty || selection != nil || !bases.isEmpty {
      let nameStart = location.count
      location.append(contentsOf: names.name(at: index))
      let end = location.count - (isDirectory ? 1 : 0)
      if let selection {
        // It is asked first: a file that it does not take is no obstacle.
        let verdict = selection.verdict(on: location[rootCount..<end], isDirectory: isDirectory)
        if verdict == .none { return }
        isMatch = verdict == .itself
        isOther = !isDirectory && verdict == .inFolder && !filter.hasExtension(path)
      }
      if searchLimit == nil, isIgnored(nameStart..<end, isDirectory: isDirectory) {
        found.ignoredCount += 1
        return skip(path.count, "an ignore file excludes it", into: &found)
      }
    }
    switch kind {
    case .file where isOther || !isMatch && isOtherText(), .linkedFile where isOther: found.otherFileCount += 1
    case .file where searchLimit == nil && isInNoProject: skip(path.count, SkippedPath.isInNoProject, into: &found)
    case .file: found.take(displayPath(path.count), isNamed: false, written: isBehindLink ? location : nil)
    case .directory
    where searchLimit == nil
      && (skipsBuild(names.name(at: index)) || ExcludedDirectories.isVendoredDemo(location[rootCount...])):
      skip(path.count, SkippedPath.ofTools, into: &found)
    case .directory: enter(into: &found)
    case .linkedFile, .linkedDirectory:
      guard let target = target(of: names.name(at: index)) else {
        return skip(path.count, SkippedPath.leadsOutside, into: &found)
      }
      let (ignores, isInIgnored) = scopes(above: target, into: &found)
      let nameStart = Path.asPrefix(Path.folder(of: target)).count
      if searchLimit == nil,
        isInIgnored || ignores.verdict(on: target[...], nameStart: nameStart, isDirectory: isDirectory) == .ignored
      {
        found.ignoredCount += 1
        return skip(path.count, "an ignore file excludes what it leads to", into: &found)
      }
      note(linked: isDirectory ? target : Path.folder(of: target))
      if isDirectory { return enter(target: target, ignores, into: &found) }
      if !isMatch, isOtherText() { return found.otherFileCount += 1 }
      found.take(
        Path.display(of: target, from: workingDirectory)[...], isNamed: false, behind: displayPath(path.count),
        written: location)
    case .obstacle: if !isOther { reportObstacle(into: &found) }
    case .excludedDirectory, .otherFile, .none: break
    }
  }

  /// Whether the present path is that of a text that does not begin like a dump of a screen.
  private mutating func isOtherText() -> Bool {
    guard filter.isText(path) else { return false }
    let bytes = path.withCString { [directory] in directory.beginning(of: $0, count: Formats.textBeginning) }
    return !Formats.isDump(beginning: bytes, path: String(decoding: path, as: UTF8.self))
  }

  /// Notes what is skipped, by the first bytes of the present path.
  mutating func skip(_ count: Int, _ reason: String, into found: inout FoundFiles) {
    found.skip(displayPath(count), reason)
    guard selection != nil, location.count > rootCount else { return }
    noteSkipped(displayPath(count), reason)
  }

  /// Notes that what is at the present location is skipped, or may hold something that the selection takes.
  mutating func noteSkipped(_ display: ArraySlice<UInt8>, _ reason: String) {
    guard let selection else { return }
    let isFolder = location.last == UInt8(ascii: "/")
    let inside = isFolder ? location[rootCount...].dropLast() : location[rootCount...]
    if selection.isFor(inside) {
      SkippedMatches.add(String(decoding: display, as: UTF8.self), reason, to: &skippedMatches)
    } else if isFolder {
      skippedFolders.append(SkippedFolder(display: Array(display), location: location.dropLast(), reason: reason))
    }
  }

  /// Whether the present file is a storyboard or xib that no project around it compiles.
  private var isInNoProject: Bool {
    CompiledDocuments.isDocument(path) && !documents.include(path, in: levels.flatMap(\.projects))
  }

  /// Whether a directory in the present one is where a project beside it is built.
  private func skipsBuild(_ name: ArraySlice<UInt8>) -> Bool {
    levels.last?.hasProject == true && name.withUnsafeBufferPointer { ExcludedDirectories.ofProjects.contains($0) }
  }

  /// Reads the directory at `path` and puts it on top of the levels, unless it cannot be read or is a loop.
  ///
  /// - Parameters:
  ///   - target: where it is, where a link leads to it.
  ///   - ignores: the ignore files above that.
  private mutating func enter(
    target: [UInt8]? = nil, _ ignores: IgnoreScopes? = nil, into found: inout FoundFiles
  ) {
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
    let (linkedCount, outerScopes) = (bases.count, realScopes)
    if let target {
      bases.append(base(of: target))
      realScopes = ignores
    }
    let start = names.entries.count
    let contents = read(stream, descriptor, into: &found)
    if let reason = contents.copies, !levels.isEmpty {
      // The originals are elsewhere, and would be found twice.
      names.pop(to: marks.0)
      scopes.pop(to: marks.1)
      bases.removeLast(bases.count - linkedCount)
      realScopes = outerScopes
      return skip(path.count, reason, into: &found)
    }
    names.sort(from: start)
    scopes.push(contents.ignoreFiles, of: path, at: location, in: directory, into: &found)
    levels.append(
      Level(
        names: marks.0, scopes: marks.1, identity: identity, realScopes: outerScopes, pathCount: path.count,
        locationCount: location.count,
        linkedCount: linkedCount, linkCount: linkCount, hasProject: contents.hasProject,
        projects: contents.projects, next: start, end: names.entries.count))
  }
}
