import FileAccess
import Screens
import Text

/// What differs between the files now and a commit that they come from.
struct GitChanges {
  /// A file as it was.
  enum Origin: Equatable {
    /// It is as it was.
    case unchanged
    /// It was not there.
    case new
    /// It was another text, at a path from the top folder.
    case changed(path: String)
  }

  /// The absolute path of the repository's top folder.
  let top: String
  /// The commit that is compared with: the merge base.
  let commit: String
  private let git: GitProcess
  private var filesThen: Set<PathKey> = []
  /// The paths of files now, with their paths then.
  private var changed: [PathKey: String] = [:]

  /// Compares the working tree with the merge base of a commit and `HEAD`.
  ///
  /// - Parameters:
  ///   - reference: what names the commit.
  ///   - folder: one inside the repository.
  /// - Throws: a ``Mistake`` where there is no repository, no such commit, or no merge base.
  init(since reference: String, in folder: String) throws {
    let here = GitProcess(folder: folder)
    let found = try here.run("rev-parse", "--show-toplevel")
    guard found.status == 0, !found.text.isEmpty else {
      throw Mistake("--since compares with a commit of git; the working directory is in no repository of git's")
    }
    top = found.text
    git = try GitProcess(folder: top).withoutFilters()
    let isShallow = try git.run("rev-parse", "--is-shallow-repository").text == "true"
    let depth = isShallow ? "; the clone is shallow: fetch more of the history (git fetch --unshallow)" : ""
    let named = try git.run("rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}")
    guard named.status == 0 else { throw Mistake("--since \(reference): git knows no such commit\(depth)") }
    let base = try git.run("merge-base", named.text, "HEAD")
    guard base.status == 0 else {
      throw Mistake("--since \(reference): it has no commit in common with HEAD\(depth)")
    }
    commit = base.text
    try readChanges()
  }

  private mutating func readChanges() throws {
    let tree = try git.run("ls-tree", "-r", "-z", "--name-only", "--full-tree", commit)
    let difference = try git.run(
      "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
      commit, "--")
    guard tree.status == 0, difference.status == 0 else {
      throw Mistake("git cannot compare the files with the commit \(commit)\(Self.whatIsMissing)")
    }
    filesThen = Set(paths: Self.texts(tree.output))
    var texts = Self.texts(difference.output)[...]
    while let status = texts.popFirst(), let path = texts.popFirst() {
      if status.hasPrefix("R") || status.hasPrefix("C") {
        guard let now = texts.popFirst() else { return }
        changed[now] = path
      } else {
        // One that is gone from the index may be there all the same.
        changed[path] = path
      }
    }
  }

  /// The texts that zeros end, as ``ExactPath`` writes paths.
  private static func texts(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { ExactPath.text(Array($0)) }
  }

  /// What a file was.
  ///
  /// - Parameter path: from the top folder.
  func origin(of path: String) -> Origin {
    if let then = changed[path] { return filesThen.contains(then) ? .changed(path: then) : .new }
    return filesThen.contains(path) ? .unchanged : .new
  }

  /// The files as they were, as far as they have changed, come or gone.
  ///
  /// - Parameter isWanted: whether a path from the top folder is wanted.
  /// - Returns: what lies over the files now, and the paths of those that differ.
  /// - Throws: a ``Mistake`` where git cannot say it.
  func overlay(where isWanted: (String) -> Bool) throws -> (files: FileOverlay, paths: [String]) {
    // What is in no index yet may be referred to all the same; what is ignored may have been there as well.
    let untracked = try git.run("ls-files", "--others", "--exclude-standard", "-z")
    guard untracked.status == 0 else { throw Mistake("git cannot list the files in \(top)") }
    let all = changed.keys.map(\.text) + changed.values + Self.texts(untracked.output)
    let paths = Set(paths: all.lazy.filter(isWanted)).map(\.text)
    lazy var foldersThen = Set(paths: filesThen.lazy.flatMap { Self.folders(of: $0.text) })
    var files = FileOverlay()
    for path in paths where !filesThen.contains(path) {
      files.remove("\(top)/\(path)")
      for folder in Self.folders(of: path) where !foldersThen.contains(folder) { files.remove("\(top)/\(folder)") }
    }
    for path in paths where filesThen.contains(path) { files.set(try text(of: path), of: "\(top)/\(path)") }
    return (files, paths)
  }

  /// The paths of the folders that a file lies in, from the top folder.
  private static func folders(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }

  /// The text of a file then.
  ///
  /// - Throws: a ``Mistake`` where git cannot say it.
  func text(of path: String) throws -> [UInt8] {
    let shown = try git.run("cat-file", "blob", "\(commit):\(path)")
    guard shown.status == 0 else {
      throw Mistake("git cannot show \(ExactPath.shown(path)) of the commit \(commit)\(Self.whatIsMissing)")
    }
    return shown.output
  }

  /// What may be the matter where an object cannot be read: those of a partial clone are fetched by programs that a repository names.
  private static let whatIsMissing =
    "; where the clone is a partial one, fetch what is missing (git fetch --refetch --no-filter)"
}
