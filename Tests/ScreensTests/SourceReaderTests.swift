import Foundation
import Screens
import TestSupport
import Testing

@Suite struct SourceReaderTests {
  /// A text with a byte of its own at each place, and with line breaks.
  private static func text(_ count: Int) -> [UInt8] {
    (0..<count).map { $0 % 61 == 60 ? 0x0A : UInt8(33 + $0 % 90) }
  }

  @Test(arguments: [0, 1, 31, 32, 4096, 65_535, 65_536, 65_537, 1_200_000])
  func smallFileIsReadWhole(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = Self.text(size)
    let source = SourceReader(pieceSize: 300_001)
    try source.open(try folder.write("a", bytes), path: "shown", filePath: "real")
    #expect(source.isComplete)
    #expect(source.count == size)
    #expect(source.bufferOffset == 0)
    #expect(source.path == "shown")
    #expect(source.filePath == "real")
    #expect(UnsafeBufferPointer(start: source.bytes, count: source.count).elementsEqual(bytes))
    #expect((0..<32).allSatisfy { source.bytes[size + $0] == 0 })
    #expect(try !source.readMore())
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000, 2499, 2500, 10_000])
  func largeFileComesInPieces(pieceSize: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = Self.text(10_000)
    let source = SourceReader(pieceSize: pieceSize)
    try source.open(try folder.write("a", bytes), path: "a")
    #expect(source.isComplete == (10_000 <= 4 * pieceSize))
    var seen = 0
    while true {
      // The text at hand is the file's, wherever it lies.
      let atHand = UnsafeBufferPointer(start: source.bytes, count: source.count)
      try #require(atHand.elementsEqual(bytes[source.bufferOffset..<source.bufferOffset + source.count]))
      #expect(source.bytes[source.count] == 0)
      #expect(source.bufferPosition == position(of: source.bufferOffset, in: bytes))
      seen = source.bufferOffset + source.count
      // A reader that is done with all but the last few bytes.
      source.discard(upTo: max(0, seen - 5))
      if try !source.readMore() { break }
    }
    #expect(seen == 10_000)
    #expect(source.isComplete)
    #expect(pieceSize > 2499 || source.count < 10_000)
  }

  @Test func whatIsNotDiscardedStays() throws {
    let folder = try TemporaryFolder()
    let bytes = Self.text(5000)
    let source = SourceReader(pieceSize: 100)
    try source.open(try folder.write("a", bytes), path: "a")
    source.discard(upTo: 50)
    #expect(source.bufferOffset == 0, "nothing moves before more is read")
    // To go back is not possible.
    source.discard(upTo: 10)
    try source.readMore()
    #expect(source.bufferOffset == 50)
    try source.readAll()
    #expect(source.bufferOffset == 50)
    #expect(source.count == 4950)
    #expect(source.isComplete)
    #expect(UnsafeBufferPointer(start: source.bytes, count: source.count).elementsEqual(bytes[50...]))
  }

  @Test func discardingBeyondWhatIsAtHand() throws {
    let folder = try TemporaryFolder()
    let bytes = Self.text(5000)
    let source = SourceReader(pieceSize: 100)
    try source.open(try folder.write("a", bytes), path: "a")
    source.discard(upTo: 150)
    try source.readMore()
    #expect(source.bufferOffset == 100)
    try source.readMore()
    #expect(source.bufferOffset == 150)
    #expect(source.bytes[0] == bytes[150])
  }

  @Test func byteOrderMarkCountsForNothingOnceItIsLetGo() throws {
    let folder = try TemporaryFolder()
    let bytes = [0xEF, 0xBB, 0xBF] + [UInt8](repeating: UInt8(ascii: "x"), count: 3000)
    let source = SourceReader(pieceSize: 100)
    try source.open(try folder.write("a", bytes), path: "a")
    source.discard(upTo: 43)
    try source.readMore()
    #expect(source.bufferOffset == 43)
    #expect(source.bufferPosition == SourcePosition(line: 1, column: 41, utf16Column: 41, byteColumn: 41))
  }

  @Test func oneReaderServesManyFiles() throws {
    let folder = try TemporaryFolder()
    let large = try folder.write("large", Self.text(100_000))
    let small = try folder.write("small", "{}")
    let source = SourceReader(pieceSize: 1000)
    for _ in 0..<3 {
      try source.open(large, path: "large")
      source.discard(upTo: 500)
      try source.readMore()
      try source.open(small, path: "small")
      #expect(source.count == 2)
      #expect(source.bufferOffset == 0)
      #expect(source.isComplete)
      #expect(source.bufferPosition == .start && source.bytes[2] == 0)
      try Array("[1]".utf8).withUnsafeBytes { try source.open(text: $0, path: "text") }
      #expect(source.count == 3)
      #expect(source.filePath.isEmpty)
      #expect(source.isComplete)
    }
  }

  @Test func textIsReplaced() throws {
    let source = SourceReader()
    try Array("abc".utf8).withUnsafeBytes { try source.open(text: $0, path: "a") }
    let longer = Self.text(200_000)
    longer.withUnsafeBytes { source.replaceText(with: $0, from: "ISO-8859-1") }
    #expect(source.count == 200_000)
    #expect(source.isComplete)
    #expect(source.bytes[200_000] == 0)
    #expect(UnsafeBufferPointer(start: source.bytes, count: source.count).elementsEqual(longer))
  }

  // MARK: Limits

  @Test(arguments: [(10, 10, true), (11, 10, false), (0, 0, true), (1, 0, false)])
  func limit(size: Int, limit: Int, isRead: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", Self.text(size))
    let source = SourceReader(limit: limit)
    let expected = ReadError("is larger than the limit of \(limit) bytes (set `max-file-size`)")
    if isRead {
      try source.open(path, path: "a")
      try Self.text(size).withUnsafeBytes { try source.open(text: $0, path: "a") }
    } else {
      #expect(throws: expected) { try source.open(path, path: "a") }
      #expect(source.count == 0)
      #expect(source.isComplete)
      #expect(throws: expected) { try Self.text(size).withUnsafeBytes { try source.open(text: $0, path: "a") } }
    }
  }

  @Test func limitIsSaidInMegabytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", [UInt8](repeating: 32, count: (2 << 20) + 1))
    let error = ReadError("is larger than the limit of 2 MB (set `max-file-size`)")
    #expect(throws: error) { try SourceReader(limit: 2 << 20).open(path, path: "a") }
  }

  @Test func fileThatGrowsBeyondTheLimit() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", Self.text(1000))
    let source = SourceReader(limit: 1500, pieceSize: 100)
    try source.open(path, path: "a")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(Self.text(1000)))
    try handle.close()
    #expect(throws: ReadError("changed while it was read")) {
      try source.readAll()
    }
    #expect(source.isComplete)
    #expect(source.count == 0)
  }

  @Test func fileThatShrinks() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", Self.text(1000))
    let source = SourceReader(pieceSize: 100)
    try source.open(path, path: "a")
    #expect(truncate(path, 150) == 0)
    #expect(throws: ReadError("changed while it was read")) {
      try source.readAll()
    }
    #expect(source.isComplete)
    #expect(source.count == 0)
  }

  // MARK: What cannot be read

  @Test func missingFile() throws {
    let folder = try TemporaryFolder()
    let error = ReadError("does not exist")
    #expect(throws: error) { try SourceReader().open(folder.path("none"), path: "none") }
  }

  @Test func folder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ReadError("is a folder; expected a file")) { try SourceReader().open(folder.path, path: "a") }
  }

  @Test(.timeLimit(.minutes(1))) func pipeDoesNotBlock() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(throws: ReadError("is not a regular file; expected one")) {
      try SourceReader().open(folder.path("pipe"), path: "a")
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything")) func unreadableFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", "{}")
    chmod(path, 0)
    let error = ReadError("cannot be opened (Permission denied); expected a readable file")
    #expect(throws: error) { try SourceReader().open(path, path: "a") }
  }

  @Test func loopOfLinks() throws {
    let folder = try TemporaryFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: ReadError.self) { try SourceReader().open(folder.path("a"), path: "a") }
  }

  private func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var position = SourcePosition.start
    bytes[..<offset].withUnsafeBufferPointer { position.advance(over: $0) }
    return position
  }
}
