import Testing
import Text

/// What is wrong with a configuration or a rule page.
@Suite struct MistakeTests {
  private static let mistake = Mistake(
    "expected a number", at: FilePlace(path: "a.md", line: 3, column: 7),
    excerpt: ["size(self.text) <", "                 ^"])

  @Test func isWrittenAsCompilersDo() {
    #expect(Mistake("there is no such command").description == "there is no such command")
    #expect(Mistake(path: "a.yml", line: 1, column: 2, message: "m").description == "a.yml:1:2: error: m")
    #expect(Self.mistake.lines == ["a.md:3:7: error: expected a number"] + Self.mistake.excerpt)
    #expect(Mistakes([Self.mistake, Self.mistake]).description.split(separator: "\n").count == 6)
  }
}
