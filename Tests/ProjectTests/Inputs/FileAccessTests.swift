import Foundation
import Support
import Testing

/// What all floors read files and folders with.
@Suite struct FileAccessTests {
  private func open<Result>(
    _ bytes: [UInt8], in tree: TemporaryTree, _ body: (Descriptor) throws -> Result
  ) throws -> Result {
    try Data(bytes).write(to: URL(filePath: tree.path("file")))
    let number = Foundation.open(tree.path("file"), O_RDONLY)
    try #require(number >= 0)
    defer { close(number) }
    return try body(Descriptor(number))
  }

  @Test(arguments: [0, 1, 7, 8, 9, 1000]) func readsAll(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try open(bytes, in: TemporaryTree()) { $0.readAll(piecesOf: 8) } == bytes)
  }

  /// A user who sets a limit sees that there is more, without having to take it all.
  @Test func stopsBeyondTheLimit() throws {
    let bytes = [UInt8](repeating: 1, count: 1000)
    let read = try #require(try open(bytes, in: TemporaryTree()) { $0.readAll(limit: 20, piecesOf: 8) })
    #expect(read.count == 24)
    #expect(try open(bytes, in: TemporaryTree()) { $0.readAll(limit: 1000, piecesOf: 8) }?.count == 1000)
  }

  @Test func saysThatItCannotRead() throws {
    let tree = try TemporaryTree(["folder/"])
    let number = Foundation.open(tree.path("folder"), O_RDONLY)
    defer { close(number) }
    #expect(Descriptor(number).readAll() == nil && errno == EISDIR)
    #expect(Descriptor(-1).readAll() == nil && errno == EBADF)
  }

  @Test func namesOfAFolder() throws {
    let tree = try TemporaryTree(["b/", "a.json", ".hidden", "é", "Z"])
    #expect(visibleNames(in: tree.root) == ["Z", "a.json", "b", "é"])
    #expect(visibleNames(in: tree.path("nothing")) == [])
  }
}
