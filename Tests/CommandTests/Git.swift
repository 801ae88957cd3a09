import Foundation
import TestSupport

/// The program `git`.
enum Git {
  /// Whether there is one.
  static let isThere = (try? run(["--version"], in: "/")) == 0

  /// Runs it in a folder, with an author and no configuration of the user's.
  @discardableResult static func run(_ arguments: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment
    for name in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(name)_NAME"] = "A"
      environment["GIT_\(name)_EMAIL"] = "a@example.com"
    }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runToEnd()
    return process.terminationStatus
  }
}
