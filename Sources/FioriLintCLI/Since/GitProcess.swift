import FileAccess
import Text

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Runs `git`, and waits for it. It runs none of the programs that a repository can name: whoever wrote its configuration need not be who
/// lints it.
struct GitProcess {
  /// What came of a run.
  struct Result {
    /// The exit status; one that is not 0 for a process that was ended by a signal.
    var status: Int32
    var output: [UInt8]

    /// The output as a text, without the line break at its end, as ``ExactPath`` writes paths.
    var text: String { ExactPath.text(Array(output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...])) }
  }

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
  func run(_ arguments: String...) throws -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.cannotStart(errno) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    // No lock is taken for what only reads, so that nobody else's git has to wait.
    let settings = (Self.settings + ownSettings).flatMap { ["-c", $0] }
    let words = ["git", "--no-pager", "--no-optional-locks", "-C", folder] + settings + arguments
    var strings = words.map { ExactPath.withCString($0) { strdup($0) } } + [nil]
    defer { for string in strings { free(string) } }
    // The first of two variables with one name is the one that is found.
    var variables = Self.environment.map { strdup($0) }
    let ownCount = variables.count
    defer { for variable in variables[..<ownCount] { free(variable) } }
    var variable = environ
    while let text = variable.pointee {
      variables.append(text)
      variable += 1
    }
    variables.append(nil)
    var process = pid_t()
    let error = posix_spawnp(&process, "git", &actions, nil, &strings, &variables)
    close(ends[1])
    guard error == 0 else { throw Self.cannotStart(error) }
    let output = Descriptor(ends[0]).readAll() ?? []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let isExit = status & 0x7F == 0
    return Result(status: isExit ? status >> 8 & 0xFF : 128, output: output)
  }

  private static func cannotStart(_ error: Int32) -> Mistake {
    Mistake("git cannot be started, which --since needs: \(String(cString: strerror(error)))")
  }
}
