import Foundation
import TestSupport

/// Where tests find files.
enum TestPaths {
  /// The top of the repository.
  static let root = Repository.root
  /// The schemas that the project is given beside its repository.
  static let schemas = root.deletingLastPathComponent().appending(path: "shared/schemas")
  static let hasSchemas = FileManager.default.fileExists(atPath: schemas.path)

  /// Runs a body with an empty directory, and removes it afterwards.
  static func withDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "fiorilint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory)
  }
}
