import Support
import Testing

/// Paths taken apart by their bytes.
@Suite struct PathTextTests {
  @Test(arguments: [
    ("a/b.json", "a", "a/", "b.json", "json"), ("b", "", "", "b", ""), ("/b.x.y", "", "/", "b.x.y", "y"),
    ("a/", "a", "a/", "", ""), ("", "", "", "", ""), ("a.b/c", "a.b", "a.b/", "c", ""),
    // One character, as people read it, of which the first is a slash.
    ("a/\u{301}b", "a", "a/", "\u{301}b", ""),
  ])
  func parts(path: String, folder: String, front: String, name: String, suffix: String) {
    #expect(path.pathFolder.hasBytes(of: folder))
    #expect(path.pathFront.hasBytes(of: front))
    #expect(path.pathName.hasBytes(of: name))
    #expect(path.pathExtension.hasBytes(of: suffix))
  }

  @Test(arguments: [
    ("/a/b", 4, "/a/b"), ("/a/b", 3, "/a"), ("/a/b", 2, "/a"), ("/a/b", 1, "/"), ("/a/b", 0, "/"), ("/ab", 2, "/"),
    ("/", 0, "/"), ("/abc/d", 4, "/abc"), ("/abc/d", 3, "/"), ("/a/\u{301}b", 2, "/a"),
  ])
  func above(path: String, count: Int, expected: String) {
    #expect(path.pathAbove(within: count).hasBytes(of: expected))
  }

  @Test(arguments: ["", "a", "a/b", "b", "ab", "e\u{301}", "\u{E9}", "\u{10FF80}"]) func order(text: String) {
    for other in ["", "a", "a/b", "b", "ab", "e\u{301}", "\u{E9}", "\u{10FF80}"] {
      #expect(text.bytesPrecede(other) == text.utf8.lexicographicallyPrecedes(other.utf8), "\(other)")
    }
  }

  @Test(
    arguments: [
      ("/a/b", "/a", "b"), ("/a/b", "/", "a/b"), ("/a/b/c", "/a", "b/c"), ("/a", "/a", nil), ("/ab", "/a", nil),
      ("/", "/", nil), ("/e\u{301}/b", "/\u{E9}", nil), ("/a/\u{301}b", "/a", "\u{301}b"), ("/b", "/a", nil),
    ] as [(String, String, String?)])
  func inside(path: String, folder: String, expected: String?) {
    #expect(path.path(inside: folder).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect(path.leads(into: folder) == (expected != nil || path.hasBytes(of: folder)))
  }
}
