import Foundation
import Testing

@testable import Project

/// A directory of its own for one test, removed with the test.
final class TemporaryTree {
  let root: String

  /// Creates empty files, and directories for paths that end with a slash.
  init(_ paths: [String] = []) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("inputs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let resolved = try #require(realpath(url.path, nil))
    defer { free(resolved) }
    root = String(cString: resolved)
    for path in paths { try add(path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  func add(_ relative: String, _ text: String = "") throws {
    let isDirectory = relative.hasSuffix("/")
    let parent = isDirectory ? path(relative) : (path(relative) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    if !isDirectory { try Data(text.utf8).write(to: URL(fileURLWithPath: path(relative))) }
  }

  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(relative), withDestinationPath: target)
  }

  func find(_ arguments: String..., from directory: String = "") -> FileList {
    FileFinder(
      workingDirectory: path(directory), candidateExtensions: ["json", "xml"], listsSkipped: true
    ).find(arguments)
  }
}

extension FileList {
  var paths: [String] { (0..<count).map(path(at:)) }
  var skippedLines: [String] { skipped.map { "\($0.path): \($0.reason)" } }
  var failureLines: [String] { failures.map { "\($0.path): \($0.message)" } }
}
