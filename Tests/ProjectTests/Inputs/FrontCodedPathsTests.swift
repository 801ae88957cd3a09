import Testing

@testable import Project

@Suite struct FrontCodedPathsTests {
  private func texts(_ paths: FrontCodedPaths) -> [String] {
    (0..<paths.count).map { index in paths.withCString(at: index) { String(cString: $0) } }
  }

  private func coded(_ paths: [String]) -> FrontCodedPaths {
    var coded = FrontCodedPaths()
    for path in paths { coded.append(Array(path.utf8)[...], isMarked: path.hasSuffix("!")) }
    return coded
  }

  @Test func anyPathIsHadAgain() {
    let long = String(repeating: "long/", count: 400)
    let paths = (0..<100).map { "a/\($0 % 7)/b\($0)" } + [long, long + "x", "", "a", "a/b!"]
    let coded = coded(paths)
    #expect(texts(coded) == paths)
    #expect((0..<coded.count).map { String(decoding: coded.path(at: $0).bytes, as: UTF8.self) } == paths)
    #expect((0..<coded.count).map { coded.path(at: $0).isMarked } == paths.map { $0.hasSuffix("!") })
  }

  @Test func sortedIsInByteOrderWithoutRepetition() {
    let paths = ["b", "a/c", "a.c", "a", "b", "a/c", "", "ä", "z", "ab"]
    #expect(texts(coded(paths).sorted()) == ["", "a", "a.c", "a/c", "ab", "b", "z", "ä"])
    #expect(coded(["a", "b"]).isAscending)
    #expect(!coded(["a", "a"]).isAscending)
    #expect(!coded(["ab", "a"]).isAscending)
    #expect(coded(["a", "ab"]).isAscending)
  }

  @Test func markOfAnyEqualPathIsKept() {
    var coded = FrontCodedPaths()
    for isMarked in [false, true, false] { coded.append([97], isMarked: isMarked) }
    #expect(coded.sorted().count == 1)
    #expect(coded.sorted().path(at: 0).isMarked)
  }
}
