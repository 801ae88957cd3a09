/// Serves an editor on standard input and output until it ends, and returns the exit status. It gets the linter, the
/// version for the editor, the log level, and a function for each line of the log.
///
/// The commands are given it, so that they can be compiled beside it.
package typealias WorkspaceServer = (
  _ workspace: any ScreenWorkspace, _ version: String, _ logLevel: LogLevel, _ writeLog: @escaping (String) -> Void
) -> Int32
