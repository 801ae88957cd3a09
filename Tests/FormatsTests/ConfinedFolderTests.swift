import Foundation
import Screens
import Support
import TestSupport
import Testing

@testable import Formats

/// What a format may look into beside the file that it reads.
@Suite struct EnclosedFolderTests {
  /// Two folders whose names Swift takes for the same text: what is not in the one by its bytes is outside.
  @Test func pathsAreBytes() throws {
    let outer = try TemporaryFolder()
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    for name in [composed, decomposed] {
      try FileManager.default.createDirectory(atPath: "\(outer.path)/\(name)", withIntermediateDirectories: true)
    }
    guard try FileManager.default.contentsOfDirectory(atPath: outer.path).count == 2 else {
      return  // A file system that takes them for the same, too.
    }
    try Data("{}".utf8).write(to: URL(filePath: "\(outer.path)/\(decomposed)/a.json"))
    try Data("{}".utf8).write(to: URL(filePath: "\(outer.path)/\(composed)/b.json"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(outer.path)/\(composed)/a.json", withDestinationPath: "\(outer.path)/\(decomposed)/a.json")
    let folder = ConfinedFolder(root: try #require(Path("\(outer.path)/\(composed)").real))
    #expect(folder.path(of: "b.json") != nil)
    #expect(folder.path(of: "a.json") == nil)
    #expect(folder.names() == ["a.json", "b.json"])
  }
}
