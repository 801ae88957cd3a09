import Foundation
import TestSupport

/// Runs tools of the toolchain.
enum Subprocess {
  /// A tool that did not do what it was asked to.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What a command writes to standard output.
  ///
  /// - Throws: a ``Failure`` with what it says, where its status is not 0.
  static func output(of command: [String]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder.write("out", [])))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.write("err", [])))
    try process.runToEnd()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")): \(folder.text(of: "err"))")
    }
    return folder.bytes(of: "out") ?? []
  }
}
