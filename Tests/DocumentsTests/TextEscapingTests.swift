import Documents
import Support
import Testing

@Suite struct TextEscapingTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("größe 日本 🧑🏽‍💻 \u{FEFF}\u{200B}\u{200D}", "größe 日本 🧑🏽‍💻 \u{FEFF}\u{200B}\u{200D}"),
    ("a\nb\r\nc\td", #"a\nb\r\nc\td"#), ("\u{1B}[31m", #"\u001B[31m"#),
    ("\u{0}\u{7F}\u{80}\u{9F}\u{A0}", "\\u0000\\u007F\\u0080\\u009F\u{A0}"),
    (
      "\u{061C}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}",
      #"\u061C\u200E\u200F\u2028\u2029\u202A\u202E\u2066\u2069"#
    ),
    (
      "\u{061B}\u{200D}\u{2010}\u{2027}\u{202F}\u{2065}\u{206A}",
      "\u{061B}\u{200D}\u{2010}\u{2027}\u{202F}\u{2065}\u{206A}"
    ),
    ("\u{FFFD}\u{FFFE}\u{FFFF}\u{1F600}", "\u{FFFD}\\uFFFE\\uFFFF\u{1F600}"),
    ("##vso[a] ##[b] ##x y[ #[ # ## ###[c]", #"\u0023#vso[a] \u0023#[b] ##x y[ #[ # ## #\u0023#[c]"#),
    ("##", "##"), ("##v", "##v"), ("##[", #"\u0023#["#), ("a ::b", "a ::b"), ("\"\\<&>", "\"\\<&>"),
  ])
  func line(text: String, expected: String) {
    #expect(TextEscaping.line(text) == expected)
  }

  @Test(arguments: [
    ("::error::x", #"\u003A:error::x"#), ("  ::error::x", #"  \u003A:error::x"#), (":", ":"), ("a::b", "a::b"),
    ("", ""), ("   ", "   "), (": :", ": :"), ("\t::x", #"\t::x"#),
  ])
  func lineStart(text: String, expected: String) {
    #expect(TextEscaping.line(text, atLineStart: true) == expected)
  }

  @Test(arguments: [
    (#"a"b\c/d"#, #"a\"b\\c/d"#), ("\u{8}\u{C}\n\r\t\u{1F}", #"\b\f\n\r\t\u001F"#),
    ("\u{7F}\u{85}\u{2028}\u{202E}", #"\u007F\u0085\u2028\u202E"#),
    ("<&>'", "<&>'"), ("##vso[x]", #"\u0023#vso[x]"#),
  ])
  func json(text: String, expected: String) {
    #expect(TextEscaping.json(text) == expected)
  }

  @Test(arguments: [
    (#"<a b="c">&amp;]]>'\"#, #"&lt;a b=&quot;c&quot;&gt;&amp;amp;]]&gt;'\"#),
    ("\u{1B}\u{FFFF}\u{202E}\n", #"\u001B\uFFFF\u202E\n"#),
    ("##vso[x]", "&#35;#vso[x]"),
  ])
  func xml(text: String, expected: String) {
    #expect(TextEscaping.xml(text) == expected)
    #expect(TextEscaping.xml("::x", atLineStart: true) == "&#58;:x")
  }

  @Test(arguments: [
    (TextEscaping.gitHubMessage, "100 % of a:b,c\n::error::x\r", #"100 %25 of a:b,c\n::error::x\r"#),
    (.gitHubMessage, "%0A%25", "%250A%2525"),
    (.gitHubProperty, "a,b:c%3A::\u{1B}", #"a%2Cb%3Ac%253A%3A%3A\u001B"#),
    (.azureMessage, "100 %]; ##vso[x]\n", #"100 %AZP25]; \u0023#vso[x]\n"#),
    (.azureProperty, "a;b]c%0A%AZP25", "a%3Bb%5Dc%AZP250A%AZP25AZP25"),
    (.tap, "a # SKIP b##[c]", #"a \u0023 SKIP b\u0023\u0023[c]"#),
    (.markdown, "a|b`c`<i>&_*~[x](y)\\", #"a\|b\`c\`&lt;i&gt;&amp;\_\*\~\[x\](y)\\"#),
    (
      .markdown, "@user #12 http://a www.b a.w. c:d $x$\n",
      "@&#8203;user #&#8203;12 http&#8203;://a www&#8203;.b a.w&#8203;. c:d <span>$</span>x<span>$</span>\\\\n"
    ),
    (.markdown, "", ""), (.markdown, ":", ":"), (.markdown, ".", "."),
  ])
  func servers(escaping: TextEscaping, text: String, expected: String) {
    #expect(escaping(text) == expected)
  }

  /// The list itself: what is left out of it is escaped nowhere.
  @Test func theList() {
    let first = Set(
      HarmfulCharacters.ranges.joined().filter { $0 > 0x7F }.compactMap {
        Unicode.Scalar($0).map { String($0).utf8.first }
      })
    let (one, two, three, four) = HarmfulCharacters.firstBytes
    #expect(first == [one, two, three, four])
    let listed = HarmfulCharacters.ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }
    #expect(listed == listed.sorted() && Set(listed).count == listed.count)
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      let isExpected = isControl || scalar.properties.isBidiControl || value == 0xFFFE || value == 0xFFFF
      #expect(UInt16(exactly: value).map(HarmfulCharacters.contains) ?? false == isExpected, "\(value)")
    }
  }

  private static let all: [TextEscaping] = [
    .line, .json, .xml, .gitHubMessage, .gitHubProperty, .azureMessage, .azureProperty, .tap, .markdown,
  ]

  /// No matter what is in a text, nothing that a terminal, a page or a build server obeys is left of it.
  @Test(arguments: all)
  func nothingHarmfulRemains(escaping: TextEscaping) {
    for value in UInt32(0)...0x1_0100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isHarmful = UInt16(exactly: value).map(HarmfulCharacters.contains) ?? false
      // The scanner looks at blocks first, so the character stands at every place of one.
      let before = String(repeating: "a", count: Int(value) % 17)
      let escaped = escaping("\(before)\(Character(scalar))zzzzzzzzzzzzzzzz")
      #expect(escaped.unicodeScalars.contains(scalar) != isHarmful || (value < 0x80 && !isHarmful), "\(value)")
      if isHarmful { #expect(escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }) }
    }
  }

  /// A text is escaped as its characters are one by one, no matter what stands beside them.
  @Test(arguments: all)
  func charactersAreIndependent(escaping: TextEscaping) {
    let alphabet = Array("ab z\"&<>\\'\u{1}\n\u{7F}\u{9B}é日😀\u{202E}\u{2010}\u{FFFE}\u{D8A}".unicodeScalars)
    var state: UInt64 = 42
    for _ in 0..<2_000 {
      var text = ""
      var expected = ""
      for _ in 0..<(state >> 33) % 40 {
        // Knuth's linear congruential generator: the same texts in every run.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let scalar = alphabet[Int((state >> 33) % UInt64(alphabet.count))]
        text.unicodeScalars.append(scalar)
        expected += escaping(String(scalar))
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      #expect(Array(escaping(text).utf8) == Array(expected.utf8))
    }
  }
}
