import Support
import Testing

/// What is wrong with a configuration or a rule page.
@Suite struct MistakeTests {
  private static let mistake = UserError(
    "expected a number", at: FileLocation(path: "a.md", line: 3, column: 7),
    excerpt: ["size(self.text) <", "                 ^"])

  @Test func isWrittenAsCompilersDo() {
    #expect(UserError("there is no such command").description == "there is no such command")
    #expect(UserError(path: "a.yml", line: 1, column: 2, message: "m").description == "a.yml:1:2: error: m")
    #expect(Self.mistake.lines == ["a.md:3:7: error: expected a number"] + Self.mistake.excerpt)
    #expect(UserErrors([Self.mistake, Self.mistake]).description.split(separator: "\n").count == 6)
  }
}
