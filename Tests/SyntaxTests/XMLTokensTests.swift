import Syntax
import Testing

@Suite struct XMLTokensTests {
  private func texts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { Array(XMLTokens($0)) }.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    (#"<a b="c" d='"'>e</a >"#, ["<a", "b", "=", #""c""#, "d", "=", "'\"'", ">", "e", "</a >"]),
    ("<a/><b />", ["<a", "/>", "<b", "/>"]), ("<!-- <a> -->b", ["<!-- <a> -->", "b"]),
    ("<![CDATA[<a>]]>", ["<![CDATA[<a>]]>"]),
    (
      "<?x ?><!DOCTYPE a [<!ENTITY b '>'>]><a>",
      [
        "<?x ?>", "<!DOCTYPE a [<!ENTITY b '>'>]>", "<a", ">",
      ]
    ),
    // A tag that is not closed ends where the next one begins, and so does a value.
    ("<a b <c>", ["<a", "b", "", "<c", ">"]), ("<a b=\"c <d/>", ["<a", "b", "=", "\"c ", "", "<d", "/>"]),
    ("<", ["<"]), ("< a", ["<", "a"]), ("<!-- a", ["<!-- a"]), ("</a", ["</a"]), ("a", ["a"]), ("", []),
    ("<a /b>", ["<a", "/", "b", ">"]),
  ]) func order(text: String, expected: [String]) { #expect(texts(text) == expected) }

  @Test(arguments: [
    ("<?xml?>\n<!-- a --><b>", 18, false), ("<!DOCTYPE a [\n<!-- ] -->]> <b>", 27, false), ("<!-- a", 6, true),
    ("  ", 2, true), ("<b>", 0, false), ("text", 0, false), ("<", 0, false),
  ]) func prolog(text: String, offset: Int, isOpen: Bool) {
    let found = Array(text.utf8).withUnsafeBufferPointer { XMLTokens.endOfProlog(in: $0) }
    #expect(found.offset == offset)
    #expect(found.isOpen == isOpen)
  }

  /// Tokens are in order and leave out white space in tags alone, wherever a text is cut off.
  @Test func coverEveryText() {
    let whole = Array(#"<?xml?><!DOCTYPE a><a b = "ü" ><!-- c --><d e='f'/>g<![CDATA[ h ]]></a>"#.utf8)
    for count in 0...whole.count {
      let text = Array(whole.prefix(count))
      var position = 0
      for token in text.withUnsafeBufferPointer({ Array(XMLTokens($0)) }) {
        #expect(text[position..<token.start].allSatisfy { $0 <= 0x20 })
        position = token.end
      }
      #expect(text[position...].allSatisfy { $0 <= 0x20 })
    }
  }

  @Test(
    arguments: [
      ("amp", "&"), ("apos", "'"), ("#65", "A"), ("#x41", "A"), ("#0", nil), ("#xFFFF", nil), ("nbsp", nil),
      ("#+1", nil),
      ("", nil),
    ] as [(String, Unicode.Scalar?)]) func reference(name: String, expected: Unicode.Scalar?)
  {
    #expect(Array(name.utf8).withUnsafeBufferPointer { XMLReference.character($0) } == expected)
  }
}
