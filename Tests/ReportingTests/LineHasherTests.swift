import Linting
import TestSupport
import Testing

/// The vectors of GitHub's own implementation; `:1` unless given.
@Suite struct LineHasherTests {
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f", "54703d4cd895b18", "180aee12dab6264", "a23a3dc5e078b07b"]),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2", "b1ae1287ec4718d9", "bff680108adb0fcc", "c6805c5e1288b612", "b86d3392aea1be30",
        "e6ceba753e1a442",
      ]
    ),
    (
      " hello; \t\r\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
      [
        "e9496ae3ebfced30", "fb7c023a8b9ccb3f", "ce8ba1a563dcdaca", "e20e36e16fcb0cc8", "b3edc88f2938467e",
        "c8e28b0b4002a3a0", "c129715d7a2bc9a3",
      ]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      [
        "a7f2ff13bc495cf2", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4", "a7f2ff13bc495cf2:5",
        "a7f2ff13bc495cf2:6", "a7f2ff1481e87703", "a9cf91f7bbf1862b", "55ec222b86bcae53", "cc97dc7b1d7d8f7b",
        "c129715d7a2bc9a3",
      ]
    ),
    (
      "x = 2\nx = 1\nprint(x)\nx = 3\nprint(x)\nx = 4\nprint(x)\n",
      [
        "e54938cc54b302f1", "bb609acbe9138d60", "1131fd5871777f34", "5c482a0f8b35ea28", "54517377da7028d2",
        "2c644846cb18d53e", "f1b89f20de0d133", "c129715d7a2bc9a3",
      ]
    ),
  ])
  func vectors(text: String, expected: [String]) {
    var hasher = LineHasher(lines: Array(1...expected.count + 1))
    hasher.feed(text.utf8)
    hasher.finish()
    #expect(hasher.hashes.map(\.text) == expected.map { $0.contains(":") ? $0 : $0 + ":1" })
  }

  @Test(
    arguments: [
      ("a\u{FFFD}b", [0x61, 0xFF, 0x62]), ("\u{FFFD}\u{FFFD}\u{FFFD}x", [0xED, 0xA0, 0x80, 0x78]),
      ("\u{FFFD}x", [0xE2, 0x82, 0x78]), ("x\u{FFFD}", [0x78, 0xF0, 0x9F]), ("\u{FFFD}\u{FFFD}", [0x80, 0x81]),
      ("\u{FEFF}{", [0xEF, 0xBB, 0xBF, 0x7B]), ("\u{FFFD}\u{1F600}", [0xF0, 0xF0, 0x9F, 0x98, 0x80]),
      ("\u{FFFD}\u{FFFD}é", [0xC0, 0x80, 0xC3, 0xA9]),
    ] as [(String, [UInt8])])
  func badBytesAreReplaced(text: String, bytes: [UInt8]) {
    #expect(hash(Array(text.utf8)) == hash(bytes))
  }

  @Test func countsLinesThatAreEqual() {
    let lines = (0..<3000).map { (number: Int) -> String in
      String(repeating: "\(number % 1000) is a line ", count: 12) + "\n"
    }
    let text = lines.joined()
    var hasher = LineHasher(lines: Array(1...3000))
    hasher.feed(text.utf8)
    hasher.finish()
    let counts = hasher.hashes.map(\.count)
    // What stands behind the last line is not behind the others.
    let expected = Array(repeating: 1, count: 1000) + Array(repeating: 2, count: 1000)
    #expect(Array(counts.prefix(2000)) == expected)
    #expect(counts[2000..<2990].allSatisfy { $0 == 3 })
    #expect(Set(hasher.hashes).count == 3000)
  }

  /// A file comes as a whole or cut anywhere, and is read by words or by bytes.
  @Test func piecesMakeNoDifference() {
    var random = SeededGenerator(seed: 13)
    let parts = ["a", "word", "eight888", "longer/than/eight", " ", "        ", "\t", "\n", "\r", "\r\n", "é", "😀"]
    for _ in 0..<200 {
      let text = (0..<random.below(120)).map { _ in random.pick(parts, default: "") }.joined()
      let bytes = Array(text.utf8)
      let lines = Array(1...200)
      var whole = LineHasher(lines: lines)
      whole.feed(bytes)
      whole.finish()
      #expect(whole.hashes == hashes(bytes, lines), "\(text.debugDescription)")
    }
  }

  private func hash(_ bytes: [UInt8]) -> CountedHash? { hashes(bytes, [1]).first }

  /// One byte at a time.
  private func hashes(_ bytes: [UInt8], _ lines: [Int]) -> [CountedHash] {
    var hasher = LineHasher(lines: lines)
    for byte in bytes { hasher.feed(CollectionOfOne(byte)) }
    hasher.finish()
    return hasher.hashes
  }
}
