import Syntax
import Testing

@Suite struct JSONTokensTests {
  private func tokens(_ text: String, hasComments: Bool = false) -> [JSONToken] {
    Array(text.utf8).withUnsafeBufferPointer { Array(JSONTokens($0, hasComments: hasComments)) }
  }

  private func texts(_ text: String, hasComments: Bool = false) -> [String] {
    let bytes = Array(text.utf8)
    return tokens(text, hasComments: hasComments).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    (
      #"{"a": [1, -2.5e3], "b":null}"#,
      ["{", #""a""#, ":", "[", "1", ",", "-2.5e3", "]", ",", #""b""#, ":", "null", "}"]
    ),
    (#""a\"b" "\\""#, [#""a\"b""#, #""\\""#]), ("", []), (" \n\t", []),
    // A string without its quote ends with its line.
    ("{\"a\n\"b\": 1", ["{", "\"a", "\"b\"", ":", "1"]), (#"["a"#, ["[", #""a"#]), (#""a\"#, [#""a\"#]),
    (#"ab"c"d,e"#, ["ab", #""c""#, "d", ",", "e"]), ("a//b", ["a//b"]),
  ]) func order(text: String, expected: [String]) { #expect(texts(text) == expected) }

  @Test(arguments: [
    ("1 // a\n2", ["1", "// a\n", "2"]), ("a/* { */b", ["a", "/* { */", "b"]), (#""/*" /"#, [#""/*""#, "/"]),
    ("/* a", ["/* a"]), ("// a", ["// a"]),
  ]) func comments(text: String, expected: [String]) { #expect(texts(text, hasComments: true) == expected) }

  @Test(arguments: [(#""a""#, true), (#""a"#, false), (#""a\""#, false), ("\"a\n\"", false)])
  func closingQuote(text: String, isClosed: Bool) { #expect(tokens(text).first?.isClosed == isClosed) }

  @Test(arguments: [(#"[1, {"a": []}] 2"#, 0..<14), (#""a" b"#, 0..<3), ("12,", 0..<2), ("[1", 0..<2)])
  func value(text: String, expected: Range<Int>) {
    let found = Array(text.utf8).withUnsafeBufferPointer { text in
      var tokens = JSONTokens(text)
      return tokens.value()
    }
    #expect(found == expected)
  }

  /// Nothing but white space is between tokens, wherever a text is cut off.
  @Test func coverEveryText() {
    let whole = Array(#"{"a\n" : [true,"ü\u00e4", {}], /* "x */ "b": -1.5e+3}"#.utf8)
    for count in 0...whole.count {
      let text = Array(whole.prefix(count))
      var position = 0
      for token in text.withUnsafeBufferPointer({ Array(JSONTokens($0)) }) {
        #expect(text[position..<token.start].allSatisfy { $0 <= 0x20 })
        #expect(token.end > token.start)
        position = token.end
      }
      #expect(text[position...].allSatisfy { $0 <= 0x20 })
    }
  }
}
