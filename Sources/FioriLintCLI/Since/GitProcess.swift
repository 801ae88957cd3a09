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
  /// The same as ``settings`` for what only the repository knows the names of.
  private var ownSettings: [String] = []

  /// - Parameter folder: the one that it runs in.
  init(folder: String) { self.folder = folder }

  /// The same without the filters that a configuration names, which git runs to compare files with a commit.
  ///
  /// - Throws: a ``Mistake`` where one has a name that no command line can give.
  func withoutFilters() throws -> GitProcess {
    let listed = try run("config", "--null", "--name-only", "--get-regexp", #"^filter\."#)
    var filters: [String] = []
    for key in listed.output.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      // filter.NAME.clean
      guard let dot = key.lastIndex(of: "."), dot > key.startIndex, !filters.contains(String(key[..<dot])) else {
        continue
      }
      if key.utf8.contains(UInt8(ascii: "=")) || key.unicodeScalars.contains("\u{FFFD}") {
        throw Mistake("--since runs no filters of a repository, and cannot turn off the one that is called \(key)")
      }
      filters.append(String(key[..<dot]))
    }
    var git = self
    git.ownSettings = filters.flatMap { ["\($0).clean=", "\($0).process=", "\($0).required=false"] }
    return git
  }

  /// Runs it; what it complains about is not shown.
  ///
  /// - Throws: a ``Mistake`` where there is no such program.
  func run(_ arguments: String...) throws -> ChildProcess.Result {
    // No lock is taken for what only reads, so that nobody else's git has to wait.
    let settings = (Self.settings + ownSettings).flatMap { ["-c", $0] }
    let words = ["git", "--no-pager", "--no-optional-locks", "-C", folder] + settings + arguments
    do {
      return try ChildProcess.run(words, environment: Self.environment)
    } catch {
      throw Mistake("git cannot be started, which --since needs: \(error.reason)")
    }
  }
}
