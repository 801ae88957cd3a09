import Testing

@testable import Reporting

/// SHA-256 and Base64 against the values that their standards give.
@Suite struct HashTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func sha256(message: String, expected: String) {
    let hash = SHA256.hash(message.utf8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hash == expected)
  }

  /// Every length around the blocks of the hash has another one.
  @Test func lengthsDiffer() {
    let hashes = (0..<200).map { SHA256.hash([UInt8](repeating: 7, count: $0)) }
    #expect(Set(hashes).count == hashes.count && hashes.allSatisfy { $0.count == 32 })
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{FF}\u{3F}>", "w78/Pg=="),
  ])
  func base64(text: String, expected: String) {
    #expect(ContentPolicy.base64(Array(text.utf8)) == expected)
  }
}
