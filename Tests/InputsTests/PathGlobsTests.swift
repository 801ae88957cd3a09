import Inputs
import Testing

/// Globs that stand for one file, and back.
@Suite struct PathGlobsTests {
  @Test(arguments: [
    "a.page", "b/c.page", "a b.page ", "#a", "!a", "[x]/y*?.json", "back\\slash.json", "ü/é.page", "a\u{1}b\nc", " ",
    "\"q'", "-",
  ])
  func globOfPath(path: String) {
    let glob = PathGlobs.glob(for: path)
    #expect(PathGlobs.isValid(glob), "\(glob)")
    let globs = PathGlobs([glob], in: "/top/folder")
    #expect(globs.matches("/top/folder/" + path), "\(glob)")
    for other in ["/top/folder/x/" + path, "/top/folder/" + path + "x", "/top/other/" + path, "/top/folder/x" + path] {
      #expect(!globs.matches(other), "\(glob) \(other)")
    }
    if !path.utf8.contains(where: { $0 < 0x20 }) { #expect(PathGlobs.path(glob) == path) }
  }

  @Test(arguments: ["a.page", "*.page", "a/*.page", "a/", "/", "!a/b", "**/b", "a/b?", "a/[b]", ""])
  func severalFiles(glob: String) { #expect(PathGlobs.path(glob) == nil) }

  @Test func oneFile() {
    #expect(PathGlobs.path("/a") == "a" && PathGlobs.path("a/b") == "a/b" && PathGlobs.path(#"a/\*b"#) == "a/*b")
  }
}
