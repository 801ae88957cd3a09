import Foundation
import TestSupport

/// The files of this repository that the tests of the schemas read.
enum SchemaFiles {
  static let root = Repository.root

  static func fixture(_ path: String) -> URL { root.appending(path: "Fixtures/\(path)") }

  /// The files with an extension in a folder of the fixtures, by path inside the fixtures.
  static func fixtures(in folder: String, _ pathExtension: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixture(folder).path)) ?? []
    return names.filter { $0.hasSuffix("." + pathExtension) }.sorted().map { "\(folder)/\($0)" }
  }

  static func bytes(of fixture: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: self.fixture(fixture))) }

  /// The text of a golden file; `UPDATE_GOLDEN=1` puts the actual text there first.
  static func golden(_ path: String, actual: String) throws -> String {
    let file = fixture(path)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
