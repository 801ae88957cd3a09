import Foundation
import Testing

@testable import Project

@Suite struct SymbolicLinkTests {
  @Test func linksToFilesAndDirectoriesAreFollowed() throws {
    let tree = try TemporaryTree(["real/a.json", "w/b.json"])
    try tree.link("w/link", to: "../real")
    try tree.link("w/c.json", to: "../real/a.json")
    try tree.link("w/d.txt", to: "../real/a.json")
    try tree.link("named", to: "real")
    #expect(tree.find("w").paths == ["real/a.json", "w/b.json"])
    #expect(tree.find("named", "w/d.txt").paths == ["real/a.json"])
    #expect(tree.find("w/link", from: "").paths == tree.find(tree.path("named/a.json")).paths)
  }

  /// What a file refers to is looked for from the link that leads to it, unless it was found itself too.
  @Test func linksToFilesAreKept() throws {
    let tree = try TemporaryTree(["real/a.json", "w/b.json", "w/s/"])
    try tree.link("w/s/y.json", to: "../../real/a.json")
    try tree.link("w/s/x.json", to: "../../real/a.json")
    try tree.link("link", to: "w")
    func links(_ list: FileList) -> [String?] { (0..<list.count).map { list.link(at: $0) } }
    #expect(links(tree.find("w")) == ["w/s/x.json", nil])
    #expect(links(tree.find("link/s/y.json")) == ["w/s/y.json"])
    #expect(links(tree.find("w/s/y.json", "w")) == ["w/s/x.json", nil])
    #expect(links(tree.find("w", "real/a.json")) == [nil, nil])
    #expect(tree.find("w", "real/a.json").isNamed(at: 0))
  }

  @Test func loopToAnAncestorIsSkipped() throws {
    let tree = try TemporaryTree(["w/a.json", "w/s/b.json"])
    try tree.link("w/s/loop", to: "../../w")
    let list = tree.find(".")
    #expect(list.paths == ["w/a.json", "w/s/b.json"])
    #expect(
      list.skippedLines == [
        "w/s/loop: is a symbolic link that leads back to 'w'"
      ])
    #expect(list.failures.isEmpty)
    #expect(tree.find(".", from: "w").skipped.map(\.reason).first?.contains("back to '.'") == true)
  }

  @Test func loopThroughADirectoryAboveTheWalkNamesTheLink() throws {
    let tree = try TemporaryTree(["w/a.json", "w/s/b.json"])
    try tree.link("w/s/up", to: "..")
    let list = tree.find("w/s")
    #expect(list.paths == ["w/a.json", "w/s/b.json"])
    #expect(
      list.skippedLines == [
        "w/s/up: is a symbolic link that leads back to 'w/s'"
      ])
  }

  @Test func linksThatLeadNowhereAreSkipped() throws {
    let tree = try TemporaryTree(["a.json"])
    try tree.link("gone.json", to: "nothing")
    try tree.link("gone", to: "nothing")
    try tree.link("self", to: "self")
    let list = tree.find(".")
    #expect(list.paths == ["a.json"])
    #expect(
      list.skippedLines == ["gone.json: is a symbolic link that leads nowhere", "self: is a loop of symbolic links"])
    #expect(list.failures.isEmpty)
    try tree.add(".gitignore", "gone.json\nself\n")
    #expect(tree.find(".").skipped.allSatisfy { $0.reason == "an ignore file excludes it" })
  }

  @Test(.timeLimit(.minutes(1)))
  func linksCannotMultiplyATreeWithoutBound() throws {
    let tree = try TemporaryTree((0..<30).map { "d\($0)/a.json" })
    for number in 0..<29 {
      for name in ["x", "y"] { try tree.link("d\(number)/\(name)", to: "../d\(number + 1)") }
    }
    let list = tree.find("d0")
    #expect(list.failures.isEmpty)
    #expect(list.paths.first == "d0/a.json")
    #expect(list.count == 30)
  }

  @Test func linkedDirectoriesCountAsDirectoriesForIgnoreFiles() throws {
    let tree = try TemporaryTree(["real/a.json", "w/b.json"])
    try tree.link("w/link", to: "../real")
    try tree.add("w/.gitignore", "link/\n")
    #expect(tree.find("w").paths == ["w/b.json"])
  }
}
