import Support

/// A repository whose files are compared with a commit: the one around the working directory, or one of its submodules.
struct ComparedRepository {
  /// What runs git in its top folder.
  let git: GitProcess
  /// What is recorded of it, where it is a submodule.
  let submodule: Submodule?
  /// What the paths of its files begin with, from the top folder of the outermost: empty, or with a slash at the end.
  let front: String
  /// The commit.
  let commit: String

  /// A submodule that a commit records.
  struct Submodule {
    /// Its path now, from the top folder of the outermost repository.
    var path: String
    /// The commit that is recorded.
    let commit: String
  }

  /// The repository around the working directory.
  init(_ git: GitProcess, commit: String) {
    (self.git, submodule, front, self.commit) = (git, nil, "", commit)
  }

  /// A submodule with the commit that is recorded.
  ///
  /// - Parameter place: its absolute path.
  /// - Returns: `nil` where it is not checked out, or does not have the commit.
  /// - Throws: a ``UserError`` where there is no git.
  init?(_ submodule: Submodule, at place: String) throws {
    guard Path("\(place)/.git").linkStatus != nil else { return nil }
    git = GitProcess(folder: place, isInSubmodule: true)
    self.submodule = submodule
    (front, commit) = (submodule.path + "/", submodule.commit)
    // Where `.git` is no repository git takes the one around it, which is another one.
    let found = try git.run("rev-parse", "--show-prefix", "\(commit)^{commit}")
    guard found.status == 0, found.text == "\n\(commit)" else { return nil }
  }

  /// What its commit holds.
  ///
  /// - Returns: each entry with its path from the outermost top folder; `nil` where git cannot say it.
  /// - Throws: a ``UserError`` where there is no git.
  func entries() throws -> [(entry: ArraySlice<UInt8>, path: String)]? {
    let tree = try git.run("ls-tree", "-r", "-z", "--full-tree", commit)
    guard tree.status == 0 else { return nil }
    return tree.output.split(separator: 0).compactMap { line in
      line.firstIndex(of: UInt8(ascii: "\t")).map { (line[..<$0], path(line[($0 + 1)...])) }
    }
  }

  /// What its index has.
  ///
  /// - Returns: paths from the outermost top folder, with whether each is a submodule, and whether a sparse checkout
  ///   leaves it out. `nil` if git cannot say it.
  /// - Throws: a ``UserError`` where there is no git.
  func indexed() throws -> [(path: String, isSubmodule: Bool, isLeftOut: Bool)]? {
    let index = try git.run("ls-files", "-z", "-t", "--stage")
    guard index.status == 0 else { return nil }
    return index.output.split(separator: 0).compactMap { line in
      // TAG MODE ID STAGE, and the path behind a tab.
      line.firstIndex(of: UInt8(ascii: "\t")).map { tab in
        (path(line[(tab + 1)...]), line.dropFirst(2).starts(with: "160000 ".utf8), line.first == UInt8(ascii: "S"))
      }
    }
  }

  /// Where submodules are now that its commit records, those that moved too: a submodule keeps its name.
  ///
  /// - Parameters:
  ///   - recorded: as the commit has them.
  ///   - paths: those of the submodules in its index.
  /// - Returns: the same submodules, each with its path now.
  /// - Throws: a ``UserError`` where there is no git.
  func followingMoves(_ recorded: [Submodule], to paths: [String]) throws -> [Submodule] {
    if recorded.isEmpty || paths.isEmpty { return recorded }
    let namesThen = Dictionary(try modules(of: "--blob", "\(commit):.gitmodules").map { (Path($0.path), $0.name) }) {
      $1
    }
    let pathsNow = Dictionary(try modules(of: "--file", ".gitmodules").map { (Path($0.name), $0.path) }) { $1 }
    let known = Set(paths: paths)
    let kept = FileFinder.gitFolders(ofRepositoryAt: git.folder)?.own
    return recorded.map { submodule in
      guard let name = namesThen[submodule.path] else { return submodule }
      var moved = submodule
      if let path = pathsNow[name], known.contains(path) {
        moved.path = path
      } else if let kept, let path = paths.first(where: { isModule($0, at: "\(kept)/modules/\(name)") }) {
        // What `.gitmodules` says may have another name, or be missing.
        moved.path = path
      }
      return moved
    }
  }

  /// Whether a submodule is kept in a folder.
  private func isModule(_ path: String, at folder: String) -> Bool {
    let place = "\(git.folder)/\(path.path(inside: front) ?? path)"
    guard let own = FileFinder.gitFolders(ofRepositoryAt: place)?.own, let real = Path(own).real else { return false }
    return Path(folder).real?.hasBytes(of: real) ?? false
  }

  /// What a file `.gitmodules` says of submodules.
  private func modules(of source: String...) throws -> [(name: String, path: String)] {
    let found = try git.run(["config", "-z"] + source + ["--get-regexp", #"^submodule\..*\.path$"#])
    guard found.status == 0 else { return [] }
    return found.output.split(separator: 0).compactMap { setting in
      guard let end = setting.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let name = setting[..<end].dropFirst("submodule.".utf8.count).dropLast(".path".utf8.count)
      var value = setting[(end + 1)...]
      while value.last == UInt8(ascii: "/") { value.removeLast() }
      return (Path(bytes: Array(name)).text, path(value))
    }
  }

  private func path(_ bytes: some Sequence<UInt8>) -> String { front + Path(bytes: Array(bytes)).text }
}
