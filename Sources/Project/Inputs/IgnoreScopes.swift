import Support

/// The ignore files that apply where a walk is, the outermost first.
struct IgnoreScopes {
  /// The ignore files of one directory.
  private struct Scope {
    /// The length of the directory's absolute path with the `/` at its end.
    let prefixCount: Int
    let own: IgnoreRules?
    let git: IgnoreRules?
  }

  /// A state to come back to.
  struct Mark {
    fileprivate let count: Int
    fileprivate let firstOfRepository: Int
    fileprivate let ignoresCase: Bool
  }

  private let excludes: GitExcludes
  private var scopes: [Scope] = []
  // A repository within another one does not see the .gitignore files of the outer one.
  private var firstOfRepository = 0
  /// Whether upper and lower case make no difference to the repository.
  private var ignoresCase = false

  /// - Parameter excludes: finds what repositories ignore besides what `.gitignore` files say.
  init(_ excludes: GitExcludes) {
    self.excludes = excludes
  }

  var mark: Mark { Mark(count: scopes.count, firstOfRepository: firstOfRepository, ignoresCase: ignoresCase) }
  var isEmpty: Bool { scopes.isEmpty }

  mutating func pop(to mark: Mark) {
    scopes.removeLast(scopes.count - mark.count)
    firstOfRepository = mark.firstOfRepository
    ignoresCase = mark.ignoresCase
  }

  mutating func enterRepository() {
    firstOfRepository = scopes.count
  }

  /// Reads the ignore files of the directories above a path, from the top of its repository or, without one, from the
  /// working directory.
  ///
  /// - Returns: whether they leave out a directory above it.
  @discardableResult
  mutating func push(
    above location: [UInt8], in directory: WorkingDirectory, from workingDirectory: [UInt8],
    into found: inout FoundFiles
  ) -> Bool {
    var prefix = Path.asPrefix(Self.top(of: location, in: directory) ?? workingDirectory)
    guard location.starts(with: prefix) else { return false }
    var isTop = true
    var isIgnored = false
    for name in location.dropFirst(prefix.count).split(separator: UInt8(ascii: "/")) {
      push(
        isTop ? [.all, .repository] : .all, of: Path.path(prefix, below: workingDirectory) ?? prefix, at: prefix,
        in: directory, into: &found)
      isTop = false
      let start = prefix.count
      prefix += name
      if !scopes.isEmpty, prefix.count < location.count,
        verdict(on: prefix[...], nameStart: start, isDirectory: true) == .ignored
      {
        isIgnored = true
      }
      prefix.append(UInt8(ascii: "/"))
    }
    return isIgnored
  }

  /// The top folder of the repository around a path; `nil`: there is none.
  private static func top(of location: [UInt8], in directory: WorkingDirectory) -> [UInt8]? {
    var top = location
    while true {
      var repository = Path.asPrefix(top) + Array(".git".utf8)
      if repository.withCString(directory.exists) { return top }
      guard let slash = top.lastIndex(of: UInt8(ascii: "/")), top.count > 1 else { return nil }
      top.removeSubrange(max(slash, 1)...)
    }
  }

  /// Reads the ignore files of a directory, of which it has those in `files`.
  ///
  /// - Parameters:
  ///   - path: what to put before their names to open and to report them.
  ///   - location: the directory's absolute path with the `/` at its end.
  mutating func push(
    _ files: IgnoreFiles, of path: [UInt8], at location: [UInt8], in directory: WorkingDirectory,
    into found: inout FoundFiles
  ) {
    if files.contains(.repository) {
      // Of several files that say something of a path, git takes the last of these.
      let repository = excludes.repository(at: location)
      ignoresCase = repository.ignoresCase
      for rules in repository.rules {
        scopes.append(Scope(prefixCount: location.count, own: nil, git: rules))
      }
    }
    func rules(_ file: IgnoreFiles) -> IgnoreRules? {
      guard files.contains(file) else { return nil }
      var path = path + Array(file.name.utf8)
      do throws(SystemError) {
        let contents = try path.withCString { path throws(SystemError) in
          try directory.contents(of: path, limit: IgnoreFiles.sizeLimit)
        }
        return contents.map { IgnoreRules(bytes: $0, ignoresCase: file == .git && ignoresCase) }.flatMap {
          $0.isEmpty ? nil : $0
        }
      } catch {
        found.fail(path, error, expected: "a readable ignore file")
        return nil
      }
    }
    let (own, git) = (rules(.own), rules(.git))
    if own != nil || git != nil { scopes.append(Scope(prefixCount: location.count, own: own, git: git)) }
  }

  /// Whether the path is left out; the deepest directory whose files say anything decides. `nil`: none does.
  ///
  /// - Parameters:
  ///   - location: the absolute path, without `/` at its end.
  ///   - nameStart: the index of its last component.
  func verdict(
    on location: ArraySlice<UInt8>, nameStart: Int, isDirectory: Bool
  ) -> IgnoreRules.Verdict? {
    location.withUnsafeBufferPointer { location in
      for index in scopes.indices.reversed() {
        let path = location[scopes[index].prefixCount...]
        let verdict =
          scopes[index].own?.verdict(for: path, nameStart: nameStart, isDirectory: isDirectory)
          ?? (index < firstOfRepository
            ? nil : scopes[index].git?.verdict(for: path, nameStart: nameStart, isDirectory: isDirectory))
        if let verdict { return verdict }
      }
      return nil
    }
  }
}

/// Which ignore files a directory has.
struct IgnoreFiles: OptionSet {
  let rawValue: UInt8

  static let own = IgnoreFiles(rawValue: 1)
  static let git = IgnoreFiles(rawValue: 2)
  static let all: IgnoreFiles = [.own, .git]
  /// The directory is the top of a repository, which may ignore more.
  static let repository = IgnoreFiles(rawValue: 4)

  /// In bytes; far more than any that people write.
  static let sizeLimit = 16 << 20

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The ignore file with this name, none where the name is another one.
  init(fileName: UnsafeBufferPointer<UInt8>) {
    self = [Self.own, Self.git].first { fileName.elementsEqual($0.name.utf8) } ?? []
  }

  var name: String { self == .own ? ".fiorilintignore" : ".gitignore" }
}
