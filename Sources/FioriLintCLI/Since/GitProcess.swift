import FileAccess
import Text

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Runs `git`, and waits for it.
struct GitProcess {
  /// What came of a run.
  struct Result {
    /// The exit status; one that is not 0 for a process that was ended by a signal.
    var status: Int32
    var output: [UInt8]

    /// The output as a text, without the line break at its end.
    var text: String {
      String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
    }
  }

  /// The folder that it runs in.
  let folder: String

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
    var strings = (["git", "--no-optional-locks", "-C", folder] + arguments).map { strdup($0) }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    var process = pid_t()
    let error = posix_spawnp(&process, "git", &actions, nil, strings, environ)
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
