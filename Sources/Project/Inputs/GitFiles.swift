import Support

/// Where git keeps its settings, by the environment and by files of a repository.
struct GitFiles: Sendable {
  /// Where a repository is kept.
  struct Folders {
    /// The absolute path of its folder: `.git`, or what a file of that name leads to.
    let own: [UInt8]
    /// The same for what a worktree shares with the repository that it belongs to.
    let common: [UInt8]
  }

  private let directory: WorkingDirectory

  init(_ directory: WorkingDirectory) { self.directory = directory }

  /// The bytes of a regular file; `nil` where none can be read.
  func contents(of path: [UInt8]) -> [UInt8]? {
    var path = path
    return try? path.withCString { path throws(SystemError) in
      try directory.contents(of: path, limit: IgnoreFiles.sizeLimit)
    }
  }

  /// Where a repository is kept; `nil` where there is none.
  ///
  /// - Parameter top: the absolute path of its top folder, with `/` at the end.
  func folders(ofRepositoryAt top: [UInt8]) -> Folders? {
    var own = top + Array(".git".utf8)
    guard let status = try? own.withCString(directory.status) else { return nil }
    if FileKind(mode: status.st_mode) == .regular {
      // A worktree and a submodule have a file: `gitdir: PATH`.
      let start = Array("gitdir: ".utf8)
      guard let line = contents(of: own), line.starts(with: start) else { return nil }
      own = Self.absolute(Self.withoutLineEnd(line.dropFirst(start.count)), in: top)
    }
    let link = contents(of: own + Array("/commondir".utf8))
    let common = link.map { Self.absolute(Self.withoutLineEnd($0[...]), in: Path.asPrefix(own)) }
    return Folders(own: own, common: common ?? own)
  }

  private static func absolute(_ path: ArraySlice<UInt8>, in folder: [UInt8]) -> [UInt8] {
    path.first == UInt8(ascii: "/") ? Array(path) : folder + path
  }

  private static func withoutLineEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let last = text.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { text.removeLast() }
    return text
  }

  /// The value of an environment variable; `nil` where it has none, or an empty one.
  func variable(_ name: String) -> [UInt8]? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return Array(cString: value)
  }

  /// The path of a file of the user's configuration of git; `nil` where the user has no folder.
  func userFile(_ name: String) -> [UInt8]? {
    if let folder = variable("XDG_CONFIG_HOME") { return folder + Array("/git/\(name)".utf8) }
    return variable("HOME").map { $0 + Array("/.config/git/\(name)".utf8) }
  }

  /// A path as a configuration gives it, `~/` resolved; `nil` for an empty one, and where only git knows what it stands
  /// for.
  func path(_ value: [UInt8]) -> [UInt8]? {
    switch value.first {
    case nil, UInt8(ascii: "%"): return nil
    case UInt8(ascii: "~"):
      guard value.count == 1 || value[1] == UInt8(ascii: "/") else { return nil }
      return variable("HOME").map { $0 + value.dropFirst() }
    default: return value
    }
  }
}

extension FileFinder {
  /// Where a repository is kept, by absolute paths: its own folder, and the one that a worktree shares with the repository it belongs to.
  ///
  /// - Parameter top: the absolute path of its top folder.
  /// - Returns: `nil` where there is none.
  package static func gitFolders(ofRepositoryAt top: String) -> (own: String, common: String)? {
    guard let directory = try? WorkingDirectory("."),
      let folders = GitFiles(directory).folders(ofRepositoryAt: Path.asPrefix(Path(top).bytes))
    else { return nil }
    return (Path(bytes: Path.absolute(folders.own)).text, Path(bytes: Path.absolute(folders.common)).text)
  }
}
