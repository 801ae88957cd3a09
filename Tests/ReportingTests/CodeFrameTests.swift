import Screens
import Testing

@testable import Linting
@testable import Reporting

@Suite struct CodeFrameTests {
  /// The line and, below it, its carets.
  private func frame(
    _ text: String, _ columns: Range<Int>, from column: Int = 1, width: Int = 80
  ) -> [String] {
    let frame = CodeFrame(
      SourceExcerpt(text: text, column: column), from: SampleReport.position(1, columns.lowerBound),
      to: SampleReport.position(1, columns.upperBound), width: width)
    return [
      String(decoding: frame.text.bytes, as: UTF8.self),
      String(repeating: " ", count: frame.indentation) + String(repeating: "^", count: frame.carets),
    ]
  }

  @Test func plain() {
    #expect(frame(#"  "id": 1"#, 3..<7) == [#"  "id": 1"#, "  ^^^^"])
  }

  @Test func emptyCulpritHasOneCaret() {
    #expect(frame("abc", 2..<2) == ["abc", " ^"])
    #expect(frame("abc", 4..<4) == ["abc", "   ^"])
    #expect(frame("abc", 40..<50) == ["abc", "   ^"])
    #expect(frame("", 1..<1) == ["", "^"])
  }

  @Test func culpritBeyondTheLineEndsWithIt() {
    #expect(frame("abc", 2..<90) == ["abc", " ^^"])
  }

  @Test func tabsTakeFourColumns() {
    #expect(frame("\t\t{x}\t}", 3..<6) == ["        {x}    }", "        ^^^"])
    #expect(frame("\t{", 1..<2) == ["    {", "^^^^"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(frame("日本\"x\"", 3..<6) == ["日本\"x\"", "    ^^^"])
    #expect(frame("x日本x", 2..<4) == ["x日本x", " ^^^^"])
    #expect(frame("😀a", 2..<3) == ["😀a", "  ^"])
  }

  @Test func sequencesAreOneCharacter() {
    // Four scalars: a person, a skin tone, a joiner, a computer.
    #expect(frame("🧑🏽‍💻ab", 6..<7) == ["🧑🏽‍💻ab", "   ^"])
    #expect(frame("🇩🇪x", 3..<4) == ["🇩🇪x", "  ^"])
    #expect(frame("1\u{FE0F}\u{20E3}x", 4..<5) == ["1\u{FE0F}\u{20E3}x", "  ^"])
    #expect(frame("e\u{301}e\u{301}x", 5..<6) == ["e\u{301}e\u{301}x", "  ^"])
    #expect(frame("각\u{1100}\u{1161}\u{11A8}x", 5..<6) == ["각\u{1100}\u{1161}\u{11A8}x", "    ^"])
  }

  @Test func harmfulCharactersAreShownEscaped() {
    #expect(frame("\u{1B}[1mx", 5..<6) == [#"\u001B[1mx"#, "         ^"])
    #expect(frame("\u{202E}##vso[x]", 4..<7) == [#"\u202E\u0023#vso[x]"#, "             ^^^"])
    #expect(frame("a\rb", 3..<4) == [#"a\rb"#, "   ^"])
  }

  @Test func longLinesAreCut() {
    let line = (0..<30).map { "item\($0 + 10) " }.joined()
    #expect(frame(line, 1..<5, width: 20) == ["item10 item11 item1…", "^^^^"])
    #expect(
      frame(line, 106..<112, width: 40)
        == ["…21 item22 item23 item24 item25 item26 …", "                         ^^^^^^"])
    #expect(
      frame(line, 197..<999, width: 40)
        == ["…34 item35 item36 item37 item38 item39 ", "                         ^^^^^^^^^^^^^^"])
    #expect(frame("tail", 102..<104, from: 101) == ["…tail", "  ^^"])
  }

  @Test func cutsDoNotSplitWideCharacters() {
    let frame = frame(String(repeating: "日", count: 60), 30..<31, width: 41)
    #expect(frame[0].hasPrefix("…日") && frame[0].hasSuffix("日…"))
    #expect(frame[1] == String(repeating: " ", count: 25) + "^^")
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("가", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("❤", 1),
      ("❤\u{FE0F}", 2), ("\u{200B}", 0), ("\u{301}", 0), ("ß", 1), ("ไ", 1), ("नि", 2), ("👍🏽", 2), ("𠀀", 2), ("→", 1),
    ] as [(Character, Int)])
  func displayWidth(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }
}
