/// Serves an editor on standard input and output until it has enough, and returns the exit status: what lints for it, the version that
/// the editor is told, what is logged, and what is given each line of the log.
///
/// The commands are given it, so that they can be compiled beside it.
package typealias WorkspaceServer = (
  _ workspace: any ScreenWorkspace, _ version: String, _ logLevel: LogLevel, _ writeLog: @escaping (String) -> Void
) -> Int32
