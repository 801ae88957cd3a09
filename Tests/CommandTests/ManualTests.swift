import Foundation
import TestSupport
import Testing

/// The manual page says what the commands say.
@Suite struct ManualTests {
  @Test func page() throws {
    let text = ManualPage(try DeclaredCommand.program()).text
    #expect(try GeneratedText.difference(of: text, fromFile: "Integrations/man/fiorilint.1") == nil)
    for word in [".SS fiorilint check", "\\fB\\-\\-files\\-from\\fR \\fIfile\\fR", ".SS fiorilint baseline prune"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  /// Shells ask the program what rules and formats there are.
  @Test(arguments: [
    ("--rule", "touch-target/", ["touch-target/*", "touch-target/minimum-size"]),
    ("--format", "sa", ["sarif", "sarif="]), ("--format", "json=a", ["json=a.json"]),
  ]) func completions(option: String, prefix: String, expected: [String]) throws {
    let workspace = try Workspace(["a.json": "", "b.json": ""])
    for shell in ["bash", "zsh", "fish"] {
      let result = try Command(directory: workspace.folder.path, environment: ["SAP_SHELL": shell]).run([
        "---completion", "check", "--", option, "2", "0", "check", option, prefix,
      ])
      let words = result.lines.map { $0.split(separator: ":").first.map(String.init) ?? $0 }
      #expect(words.contains { expected.contains($0) }, "\(shell): \(result.text) \(result.error)")
    }
  }
}
