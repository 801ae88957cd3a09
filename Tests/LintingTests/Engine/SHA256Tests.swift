import Linting
import Testing

/// SHA-256 against the examples that NIST publishes (FIPS 180-4, the CAVP's short and long messages).
@Suite struct SHA256Tests {
  private func digest(_ pieces: [[UInt8]]) -> String {
    var digest = SHA256()
    for piece in pieces { piece.withUnsafeBytes { digest.update($0) } }
    return digest.finish()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func examples(text: String, expected: String) {
    #expect(digest([Array(text.utf8)]) == expected)
  }

  @Test(
    arguments: [
      ([0xBD], "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
      ([0xC9, 0x8C, 0x8E, 0x55], "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"),
      (Array(repeating: 0, count: 55), "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
      (Array(repeating: 0, count: 56), "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
      (Array(repeating: 0, count: 57), "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
      (Array(repeating: 0, count: 64), "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
      (Array(repeating: 0, count: 1000), "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
      (
        Array(repeating: UInt8(ascii: "A"), count: 1000),
        "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"
      ),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], expected: String) {
    #expect(digest([bytes]) == expected)
  }

  @Test func aMillion() {
    let pieces = Array(repeating: Array(repeating: UInt8(ascii: "a"), count: 1_000), count: 1_000)
    #expect(digest(pieces) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// However the bytes come, the digest is the same.
  @Test func pieces() {
    let bytes = (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let whole = digest([bytes])
    for size in 1...200 {
      let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
      #expect(digest(pieces) == whole, "pieces of \(size)")
    }
  }
}
