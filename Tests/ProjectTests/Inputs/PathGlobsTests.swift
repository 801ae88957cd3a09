import Testing

@testable import Project

/// Globs that stand for one file, and back.
@Suite struct PathGlobsTests {
  @Test(arguments: [
    "a.page", "b/c.page", "a b.page ", "#a", "!a", "[x]/y*?.json", "back\\slash.json", "ü/é.page", "a\u{1}b\nc", " ",
    "\"q'", "-", "{a,b}/c{d}.json", "}{,", "\u{301}a", "\u{73E}\u{724}*0",
  ])
  func globOfPath(path: String) {
    let glob = path.exactGlob
    #expect(PathGlobs.isValid(glob), "\(glob)")
    let globs = PathGlobs([glob], in: "/top/folder")
    #expect(globs.matches("/top/folder/" + path), "\(glob)")
    for other in ["/top/folder/x/" + path, "/top/folder/" + path + "x", "/top/other/" + path, "/top/folder/x" + path] {
      #expect(!globs.matches(other), "\(glob) \(other)")
    }
    if !path.utf8.contains(where: { $0 < 0x20 }) { #expect(PathGlobs.path(glob) == path) }
  }

  @Test(arguments: ["a.page", "*.page", "a/*.page", "a/", "/", "!a/b", "**/b", "a/b?", "a/[b]", "", "x/{a,b}"])
  func severalFiles(glob: String) { #expect(PathGlobs.path(glob) == nil) }

  /// `{a,b}` stands for either, as in shells.
  @Test(arguments: [
    ("*.{page,fragment}", ["x/a.page", "a.fragment"], ["a.json", "a.{page,fragment}"]),
    ("./{a,b/{c,d}}/*.{x,}", ["a/1.x", "b/c/1.", "b/d/1.x"], ["b/1.x", "c/1.x", "z/a/1.x"]),
    (#"\{a,b}.json"#, ["{a,b}.json"], ["a.json", "b.json"]), ("{a}.json", ["{a}.json"], ["a.json"]),
    ("{a,b", ["{a,b"], ["a", "b"]), ("a,b}", ["a,b}"], ["a"]), ("{{a,b}", ["{a", "{b"], ["a", "b"]),
  ]) func braces(glob: String, taken: [String], left: [String]) {
    #expect(PathGlobs.isValid(glob))
    let globs = PathGlobs([glob], in: "/top")
    for path in taken { #expect(globs.matches("/top/" + path), "\(path)") }
    for path in left { #expect(!globs.matches("/top/" + path), "\(path)") }
  }

  @Test(.timeLimit(.minutes(1))) func tooManyBraces() {
    #expect(!PathGlobs.isValid(String(repeating: "{a,b}", count: 40)))
    #expect(!PathGlobs(["a", String(repeating: "{a,b}", count: 40)], in: "/").matches("/aaaa"))
    #expect(PathGlobs.isValid(String(repeating: "{", count: 100_000)))
    #expect(!PathGlobs.isValid("{a,../b}/c"))
  }

  /// A walk for globs of a fixed depth looks into no folder that they cannot match in.
  @Test(arguments: [
    ("*.json", ["a", "a/b"], []), ("a/*.json", ["b", "a/b"], ["a"]), ("a/**/x.json", ["b"], ["a", "a/b", "a/b/c"]),
    ("**/x.json", [], ["a", "a/b"]), ("a/b", ["b", "a/c"], ["a", "a/b", "a/b/c"]),
    ("*/c/", ["a/b"], ["a", "b", "a/c", "a/c/d"]), ("{a,b/c}/*.json", ["c", "a/b", "b/d"], ["a", "b", "b/c"]),
    ("a /*.json", [], ["a ", "b"]),
  ]) func foldersWorthAWalk(glob: String, left: [String], walked: [String]) throws {
    let selection = try #require(GlobSelection("./" + glob))
    for folder in left + walked {
      let isTaken = selection.verdict(on: Array(folder.utf8)[...], isDirectory: true) != .none
      #expect(isTaken == walked.contains(folder), "\(folder)")
    }
  }

  @Test func oneFile() {
    #expect(PathGlobs.path("/a") == "a" && PathGlobs.path("a/b") == "a/b" && PathGlobs.path(#"a/\*b"#) == "a/*b")
  }
}
