import Foundation
import Testing

/// A terminal that shows what a run says besides its report.
enum TerminalScreen {
  /// What a command writes to standard error where that is a terminal; at most what the terminal holds while it is not read, 4 kB.
  static func shown(by workspace: Workspace, _ arguments: [String]) throws -> String {
    var (terminal, screen): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &screen, nil, nil, nil) == 0)
    defer {
      close(screen)
      close(terminal)
    }
    _ = try Command(directory: workspace.folder.path, standardError: FileHandle(fileDescriptor: screen)).run(arguments)
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
