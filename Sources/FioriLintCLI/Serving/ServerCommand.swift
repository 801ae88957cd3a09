import ArgumentParser
import Documents
import Workspaces

/// `fiorilint server`: serves editors.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Serve an editor by the Language Server Protocol, on standard input and output.",
    discussion: """
      Findings are those of `fiorilint check` in the folder that the editor has open, of the texts as they are while \
      they are typed. Standard output has messages alone; the log goes to standard error. docs/how-to/editors.md says how editors start it.
      """)

  @Option(
    help: ArgumentHelp("From which weight on to log: off, error, warning, info or debug.", valueName: "level"))
  var logLevel = LogLevel.error

  @Flag(help: "What some editors say; there is no other way.")
  var stdio = false

  /// Runs the command.
  ///
  /// - Parameter serve: what speaks with the editor.
  func run(with additions: TeamExtensions, _ serve: WorkspaceServer) throws {
    let status = serve(ServedWorkspace(additions), FioriLintCommand.version, logLevel) { line in
      Terminal.writeError("fiorilint: \(TextEscaping.line(line))\n")
    }
    throw ExitCode(status)
  }
}

extension LogLevel: ExpressibleByArgument {}
