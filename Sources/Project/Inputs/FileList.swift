import Support

/// The files to lint, in byte order of their display paths, each once.
///
/// A display path is that of the file itself, with links resolved, as ``Path/display(from:)`` has it. So all that compares
/// files compares these. 100,000 of them take less than 1 MB; any is had in constant time. The list is immutable and may
/// be read from many threads.
package struct FileList: Sendable {
  /// The paths that could not be used, in byte order of path and message, each once.
  package let failures: [FileFailure]
  /// What walks skipped besides files of other kinds, in byte order of the paths, where the finder was asked to
  /// list it.
  package let skipped: [SkippedPath]
  /// How many files were skipped in walks because of their extension; a file counts for each walk that meets it.
  package let otherFileCount: Int
  /// How many files and directories were skipped in walks because an ignore file says so, counted the same way.
  package let ignoredCount: Int
  /// The absolute paths of folders that hold a configuration: those walked, and those
  /// around what was named and around the working directory.
  package let configurationFolders: [String]
  /// The absolute paths of folders that may hold a team's rules, found as ``configurationFolders``.
  package let ruleFolders: [String]
  /// The display paths of files that have nearly the name of a configuration, where none is beside them; in byte order.
  package let misnamedConfigurations: [String]
  /// The absolute path of the folder that relative paths start at.
  package let workingDirectory: String

  /// The project of the working directory.
  package let project: ProjectBoundary

  private let paths: FrontCodedPaths
  /// By the display paths of files that only links lead to: how.
  private let detours: [Path: FoundFiles.Detour]
  private let directory: WorkingDirectory?

  init(_ found: FoundFiles, directory: WorkingDirectory?, location: String, project: ProjectBoundary) {
    let paths = found.paths.sorted()
    var detours = found.detours
    if !detours.isEmpty {
      for index in 0..<paths.count {
        let (path, _, isDirect) = paths.path(at: index)
        if isDirect { detours[Path(bytes: path)] = nil }
      }
    }
    (self.paths, self.detours) = (paths, detours)
    self.project = project
    failures = Self.distinct(found.failures) { ($0.path, $0.message) }
    skipped = Self.distinct(found.skipped ?? []) { ($0.path, $0.reason) }
    otherFileCount = found.otherFileCount
    ignoredCount = found.ignoredCount
    self.directory = directory
    workingDirectory = location
    misnamedConfigurations = found.misnamedConfigurations.compactMap { path in
      let name = PathName(Path(bytes: path).text, in: location, from: location)
      return found.configurationFolders.contains(Path(name.folder).bytes) ? nil : name.display
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    configurationFolders = found.configurationFolders.map { Path(bytes: $0).text }
    ruleFolders = found.ruleFolders.map { Path(bytes: $0).text }
  }

  /// Each item once, in byte order of its path and of what is said of it.
  private static func distinct<Item: Equatable>(_ items: [Item], _ texts: (Item) -> (String, String)) -> [Item] {
    var distinct: [Item] = []
    let sorted = items.sorted { left, right in
      let (first, second) = (texts(left), texts(right))
      return first.0 == second.0
        ? first.1.utf8.lexicographicallyPrecedes(second.1.utf8) : first.0.utf8.lexicographicallyPrecedes(second.0.utf8)
    }
    for item in sorted where distinct.last != item { distinct.append(item) }
    return distinct
  }

  private init(_ paths: FrontCodedPaths, _ failures: [FileFailure], of list: FileList) {
    self.paths = paths
    self.failures = failures
    skipped = list.skipped
    otherFileCount = list.otherFileCount
    ignoredCount = list.ignoredCount
    configurationFolders = list.configurationFolders
    ruleFolders = list.ruleFolders
    misnamedConfigurations = list.misnamedConfigurations
    workingDirectory = list.workingDirectory
    (project, detours) = (list.project, list.detours)
    directory = list.directory
  }

  /// The files and failures whose display paths a body accepts, in the same order.
  package func filtered(_ isIncluded: (String) -> Bool) -> FileList {
    var chosen = FrontCodedPaths()
    for index in 0..<count where isIncluded(path(at: index)) {
      let (path, isMarked, isDirect) = paths.path(at: index)
      chosen.append(path[...], isMarked: isMarked, isDirect: isDirect)
    }
    return FileList(chosen, failures.filter { isIncluded($0.path) }, of: self)
  }

  /// The number of files.
  package var count: Int { paths.count }

  /// Whether there is nothing to lint.
  package var isEmpty: Bool { paths.count == 0 }

  /// The display path of a file, with U+FFFD for what is not UTF-8 in it.
  package func path(at index: Int) -> String {
    String(decoding: paths.path(at: index).bytes, as: UTF8.self)
  }

  /// The exact path of a file, where its display path is not the same.
  ///
  /// - Parameter shown: the display path.
  package func oddPath(at index: Int, shown: String) -> String? {
    // What is shown in the place of bytes that are no UTF-8, and what stands for them, begins with such a byte; most paths have none.
    var text = shown
    guard text.withUTF8({ bytes in bytes.contains { $0 >= 0xEF } }) else { return nil }
    let exact = exactPath(at: index)
    return shown.hasBytes(of: exact) ? nil : exact
  }

  /// The display path of a file, as ``Path`` writes it.
  package func exactPath(at index: Int) -> String { Path(bytes: paths.path(at: index).bytes).text }

  /// The display path of the link by which a file was found, as ``Path`` writes it; `nil` where it was found itself.
  ///
  /// What the file refers to is looked for from there.
  package func link(at index: Int) -> String? {
    detours.isEmpty ? nil : detours[exactPath(at: index)]?.link
  }

  /// The absolute path by which a file was found, where that leads through links; `nil` where it was found itself.
  ///
  /// Globs that people write may mean it.
  package func written(at index: Int) -> String? { detours.isEmpty ? nil : written(of: exactPath(at: index)) }

  /// The same by the display path of a file, as ``Path`` writes it.
  package func written(of path: String) -> String? { detours.isEmpty ? nil : detours[path]?.written }

  /// The absolute path, without links, of a file that need not be there.
  ///
  /// - Parameter path: absolute, or from the working directory.
  package func location(of path: String) -> String { Path(path, in: workingDirectory).resolved }

  /// Whether the user named the file itself, so that it did not only turn up in a directory.
  package func isNamed(at index: Int) -> Bool {
    paths.path(at: index).isMarked
  }

  /// Calls `body` with the exact bytes of a path as a C string, without heap allocation for paths below one kilobyte.
  ///
  /// The path is relative to the finder's working directory; use `open(at:)` where that is not the process's own.
  package func withCString<Result, Failure: Error>(
    at index: Int, _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try paths.withCString(at: index, body)
  }

  /// Opens a file for reading and returns its descriptor, which the caller closes.
  ///
  /// Throws the failure to report where the file has vanished or may not be read. Opening never blocks.
  package func open(at index: Int) throws(FileFailure) -> Int32 {
    do throws(SystemError) {
      guard let directory else { throw SystemError(code: EBADF) }
      return try withCString(at: index) { path throws(SystemError) in try directory.openFile(path) }
    } catch {
      throw error.failure(path: path(at: index), expected: "a readable file")
    }
  }
}
