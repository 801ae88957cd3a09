import Text

/// Runs `git`, and waits for it. It runs none of the programs that a repository can name: whoever wrote its configuration need not be who
/// lints it.
struct GitProcess {
  /// What takes the place of what the repository's configuration says: `key=value`. Hooks and monitors of files are programs.
  private static let settings = ["core.fsmonitor=", "core.hooksPath=/dev/null"]
  /// What takes the place of the same in the environment: no connection is made, as for a commit that is not all there; an ssh, a proxy and
  /// what asks for a password are programs too.
  private static let environment = ["GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0"]

  /// The folder that it runs in.
  let folder: String
  /// - Parameter folder: the one that it runs in.
  init(folder: String) { self.folder = folder }

  /// Runs it; what it complains about is not shown.
  ///
  /// - Parameter input: its standard input; nothing unless given.
  /// - Throws: a ``Mistake`` where there is no such program.
  func run(_ arguments: String..., input: [UInt8] = []) throws -> ChildProcess.Result {
    // No lock is taken for what only reads, so that nobody else's git has to wait.
    let settings = Self.settings.flatMap { ["-c", $0] }
    let words = ["git", "--no-pager", "--no-optional-locks", "-C", folder] + settings + arguments
    do {
      return try ChildProcess.run(words, environment: Self.environment, input: input)
    } catch {
      throw Mistake("git cannot be started, which --since needs: \(error.reason)")
    }
  }
}
