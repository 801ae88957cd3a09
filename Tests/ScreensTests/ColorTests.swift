import Screens
import Testing

/// Colours as descriptions write them, and what WCAG says of two of them.
@Suite struct ColorTests {
  @Test(arguments: [
    ("#0a6ED1", "#0a6ed1"), ("#0a6ED180", "#0a6ed180"), ("#0a6ed1ff", "#0a6ed1"), ("black", "#000000"),
    ("teal", "#008080"), ("transparent", "#00000000"),
  ])
  func isRead(text: String, written: String) throws { #expect(try #require(Color(text.utf8)).text == written) }

  @Test(arguments: ["", "#", "#fff", "#12345", "#1234567", "#12345g", "Black", "accent1", "blak"])
  func isNone(text: String) { #expect(Color(text.utf8) == nil) }

  @Test(arguments: [
    ("black", "white", 21.0), ("white", "white", 1), ("#777777", "white", 4.48), ("#767676", "#ffffff", 4.54),
    ("#0000ff", "white", 8.59), ("#ff0000", "#00ff00", 2.91), ("#00000080", "white", 4.0), ("#00000000", "white", -1),
    ("black", "#ffffff80", -1),
  ])
  func contrasts(text: String, background: String, expected: Double) throws {
    let color = try #require(Color(text.utf8))
    let contrast = color.contrast(on: try #require(Color(background.utf8)))
    #expect(abs((contrast ?? -1) - expected) < 0.06)
  }
}
