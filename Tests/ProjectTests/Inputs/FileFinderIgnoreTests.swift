import Foundation
import Testing

@testable import Project

@Suite struct FileFinderIgnoreTests {
  @Test func deeperFileWinsOverOuterOne() throws {
    let tree = try TemporaryTree(["a.json", "b.json", "s/a.json", "s/b.json", "s/t/a.json"])
    try tree.add(".gitignore", "a.json\n")
    try tree.add("s/.gitignore", "!a.json\n/b.json\n")
    try tree.add("s/t/.gitignore", "*\n")
    let list = tree.find(".")
    #expect(list.paths == ["b.json", "s/a.json"])
    #expect(list.ignoredCount == 3)
  }

  @Test func nothingComesBackFromAnIgnoredDirectory() throws {
    let tree = try TemporaryTree(["s/a.json", "t/a.json"])
    try tree.add(".gitignore", "s/\n!s/a.json\n")
    try tree.add("s/.gitignore", "!*\n")
    #expect(tree.find(".").paths == ["t/a.json"])
  }

  /// Nor does a repository that was converted and is skipped switch off what is said outside.
  @Test func convertedRepositoriesChangeNothing() throws {
    let tree = try TemporaryTree(["a.json", "b/.git/", "b/.fiorilint-converted", "b/x.json", "c/a.json", "c/b.json"])
    try tree.add(".gitignore", "a.json\n")
    #expect(tree.find(".").paths == ["c/b.json"])
  }

  @Test func ownFileWinsOverGitsInTheSameDirectoryOnly() throws {
    let tree = try TemporaryTree(["a.json", "b.json", "s/a.json", "s/b.json"])
    try tree.add(".gitignore", "a.json\n!b.json\n")
    try tree.add(".fiorilintignore", "!a.json\nb.json\n")
    try tree.add("s/.gitignore", "a.json\n!b.json\n")
    #expect(tree.find(".").paths == ["a.json", "s/b.json"])
  }

  @Test func parentsUpToTheTopOfTheRepositoryCount() throws {
    let tree = try TemporaryTree([
      "repo/.git/", "repo/app/s/a.json", "repo/app/s/b.json", "repo/app/s/c.json", "repo/app/s/d.json",
    ])
    try tree.add(".gitignore", "*\n")
    try tree.add(".fiorilintignore", "*\n")
    try tree.add("repo/.gitignore", "/app/s/a.json\n")
    try tree.add("repo/.fiorilintignore", "s/b.json\napp/**/b.json\n")
    try tree.add("repo/app/.gitignore", "/s/c.json\n")
    #expect(tree.find("s", from: "repo/app").paths == ["s/d.json"])
    #expect(tree.find(".", from: "repo/app/s").paths == ["d.json"])
    #expect(tree.find(".", from: "repo/app").paths == ["s/d.json"])
    #expect(tree.find("../app/s", from: "repo/app").paths == ["s/d.json"])
    #expect(tree.find("../../repo", from: "repo/app").paths == ["s/d.json"])
  }

  @Test func withoutRepositoryParentsUpToTheWorkingDirectoryCount() throws {
    let tree = try TemporaryTree(["w/s/a.json", "w/s/b.json", "w/s/c.json", "w/s/d.json", "x/"])
    try tree.add(".fiorilintignore", "a.json\n")
    try tree.add("w/.fiorilintignore", "b.json\n")
    try tree.add("w/.gitignore", "/s/c.json\n")
    #expect(tree.find("s", from: "w").paths == ["s/a.json", "s/d.json"])
    #expect(tree.find(".", from: "w/s").paths == ["a.json", "b.json", "c.json", "d.json"])
    #expect(
      tree.find("../w/s", from: "x").paths == ["a", "b", "c", "d"].map { "../w/s/\($0).json" })
  }

  @Test func namedDirectoryIsWalkedEvenIfItIsIgnored() throws {
    let tree = try TemporaryTree([".git/", "out/a.json", "out/b.json"])
    try tree.add(".gitignore", "out/\nb.json\n")
    #expect(tree.find(".").paths.isEmpty)
    #expect(tree.find("out").paths == ["out/a.json"])
  }

  @Test func repositoryInsideAnotherSeesOnlyItsOwnGitignore() throws {
    let tree = try TemporaryTree([".git/", "inner/a.json", "inner/b.json", "c.json"])
    try tree.add("inner/.git", "gitdir: elsewhere\n")
    try tree.add(".gitignore", "*.json\n")
    try tree.add(".fiorilintignore", "b.json\n")
    #expect(tree.find(".").paths == ["inner/a.json"])
    #expect(tree.find("inner").paths == ["inner/a.json", "inner/b.json"])
  }
}
