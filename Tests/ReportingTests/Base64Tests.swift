import Testing

@testable import Reporting

/// Base64 against the values that its standard gives.
@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{FF}\u{3F}>", "w78/Pg=="),
  ])
  func base64(text: String, expected: String) {
    #expect(ContentPolicy.base64(Array(text.utf8)) == expected)
  }
}
