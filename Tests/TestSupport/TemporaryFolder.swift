import Foundation

/// A folder of its own for one test, removed with the test.
package final class TemporaryFolder {
  /// Its absolute path, without symbolic links in it.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "fiorilint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    // What a test made unreadable could not be removed.
    try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of a file in the folder.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders that it needs.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Array(bytes)).write(to: url)
    return url.path
  }

  /// Writes a text file.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String { try write(name, text.utf8) }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// The bytes of a file; `nil` where there is none.
  package func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path(name)))).map { [UInt8]($0) }
  }

  /// The text of a file; empty where there is none.
  package func text(of name: String) -> String { String(decoding: bytes(of: name) ?? [], as: UTF8.self) }

  /// The names in the folder, sorted.
  package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
