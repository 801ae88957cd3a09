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

  /// An ignore file may mean a file behind a linked folder by the path that leads there, and by the one that is shown.
  @Test(arguments: ["w/link/", "link/", "w/link/*", "/w/link/a.json", "real/", "/real/a.json", "a.json"])
  func ignoreFilesMeanBothPaths(line: String) throws {
    let tree = try TemporaryTree(["p/real/a.json", "p/w/c.json"])
    try tree.link("p/w/link", to: "../real")
    #expect(tree.find("w", from: "p").paths == ["real/a.json", "w/c.json"])
    try tree.add("p/.fiorilintignore", line + "\n")
    #expect(tree.find("w", from: "p").paths == ["w/c.json"])
  }

  /// The same of a linked folder that is named, which is walked even where it is left out itself.
  @Test(arguments: [("named/*", false), ("/real/a.json", false), ("a.json", false), ("named/", true), ("w/", true)])
  func namedLinksMeanBothPaths(line: String, isTaken: Bool) throws {
    let tree = try TemporaryTree(["p/real/a.json"])
    try tree.link("p/named", to: "real")
    try tree.add("p/.fiorilintignore", line + "\n")
    #expect(tree.find("named", from: "p").paths == (isTaken ? ["real/a.json"] : []))
  }

  /// A link to a file is left out with what it leads to, and so is a file in a folder that is left out.
  @Test(arguments: ["/real/a.json", "real/", "x.json"]) func ignoredTargets(line: String) throws {
    let tree = try TemporaryTree(["p/real/a.json", "p/w/c.json"])
    try tree.link("p/w/x.json", to: "../real/a.json")
    try tree.add("p/.fiorilintignore", line + "\n")
    #expect(tree.find("w", from: "p").paths == ["w/c.json"])
  }

  /// The absolute path that leads through links, for globs; none where a file was found itself too.
  @Test func writtenPaths() throws {
    let tree = try TemporaryTree(["real/s/a.json", "w/b.json"])
    try tree.link("w/link", to: "../real")
    func written(_ list: FileList) -> [String?] { (0..<list.count).map { list.written(at: $0) } }
    #expect(written(tree.find("w")) == [tree.path("w/link/s/a.json"), nil])
    #expect(written(tree.find("w/link")) == [tree.path("w/link/s/a.json")])
    #expect(written(tree.find("w/link/s/a.json")) == [tree.path("w/link/s/a.json")])
    #expect(written(tree.find("w/../w/link/s", "w/b.json")) == [tree.path("w/link/s/a.json"), nil])
    #expect(written(tree.find("w", "real")) == [nil, nil])
    #expect(tree.find("w/link").written(of: "real/s/a.json") == tree.path("w/link/s/a.json"))
  }

  /// Where a project ends does not depend on the order of what is named.
  @Test func boundariesHaveNoOrder() throws {
    let tree = try TemporaryTree(["p/.git/", "p/a.json", "q/.git/", "q/other/o.json", "q/more/m.json", "q/sub/s.json"])
    try tree.link("q/sub/x.json", to: "../other/o.json")
    try tree.link("p/link", to: "../q/more")
    let sub = tree.path("q/sub")
    let lists = [["link", sub], [sub, "link"]].map { tree.find($0[0], $0[1], from: "p") }
    #expect(lists[0].paths == ["../q/more/m.json", "../q/sub/s.json"])
    #expect(lists[1].paths == lists[0].paths && lists[1].skipped == lists[0].skipped)
  }
}
