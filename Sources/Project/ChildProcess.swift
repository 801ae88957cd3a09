@preconcurrency import Support

/// Runs another program without a shell, and waits for it. What it complains about is not shown.
package enum ChildProcess {
  /// The outcome of a run.
  package struct Result {
    /// The exit status; one that is not 0 for a process that was ended by a signal.
    package var status: Int32
    package var output: [UInt8]

    /// The output as a text, without the line break at its end, as ``Path`` writes paths.
    package var text: String {
      Path(bytes: Array(output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...])).text
    }
  }

  /// Why a program could not be started, as `errno` says it.
  package struct Failure: Error {
    package var code: Int32
    package var reason: String { String(cString: strerror(code)) }
  }

  /// Runs a program that `PATH` leads to.
  ///
  /// - Parameters:
  ///   - words: its name and arguments, as ``Path`` writes paths.
  ///   - environment: variables, `NAME=value`, that go before those of this process.
  ///   - removed: the names of this process's variables that it does not get.
  ///   - input: its standard input; nothing unless given.
  /// - Throws: a ``Failure`` where it cannot be started.
  package static func run(
    _ words: [String], environment: [String] = [], without removed: [StaticString] = [], input: [UInt8] = []
  ) throws(Failure) -> Result {
    var (output, source): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&output) == 0 else { throw Failure(code: errno) }
    defer { close(output[0]) }
    guard input.isEmpty || pipe(&source) == 0 else {
      let code = errno
      close(output[1])
      throw Failure(code: code)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if input.isEmpty {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, source[0], STDIN_FILENO)
    }
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    for end in output + source where end >= 0 { posix_spawn_file_actions_addclose(&actions, end) }
    var strings = words.map { Path($0).withCString { strdup($0) } } + [nil]
    defer { for string in strings { free(string) } }
    // The first of two variables with one name is the one that is found.
    var variables = environment.map { strdup($0) }
    let ownCount = variables.count
    defer { for variable in variables[..<ownCount] { free(variable) } }
    var variable = environ
    while let text = variable.pointee {
      if !removed.contains(where: { names($0, in: text) }) { variables.append(text) }
      variable += 1
    }
    variables.append(nil)
    var process = pid_t()
    let error = Path(words.first ?? "").withCString {
      posix_spawnp(&process, $0, &actions, nil, &strings, &variables)
    }
    close(output[1])
    if source[0] >= 0 { close(source[0]) }
    guard error == 0 else {
      if source[1] >= 0 { close(source[1]) }
      throw Failure(code: error)
    }
    if source[1] >= 0 {
      // One that reads no further must not end this process.
      let previous = signal(SIGPIPE, SIG_IGN)
      _ = input.withUnsafeBytes { Descriptor(source[1]).write($0) }
      signal(SIGPIPE, previous)
      close(source[1])
    }
    let bytes = Descriptor(output[0]).readAll() ?? []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let isExit = status & 0x7F == 0
    return Result(status: isExit ? status >> 8 & 0xFF : 128, output: bytes)
  }

  /// Whether a variable, `NAME=value`, has a name.
  private static func names(_ name: StaticString, in variable: UnsafePointer<CChar>) -> Bool {
    name.withUTF8Buffer { name in
      for (index, byte) in name.enumerated() where UInt8(bitPattern: variable[index]) != byte { return false }
      return UInt8(bitPattern: variable[name.count]) == UInt8(ascii: "=")
    }
  }
}
