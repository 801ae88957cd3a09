import Documents
import Linting
import Screens
import Support
import Testing

@testable import Reporting

/// The entry of `ignore` that reports offer to paste.
@Suite struct SuppressionTextTests {
  private func entry(forFileNamed name: String) throws -> String {
    let finding = SampleReport.finding("a/b", .error, "m")
    return try #require(SuppressionText.text(for: finding, [finding.rule], .configuration, at: name))
  }

  /// What is escaped is what the one table says, and nothing is left for a reporter.
  @Test func escapesWhatTheTableNames() throws {
    for range in HarmfulCharacters.ranges {
      for value in [range.lowerBound, range.upperBound] where value != 0 {
        let scalar = try #require(Unicode.Scalar(value))
        let text = try entry(forFileNamed: "a\(scalar)b.json")
        #expect(!text.unicodeScalars.contains(scalar), "\(value)")
        #expect(TextEscaping.line(text) == text, "\(value)")
      }
    }
  }

  /// Characters that are nothing but text stay as people wrote them, also those that join others.
  @Test(arguments: ["größe", "\u{1F469}\u{200D}\u{1F4BB}", "\u{E000}", "日本"]) func leavesText(name: String) throws {
    #expect(try entry(forFileNamed: "\(name).json").contains("\(name).json\""))
  }

  /// What YAML does not take for a character of a text, and what is a command with another.
  @Test func escapesWhatYAMLObeys() throws {
    let entry = try entry(forFileNamed: "a\u{FEFF}#.json")
    #expect(entry.contains(#"a\uFEFF"#), "\(entry)")
    #expect(entry.contains(#"\x23.json""#), "\(entry)")
  }
}
