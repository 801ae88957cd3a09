import ArgumentParser
import Documents
import Project

/// `fiorilint server`: serves editors.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Serve editors over the Language Server Protocol, on standard streams.",
    discussion: """
      Examples:
        fiorilint server
        fiorilint server --stdio
        fiorilint server --log-level debug 2> server.log

      docs/how-to/editors.md shows how to set up editors.
      """)

  @OptionGroup(title: "Other") var options: LogOptions

  struct LogOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Log messages of this level and above to standard error", valueName: "level"))
    var logLevel = LogLevel.error

    @Flag(help: "Has no effect; some editors pass it.")
    var stdio = false
  }

  /// Runs the command.
  ///
  /// - Parameter serve: what speaks with the editor.
  func run(with additions: TeamExtensions, _ serve: EditorServer) throws {
    let status = serve(additions, options.logLevel) { line in
      Terminal.writeError("fiorilint: \(TextEscaping.line(line))\n")
    }
    throw ExitCode(status)
  }
}

extension LogLevel: WordArgument {}

/// Serves an editor on standard input and output until it ends, and returns the exit status. It gets what there is
/// besides what is built in, the log level, and a function for each line of the log.
///
/// The executable passes it to the commands, which compile without it.
package typealias EditorServer = (
  _ additions: TeamExtensions, _ logLevel: LogLevel, _ writeLog: @escaping (String) -> Void
) -> Int32
