import Reporting
import Support

/// Runs `git`, and waits for it. It runs none of the programs that a repository can name: the author of its
/// configuration may be someone other than the user.
struct GitProcess {
  /// What takes the place of what the repository's configuration says: `key=value`. Hooks and monitors of files are
  /// programs.
  private static let settings = ["core.fsmonitor=", "core.hooksPath=/dev/null"]
  /// Replaces the same variables of the environment. No connection is made, as git would for a commit with missing
  /// objects. An ssh, a proxy and a prompt for passwords are programs too.
  private static let environment = ["GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0"]

  /// Variables that name one repository, as a hook gets them: they must not stand for a submodule too.
  private static let variables: [StaticString] = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE",
    "GIT_INDEX_FILE", "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// The folder that it runs in.
  let folder: String
  /// Whether the folder is that of a submodule, or of another repository.
  let isInSubmodule: Bool

  /// - Parameters:
  ///   - folder: the one that it runs in.
  ///   - isInSubmodule: whether that is the top folder of a submodule or of another repository, of which variables of
  ///     the environment say nothing.
  init(folder: String, isInSubmodule: Bool = false) {
    self.folder = folder
    self.isInSubmodule = isInSubmodule
  }

  /// Runs it; what it complains about is not shown.
  ///
  /// - Parameter input: its standard input; nothing unless given.
  /// - Throws: a ``UserError`` where there is no such program.
  func run(_ arguments: String..., input: [UInt8] = []) throws -> ChildProcess.Result {
    try run(arguments, input: input)
  }

  /// Runs it; what it complains about is not shown.
  ///
  /// - Throws: a ``UserError`` where there is no such program.
  func run(_ arguments: [String], input: [UInt8] = []) throws -> ChildProcess.Result {
    // No lock is taken only to read, so that no other git has to wait.
    let settings = Self.settings.flatMap { ["-c", $0] }
    let words = ["git", "--no-pager", "--no-optional-locks", "-C", folder] + settings + arguments
    do {
      return try ChildProcess.run(
        words, environment: Self.environment, without: isInSubmodule ? Self.variables : [], input: input)
    } catch {
      throw UserError("--since needs git, which cannot be started: \(error.reason)")
    }
  }
}

extension ProjectRevision {
  /// What git says of the commit that is checked out in a folder; `nil` where there is no git, or no commit.
  ///
  /// - Parameter folder: the absolute path of the project's top folder.
  package init?(of folder: String) {
    let git = GitProcess(folder: folder)
    // A signature would be checked by a program that a repository can name.
    guard Path("\(folder)/.git").linkStatus != nil,
      let shown = try? git.run("show", "--no-patch", "--no-show-signature", "--format=%h %cs", "HEAD"),
      shown.status == 0
    else { return nil }
    let words = shown.text.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    self.init(name: folder.pathName, commit: words[0], day: words[1])
  }
}
