import Testing

@testable import FioriLintCLI
@testable import Project

/// Text and Markdown in a terminal's width.
@Suite struct LayoutTests {
  private static let layout = TextLayout(width: 40)

  @Test func paragraphs() {
    #expect(
      Self.layout.paragraph("one two three four five six seven eight nine ten", indentation: 2)
        == "  one two three four five six seven\n  eight nine ten\n")
    #expect(Self.layout.paragraph("one\ntwo", indentation: 6, label: "  a") == "  a   one two\n")
    #expect(Self.layout.paragraph("one", indentation: 4, label: "label") == "label\n    one\n")
    #expect(Self.layout.paragraph("", indentation: 4, label: "a") == "a\n")
    #expect(Self.layout.paragraph(" \n ", indentation: 4) == "")
    // A word that has no room has a line of its own.
    let long = String(repeating: "x", count: 50)
    #expect(Self.layout.paragraph("a \(long) b", indentation: 2) == "  a\n  \(long)\n  b\n")
  }

  @Test func columnsAreThoseOfTheTerminal() {
    // Ten characters of two columns each, and the spaces between, just fit or do not.
    let wide = Array(repeating: "漢", count: 14).joined(separator: " ")
    #expect(Self.layout.paragraph(wide).split(separator: "\n").map(\.count) == [25, 1])
    #expect(TextLayout.padded("漢", 4) == "漢  " && TextLayout.padded("abc", 2) == "abc")
    #expect(TextLayout.padded(7, 3) == "  7" && TextLayout.padded(1234, 3) == "1234")
  }

  @Test(arguments: [(1, 40), (40, 40), (80, 80), (500, 120)]) func limits(width: Int, columns: Int) {
    #expect(TextLayout(width: width).width == columns)
  }

  @Test func markdown() {
    let text = MarkdownText.text(
      """
      One paragraph
      of two lines.

      - an item
        that goes on and on and on and on and on
      - another
      ## Avoid

      ```json ios
      {↓"a":
        1}

      ```
      """, Self.layout, Colours(isOn: false))
    let lines = [
      "  One paragraph of two lines.", "", "  - an item that goes on and on and on", "    and on and on", "  - another",
      "Avoid", "", "  json ios", #"    {↓"a":"#, "      1}",
    ]
    #expect(text == lines.map { $0 + "\n" }.joined())
  }

  @Test func colours() {
    let text = MarkdownText.text("## Avoid\n\n```json\n↓1\n```", Self.layout, Colours(isOn: true))
    #expect(text.contains("\u{1B}[1mAvoid\u{1B}[0m") && text.contains("\u{1B}[1;31m↓\u{1B}[0m1"))
  }
}
