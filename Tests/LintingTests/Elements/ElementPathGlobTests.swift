import Testing

@testable import Linting

/// Which elements a glob over their paths stands for.
@Suite struct ElementPathGlobTests {
  static let samples: [(glob: String, path: String, isIn: Bool)] = [
    ("screen", "screen/collectionView[a]", true), ("screen", "screen", true), ("screen/header", "screen", false),
    ("screen/collectionView[a]", "screen/collectionView[ab]", false),
    ("screen/collectionView[*]/collectionCell[?]", "screen/collectionView[featured]/collectionCell[1]/title", true),
    ("screen/collectionView[*]/collectionCell[?]", "screen/collectionView[featured]/collectionCell[12]", false),
    ("screen/*/title", "screen/a/b/title", false), ("screen/**/title", "screen/a/b/title", true),
    ("**/title", "title", true), ("**", "screen", true), ("**/a/**/b", "x/a/y/b/z", true),
    ("**/a/**/b", "x/b/y/a", false), ("**/a/b", "a/a/a/b", true), ("screen[*]/a", "screen[x]/a", true),
    (#"screen/cell["a/b"]/title"#, #"screen/cell["a/b"]/title"#, true),
    (#"screen/*/title"#, #"screen/cell["a/b"]/title"#, true), (#"screen/cell["a/*"]"#, #"screen/cell["a/b/c"]"#, true),
    (#"screen/cell["x"]/y"]"#, #"screen/cell["x"]/y"]"#, true),
    (#"screen/cell["open/x"#, #"screen/cell["open/x"#, true),
  ]

  @Test(arguments: samples) func sample(glob: String, path: String, isIn: Bool) throws {
    #expect(try #require(ElementPathGlob(glob)).contains(path) == isIn)
  }

  @Test(arguments: ["", "/", "a//b", "/a", "a/"]) func noPath(text: String) { #expect(ElementPathGlob(text) == nil) }

  /// Hostile globs and ids take time in proportion.
  @Test func large() throws {
    let glob = try #require(ElementPathGlob(Array(repeating: "**/a", count: 500).joined(separator: "/") + "/b"))
    #expect(!glob.contains(Array(repeating: "a", count: 5_000).joined(separator: "/")))
    let open = String(repeating: #"["x/"#, count: 100_000)
    #expect(try #require(ElementPathGlob("*")).contains(open))
  }
}
