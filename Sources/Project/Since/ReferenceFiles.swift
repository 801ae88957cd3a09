import Support

/// The files of a repository that change where what a reference names does.
package enum ReferenceFiles {
  /// Their paths, also of those that are not there.
  ///
  /// - Parameters:
  ///   - reference: as `--since` has it, such as `main`, `origin/main~2` or `@{upstream}`.
  ///   - top: the absolute path of the repository's top folder.
  package static func paths(of reference: String, inRepositoryAt top: String) -> [String] {
    guard let folders = FileFinder.gitFolders(ofRepositoryAt: top) else {
      return ["\(top == "/" ? "" : top)/.git"]
    }
    var own = ["HEAD", "logs/HEAD", "FETCH_HEAD", "ORIG_HEAD"]
    // References without files of their own are in one of these.
    var common = ["packed-refs", "reftable/tables.list"]
    let branch = branch(in: folders.own)
    if let branch { common.append(branch) }
    let name = String(decoding: reference.utf8.prefix { !"~^:@".utf8.contains($0) }, as: UTF8.self)
    if !name.isEmpty {
      own.append(name)
      // The places in which git looks for a name.
      common += ["", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"].map { $0 + name }
      common.append("refs/remotes/\(name)/HEAD")
    }
    if reference.contains("@{"), let tracked = name.isEmpty ? branch?.path(inside: "refs/heads") : name {
      // What a branch follows has mostly its name.
      common += entries(of: "\(folders.common)/refs/remotes").map { "refs/remotes/\($0.name)/\(tracked)" }
    }
    var paths: [String] = []
    for path in own.map({ "\(folders.own)/\($0)" }) + common.map({ "\(folders.common)/\($0)" }) {
      let location = Path(path, in: "/").text
      if !paths.contains(location) { paths.append(location) }
    }
    return paths
  }

  /// The reference that `HEAD` is one of, by its full name; `nil` where it is a commit.
  private static func branch(in folder: String) -> String? {
    guard let text = try? SmallFile.contents(of: "\(folder)/HEAD", limit: 1 << 16) else { return nil }
    let line = Path(bytes: Array(text.prefix { $0 != 0x0A && $0 != 0x0D })).text
    return line.hasPrefix("ref: ") ? String(line.dropFirst("ref: ".count)) : nil
  }
}
