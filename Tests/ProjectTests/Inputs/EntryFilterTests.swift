import Foundation
import Testing

@testable import Project

@Suite struct EntryFilterTests {
  private let filter = EntryFilter(extensions: ["json", "Page"], excludedDirectories: ExcludedDirectories(["Pods"]))

  private func classify(_ name: String, type: Int, in directory: Int32 = -1) -> EntryFilter.Class {
    var bytes = Array(name.utf8) + [0]
    return bytes.withUnsafeMutableBufferPointer { buffer in
      filter.classify(UnsafeBufferPointer(rebasing: buffer.dropLast()), type: UInt8(type), in: directory)
    }
  }

  @Test(arguments: [
    ("a.json", true), ("a.JSON", true), ("a.b.page", true), ("a.pagE", true), (" .json", true),
    ("json", false), (".json", false), ("a.jsonx", false), ("a.json.txt", false), ("a_json", false),
    ("a.\u{2A}son", false),
  ])
  func extensionDecidesWithoutRegardToCase(name: String, isCandidate: Bool) {
    #expect(classify(name, type: Int(DT_REG)) == (isCandidate ? .file : .otherFile))
    #expect(classify(name, type: Int(DT_FIFO)) == (isCandidate ? .obstacle : .none))
    #expect(classify(name, type: Int(DT_DIR)) == .directory)
  }

  // Some file systems do not tell the type of an entry with its name.
  @Test func unknownTypeIsLookedUp() throws {
    let tree = try TemporaryTree(["a.json", "a.txt", "d/", "Pods/"])
    try tree.link("link.json", to: "a.txt")
    try tree.link("linked", to: "d")
    try tree.link("gone.json", to: "nothing")
    try tree.link("gone", to: "nothing")
    #expect(mkfifo(tree.path("pipe.json"), 0o600) == 0)
    let directory = open(tree.root, O_RDONLY)
    defer { close(directory) }
    let expected: [(String, EntryFilter.Class)] = [
      ("a.json", .file), ("a.txt", .otherFile), ("d", .directory), ("Pods", .excludedDirectory),
      ("link.json", .linkedFile),
      ("linked", .linkedDirectory), ("gone.json", .obstacle), ("gone", .none), ("pipe.json", .obstacle),
      ("vanished.json", .obstacle),
    ]
    for (name, kind) in expected {
      #expect(classify(name, type: Int(DT_UNKNOWN), in: directory) == kind, "\(name)")
    }
  }
}
