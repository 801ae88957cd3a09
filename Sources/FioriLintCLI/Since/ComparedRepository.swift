import FileAccess

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
    /// Its path from the top folder of the outermost repository.
    let path: String
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
  /// - Throws: a ``Mistake`` where there is no git.
  init?(_ submodule: Submodule, at place: String) throws {
    guard ExactPath.linkStatus(of: "\(place)/.git") != nil else { return nil }
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
  /// - Throws: a ``Mistake`` where there is no git.
  func entries() throws -> [(entry: ArraySlice<UInt8>, path: String)]? {
    let tree = try git.run("ls-tree", "-r", "-z", "--full-tree", commit)
    guard tree.status == 0 else { return nil }
    return tree.output.split(separator: 0).compactMap { line in
      line.firstIndex(of: UInt8(ascii: "\t")).map { (line[..<$0], path(line[($0 + 1)...])) }
    }
  }

  /// What its index has, without submodules.
  ///
  /// - Returns: paths from the outermost top folder, and whether a sparse checkout leaves each out; `nil` where git cannot say it.
  /// - Throws: a ``Mistake`` where there is no git.
  func indexed() throws -> [(path: String, isLeftOut: Bool)]? {
    let index = try git.run("ls-files", "-z", "-t", "--cached")
    guard index.status == 0 else { return nil }
    return index.output.split(separator: 0).map { (path($0.dropFirst(2)), $0.first == UInt8(ascii: "S")) }
  }

  private func path(_ bytes: some Sequence<UInt8>) -> String { front + ExactPath.text(Array(bytes)) }
}
