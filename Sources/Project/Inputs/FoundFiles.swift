import Support

/// What a search has found so far.
struct FoundFiles {
  var paths = FrontCodedPaths()
  /// What is met twice is here twice.
  var failures: [FileFailure] = []
  var otherFileCount = 0
  var ignoredCount = 0
  /// What walks skipped besides files of other kinds; `nil` if it is not needed. What is met twice is here
  /// twice.
  var skipped: [SkippedPath]?
  /// The absolute paths of files that have nearly the name of a configuration.
  var misnamedConfigurations = DistinctPaths()
  /// The absolute paths of the folders, at hand or above, that hold a configuration.
  var configurationFolders = DistinctPaths()

  /// The absolute paths of the folders, at hand or above, that may hold a team's rules.
  var ruleFolders = DistinctPaths()

  /// How links led to a file.
  struct Detour {
    /// The display path of the link that is this file; `nil`: the links are folders above it.
    var link: String?
    /// The absolute path that leads through the links.
    var written: String
  }

  /// By the display paths of files that links lead to: how, of several ways the first.
  private(set) var detours: [Path: Detour] = [:]

  /// Takes a file by its display path.
  ///
  /// - Parameters:
  ///   - link: the display path of the link that leads to it; `nil`: none does.
  ///   - written: the absolute path that led to it, through links; `nil`: its own.
  mutating func take(
    _ path: ArraySlice<UInt8>, isNamed: Bool, behind link: ArraySlice<UInt8>? = nil, written: [UInt8]? = nil
  ) {
    paths.append(path, isMarked: isNamed, isDirect: written == nil)
    guard let written else { return }
    let key = Path(bytes: Array(path))
    var detour = Detour(link: link.map { Path(bytes: Array($0)).text }, written: Path(bytes: written).text)
    if let known = detours[key] {
      // It is read by its own path where a folder has it.
      if let old = known.link, detour.link?.bytesPrecede(old) == false { detour.link = old }
      if known.link == nil { detour.link = nil }
      if known.written.bytesPrecede(detour.written) { detour.written = known.written }
    }
    detours[key] = detour
  }

  /// Notes what is skipped at a display path.
  mutating func skip(_ path: some Collection<UInt8>, _ reason: @autoclosure () -> String) {
    guard skipped != nil else { return }
    skipped?.append(SkippedPath(path: String(decoding: path, as: UTF8.self), reason: reason()))
  }

  /// Reports an error of the system at a display path.
  mutating func fail(_ path: some Collection<UInt8>, _ error: SystemError, expected expectation: String) {
    failures.append(error.failure(path: String(decoding: path, as: UTF8.self), expected: expectation))
  }

  /// Reports any other obstacle at a display path.
  mutating func fail(_ path: some Collection<UInt8>, _ reason: FileFailure.Reason, _ message: String) {
    failures.append(FileFailure(path: String(decoding: path, as: UTF8.self), reason: reason, message: message))
  }
}

/// Paths as bytes, each once, in byte order.
///
/// There are few, mostly one: they are kept sorted. For a set of arrays the runtime would look at every start, for the
/// time of a quarter of a million instructions, how arrays are hashed.
struct DistinctPaths: Sequence {
  private var paths: [[UInt8]] = []

  /// Adds a path.
  mutating func insert(_ path: [UInt8]) {
    let place = place(of: path)
    if place == paths.count || paths[place] != path { paths.insert(path, at: place) }
  }

  /// Adds those of others.
  mutating func formUnion(_ others: DistinctPaths) {
    for path in others { insert(path) }
  }

  /// Whether a path is among them.
  func contains(_ path: [UInt8]) -> Bool {
    let place = place(of: path)
    return place < paths.count && paths[place] == path
  }

  func makeIterator() -> IndexingIterator<[[UInt8]]> { paths.makeIterator() }

  /// Where a path is, or would.
  private func place(of path: [UInt8]) -> Int {
    paths.partitioningIndex { !$0.lexicographicallyPrecedes(path) }
  }
}

/// A path that a walk skipped, with the reason.
package struct SkippedPath: Sendable, Hashable {
  /// The display path, as that of files.
  package let path: String
  /// What it is, or what says that it is left out, without the path.
  package let reason: String

  /// The reason of a symbolic link that no walk follows.
  package static let leadsOutside = "is a symbolic link out of the project; name it, or use --allow-outside-project"

  /// The reason of a folder that no walk enters.
  static let ofTools = "a folder of dependencies or build products; name it to check it"

  /// The reason of a storyboard or xib that is in no project.
  static let isInNoProject = "no project around it compiles it; name it to check it"

  /// The reason of a folder whose screens are elsewhere too.
  static let isConverted = "a folder that fiorilint convert wrote; name it to check it"

  /// The reason of a file or folder whose name begins with a dot.
  static let isHidden = "a hidden file or folder; name it to check it"

  /// Creates one from its display path and the reason.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
